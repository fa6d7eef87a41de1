"""Bodies of requests: of their type, or refused; and how the schema tells their types."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, InternalServerException
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.serialization import decode_json
from litestar.typing import FieldDefinition

from schatulle.table.agreement import OptionValue


class StrictRequest(Request[Any, Any, State]):
    """A request whose body is decoded to the letter; litestar would take `"0"` for 0."""

    async def body(self) -> bytes:
        """All of the body; whoever goes away in the middle of it makes no error of ours."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("the body ends too soon") from None

    async def json(self) -> Any:
        """The body as the path wants it; litestar leaves alone what is of its type already."""
        wanted = self.route_handler.parsed_data_field
        if wanted is None:
            return await super().json()
        return decode_json(await self.body(), wanted.annotation)


class OptionValues(OpenAPISchemaPlugin):
    """The values of options in the schema, where a whole number is a number already.

    Named one by one, integer and number would both match a 1, and `oneOf` allows one only.
    """

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether a field has the values of options, by their names."""
        return bool(field_definition.annotation == dict[str, OptionValue])

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """Each JSON type once."""
        kinds = (OpenAPIType.BOOLEAN, OpenAPIType.NUMBER, OpenAPIType.STRING)
        value = Schema(one_of=[Schema(type=kind) for kind in kinds])
        return Schema(type=OpenAPIType.OBJECT, additional_properties=value)
