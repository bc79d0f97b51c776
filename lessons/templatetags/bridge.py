"""What every template needs to show calls."""

from django import template

from lessons.words import symbols

register = template.Library()
register.filter("call_html", symbols.call_html)
register.filter("face", symbols.face)
register.filter("spoken", symbols.spoken)
