"""Fields for contracts: a bid from a list, and whether it is doubled."""

from dataclasses import dataclass
from typing import Any, ClassVar

from lessons.questions.forms.fields import PREFIX, Field, Raw, Unreadable, last_value
from lessons.questions.kinds.base import Fields
from lessons.questions.words import editing as words

MOST_CONTRACTS = 8
PASSED_OUT = "P"


def read_contract(form: Fields, prefix: str) -> str:
    """The canonical contract of the fields PREFIXbid and PREFIXrisk; P for passed out, "" for none."""
    bid = last_value(form, f"{prefix}bid")
    return bid + last_value(form, f"{prefix}risk") if bid not in ("", PASSED_OUT) else bid


def write_contract(contract: str, prefix: str) -> dict[str, list[str]]:
    """The two fields of a contract."""
    bid, risk = (contract, "") if contract == PASSED_OUT else (contract[:2], contract[2:])
    return {f"{PREFIX}{prefix}bid": [bid], f"{PREFIX}{prefix}risk": [risk]}


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractField(Field):
    """One contract; `optional`: it may be any."""

    widget: ClassVar[str] = "contract"
    optional: bool = False

    def read(self, form: Fields) -> dict[str, Any]:
        contract = read_contract(form, f"{self.name}-")
        return {self.name: contract} if contract else {}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        return write_contract(str(raw.get(self.name) or ""), f"{self.name}-")


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractsField(Field):
    """Several contracts, one under the other."""

    widget: ClassVar[str] = "contracts"

    def read(self, form: Fields) -> dict[str, Any]:
        rows = [read_contract(form, f"{self.name}-{row}-") for row in range(1, MOST_CONTRACTS + 1)]
        entered = [contract for contract in rows if contract]
        if len(set(entered)) < len(entered):
            raise Unreadable(words.contract_twice())
        return {self.name: " ".join(entered)}

    def write(self, raw: Raw) -> dict[str, list[str]]:
        form: dict[str, list[str]] = {}
        for row, contract in enumerate(str(raw.get(self.name) or "").split()[:MOST_CONTRACTS], start=1):
            form |= write_contract(contract, f"{self.name}-{row}-")
        return form
