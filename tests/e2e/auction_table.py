"""The auction page as a reader uses it."""

from playwright.sync_api import Page, expect

SOURCE_EXAMPLE = ["1D", "1H", "1S", "2C", "2S", "3C", "4S", "P", "4N", "P", "5D", "P", "6S", "P", "P", "P"]
DOUBLE_CLICK = 400  # ms: two presses of one card within this are a double click


class AuctionTable:
    """Presses, keys and what is to be seen, on a page that shows an auction table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = ""

    # Doing

    def card(self, call: str):
        return self.page.locator(f"#call-{call}")

    def press(self, *calls: str) -> None:
        """Press cards one after another, each when the one before has been answered."""
        for call in calls:
            before = self.page.url
            if call == self.pressed:
                self.page.wait_for_timeout(DOUBLE_CLICK)
            self.pressed = call
            self.card(call).click()
            self.page.wait_for_url(lambda url, before=before: url != before)

    def press_key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    # Seeing

    @property
    def query(self) -> str:
        """The query of the address; empty at a table at which nothing has happened."""
        return self.page.url.partition("?")[2]

    def shows(self, query: str) -> None:
        """Wait until the address has this query."""
        self.page.wait_for_url(lambda url: url.partition("?")[2] == query)

    @property
    def calls(self) -> list[str]:
        """The calls in the cells of the table, from the dealer on; with what is said under them."""
        cells = self.page.locator(".auction tbody td").all_inner_texts()
        return [" ".join(cell.replace("\ufe0e", "").split()) for cell in cells if cell.strip()]

    def says(self, *texts: str) -> None:
        """Wait until the verdict consists of these texts, heading first, buttons left out."""
        lines = self.page.locator("#verdict h2 > span:last-child, #verdict p:not(:has(> .btn))")
        expect(lines).to_have_text([_printed(text) for text in texts])

    @property
    def focus(self) -> str:
        """The id of the element that has the focus."""
        return self.page.evaluate("document.activeElement.id")

    @property
    def box_top(self) -> int:
        """How far below the window's upper edge the bidding box begins, in pixels."""
        return round(self.page.evaluate("document.getElementById('box').getBoundingClientRect().top"))


def _printed(text: str) -> str:
    """The text as the page prints it: suits with the selector that keeps them from becoming emoji."""
    return "".join(character + ("\ufe0e" if character in "♣♦♥♠" else "") for character in text)
