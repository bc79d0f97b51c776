"""The courses as files, and `loading`, which checks them and fills the tables."""
