"""Django's rules for passwords, broken in our words (AUTH_PASSWORD_VALIDATORS)."""

from django.contrib.auth import password_validation as django

from lessons.accounts.words import passwords as words


class NotLikeTheName(django.UserAttributeSimilarityValidator):
    def get_error_message(self) -> str:
        return words.like_the_name()


class LongEnough(django.MinimumLengthValidator):
    def get_error_message(self) -> str:
        return words.too_short(self.min_length)


class NotCommon(django.CommonPasswordValidator):
    def get_error_message(self) -> str:
        return words.too_common()


class NotOnlyDigits(django.NumericPasswordValidator):
    def get_error_message(self) -> str:
        return words.only_digits()
