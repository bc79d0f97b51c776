"""The auction table: its address, its page, and sentences about calls and auctions."""
