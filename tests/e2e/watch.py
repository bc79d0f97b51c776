"""Watches what a browser context does, so that a page which only looks right does not pass."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError


class Watch:
    """Collects console errors (CSP violations are such), script errors, foreign requests and server errors."""

    def __init__(self, context: BrowserContext, host: str) -> None:
        self.host = host
        self.findings: list[str] = []
        self.expected: list[str] = []
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("response", self._response)

    def expect(self, text: str) -> None:
        """Findings that hold this text are meant, such as "404" on the page of a wrong address."""
        self.expected.append(text)

    def unexpected(self) -> list[str]:
        return [finding for finding in self.findings if not any(text in finding for text in self.expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.findings.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _error(self, error: WebError) -> None:
        self.findings.append(f"script error: {error.error}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob", "about") and address.netloc != self.host:
            self.findings.append(f"request to another host: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self.findings.append(f"server error {response.status}: {response.url}")
