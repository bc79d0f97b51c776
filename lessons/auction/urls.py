"""Addresses: the auction table."""

from django.urls import path

from lessons.auction.views import auction

urlpatterns = [
    path("auction/", auction.auction, name="auction"),
    path("auction/echo/", auction.echo, name="auction-echo"),
    path("auction/paste/", auction.paste, name="auction-paste"),
]
