"""0-3: the map, the blocks, the cards, and choosing them."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    SPARTA,
    Camp,
    actions_due,
    asked,
    at,
    game,
    lines,
    offered,
    play,
    prestige,
    state,
    strength,
    until,
)
from polemos.engine.errors import IllegalAction
from polemos.engine.match import Match

BOOK = game().printed


# --- 0 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("0.0b", "14.1a")
def test_a_bid_for_a_side_goes_to_the_other() -> None:
    assert prestige(game().start("431", 1, {"bid": 3})) == -3
    assert prestige(game().start("431", 1, {"bid": -2})) == 2
    assert prestige(game().start("431", 1)) == 0


@pytest.mark.rule("0.0c", "3.0c", "10.1a", "15.1h")
def test_a_year_deals_six_cards_and_uses_one_in_each_of_six_moments() -> None:
    match = game().start("431", 1)
    assert [len(state(match).hands[s]) for s in (ATHENS, SPARTA)] == [6, 6]
    assert len(state(match).deck) == 30
    seen = []
    for number in range(6):
        assert match.deciders == (ATHENS, SPARTA)
        seen.append(match.view(None)["phase"])
        assert all(len(state(match).hands[s]) == 6 - number for s in (ATHENS, SPARTA))
        verb = "sacrifice" if number == 0 else "coins"
        for role in (ATHENS, SPARTA):
            match.play(role, verb, state(match).hands[role][0])
        message = {0: "season-card", 4: "winter-card"}.get(number, "season-card")
        until(match, "new-year-card" if number == 5 else message, sacrifice="honour zeus")
    assert seen == ["new_year", "spring", "summer", "midsummer", "autumn", "winter"]


@pytest.mark.rule("0.0f", "3.0d")
def test_cards_are_committed_in_secret_with_their_use() -> None:
    match = Camp().hand(ATHENS, "c32").hand(SPARTA, "c33").choosing().match()
    match.play(ATHENS, "event", "c32")
    assert match.view(SPARTA)["committed"] == [ATHENS]
    assert "c32" not in str(match.view(SPARTA))
    assert "c32" not in str(match.view(None))
    match.play(SPARTA, "coins", "c33")
    assert match.view(None)["played"] == {ATHENS: "event c32", SPARTA: "coins c33"}
    assert state(match).earthquake == SPARTA
    assert state(match).actions == 2


@pytest.mark.rule("0.0d", "0.0e", "3.3a", "3.2a", "4.0a", "4.0c", "3.3d", "3.11b")
def test_the_lower_coins_go_first_whatever_the_bonuses() -> None:
    match = (
        Camp()
        .put("athens", a01=4)
        .put("sparta", s01=4)
        .hand(ATHENS, "c24")
        .hand(SPARTA, "c23")
        .choosing()
        .match()
    )
    play(match, ("coins", "c24"), ("coins", "c23"))
    assert asked(match) == "athens actions"
    assert state(match).actions == 3  # two coins and Pericles
    play(match, "pass")
    assert asked(match) == "sparta actions"
    assert state(match).actions == 3  # three coins, Archidamus gives nothing
    told = [line.args for line in lines(match, "actions")]
    assert [(t["coins"], t["leader"], t["extra"], t["works"]) for t in told] == [(2, 1, 0, 0), (3, 0, 0, 0)]
    tied = Camp().put("athens", a01=4).put("sparta", s01=4).in_play("c39", "c40")
    tied.hand(ATHENS, "c24").hand(SPARTA, "c33")
    match = tied.choosing().match()  # two coins each: with Pericles and two taxes Athens has five actions
    play(match, ("coins", "c24"), ("coins", "c33"))
    assert asked(match) == "sparta actions"  # but it is a tie, and Sparta goes first
    lower = Camp().put("athens", a01=4).put("sparta", s01=4).in_play("c39", "c40")
    match = lower.hand(ATHENS, "c22").hand(SPARTA, "c33").choosing().match()
    play(match, ("coins", "c22"), ("coins", "c33"))
    assert asked(match) == "athens actions"  # one coin goes before two, though it gives more actions
    assert state(match).actions == 4


@pytest.mark.rule("3.3c", "9.1a")
def test_sparta_goes_first_on_ties() -> None:
    match = (
        Camp()
        .put("athens", a01=4)
        .put("sparta", s01=4)
        .hand(ATHENS, "c24")
        .hand(SPARTA, "c25")
        .choosing()
        .match()
    )
    play(match, ("coins", "c24"), ("coins", "c25"))
    assert asked(match) == "sparta actions"
    winter = Camp(season="winter").put("athens", a01=4).put("sparta", s01=4)
    match = winter.hand(ATHENS, "c24").hand(SPARTA, "c25").choosing().match()
    play(match, ("coins", "c24"), ("coins", "c25"))
    assert asked(match) == "sparta winter-actions"


# --- 1 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.0a", "1.0b", "1.0c", "1.0d")
def test_theatres() -> None:
    by_region: dict[str, set[str]] = {}
    for place in BOOK.places.values():
        by_region.setdefault(place.region, set()).add(place.id)
    assert by_region["persia"] == {"lydia", "phrygia"}
    assert {"gulf_of_rhegium", "syracuse", "lipara"} <= by_region["sicily"]
    seas = {s for p in ("taras", "crotona") for s in BOOK.places[p].seas}
    assert by_region["italy"] == {"taras", "crotona"} | seas
    assert set(by_region) == {"persia", "sicily", "italy", "greece"}


@pytest.mark.rule("1.1a", "1.1b", "1.2a", "1.2b", "1.3b", "1.3f", "5.2d")
def test_areas_ports_and_boundaries() -> None:
    places = BOOK.places
    assert places["athens"].city
    assert places["malis"].kind == ""
    assert all(p.nation in BOOK.land_of for p in places.values() if p.city)
    assert places["chios"].lands == ()
    assert places["chios"].seas
    assert BOOK.high_sea("andros_sea", "aegean_sea")
    assert BOOK.strait("hellespont", "lemnos_sea")
    harbours = {p.id: p.harbour for p in places.values() if p.port}
    assert all(harbours[p] in places[p].seas for p in harbours)
    assert harbours["leucas"] == "gulf_of_ambracia"
    assert harbours["lipara"] == "tyrrhenian_sea"
    assert harbours["corinth"] == "gulf_of_corinth"
    assert set(places["corinth"].seas) == {"gulf_of_corinth", "saronic_gulf"}
    assert not BOOK.boundary.get(("gulf_of_corinth", "saronic_gulf"))


@pytest.mark.rule("1.3a", "1.33a", "1.33b", "1.33c", "1.31a", "1.31b")
def test_subject_cities_values_and_loyalty() -> None:
    wanted = {
        "chalcis": (3, True), "eretria": (2, False), "potidaea": (2, True), "torone": (2, True),
        "stagira": (1, False), "amphipolis": (3, True), "abdera": (1, True), "maronea": (2, False),
        "byzantium": (3, True), "abydos": (2, True), "cyzicus": (1, False), "sestos": (1, False),
        "miletus": (2, True), "ephesus": (3, True), "cyme": (2, False), "erythrae": (1, False),
        "cnidus": (1, True), "samos": (3, True), "rhodes": (2, True), "naxos": (2, True),
        "andros": (1, True), "cephallenia": (1, False), "zacynthus": (1, False), "chios": (3, True),
        "lesbos": (2, True),
    }  # fmt: skip
    assert {c: (BOOK.places[c].value, BOOK.places[c].port) for c in wanted} == wanted
    assert {c for cities in BOOK.regions.values() for c in cities} == set(wanted)
    assert all(BOOK.places[c].loyalty == ATHENS for c in wanted)
    match = Camp().hold(SPARTA, "samos", garrison=True).acting(ATHENS).match()
    assert match.game.board()["places"]["samos"]["loyalty"] == ATHENS
    assert match.view(None)["markers"]["held"] == {"samos": SPARTA}
    assert match.view(None)["score"][SPARTA]["lines"]["tribute"] == 3


@pytest.mark.rule("1.32a", "1.32c", "2.11a", "2.1c")
def test_nationality() -> None:
    nations = {c: BOOK.places[c].nation for c in ("athens", "plataea", "samos", "sparta", "corinth")}
    assert nations["athens"] == nations["plataea"] != nations["samos"]
    assert nations["sparta"] != nations["corinth"]
    assert BOOK.blocks["a01"].nation == "attica"
    assert BOOK.blocks["s16"].nation == "corinth"
    assert all(b.sicilian == (b.number >= 47) for b in BOOK.blocks.values())


@pytest.mark.rule("1.3d", "1.3e", "2.0a", "2.3a")
def test_a_garrison_is_a_block_of_the_city_and_no_unit() -> None:
    match = Camp().siege("potidaea", SPARTA).put("potidaea", s01=2, a01=2).fighting(SPARTA).match(3, 3, 3)
    piece = match.view(ATHENS)["pieces"]["garrison_potidaea"]
    assert piece == {"at": "potidaea", "side": ATHENS, "kind": "garrison", "face": 1, "inside": True}
    play(match, "assault potidaea", "resist")
    assert state(match).fight_now().defenders == ("a01", "garrison")  # it defends its city ...
    (_, roll) = lines(match, "roll")
    dice = roll.args["dice"]
    assert isinstance(dice, tuple)
    assert len(dice) == 1  # ... with one die
    field = Camp().hold(ATHENS, "thebes", garrison=True).put("thebes", a01=2).put("orchomenus", s25=3)
    match = field.acting(SPARTA, 1).match()
    play(match, "move orchomenus", "march thebes", "stand")
    assert state(match).fight_now().defenders == ("a01",)  # and not the province around it
    towns = [p for p in BOOK.places.values() if p.town]
    assert towns
    assert all(p.value == 0 and not p.loyalty and p.id not in state(match).holder for p in towns)


@pytest.mark.rule("7.3f", "4.23a", "7.3a")
def test_one_garrison_a_city_and_as_many_as_there_are_cities() -> None:
    camp = Camp().hold(SPARTA, "plataea", garrison=True).put("plataea", s25=3)
    assert offered(camp.acting(SPARTA).match(), "garrison") == ()  # it has one
    ionia = ("miletus", "ephesus", "cyme", "erythrae", "cnidus", "samos", "rhodes", "naxos", "andros")
    more = ("chios", "lesbos", "byzantium", "abydos", "cyzicus", "sestos", "potidaea", "torone", "stagira")
    thrace = ("amphipolis", "abdera", "maronea")
    many = Camp().hold(SPARTA, *ionia, *more, *thrace, garrison=True).hold(SPARTA, "plataea")
    match = many.put("plataea", s25=3).acting(SPARTA).match()
    play(match, "garrison plataea")
    assert len(state(match).garrisons) == 22  # more than the box holds
    assert offered(match, "garrison") == ()


@pytest.mark.rule("1.4a", "1.4c", "1.4f", "14.11f")
def test_a_conquest_left_empty_reverts_without_prestige() -> None:
    match = Camp().hold(SPARTA, "plataea").put("plataea", s25=3).acting(SPARTA).match()
    play(match, "move plataea", "march thebes")
    assert state(match).holder["plataea"] == SPARTA  # not yet: the action phase is not over
    play(match, "done") if match.prompt(SPARTA).message == "group-move" else None
    play(match, "pass")
    assert state(match).holder["plataea"] == ATHENS
    assert prestige(match) == 0


@pytest.mark.rule("1.4b", "1.4d", "1.4e", "1.4h")
def test_control_of_areas() -> None:
    from polemos.games.hellenes.rules.control import besieged, owner

    camp = (
        Camp().put("potidaea", a15=3, s17=2).hold(SPARTA, "potidaea", garrison=True).siege("potidaea", ATHENS)
    )
    found = state(camp.put("malis", s01=2).put("andros_sea", a14=2).acting(ATHENS).match())
    assert owner(found, "malis") == SPARTA
    assert owner(found, "andros_sea") == ATHENS
    assert owner(found, "aetolia") == ""
    assert owner(found, "paros_sea") == ""
    assert owner(found, "thebes") == SPARTA
    assert owner(found, "potidaea") == ATHENS
    assert found.holder["potidaea"] == SPARTA
    assert besieged(found, SPARTA, "potidaea")
    assert not besieged(found, ATHENS, "potidaea")


@pytest.mark.rule("1.33d", "3.12d")
def test_extension_reaches_regions_in_rebellion() -> None:
    camp = Camp().hold(SPARTA, "samos", garrison=True).hand(SPARTA, "c13").hand(ATHENS, "c44")
    match = camp.choosing().match()
    play(match, ("coins", "c44"), ("event", "c13"))
    assert "rhodes" in offered(match, "revolt")
    assert "torone" in offered(match, "revolt")
    assert "naxos" not in offered(match, "revolt")


# --- 2 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.0b", "2.0c", "4.22b", "5.4c", "6.0c")
def test_blocks_are_hidden_from_the_other_side() -> None:
    match = game().start("431", 3)
    for role, other in ((ATHENS, "s"), (SPARTA, "a")):
        pieces = match.view(role)["pieces"]
        theirs = {n: p for n, p in pieces.items() if p["side"] != role and n != "garrison_potidaea"}
        assert theirs
        assert all(set(p) <= {"at", "side", "hidden", "inside"} for p in theirs.values())
        assert not any(name.startswith(other) for name in theirs)
    hidden = [p for p in match.view(None)["pieces"].values() if p.get("kind") != "garrison"]
    assert all(p["hidden"] for p in hidden)
    assert match.view(ATHENS)["pools"] == {ATHENS: 22, SPARTA: 20}
    assert "pool" not in match.view(None)
    assert len(match.view(SPARTA)["pool"]) == 20


@pytest.mark.rule("2.1d", "2.1e", "15.1c", "15.3c", "15.4c", "15.2c")
def test_units_by_scenario() -> None:
    def numbers(scenario: str) -> set[int]:
        found = state(game().start(scenario, 1))
        return {BOOK.blocks[b].number for b, place in found.at.items() if place != "out"}

    def cards(scenario: str) -> set[int]:
        found = state(game().start(scenario, 1))
        piles = (found.deck, found.in_play, found.leaders.values(), *found.hands.values())
        return {BOOK.cards[card].number for pile in piles for card in pile}

    assert cards("431") == set(range(1, 45))
    assert cards("413") == cards("415") == cards("sicily") == set(range(12, 56))
    for side in "as":
        found = state(game().start("431", 1))
        used = {b for b, place in found.at.items() if place != "out" and b[0] == side}
        assert used == {f"{side}{number:02d}" for number in range(1, 41)}
    assert numbers("431") == set(range(1, 41))
    assert numbers("413") == set(range(1, 47))
    assert numbers("415") == set(range(1, 61))
    sicily = state(game().start("sicily", 1))
    assert sum(place != "out" for place in sicily.at.values()) == 16 + 8 + 7 + 9


@pytest.mark.rule("2.13a", "2.13b", "2.14a", "2.14b", "2.12a")
@pytest.mark.rule("2.21a", "2.22a", "2.23a", "2.24a", "2.26b")
def test_types_classes_and_allowances() -> None:
    for block in BOOK.blocks.values():
        assert block.move == {"fleet": 5, "cavalry": 3}.get(block.type, 2)
        assert 1 <= block.max <= 4
        assert block.land[0] in "ABCD"
        assert block.land[1] in "123"
        if block.fleet:
            assert block.land == "D1"
            assert block.naval[0] in "EF"
        if block.type == "hoplite":
            assert block.land == ("B2" if block.elite else "C2")
        if block.type == "archers":
            assert (block.land, block.max) == ("A1", 2)
        if block.type == "infantry" and not block.barbarian:
            assert block.land == "B1"
    cavalry = {b.land for b in BOOK.blocks.values() if b.cavalry and not b.barbarian}
    assert cavalry <= {"A1", "A2"}
    assert BOOK.blocks["a37"].land == "A3"


# --- 3 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0a", "3.0b")
def test_decks() -> None:
    def deck(scenario: str) -> set[int]:
        found = state(game().start(scenario, 1))
        cards = [*found.deck, *found.leaders.values(), *found.hands[ATHENS], *found.hands[SPARTA]]
        return {BOOK.cards[c].number for c in cards}

    assert deck("431") == set(range(1, 45))
    assert deck("413") == deck("415") == deck("sicily") == set(range(12, 56))


@pytest.mark.rule("3.1a", "3.3b", "3.1g", "8.1b")
def test_an_event_comes_first_and_allows_only_attrition() -> None:
    camp = (
        Camp().put("plataea", s25=4, a01=2).siege("plataea", SPARTA).hand(SPARTA, "c42").hand(ATHENS, "c22")
    )
    match = camp.choosing().match()
    play(match, ("coins", "c22"), ("event", "c42"))
    assert asked(match) == "sparta sieges"
    assert offered(match, "attrition") == ("plataea",)
    assert offered(match, "assault") == ()
    assert state(match).in_play == ("c42",)
    assert state(match).actions == 0
    assert lines(match, "actions") == []  # no actions at all this turn
    inside = (
        Camp().put("plataea", s25=1, a01=4).siege("plataea", SPARTA).hand(ATHENS, "c42").hand(SPARTA, "c22")
    )
    match = inside.choosing().match()
    play(match, ("event", "c42"), ("coins", "c22"))
    assert asked(match) == "sparta actions"  # and nobody sallied


@pytest.mark.rule("3.1b", "9.1a")
def test_no_events_in_winter() -> None:
    match = Camp(season="winter").hand(ATHENS, "c32").choosing().match()
    assert "event" not in match.prompt(ATHENS).choices
    with pytest.raises(IllegalAction):
        match.play(ATHENS, "event", "c32")


@pytest.mark.rule("3.1c", "3.1d", "3.1r")
def test_conditions_and_targets_are_needed() -> None:
    match = Camp().hand(SPARTA, "c43", "c23", "c26", "c06").choosing().match()
    assert match.prompt(SPARTA).choices["event"] == ("c43",)  # Pericles is worth 1; nothing is besieged
    match = Camp().leader(ATHENS).hand(SPARTA, "c43", "c40").choosing().match()
    assert "event" not in match.prompt(SPARTA).choices


@pytest.mark.rule("3.1e")
def test_red_and_blue_events() -> None:
    match = Camp().hand(ATHENS, "c12", "c39", "c32", "c21").choosing().match()
    assert match.prompt(ATHENS).choices["event"] == ("c21", "c32", "c39")
    match = Camp().hand(SPARTA, "c12", "c39", "c32", "c21").choosing().match()
    assert match.prompt(SPARTA).choices["event"] == ("c12", "c32")


@pytest.mark.rule("3.1f", "3.1v", "9.53a", "3.1w")
def test_taxes_stay_until_athens_withdraws_them() -> None:
    match = Camp().put("athens", a01=4).hand(ATHENS, "c39").hand(SPARTA, "c38").choosing().match()
    play(match, ("event", "c39"), ("coins", "c38"))
    assert state(match).in_play == ("c39",)
    assert actions_due(Camp().in_play("c39"), ATHENS, 2) == 4  # Pericles and taxes
    camp = Camp().in_play("c39").year_end()
    match = camp.match()
    assert asked(match) == "athens tax-relief"
    play(match, "repeal c39")
    assert state(match).in_play == ()
    assert lines(match, "repealed")
    assert "c39" in {*state(match).deck, *state(match).hands[ATHENS], *state(match).hands[SPARTA]}


@pytest.mark.rule("3.1h", "3.12a", "3.12c", "3.12b", "2.3c")
def test_a_revolt_puts_a_spartan_garrison_in_an_empty_city() -> None:
    match = Camp().put("lesbos", a34=2).hand(SPARTA, "c20").hand(ATHENS, "c44").choosing().match()
    play(match, ("coins", "c44"), ("event", "c20"))
    assert offered(match, "revolt") == ("chios",)  # Lesbos is not empty
    play(match, "revolt chios")
    assert state(match).holder["chios"] == SPARTA
    assert state(match).garrisons["chios"] == SPARTA
    assert prestige(match) == 0


@pytest.mark.rule("3.12e", "3.12f")
def test_taxes_bring_further_revolts_in_the_same_region() -> None:
    camp = Camp().in_play("c39", "c40").hand(SPARTA, "c16").hand(ATHENS, "c44")
    match = camp.hold(SPARTA, "samos", garrison=True).choosing().match()
    play(match, ("coins", "c44"), ("event", "c16"), "revolt miletus")
    assert offered(match, "revolt") == ("cnidus", "cyme", "ephesus", "erythrae")
    play(match, "revolt ephesus", "revolt cnidus")
    assert match.prompt(match.deciders[0]).message != "revolt"
    assert sorted(c for c, s in state(match).garrisons.items() if s == SPARTA) == [
        "cnidus", "ephesus", "miletus", "samos",
    ]  # fmt: skip


@pytest.mark.rule("13.3a", "13.3b", "13.3c")
def test_persian_aid_cuts_revolts_back() -> None:
    def cities(*cards: str) -> tuple[object, ...]:
        camp = Camp("413").in_play(*cards).hold(SPARTA, "samos", garrison=True)
        match = camp.hand(SPARTA, "c13").hand(ATHENS, "c44").choosing().match()
        if "c13" not in match.prompt(SPARTA).choices.get("event", ()):
            return ()
        play(match, ("coins", "c44"), ("event", "c13"))
        return offered(match, "revolt")

    assert "rhodes" in cities()
    assert cities("c49") == ("potidaea", "stagira", "torone")
    assert cities("c49", "c50") == ()
    assert cities("c49", "c50", "c39") == ("potidaea", "stagira", "torone")
    assert cities("c49", "c50", "c51", "c39") == ()


@pytest.mark.rule("3.1i")
def test_helots_rise_in_an_empty_city() -> None:
    match = Camp().put("sparta", s01=4).hand(ATHENS, "c21").hand(SPARTA, "c38").choosing().match()
    play(match, ("event", "c21"), ("coins", "c38"))
    assert offered(match, "revolt") == ("messenia", "pylos")
    play(match, "revolt pylos")
    assert state(match).garrisons["pylos"] == ATHENS
    assert state(match).holder["pylos"] == ATHENS


@pytest.mark.rule("3.1j", "3.1k")
def test_plague_weakens_units_in_the_city_but_not_cadres() -> None:
    camp = (
        Camp()
        .put("plataea", s25=4, a01=3, a07=1)
        .siege("plataea", SPARTA)
        .hand(SPARTA, "c06")
        .hand(ATHENS, "c44")
    )
    match = camp.choosing().match()
    play(match, ("coins", "c44"), ("event", "c06"), "plague plataea")
    assert (strength(match, "a01"), strength(match, "a07"), strength(match, "s25")) == (2, 1, 4)
    camp = Camp().put("thebes", s25=4).put("athens", a01=4).hand(SPARTA, "c07").hand(ATHENS, "c38")
    assert "event" not in camp.choosing().match().prompt(SPARTA).choices  # the plague has not struck yet
    camp = Camp().put("thebes", s25=4).put("athens", a01=4).hand(ATHENS, "c07").hand(SPARTA, "c38")
    match = camp.set(plague_struck=True).choosing().match()
    play(match, ("event", "c07"), ("coins", "c38"))
    assert offered(match, "plague") == ("athens", "thebes")
    play(match, "plague thebes")
    assert strength(match, "s25") == 3
    assert [line.rule for line in lines(match, "plague")] == ["3.1k"]


@pytest.mark.rule("15.1n")
def test_the_second_plague_at_athens_kills_pericles() -> None:
    camp = (
        Camp()
        .put("athens", a01=4)
        .set(plague_struck=True, athens_plagues=1)
        .hand(SPARTA, "c07")
        .hand(ATHENS, "c44")
    )
    match = camp.choosing().match()
    play(match, ("coins", "c44"), ("event", "c07"), "plague athens")
    assert ATHENS not in state(match).leaders
    assert state(match).removed == ("c01",)
    camp = Camp().put("athens", a01=4).set(plague_struck=True, athens_plagues=2).hand(SPARTA, "c07", "c06")
    assert "event" not in camp.choosing().match().prompt(SPARTA).choices


@pytest.mark.rule("3.1n", "3.1s", "15.1m", "3.11c")
def test_ostracism_by_choice_of_the_player_but_not_of_a_pillaged_citys_pericles() -> None:
    match = Camp().hand(SPARTA, "c36").hand(ATHENS, "c44").choosing().match()
    play(match, ("coins", "c44"), ("event", "c36"))
    assert offered(match, "ostracize") == ("archidamos", "pericles")
    play(match, "ostracize pericles")
    assert state(match).leaders == {SPARTA: "c02"}
    assert "c01" in state(match).discard
    match = (
        Camp(season="summer")
        .set(athens_pillaged=1)
        .hand(SPARTA, "c36")
        .hand(ATHENS, "c44")
        .choosing()
        .match()
    )
    play(match, ("coins", "c44"), ("event", "c36"))
    assert offered(match, "ostracize") == ("archidamos",)


@pytest.mark.rule("3.1t", "3.11a", "3.11d", "3.3e")
def test_one_leader_a_side_the_first_resolved_stays() -> None:
    match = Camp().hand(SPARTA, "c05", "c08").choosing().match()
    assert "event" not in match.prompt(SPARTA).choices  # Archidamus is in office
    camp = Camp().leader(ATHENS).hand(ATHENS, "c03", "c44").hand(SPARTA, "c04", "c38")
    match = camp.choosing().match()
    play(match, ("event", "c03"), ("event", "c04"))
    until(match, "season-card")
    assert state(match).leaders[ATHENS] == "c04"  # Sparta's event came first
    assert lines(match, "event-void")
    start = state(game().start("431", 1))
    assert start.leaders == {ATHENS: "c01", SPARTA: "c02"}


def committed(scenario: str, card: str, other: str, **facts: object) -> Match:
    """Athens commits an event whose condition does not hold yet, Sparta another event, which comes first."""
    camp = Camp(scenario).set(**facts).put("plataea", s25=2, a01=2).siege("plataea", SPARTA)
    match = camp.hand(ATHENS, card, "c44").hand(SPARTA, other, "c38").choosing().match()
    play(match, ("event", card), ("event", other))
    return match


@pytest.mark.rule("3.1s", "3.1c", "3.3e", "3.11c")
def test_athens_may_hope_for_an_event_of_sparta_which_comes_first() -> None:
    match = committed("431", "c03", "c36")  # Nicias while Pericles governs: Sparta ostracizes Pericles
    play(match, "ostracize pericles")
    until(match, "season-card")
    assert state(match).leaders[ATHENS] == "c03"
    match = committed("431", "c07", "c06")  # the plague returns once it has struck
    play(match, "plague plataea")
    until(match, "event-target")
    assert asked(match) == "athens event-target"
    no_leader = Camp().leader(SPARTA).hand(ATHENS, "c43", "c44").hand(SPARTA, "c05", "c38").choosing().match()
    play(no_leader, ("event", "c43"), ("event", "c05"))  # an atrocity of Brasidas, who has only just come
    assert prestige(no_leader) == 2


@pytest.mark.rule("3.1s", "3.1d", "3.11d", "3.3e")
def test_a_hope_disappointed_is_an_event_for_nothing() -> None:
    for card, other, rule in (("c03", "c42", "3.11d"), ("c43", "c42", "3.1s"), ("c07", "c42", "3.1d")):
        match = until(committed("431", card, other), "season-card")
        assert [(line.args["card"], line.rule) for line in lines(match, "event-void")] == [(card, rule)]
        assert card in state(match).discard
    first = Camp().hand(SPARTA, "c05", "c07").choosing().match()
    assert "event" not in first.prompt(SPARTA).choices  # Sparta's event comes first: there is nothing to hope
    after = Camp().set(athens_plagues=2, plague_struck=True).leader(ATHENS, "c04")
    events = after.hand(ATHENS, "c01", "c03", "c07").choosing().match().prompt(ATHENS).choices["event"]
    assert events == ("c03",)  # 15.1n: no plague and no Pericles any more, but Nicias may follow Cleon


@pytest.mark.rule("3.1p")
def test_earthquake_keeps_the_enemy_in_place() -> None:
    camp = Camp().put("athens", a01=3).put("sparta", s01=4).hand(SPARTA, "c32").hand(ATHENS, "c44")
    match = camp.choosing().match()
    play(match, ("coins", "c44"), ("event", "c32"))
    assert asked(match) == "athens actions"
    assert not {"move", "muster", "pillage"} & set(match.prompt(ATHENS).choices)
    assert "build" in match.prompt(ATHENS).choices


@pytest.mark.rule("3.1q")
def test_augury_forbids_engagement_and_assault_but_not_attrition() -> None:
    camp = Camp().put("plataea", a01=3).put("thebes", s25=4, s26=2).put("orchomenus", s27=2)
    camp.put("torone", s01=2).siege("torone", SPARTA).patrol("gulf_of_torone", SPARTA).put(
        "gulf_of_torone", s20=2
    )
    match = camp.set(cowed=SPARTA).acting(SPARTA).match()
    play(match, "move thebes")
    assert "plataea" not in offered(match, "march")
    assert "athens" in offered(match, "march")
    play(match, "done", "pass")
    assert asked(match) == "sparta sieges"
    assert offered(match, "assault") == ()
    assert offered(match, "attrition") == ("torone",)


@pytest.mark.rule("3.1o")
def test_hunger_makes_attrition_hit_on_two() -> None:
    camp = (
        Camp().put("plataea", s25=4, a01=3).siege("plataea", SPARTA).hand(SPARTA, "c26").hand(ATHENS, "c44")
    )
    camp.put("samos", s20=2).siege("samos", SPARTA)
    match = camp.choosing().match(2, 6)
    play(match, ("coins", "c44"), ("event", "c26"))
    assert offered(match, "starve") == ("plataea",)  # Samos is a port and not blockaded
    play(match, "starve plataea", "attrition plataea")
    assert strength(match, "a01") == 2


@pytest.mark.rule("3.1l", "3.1m")
def test_treachery_is_one_round_without_double_defence() -> None:
    camp = (
        Camp().put("plataea", s25=4, a01=2).siege("plataea", SPARTA).hand(SPARTA, "c23").hand(ATHENS, "c44")
    )
    camp.put("athens", s01=2).siege("athens", SPARTA)
    match = camp.choosing().match(3, 3, 3, 1, 3, 3, 3)
    play(match, ("coins", "c44"), ("event", "c23"), "betray plataea")
    assert offered(match, "assault") == ("plataea",)
    play(match, "assault plataea")
    assert asked(match) == "athens capitulation"
    play(match, "resist", "fight")
    assert strength(match, "a01") == 1  # one hit, one step: no double defence
    assert at(match, "s25") == "plataea"
    assert "plataea" in state(match).sieges
    assert prestige(match) == 0  # ruling 42: a withdrawal without loss is a skirmish


@pytest.mark.rule("3.1u", "15.1k")
def test_civil_war_takes_the_double_defence_until_year_end() -> None:
    camp = (
        Camp().put("plataea", s25=4, a01=2).siege("plataea", SPARTA).hand(SPARTA, "c30").hand(ATHENS, "c44")
    )
    match = camp.choosing().match()
    play(match, ("coins", "c44"), ("event", "c30"))
    assert "athens" not in offered(match, "divide")
    assert "plataea" not in offered(match, "divide")
    play(match, "divide potidaea")
    assert match.view(None)["markers"]["civil_war"] == ["potidaea"]
    camp = Camp().put("plataea", s25=4, a01=2).siege("plataea", SPARTA).set(civil_war={"plataea": "c30"})
    camp.data["deck"] = [c for c in camp.data["deck"] if c != "c30"]
    for hand in camp.data["hands"].values():
        if "c30" in hand:
            hand.remove("c30")
    match = camp.fighting(SPARTA).match(3, 3, 3, 1, 3, 3, 3)
    play(match, "assault plataea", "resist", "fight")
    assert strength(match, "a01") == 1
    match = camp.year_end().match()
    until(match, "new-year-card")
    assert state(match).civil_war == {}


@pytest.mark.rule("3.1x", "13.1a", "13.1b", "9.51d", "3.1ab")
def test_persian_gold_and_no_quarter() -> None:
    camp = Camp("413").in_play("c49", "c50", "c52").put("athens", a01=1).put("sparta", s01=1)
    assert actions_due(camp, SPARTA, 1) == 3
    assert prestige(until(camp.year_end().match(), "new-year-card")) == 3


@pytest.mark.rule("3.1y", "3.1z", "3.1aa", "14.22d")
def test_factions() -> None:
    match = Camp().in_play("c41").set(prestige=5).year_end().match()
    assert asked(match) == "athens peace-offer"
    assert match.prompt(ATHENS).args["points"] == 1
    assert asked(Camp().set(prestige=5).year_end().match()) != "athens peace-offer"
    match = Camp().in_play("c41").hand(ATHENS, "c42").hand(SPARTA, "c38").choosing().match()
    play(match, ("event", "c42"), ("coins", "c38"))
    assert state(match).in_play == ()
    assert {"c41", "c42"} <= set(state(match).discard)
    match = Camp().in_play("c42").hand(ATHENS, "c41").hand(SPARTA, "c38").choosing().match()
    play(match, ("event", "c41"), ("coins", "c38"))
    assert state(match).in_play == ()
