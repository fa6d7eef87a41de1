"""Answers that go out packed: only those that anybody may read.

The length of a packed answer tells how much of one text is found in another (BREACH). So nothing is
packed in which something that only its reader may know meets text that somebody else wrote: no
lobby, no view, no name beside a token. Those answers are short.
"""

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

#: Beyond this level a replay takes twice the time and loses a hundredth.
LEVEL: Final = 5

PACKED: Final = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=LEVEL)
)
