"""Bodies of requests: of their type, or refused; and how the schema tells their types."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, InternalServerException
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.serialization import decode_json
from litestar.typing import FieldDefinition

from schatulle.core import Detail
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


class NamedValues(OpenAPISchemaPlugin):
    """Values of options, and details of refusals, where a whole number is a number already.

    Named one by one, integer and number would both match a 1, and `oneOf` allows one only.
    """

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether a field has such values, by their names."""
        return field_definition.annotation in (dict[str, OptionValue], dict[str, Detail])

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """Each JSON type once."""
        kinds = [_of(OpenAPIType.BOOLEAN), _of(OpenAPIType.NUMBER), _of(OpenAPIType.STRING)]
        if field_definition.annotation == dict[str, Detail]:
            item = Schema(one_of=[_of(OpenAPIType.NUMBER), _of(OpenAPIType.STRING)])
            kinds.append(Schema(type=OpenAPIType.ARRAY, items=item))
        value = Schema(one_of=kinds)
        return Schema(type=OpenAPIType.OBJECT, additional_properties=value)


def _of(kind: OpenAPIType) -> Schema:
    return Schema(type=kind)
