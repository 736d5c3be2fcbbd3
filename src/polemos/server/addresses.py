"""Where a request comes from, also behind a reverse proxy, and how often one address may ask."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from starlette.convertors import Convertor, register_url_convertor

from polemos.engine.errors import BadData


class CountConvertor(Convertor[int]):
    """A whole number in an address, of no more digits than anything has actions."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("count", CountConvertor())


def address_of(scope: Any) -> str:
    """Whom limits count as one: an address, or what one household gets of the newer ones."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def household(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(ip_network((int(found), 64), strict=False).network_address)
    return address


class Proxies:
    """The reverse proxies we believe: only what they say of where a request came from counts."""

    def __init__(self, trusted: tuple[str, ...]) -> None:
        try:
            self.networks = [ip_network(one, strict=False) for one in trusted]
        except ValueError as error:
            raise BadData(f"trusted-proxies: {error}") from None

    def trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)

    def origin(self, client: str, forwarded: str) -> str:
        """The nearest address that is no proxy of ours; what stands before it anybody may have written."""
        for address in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
            if not self.trusts(client):
                break
            client = address
        return client
