"""A body that comes in chunks, without its length: read whole, where the server says that it ends."""

from io import BytesIO

from django.http import HttpRequest


def in_chunks(request: HttpRequest) -> bool:
    """Does the body come in chunks? Then Django, which goes by the length, would find none."""
    return "chunked" in request.headers.get("Transfer-Encoding", "").lower()


def read(request: HttpRequest, most: int) -> bool:
    """Give the request its body, no more than so many bytes, and the length; False where that is not possible.

    Only a server that says so (`wsgi.input_terminated`; gunicorn does) ends the stream where the body
    ends. On any other, reading on would wait for ever.
    """
    if not request.META.get("wsgi.input_terminated"):
        return False
    body = request.META["wsgi.input"].read(most)
    request._stream = BytesIO(body)  # where Django reads the body from
    request.META["CONTENT_LENGTH"] = str(len(body))
    return True
