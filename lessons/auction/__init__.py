"""The auction table: its address, its page, what is said about calls and auctions."""
