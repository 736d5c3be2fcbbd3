"""4.2.2b, 7: the stratagems that a side commits to a combat in secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.codec import Reader
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.printed import NO_STRATAGEM, WOUNDED, foe
from polemos.games.hellespont.reasons import counters
from polemos.games.hellespont.reasons.counters import COUNTER, ONE_EACH
from polemos.games.hellespont.reasons.pieces import among, not_theirs
from polemos.games.hellespont.rules.combat_table import SHIFTS
from polemos.games.hellespont.rules.contacts import contacts
from polemos.games.hellespont.rules.hand import could_hold, holding, may_play
from polemos.games.hellespont.rules.stratagems import has_news, let_pass, offer_own, own_gates, own_notes
from polemos.games.hellespont.state import Hellespont

#: 4.2.2b: the stratagems that are committed to a combat in secret.
COMMITTED: Final[tuple[str, ...]] = ("s1", "s10", "s15", "s2", "s3", "s8")

NO_SUPPORT: Final = Barrier("no-support", "7.S8b")
NO_ENEMY_LEADER: Final = Barrier("no-enemy-leader", "7.S15a")
NAVAL_ONLY: Final = {
    s: Barrier("naval-only", f"7.{s.upper()}a", {"stratagem": s}) for s in ("s1", "s2", "s3")
}
NOT_IN_STRAIT: Final = Barrier("not-in-strait", "7.S1b")
ATTACKER_ONLY: Final = {
    s: Barrier("attacker-only", f"7.{s.upper()}a", {"stratagem": s}) for s in ("s3", "s10")
}
DEFENDER_ONLY: Final = Barrier("defender-only", "7.S2a", {"stratagem": "s2"})
NO_HELP_THERE: Final = Barrier("no-help-there", "7.S8b")
NOT_A_LEADER: Final = Barrier("not-a-leader", "7.S15b")


def write_committed(committed: tuple[str, ...]) -> str:
    """As positions and views have it: "s3 c05"."""
    return " ".join(committed)


def read_committed(data: Reader, side: str) -> tuple[str, ...]:
    return tuple(data.text(side).split())


def combat_stratagems(state: Hellespont, side: str, attacker: str, place: str) -> dict[str, tuple[str, ...]]:
    """7: what a side may commit to a combat: S1-S3, S8, S10, S15 under their conditions."""
    found: dict[str, tuple[str, ...]] = {}
    for stratagem in COMMITTED:
        held = holding(state, side, stratagem)
        if held and unfit(state, side, attacker, place, stratagem) is None:
            found[stratagem] = held
    return found


def unfit(state: Hellespont, side: str, attacker: str, place: str, stratagem: str) -> Barrier | None:
    """7.S1-S3, 7.S8, 7.S10, 7.S15: what keeps a stratagem out of this combat."""
    if stratagem == "s8":
        return None if support_zones(state, side, place) else NO_SUPPORT
    if stratagem == "s15":
        return None if state.leaders[foe(side)].get(place) else NO_ENEMY_LEADER
    if stratagem in ("s1", "s2", "s3") and place not in state.printed.seas:
        return NAVAL_ONLY[stratagem]
    if stratagem == "s1" and state.printed.type[place] == "strait":
        return NOT_IN_STRAIT
    if SHIFTS[stratagem][0 if side == attacker else 1]:
        return None
    return ATTACKER_ONLY[stratagem] if side != attacker else DEFENDER_ONLY


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
            for stratagem, held in fitting.items():
                ask.family(stratagem, held, self.commit)
        return offer_own(ask, state, "B.3")

    def barriers(self, state: Hellespont, who: str) -> Gates:
        own = own_gates(state, who, "B.3")
        return {**own, **{verb: Gate.family(COUNTER, self.why_not_commit) for verb in COMMITTED}}

    def why_not_commit(
        self, state: Hellespont, who: str, stratagem: str, counter: str | None
    ) -> Barrier | None:
        """4.2.2b: by this counter, or (a near miss) by any the side holds."""
        if counter is None:
            if not holding(state, who, stratagem):
                return None
        else:
            barrier = counters.no_face(state, who, counter, stratagem)
            if barrier is not None:
                return barrier
        return self.idle(state, who, stratagem)

    def idle(self, state: Hellespont, who: str, stratagem: str) -> Barrier | None:
        if not may_play(state, who):
            return ONE_EACH
        return unfit(state, who, self.attacker, self.place, stratagem)

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        """What a stratagem does in this combat: columns in the side's favour."""
        notes = own_notes(state, who, "B.3")
        fitting = combat_stratagems(state, who, self.attacker, self.place) if may_play(state, who) else {}
        for stratagem, held in fitting.items():
            shift = abs(SHIFTS.get(stratagem, (0, 0))[0 if who == self.attacker else 1])
            if shift:
                notes.extend(
                    [Note(stratagem, c, "columns", f"7.{stratagem.upper()}a", {"count": shift}) for c in held]
                )
        return notes

    def could_commit(self, state: Hellespont) -> bool:
        if not may_play(state, self.who):
            return False
        held = [s for s in COMMITTED if could_hold(state, self.who, s)]
        return any([unfit(state, self.who, self.attacker, self.place, s) is None for s in held])

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

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"support": Gate(PLACE, among(support_zones(state, who, self.place), self.why_not_support))}

    def why_not_support(self, state: Hellespont, who: str, zone: str) -> Barrier:
        if zone not in state.printed.adjacent[self.place]:
            return Barrier("not-adjacent", "7.S8a", {"from": self.place})
        return NO_HELP_THERE

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
        return ask.pick("wound", self.leaders(state), self.wound)

    def leaders(self, state: Hellespont) -> tuple[str, ...]:
        return state.leaders[foe(self.who)].get(self.place, ())

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"wound": Gate(PIECE, among(self.leaders(state), self.why_not_wound))}

    def why_not_wound(self, state: Hellespont, who: str, piece: str) -> Barrier:
        return not_theirs(state, who, piece, self.place, "7.S15b") or NOT_A_LEADER

    def wound(self, state: Hellespont, role: str, leader: str) -> None:
        state.ailing.setdefault(leader, WOUNDED)
        state.log("wounded", "7.S15", piece=leader, place=self.place)
        state.end(foe(role))

    def run(self, state: Hellespont) -> None:
        state.end()
