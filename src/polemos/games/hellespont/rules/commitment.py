"""4.2.2b, 7: the stratagems that a side commits to a combat in secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.codec import Reader
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES
from polemos.games.hellespont.printed import NO_STRATAGEM, WOUNDED, foe
from polemos.games.hellespont.rules.combat_table import SHIFTS
from polemos.games.hellespont.rules.contacts import contacts
from polemos.games.hellespont.rules.hand import could_hold, holding, may_play
from polemos.games.hellespont.rules.stratagems import has_news, let_pass, offer_own
from polemos.games.hellespont.state import Hellespont

#: 4.2.2b: the stratagems that are committed to a combat in secret.
COMMITTED: Final[tuple[str, ...]] = ("s1", "s10", "s15", "s2", "s3", "s8")


def write_committed(committed: tuple[str, ...]) -> str:
    """As positions and views have it: "s3 c05"."""
    return " ".join(committed)


def read_committed(data: Reader, side: str) -> tuple[str, ...]:
    return tuple(data.text(side).split())


def combat_stratagems(state: Hellespont, side: str, attacker: str, place: str) -> dict[str, tuple[str, ...]]:
    """7: what a side may commit to a combat: S1-S3, S8, S10, S15 under their conditions."""
    found: dict[str, tuple[str, ...]] = {}
    for stratagem in COMMITTED:
        counters = holding(state, side, stratagem)
        if counters and fits_combat(state, side, attacker, place, stratagem):
            found[stratagem] = counters
    return found


def fits_combat(state: Hellespont, side: str, attacker: str, place: str, stratagem: str) -> bool:
    at_sea = place in state.printed.seas
    if stratagem == "s8":
        return bool(support_zones(state, side, place))
    if stratagem == "s15":
        return bool(state.leaders[foe(side)].get(place))
    if stratagem in ("s1", "s2", "s3") and not at_sea:
        return False
    if stratagem == "s1" and state.printed.type[place] == "strait":
        return False
    return SHIFTS[stratagem][0 if side == attacker else 1] != 0


def support_zones(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """7.S8: adjacent zones of the same kind with friendly units of that kind; ports do not count."""
    at_sea = place in state.printed.seas
    kind = state.printed.seas if at_sea else state.printed.lands
    measure = state.naval if at_sea else state.troops
    return tuple([p for p in state.printed.adjacent[place] if p in kind and measure(side, p)])


@dataclass
class Commit(Frame):
    """4.2.2b: a side commits a stratagem in secret, or none. Asked whenever it could hold one that fits,
    for all that both know."""

    who: str
    attacker: str
    place: str

    def ask(self, state: Hellespont) -> Ask | None:
        if self.place not in contacts(state):
            return None
        if not self.could_commit(state) and not has_news(state, self.who, "B.3"):
            return None
        ask = Ask(self.who, "commit", "4.2.2", {"place": self.place})
        ask.alone("commit_none", self.commit_none, DECLINES)
        if may_play(state, self.who):
            fitting = combat_stratagems(state, self.who, self.attacker, self.place)
            for stratagem, counters in fitting.items():
                ask.family(stratagem, counters, self.commit)
        return offer_own(ask, state, "B.3")

    def could_commit(self, state: Hellespont) -> bool:
        if not may_play(state, self.who):
            return False
        held = [s for s in COMMITTED if could_hold(state, self.who, s)]
        return any([fits_combat(state, self.who, self.attacker, self.place, s) for s in held])

    def commit_none(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "B.3")
        state.committed[role] = NO_STRATAGEM
        state.end()

    def commit(self, state: Hellespont, role: str, stratagem: str, counter: str) -> None:
        let_pass(state, role, "B.3")
        state.committed[role] = (stratagem, counter)
        state.end()

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Support(Frame):
    """7.S8: the zone that supports a combat. Returns the side and its zone."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "target-s8", "7.S8", {"place": self.place})
        return ask.pick("support", support_zones(state, self.who, self.place), self.support)

    def support(self, state: Hellespont, role: str, zone: str) -> None:
        state.log("supports", "7.S8", who=role, place=zone)
        state.end((role, zone))

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Wound(Frame):
    """7.S15: the enemy leader who is wounded. Returns the side whose leaders count for nothing."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "target-s15", "7.S15", {"place": self.place})
        return ask.pick("wound", state.leaders[foe(self.who)].get(self.place, ()), self.wound)

    def wound(self, state: Hellespont, role: str, leader: str) -> None:
        state.ailing.setdefault(leader, WOUNDED)
        state.log("wounded", "7.S15", piece=leader, place=self.place)
        state.end(foe(role))

    def run(self, state: Hellespont) -> None:
        state.end()
