# Hellas: every text of the game in English. Keys: docs/protocol.md, section 1.

## The game

game-title = Hellas
game-subtitle = Athens and Sparta: trade, ships and power around the Aegean
game-sketch = Two cities, one sea, and not a single die. Found trading posts, open the roads of grain, metal and luxury goods, lift your people from city-state to civilization, raise monuments, hold provinces and islands. Five actions a turn, and never the one your opponent has just taken. Legions need bread, fleets need silver, and an unhappy people overthrows the best of plans.

## Scenarios

scenario-standard = The rise of two powers
    .sketch = Each power starts with its capital, four posts nearby and a handful of legions and ships. The first to the agreed victory points at the end of an action cycle wins; a revolution loses at once.
scenario-peloponnesian-war = The Peloponnesian War (unofficial)
    .sketch = A stand-in of our own for a sheet of the box that is not public: two grown leagues face each other in 431 BC. Nine turns; eight points win, otherwise the most points after the last turn.

## Sides

role-athens = Athens
    .adj = Athenian
role-sparta = Sparta
    .adj = Spartan
side-syracuse = Syracuse
side-rhodes = Rhodes
side-independent = independent city

## Pieces

piece-legion = legion
    .many = legions
piece-army = army
    .many = legions
piece-ship = ship
    .many = ships
piece-fleet = fleet
    .many = ships
piece-post = trading post
    .many = trading posts
piece-fortress = fortress
    .article = the
piece-monument = monument
piece-leader = leader

## Goods

good-stone = stone
good-wool = wool
good-wood = wood
good-grain = grain
good-fish = fish
good-cattle = cattle
good-wine = wine
good-copper = copper
good-bronze = bronze
good-iron = iron
good-silver = silver
good-salt = salt
good-glass = glass
good-gold = gold

## Phases of a turn

phase-setup = set-up
phase-start = start of the turn
phase-actions = action cycle
phase-upkeep = end of the turn
phase-over = over

## Development

row-military = Military
row-fleet = Fleet
row-economy = Economy
row-culture = Culture
row-stability = Stability
value-military = Military
value-fleet = Fleet
value-economy = Economy
value-culture = Culture
value-move = move
value-attack = attack
value-build = build
value-posts = trading posts
value-stability = stability
value-develop = develop
value-armistice = armistice
level-military-1 = Warriors
level-military-2 = Hoplites
level-military-3 = Phalanx
level-military-4 = Cavalry
level-fleet-1 = Galley
level-fleet-2 = Bireme
level-fleet-3 = Trireme
level-fleet-4 = Astronomy
level-economy-1 = Market place
level-economy-2 = Materials science
level-economy-3 = Manufacture
level-economy-4 = Banking
level-culture-1 = City-State
level-culture-2 = Kingdom
level-culture-3 = Empire
level-culture-4 = Civilization

## Actions of the cycle

action-armistice = armistice
action-attack = attack
action-build = build
action-develop = develop
action-move = move
action-pass = pass
action-posts = trading posts
action-stability = stability

## Why stability moves

cause-phase = a new phase
cause-luxury = a first luxury
cause-paid = talents for the people
cause-monument = a monument
cause-province-gained = a new province
cause-unpaid = unpaid crews
cause-province-lost = a province lost
cause-monument-lost = a monument lost
cause-refused = a peace refused
cause-capital = the capital conquered
cause-agitated = foreign agitators
why-military = military row
why-fleet = fleet row
why-income = income
why-units = units in play
why-monuments = monuments
why-stability = stability

## Questions

prompt-place-post = Setting up: where do you place a trading post, which earns the goods of its place? Only the goods nearest to your capital are open ({ $count } left).
prompt-place-ship = Setting up: where do you place a ship? In a capital that is a port, or beside a trading post on the shore ({ $count } left).
prompt-place-legion = Setting up: where do you place a legion? In the capital, at a trading post, or aboard a ship ({ $count } left).
prompt-place-leader = Set-up: with which unit does your leader start?
prompt-choose-order = Do you act first or second this turn? The choice is yours.
prompt-choose-action =
    Action { $number } of { $of }: which do you take? You have { n-talents }. An action that could do nothing now is offered only to block it for your opponent.
prompt-move = Moving: which stack do you move, load or land next? “Done” ends the move.
prompt-march =
    { $count } { $count ->
        [one] legion leaves
       *[other] legions leave
    } { $place }: where to?
prompt-voyage =
    { $count } { $count ->
        [one] ship leaves
       *[other] ships leave
    } { $place }{ $loaded ->
        [0] { "" }
       *[other] { " " }({ $loaded } with a legion aboard)
    }: where to?
prompt-lead = Your leader leaves { THE($place) }: where to?
prompt-stability-or-agitation = Do you pay { $talents } of your { $have ->
        [one] 1 talent
       *[other] { $have } talents
    } to calm your own people by one box, { $agitation } to push the people of { $foe } one box to the left, or nothing, to block the action only?
prompt-shelter = Your leader cannot stay alone { AT($place) }, and several units are equally near: which does he join?
prompt-lead-ashore = Combat ashore { AT($place) }: your ships may still fight here too, and your leader adds two to only one of the two combats. Is he with the legions?
prompt-lead-at-sea = Combat at sea { AT($place) }: your legions may still fight here too, and your leader adds two to only one of the two combats. Is he with the ships?
prompt-attack = Attack: which combat do you start, or which undefended trading post do you take? “Done” ends the attack.
prompt-ship-losses = { $count } { $count ->
        [one] ship is lost
       *[other] ships are lost
    } { AT($place) }: how many of them with a legion aboard?
prompt-build =
    What do you build, and where? You have { n-talents }; “Done” ends the action.
prompt-posts = Where do you found a trading post, for { $price ->
        [one] 1 talent
       *[other] { $price } talents
    }? You have { $talents }; “Done” ends the action.
prompt-stability = Do you pay { $talents } of your { $have ->
        [one] 1 talent
       *[other] { $have } talents
    } to move the stability of your people one box to the right, or nothing, to block the action only?
prompt-develop =
    Which row of development do you advance by a box? You have { n-talents }.
prompt-armistice = Do you offer { n-talents } for an armistice of three turns, or nothing, to block the action only?
prompt-answer = { $foe } offers { n-talents } for an armistice of three turns: do you accept? Refusing costs you two boxes of stability.
prompt-reinforce = Where do you place the new legion of Syracuse ({ $count } left in all)?
prompt-starve =
    { $count } { $count ->
        [one] legion cannot be fed: which one do you disband?
       *[other] legions cannot be fed: which do you disband first?
    }

## Answers

verb-post = Trading post { AT($arg) }
verb-double = Second trading post { AT($arg) }
verb-ship = Ship { AT($arg) }
verb-legion = Legion { AT($arg) }
verb-embark = Legion aboard a ship { AT($arg) }
verb-leader = Leader { AT($arg) }
verb-go-first = Act first
verb-go-second = Act second
verb-move = Move
verb-attack = Attack
verb-build = Build
verb-posts = Found trading posts
verb-stability = Calm the people
verb-develop = Develop
verb-pass = Pass
verb-armistice = Offer an armistice
verb-done = Done
verb-only-block = Do nothing, only block this action
verb-block = Only block: { $arg }
verb-join = Join the unit { AT($arg) }
verb-lead-here = Yes, he fights here
verb-lead-other = No, he stays with the others
verb-march = March from { THE($arg) }
verb-sail = Sail from { THE($arg) }
verb-load = Load a legion { AT($arg) }
verb-unload = Land a legion { AT($arg) }
verb-lead = Move the leader from { THE($arg) }
verb-bring-leader = Take the leader aboard
verb-leave = Leave { $arg } behind
verb-leave-loaded =
    Leave { $arg } behind with { $arg ->
        [one] its legion
       *[other] their legions
    }
verb-to = { $arg }
verb-fight = Fight { AT($arg) }
verb-fight-neutrals = Fight the neutrals { AT($arg) }
verb-fight-ships = Fight at sea { AT($arg) }
verb-take = Take the trading post { AT($arg) }
verb-lose-loaded = { $arg }
verb-fortress = Fortress { AT($arg) }
verb-monument = Monument { AT($arg) }
verb-pay = Calm your people
verb-agitate = Stir up the other people
verb-advance = { $arg }
verb-offer = Offer the armistice
verb-accept = Accept the armistice
verb-refuse = Refuse the armistice
verb-place = { $arg }
verb-disband = Disband a legion { AT($arg) }
verb-disband-aboard = Disband a legion aboard a ship { AT($arg) }

## The log

log-post-created = { $who } founds a trading post { AT($place) } for { n-talents } ({ $left } left).
log-second-post = { $who } founds a second trading post { AT($place) } for { n-talents } ({ $left } left).
log-ship-placed = { $who } places a ship { AT($place) }.
log-legion-placed = { $who } places a legion { AT($place) }.
log-leader-placed = The leader of { $who } is { AT($place) }.
log-neutrals-placed = Syracuse, Rhodes and the independent cities man their walls.
log-turn = Turn { $turn }
log-income = { $who } collects { n-talents } ({ $trade } from goods{ $bonus ->
        [0] {""}
       *[other] , { $bonus } from the economy
    }) and has { $left }.
log-armistice-over = The armistice is over.
log-first-player = { $who } acts first: { $why }, { $ours } against { $theirs }.
log-landed = { $who } has landed on Sicily; Syracuse arms.
log-syracuse-reinforced = Syracuse raises a legion, which { $who } places { AT($place) } ({ $count } more to come).
log-action = { $who } chooses an action: { $action }.
log-marched = { $who }: { $count } { $count ->
        [one] legion marches
       *[other] legions march
    } from { THE($place) } to { THE($to_place) }.
log-sailed = { $who }: { $count } { $count ->
        [one] ship sails
       *[other] ships sail
    } from { THE($place) } to { THE($to_place) }{ $loaded ->
        [0] {""}
        [one] , a legion aboard
       *[other] , { $loaded } legions aboard
    }.
log-led = The leader of { $who } goes from { THE($place) } to { THE($to_place) }.
log-loaded = { $who } loads a legion { AT($place) }.
log-unloaded = { $who } lands a legion { AT($place) }.
log-contested = { $who } contests { THE($place) }.
log-uncontested = Nobody contests { THE($place) } any more.
log-control-gained =
    { $who } controls { THE($place) }: box { $box } of the row of provinces, worth { n-points }.
log-control-lost =
    { $who } loses control of { THE($place) }: box { $box } of the row of provinces, worth { n-points }.
log-stability = Stability of { $who }: from { $before } to { $box } ({ $cause } { $steps }).
log-golden-age = { $who } enters a golden age: { $row }.
log-revolution = Revolution: the people of { $who } rise.
log-capital-conquered = { $who } conquers the enemy’s capital, { $place }.
log-battle = { $who } attacks { AT($place) }: { $attack } against { $defence }, each full { $each } fell a legion of the other side; the attacker loses { $lost ->
        [0] none
       *[other] { $lost }
    }, the defender { $killed ->
        [0] none
       *[other] { $killed }
    }.
log-battle-neutrals = { $who } attacks the neutrals { AT($place) }: { $attack } against { $defence }, each full { $each } fell a legion of the other side; the attacker loses { $lost ->
        [0] none
       *[other] { $lost }
    }, the defender { $killed ->
        [0] none
       *[other] { $killed }
    }.
log-sea-battle = { $who } fights at sea { AT($place) }: { $attack } against { $defence }, each full { $each } sink a ship of the other side; the attacker loses { $lost ->
        [0] none
       *[other] { $lost }
    }, the defender { $killed ->
        [0] none
       *[other] { $killed }
    }.
log-fortress-destroyed = { $who } burns the fortress of { THE($place) }.
log-monument-destroyed = { $who } destroys the monument of { $foe } { AT($place) }.
log-post-taken = { $who } takes the trading post of { $foe } { AT($place) }.
# Of records of older rules.
log-built = { $who } builds { AT($place) }: { $piece }, for { n-talents } ({ $left } left).
log-built-fortress = { $who } builds a fortress { AT($place) } for { n-talents } ({ $left } left).
log-built-monument = { $who } builds a monument { AT($place) } for { n-talents } ({ $left } left).
log-built-legion = { $who } builds a legion { AT($place) } for { n-talents } ({ $left } left).
log-built-ship = { $who } builds a ship { AT($place) } for { n-talents } ({ $left } left).
log-developed = { $who } develops the row { $row } for { n-talents }: box { $box } ({ $left } left).
log-phase-entered = { $who } reaches a new phase: { $level }.
log-setback = { $who } falls back on the row { $row } from box { $before } to box { $box } ({ $level }).
log-armistice-offered = { $who } offers an armistice for { n-talents }.
log-armistice-accepted = { $who } accepts: { $foe } pays { n-talents } for an armistice of three turns.
log-armistice-refused = { $who } refuses the armistice; { $foe } pays nothing.
log-upkeep = { $who } pays the ships: { $talents } of { $due ->
    [one] 1 talent
   *[other] { $due } talents
    } due ({ $left } left).
log-disbanded = { $who } disbands a legion { AT($place) }.
log-post-placed = { $who } places a trading post { AT($place) }.
log-legion-embarked = { $who } places a legion aboard a ship { AT($place) }.
log-leader-driven-out = The leader of { $who }, alone { AT($place) }, joins the nearest unit { AT($to_place) }.
log-leader-with-legions = The leader of { $who } fights with the legions.
log-leader-with-ships = The leader of { $who } fights with the ships.
log-goods = { $who } has { $count ->
        [0] no { $good } left
        [one] 1 share of { $good }
       *[other] { $count } shares of { $good }
    }; income { $income }, food for { $supply ->
        [0] no legion
        [one] 1 legion
       *[other] { $supply } legions
    }.
log-armistice-goes-on = The armistice goes on: turn { $box } of { $of }.
log-first-player-by-default = { $who } acts first: everything compared is equal.
log-order-chosen = { $who } decides: { $foe } acts first.
log-blocked = { $who } does nothing with the action “{ $action }”: it is only blocked.
log-points =
    { $who } now has { n-points }.
log-stability-golden = Stability of { $who }: from { $before } into the golden age ({ $cause } { $steps }).
log-stability-out-of-gold = Stability of { $who }: out of the golden age, down to { $box } ({ $cause } { $steps }).
log-stability-fallen = Stability of { $who }: from { $before } off the track ({ $cause } { $steps }).
log-force = Strength of { $who }: { $count ->
        [0] no legion
        [one] 1 legion of value { $each }
       *[other] { $count } legions of value { $each }
    }{ $culture ->
        [0] {""}
       *[other] , culture { $culture }
    }{ $stability ->
        [0] {""}
       *[other] , stability { $stability }
    }{ $leading ->
        [0] {""}
       *[other] , leader { $leading }
    }{ $walls ->
        [0] {""}
       *[other] , fortress { $walls }
    }{ $mountain ->
        [0] {""}
       *[other] , mountain { $mountain }
    }.
log-force-at-sea = Strength of { $who }: { $count ->
        [one] 1 ship of value { $each }
       *[other] { $count } ships of value { $each }
    }{ $culture ->
        [0] {""}
       *[other] , culture { $culture }
    }{ $stability ->
        [0] {""}
       *[other] , stability { $stability }
    }{ $leading ->
        [0] {""}
       *[other] , leader { $leading }
    }{ $mountain ->
        [0] {""}
       *[other] , mountain { $mountain }
    }.
log-force-of-neutrals = Strength of { $who }: { $count ->
        [0] no legion
        [one] 1 legion of value { $each }
       *[other] { $count } legions of value { $each }
    }{ $walls ->
        [0] {""}
       *[other] , fortress { $walls }
    }{ $mountain ->
        [0] {""}
       *[other] , mountain { $mountain }
    }.
log-sunk =
    { $who } loses { $count } { $count ->
        [one] ship
       *[other] ships
    } { AT($place) }.
log-drowned =
    { $count } { $count ->
        [one] legion of { $who } goes down with its ship
       *[other] legions of { $who } go down with their ships
    } { AT($place) }.
log-fortress-stands =
    The fortress of { THE($place) } stands: { $left ->
        [one] { $left } point is
       *[other] { $left } points are
    } left, { $needs } are needed.
log-monument-stands =
    The monument of { THE($place) } stands: { $left ->
        [one] { $left } point is
       *[other] { $left } points are
    } left, { $needs } are needed.
log-setback-to-start = { $who } falls back on the row { $row } from box { $before } to before the first.
log-paid-for-calm = { $who } spends { n-talents } on the people ({ $left } left).
log-paid-for-unrest = { $who } spends { n-talents } to stir up the people of { $foe } ({ $left } left).
log-hunger = { $who } has { $count ->
        [one] 1 legion
       *[other] { $count } legions
    } and can feed { $supply ->
        [0] none
       *[other] { $supply }
    }.
log-disbanded-aboard = { $who } disbands a legion aboard a ship { AT($place) }.
log-tie-break = Equal points: { $why }, Athens { $athens }, Sparta { $sparta }.

## The end

level-victory = victory
level-draw = draw
reason-points = victory points at the end of a cycle
reason-points-tie = equal points, decided by the tie-breaks
reason-last-turn = most points after the last turn
reason-last-turn-tie = equal points after the last turn, decided by the tie-breaks
reason-revolution = revolution of the other people
score-monuments = Monuments
score-golden-ages = Golden ages
score-islands = Islands
score-provinces = Provinces

## Options of a match

option-points = Points that win
    .about = Ten in the long game, nine in the medium, eight in the short one. The scenario has its own.
option-points-10 = 10 (long)
option-points-9 = 9 (medium)
option-points-8 = 8 (short)
option-turn-limit = Last turn
    .about = The rules set none. With one, the most points after it win, with the usual tie-breaks.
option-turn-limit-0 = none
option-turn-limit-20 = turn 20
option-turn-limit-40 = turn 40
option-turn-limit-60 = turn 60
option-end-of-turn = End of a turn
    .about = The rules contradict themselves: victory is checked before ships are paid and legions fed, or after it.
    .victory = victory first
    .upkeep = upkeep first
option-luxuries = Luxuries for culture
    .about = Phases of culture need one to three luxury posts: any posts, or posts of different luxuries.
    .posts = any posts
    .kinds = different luxuries
option-strict-ships = Strict hexsides for ships
    .about = Ships may not pass from coast to coast across a neck of land.
option-agitation = 18.1 Agitation
    .about = With the stability action, 100 talents move the opponent one box to the left.
option-setbacks = 18.2 Setbacks
    .about = Losing a good that a phase needs moves the cube back; golden ages can be lost.
option-new-provinces = 18.3 Joy over provinces
    .about = Each province gained gives a box of stability.
option-legions-found = 18.4 Legions found posts
    .about = Ships alone cannot found trading posts.
option-leaders = 18.5 Leaders
    .about = A leader for each side: two points of combat, six of movement, never lost.
option-choose-order = 18.6 Choice of order
    .about = The would-be first player says whether to act first or second.
option-manufacture = 18.7 Second posts
    .about = From Manufacture on, a second post may be founded where one stands.
option-light-laurels = 18.8 Light laurels
    .about = The light laurels of the control track score instead of the dark ones: points come sooner.

## Labels of the table

label-money = talents
label-income = income
label-supply = legions fed
label-upkeep = upkeep
label-stability = stability
label-islands = islands
label-provinces = provinces
label-points = points
label-points-of = { $n } { $n ->
        [one] point
       *[other] points
    }
label-goods = Goods
label-development = Development
label-cycle = Action cycle
label-tracks = Tracks
label-forecast = Forecast
label-armistice = Armistice: turn { $box } of { $of }
label-no-armistice = no armistice
label-first = acts first
label-golden-age = golden age
label-revolution = revolution
label-next-income = next turn
label-hungry = unfed
label-reserve = in reserve
label-target = to win
label-syracusans = Syracusans to come
label-needs = needs
label-cost = cost { $cost }
label-gives-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
label-gives-stability = stability { $n }
label-gives-income = income { $n }
label-gives-combat = combat { $n }
label-gives-move = movement { $n }
label-gives-total = total in combat { $n }
label-luxuries-needed = luxuries { $have } of { $need }
label-combat = { $attack } against { $defence }: { $lost } lost, { $killed } killed
label-falls-fortress = the fortress falls
label-falls-monument = the monument falls
label-terrain-sea = sea
label-terrain-coast = coast
label-terrain-land = land
label-terrain-island = island
label-mountain = mountain
label-city = city
label-contested = contested
label-ground = Ground
label-area = Area
skin-hellas-view-greece = Greece
skin-hellas-view-asia = Asia
skin-hellas-view-north = The north
skin-hellas-view-sicily = Sicily
label-goods-none = none

## Provinces and islands

place-sicily = Sikelia
    .at = in
place-epirus = Epirus
    .at = in
place-aetolia = Aetolia
    .at = in
place-achaea = Achaea
    .at = in
place-thessaly = Thessaly
    .at = in
place-macedonia = Macedonia
    .at = in
place-messenia = Messenia
    .at = in
place-phocis = Phocis
    .at = in
place-arcadia = Arcadia
    .at = in
place-laconia = Laconia
    .at = in
place-argolis = Argolis
    .at = in
place-boeotia = Boeotia
    .at = in
place-attica = Attica
    .at = in
place-thrace = Thrace
    .at = in
place-mysia = Mysia
    .at = in
place-lydia = Lydia
    .at = in
place-caria = Caria
    .at = in
place-corcyra = Corcyra
place-cephalonia = Cephalonia
place-cythera = Cythera
place-euboea = Euboea
    .at = in
place-crete = Crete
    .at = in
place-thasos = Thasos
place-scyros = Scyros
place-melos = Melos
place-andros = Andros
place-lemnos = Lemnos
place-naxos = Naxos
place-thera = Thera
place-lesbos = Lesbos
place-chios = Chios
place-samos = Samos
place-cos = Cos
place-rhodes = Rhodes

## Hexes

place-h0012 = Sicilian Sea 0012
place-h0013 = Sicilian Sea 0013
place-h0111 = Sicilian Sea 0111
place-h0112 = Sikelia 0112
place-h0113 = Sicilian Sea 0113
place-h0211 = Sicilian Sea 0211
place-h0212 = Sikelia 0212
place-h0213 = Selinus
place-h0214 = Sicilian Sea 0214
place-h0311 = Sicilian Sea 0311
place-h0312 = Sikelia 0312
place-h0313 = Acragas
place-h0314 = Sicilian Sea 0314
place-h0411 = Sicilian Sea 0411
place-h0412 = Sikelia 0412
place-h0413 = Enna
place-h0414 = Sikelia 0414
place-h0415 = Sicilian Sea 0415
place-h0511 = Sicilian Sea 0511
place-h0512 = Sikelia 0512
place-h0513 = Leontini
place-h0514 = Sikelia 0514
place-h0515 = Sicilian Sea 0515
place-h0611 = Sicilian Sea 0611
place-h0612 = Sikelia 0612
place-h0613 = Sikelia 0613
place-h0614 = Syracuse
place-h0615 = Sicilian Sea 0615
place-h0711 = Sicilian Sea 0711
place-h0712 = Sicilian Sea 0712
place-h0713 = Sicilian Sea 0713
place-h0714 = Sicilian Sea 0714
place-h0715 = Sicilian Sea 0715
place-h0716 = Sicilian Sea 0716
place-h0804 = Ionian Sea 0804
place-h0805 = Ionian Sea 0805
place-h0806 = Corcyra
place-h0807 = Ionian Sea 0807
place-h0808 = Ionian Sea 0808
place-h0809 = Ionian Sea 0809
place-h0810 = Ionian Sea 0810
place-h0811 = Ionian Sea 0811
place-h0812 = Ionian Sea 0812
place-h0813 = Ionian Sea 0813
place-h0814 = Ionian Sea 0814
place-h0815 = Ionian Sea 0815
place-h0816 = Ionian Sea 0816
place-h0817 = Ionian Sea 0817
place-h0818 = Ionian Sea 0818
place-h0819 = Ionian Sea 0819
place-h0820 = Ionian Sea 0820
place-h0821 = Ionian Sea 0821
place-h0822 = Ionian Sea 0822
place-h0823 = Ionian Sea 0823
place-h0905 = Buthrotum
place-h0906 = Ionian Sea 0906
place-h0907 = Ionian Sea 0907
place-h0908 = Ionian Sea 0908
place-h0909 = Ionian Sea 0909
place-h0910 = Ionian Sea 0910
place-h0911 = Ionian Sea 0911
place-h0912 = Ionian Sea 0912
place-h0913 = Ionian Sea 0913
place-h0914 = Ionian Sea 0914
place-h0915 = Ionian Sea 0915
place-h0916 = Ionian Sea 0916
place-h0917 = Ionian Sea 0917
place-h0918 = Ionian Sea 0918
place-h0919 = Ionian Sea 0919
place-h0920 = Ionian Sea 0920
place-h0921 = Ionian Sea 0921
place-h0922 = Ionian Sea 0922
place-h0923 = Ionian Sea 0923
place-h1005 = Epirus 1005
place-h1006 = Epirus 1006
place-h1007 = Epirus 1007
place-h1008 = Ionian Sea 1008
place-h1009 = Ionian Sea 1009
place-h1010 = Ionian Sea 1010
place-h1011 = Ionian Sea 1011
place-h1012 = Ionian Sea 1012
place-h1013 = Ionian Sea 1013
place-h1014 = Ionian Sea 1014
place-h1015 = Ionian Sea 1015
place-h1016 = Ionian Sea 1016
place-h1017 = Ionian Sea 1017
place-h1018 = Ionian Sea 1018
place-h1019 = Ionian Sea 1019
place-h1020 = Ionian Sea 1020
place-h1021 = Ionian Sea 1021
place-h1022 = Ionian Sea 1022
place-h1023 = Ionian Sea 1023
place-h1105 = Epirus 1105
place-h1106 = Dodona
place-h1107 = Epirus 1107
place-h1108 = Ionian Sea 1108
place-h1109 = Ionian Sea 1109
place-h1110 = Ionian Sea 1110
place-h1111 = Cephalonia
place-h1112 = Ionian Sea 1112
place-h1113 = Ionian Sea 1113
place-h1114 = Ionian Sea 1114
place-h1115 = Ionian Sea 1115
place-h1116 = Ionian Sea 1116
place-h1117 = Ionian Sea 1117
place-h1118 = Ionian Sea 1118
place-h1119 = Ionian Sea 1119
place-h1120 = Ionian Sea 1120
place-h1121 = Ionian Sea 1121
place-h1122 = Ionian Sea 1122
place-h1123 = Ionian Sea 1123
place-h1205 = Epirus 1205
place-h1206 = Epirus 1206
place-h1207 = Epirus 1207
place-h1208 = Ambracia
place-h1209 = Aetolia 1209
place-h1210 = Ionian Sea 1210
place-h1211 = Ionian Sea 1211
place-h1212 = Ionian Sea 1212
place-h1213 = Ionian Sea 1213
place-h1214 = Ionian Sea 1214
place-h1215 = Ionian Sea 1215
place-h1216 = Ionian Sea 1216
place-h1217 = Ionian Sea 1217
place-h1218 = Ionian Sea 1218
place-h1219 = Ionian Sea 1219
place-h1220 = Ionian Sea 1220
place-h1221 = Ionian Sea 1221
place-h1222 = Ionian Sea 1222
place-h1223 = Ionian Sea 1223
place-h1305 = Epirus 1305
place-h1306 = Tymphaea
place-h1307 = Epirus 1307
place-h1308 = Aetolia 1308
place-h1309 = Stratus
place-h1310 = Oeniadae
place-h1311 = Ionian Sea 1311
place-h1312 = Cyllene
place-h1313 = Ionian Sea 1313
place-h1314 = Ionian Sea 1314
place-h1315 = Ionian Sea 1315
place-h1316 = Ionian Sea 1316
place-h1317 = Ionian Sea 1317
place-h1318 = Ionian Sea 1318
place-h1319 = Ionian Sea 1319
place-h1320 = Ionian Sea 1320
place-h1321 = Ionian Sea 1321
place-h1322 = Ionian Sea 1322
place-h1323 = Ionian Sea 1323
place-h1405 = Thessaly 1405
place-h1406 = Thessaly 1406
place-h1407 = Thessaly 1407
place-h1408 = Aetolia 1408
place-h1409 = Aetolia 1409
place-h1410 = Calydon
place-h1411 = Ionian Sea 1411
place-h1412 = Achaea 1412
place-h1413 = Olympia
place-h1414 = Ionian Sea 1414
place-h1415 = Ionian Sea 1415
place-h1416 = Ionian Sea 1416
place-h1417 = Ionian Sea 1417
place-h1418 = Ionian Sea 1418
place-h1419 = Ionian Sea 1419
place-h1420 = Ionian Sea 1420
place-h1421 = Ionian Sea 1421
place-h1422 = Ionian Sea 1422
place-h1423 = Ionian Sea 1423
place-h1501 = Macedonia 1501
place-h1502 = Macedonia 1502
place-h1503 = Macedonia 1503
place-h1504 = Macedonia 1504
place-h1505 = Thessaly 1505
place-h1506 = Thessaly 1506
place-h1507 = Thessaly 1507
place-h1508 = Aetolia 1508
place-h1509 = Aetolia 1509
place-h1510 = Naupactus
place-h1511 = Patrae
place-h1512 = Psophis
place-h1513 = Achaea 1513
place-h1514 = Cyparissia
place-h1515 = Pylos
place-h1516 = Messenia 1516
place-h1517 = Ionian Sea 1517
place-h1518 = Ionian Sea 1518
place-h1519 = Ionian Sea 1519
place-h1520 = Ionian Sea 1520
place-h1521 = Ionian Sea 1521
place-h1522 = Ionian Sea 1522
place-h1523 = Ionian Sea 1523
place-h1601 = Macedonia 1601
place-h1602 = Edessa
place-h1603 = Macedonia 1603
place-h1604 = Macedonia 1604
place-h1605 = Thessaly 1605
place-h1606 = Tricca
place-h1607 = Thessaly 1607
place-h1608 = Thessaly 1608
place-h1609 = Aetolia 1609
place-h1610 = Amphissa
place-h1611 = Ionian Sea 1611
place-h1612 = Achaea 1612
place-h1613 = Arcadia 1613
place-h1614 = Megalopolis
place-h1615 = Messene
place-h1616 = Messenia 1616
place-h1617 = Ionian Sea 1617
place-h1618 = Ionian Sea 1618
place-h1619 = Ionian Sea 1619
place-h1620 = Ionian Sea 1620
place-h1621 = Ionian Sea 1621
place-h1622 = Ionian Sea 1622
place-h1623 = Ionian Sea 1623
place-h1701 = Macedonia 1701
place-h1702 = Macedonia 1702
place-h1703 = Pydna
place-h1704 = Macedonia 1704
place-h1705 = Larissa
place-h1706 = Thessaly 1706
place-h1707 = Pharsalus
place-h1708 = Thessaly 1708
place-h1709 = Phocis 1709
place-h1710 = Delphi
place-h1711 = Aegean Sea 1711
place-h1712 = Achaea 1712
place-h1713 = Arcadia 1713
place-h1714 = Tegea
place-h1715 = Sparta
place-h1716 = Gythium
place-h1717 = Laconia 1717
place-h1718 = Ionian Sea 1718
place-h1719 = Ionian Sea 1719
place-h1720 = Ionian Sea 1720
place-h1721 = Ionian Sea 1721
place-h1722 = Ionian Sea 1722
place-h1723 = Ionian Sea 1723
place-h1801 = Macedonia 1801
place-h1802 = Pella
place-h1803 = Thracian Sea 1803
place-h1804 = Thracian Sea 1804
place-h1805 = Thessaly 1805
place-h1806 = Thessaly 1806
place-h1807 = Pherae
place-h1808 = Thessaly 1808
place-h1809 = Malis
    .at = in
place-h1810 = Phocis 1810
place-h1811 = Aegean Sea 1811
place-h1812 = Sicyon
place-h1813 = Argos
place-h1814 = Argolis 1814
place-h1815 = Laconia 1815
place-h1816 = Laconia 1816
place-h1817 = Ionian Sea 1817
place-h1818 = Ionian Sea 1818
place-h1819 = Ionian Sea 1819
place-h1820 = Ionian Sea 1820
place-h1821 = Ionian Sea 1821
place-h1822 = Ionian Sea 1822
place-h1823 = Ionian Sea 1823
place-h1901 = Macedonia 1901
place-h1902 = Therma
place-h1903 = Thracian Sea 1903
place-h1904 = Thracian Sea 1904
place-h1905 = Thracian Sea 1905
place-h1906 = Magnesia
place-h1907 = Aegean Sea 1907
place-h1908 = Aegean Sea 1908
place-h1909 = Opus
place-h1910 = Boeotia 1910
place-h1911 = Aegean Sea 1911
place-h1912 = Corinth
place-h1913 = Argolis 1913
place-h1914 = Myrtoan Sea 1914
place-h1915 = Myrtoan Sea 1915
place-h1916 = Epidaurus Limera
place-h1917 = Laconia 1917
place-h1918 = Cythera
place-h1919 = Cretan Sea 1919
place-h1920 = Cretan Sea 1920
place-h1921 = Cretan Sea 1921
place-h1922 = Cretan Sea 1922
place-h1923 = Cretan Sea 1923
place-h2001 = Macedonia 2001
place-h2002 = Macedonia 2002
place-h2003 = Olynthus
place-h2004 = Thracian Sea 2004
place-h2005 = Thracian Sea 2005
place-h2006 = Aegean Sea 2006
place-h2007 = Thessaly 2007
place-h2008 = Aegean Sea 2008
place-h2009 = Histiaea
place-h2010 = Boeotia 2010
place-h2011 = Thebes
place-h2012 = Attica 2012
place-h2013 = Aegean Sea 2013
place-h2014 = Troezen
place-h2015 = Myrtoan Sea 2015
place-h2016 = Myrtoan Sea 2016
place-h2017 = Myrtoan Sea 2017
place-h2018 = Cretan Sea 2018
place-h2019 = Cretan Sea 2019
place-h2020 = Cretan Sea 2020
place-h2021 = Cretan Sea 2021
place-h2022 = Cretan Sea 2022
place-h2023 = Cretan Sea 2023
place-h2101 = Macedonia 2101
place-h2102 = Stagira
place-h2103 = Macedonia 2103
place-h2104 = Mende
place-h2105 = Thracian Sea 2105
place-h2106 = Aegean Sea 2106
place-h2107 = Aegean Sea 2107
place-h2108 = Aegean Sea 2108
place-h2109 = Euboea 2109
place-h2110 = Boeotia 2110
place-h2111 = Attica 2111
place-h2112 = Athens
place-h2113 = Aegean Sea 2113
place-h2114 = Myrtoan Sea 2114
place-h2115 = Myrtoan Sea 2115
place-h2116 = Myrtoan Sea 2116
place-h2117 = Myrtoan Sea 2117
place-h2118 = Cretan Sea 2118
place-h2119 = Cretan Sea 2119
place-h2120 = Cretan Sea 2120
place-h2121 = Cydonia
place-h2122 = Cretan Sea 2122
place-h2123 = Cretan Sea 2123
place-h2201 = Amphipolis
place-h2202 = Thracian Sea 2202
place-h2203 = Macedonia 2203
place-h2204 = Thracian Sea 2204
place-h2205 = Thracian Sea 2205
place-h2206 = Aegean Sea 2206
place-h2207 = Aegean Sea 2207
place-h2208 = Aegean Sea 2208
place-h2209 = Aegean Sea 2209
place-h2210 = Chalcis
place-h2211 = Aegean Sea 2211
place-h2212 = Attica 2212
place-h2213 = Attica 2213
place-h2214 = Myrtoan Sea 2214
place-h2215 = Myrtoan Sea 2215
place-h2216 = Myrtoan Sea 2216
place-h2217 = Myrtoan Sea 2217
place-h2218 = Cretan Sea 2218
place-h2219 = Cretan Sea 2219
place-h2220 = Cretan Sea 2220
place-h2221 = Cretan Sea 2221
place-h2222 = Crete 2222
place-h2223 = Cretan Sea 2223
place-h2300 = Thrace 2300
place-h2301 = Thrace 2301
place-h2302 = Thracian Sea 2302
place-h2303 = Macedonia 2303
place-h2304 = Thracian Sea 2304
place-h2305 = Thracian Sea 2305
place-h2306 = Aegean Sea 2306
place-h2307 = Aegean Sea 2307
place-h2308 = Aegean Sea 2308
place-h2309 = Aegean Sea 2309
place-h2310 = Euboea 2310
place-h2311 = Eretria
place-h2312 = Aegean Sea 2312
place-h2313 = Aegean Sea 2313
place-h2314 = Myrtoan Sea 2314
place-h2315 = Myrtoan Sea 2315
place-h2316 = Myrtoan Sea 2316
place-h2317 = Myrtoan Sea 2317
place-h2318 = Cretan Sea 2318
place-h2319 = Cretan Sea 2319
place-h2320 = Cretan Sea 2320
place-h2321 = Crete 2321
place-h2322 = Cretan Sea 2322
place-h2323 = Cretan Sea 2323
place-h2400 = Thrace 2400
place-h2401 = Mount Pangaeus
    .at = on
place-h2402 = Thasos
place-h2403 = Thracian Sea 2403
place-h2404 = Thracian Sea 2404
place-h2405 = Thracian Sea 2405
place-h2406 = Aegean Sea 2406
place-h2407 = Aegean Sea 2407
place-h2408 = Aegean Sea 2408
place-h2409 = Scyros
place-h2410 = Aegean Sea 2410
place-h2411 = Aegean Sea 2411
place-h2412 = Carystus
place-h2413 = Aegean Sea 2413
place-h2414 = Aegean Sea 2414
place-h2415 = Aegean Sea 2415
place-h2416 = Aegean Sea 2416
place-h2417 = Melos
place-h2418 = Cretan Sea 2418
place-h2419 = Cretan Sea 2419
place-h2420 = Cretan Sea 2420
place-h2421 = Cretan Sea 2421
place-h2422 = Rhithymna
place-h2423 = Cretan Sea 2423
place-h2500 = Thrace 2500
place-h2501 = Thrace 2501
place-h2502 = Thracian Sea 2502
place-h2503 = Thracian Sea 2503
place-h2504 = Thracian Sea 2504
place-h2505 = Thracian Sea 2505
place-h2506 = Aegean Sea 2506
place-h2507 = Aegean Sea 2507
place-h2508 = Aegean Sea 2508
place-h2509 = Aegean Sea 2509
place-h2510 = Aegean Sea 2510
place-h2511 = Aegean Sea 2511
place-h2512 = Andros
place-h2513 = Aegean Sea 2513
place-h2514 = Aegean Sea 2514
place-h2515 = Aegean Sea 2515
place-h2516 = Aegean Sea 2516
place-h2517 = Aegean Sea 2517
place-h2518 = Cretan Sea 2518
place-h2519 = Cretan Sea 2519
place-h2520 = Cretan Sea 2520
place-h2521 = Cretan Sea 2521
place-h2522 = Crete 2522
place-h2523 = Cretan Sea 2523
place-h2600 = Thrace 2600
place-h2601 = Abdera
place-h2602 = Thracian Sea 2602
place-h2603 = Thracian Sea 2603
place-h2604 = Thracian Sea 2604
place-h2605 = Lemnos
place-h2606 = Aegean Sea 2606
place-h2607 = Aegean Sea 2607
place-h2608 = Aegean Sea 2608
place-h2609 = Aegean Sea 2609
place-h2610 = Aegean Sea 2610
place-h2611 = Aegean Sea 2611
place-h2612 = Aegean Sea 2612
place-h2613 = Aegean Sea 2613
place-h2614 = Aegean Sea 2614
place-h2615 = Aegean Sea 2615
place-h2616 = Aegean Sea 2616
place-h2617 = Aegean Sea 2617
place-h2618 = Cretan Sea 2618
place-h2619 = Cretan Sea 2619
place-h2620 = Cretan Sea 2620
place-h2621 = Cretan Sea 2621
place-h2622 = Knossos
place-h2623 = Gortyn
place-h2700 = Rhodope
    .at = in
place-h2701 = Thracian Sea 2701
place-h2702 = Thracian Sea 2702
place-h2703 = Thracian Sea 2703
place-h2704 = Thracian Sea 2704
place-h2705 = Thracian Sea 2705
place-h2706 = Aegean Sea 2706
place-h2707 = Aegean Sea 2707
place-h2708 = Aegean Sea 2708
place-h2709 = Aegean Sea 2709
place-h2710 = Aegean Sea 2710
place-h2711 = Aegean Sea 2711
place-h2712 = Aegean Sea 2712
place-h2713 = Aegean Sea 2713
place-h2714 = Aegean Sea 2714
place-h2715 = Naxos
place-h2716 = Aegean Sea 2716
place-h2717 = Thera
place-h2718 = Cretan Sea 2718
place-h2719 = Cretan Sea 2719
place-h2720 = Cretan Sea 2720
place-h2721 = Cretan Sea 2721
place-h2722 = Crete 2722
place-h2723 = Cretan Sea 2723
place-h2800 = Thrace 2800
place-h2801 = Maronea
place-h2802 = Thracian Sea 2802
place-h2803 = Thracian Sea 2803
place-h2804 = Thracian Sea 2804
place-h2805 = Thracian Sea 2805
place-h2806 = Aegean Sea 2806
place-h2807 = Aegean Sea 2807
place-h2808 = Aegean Sea 2808
place-h2809 = Aegean Sea 2809
place-h2810 = Aegean Sea 2810
place-h2811 = Aegean Sea 2811
place-h2812 = Icarian Sea 2812
place-h2813 = Icarian Sea 2813
place-h2814 = Icarian Sea 2814
place-h2815 = Icarian Sea 2815
place-h2816 = Icarian Sea 2816
place-h2817 = Icarian Sea 2817
place-h2818 = Cretan Sea 2818
place-h2819 = Cretan Sea 2819
place-h2820 = Cretan Sea 2820
place-h2821 = Cretan Sea 2821
place-h2822 = Cretan Sea 2822
place-h2823 = Hierapytna
place-h2900 = Thrace 2900
place-h2901 = Thrace 2901
place-h2902 = Thracian Sea 2902
place-h2903 = Thracian Sea 2903
place-h2904 = Thracian Sea 2904
place-h2905 = Thracian Sea 2905
place-h2906 = Aegean Sea 2906
place-h2907 = Eresus
place-h2908 = Aegean Sea 2908
place-h2909 = Aegean Sea 2909
place-h2910 = Chios
place-h2911 = Aegean Sea 2911
place-h2912 = Icarian Sea 2912
place-h2913 = Icarian Sea 2913
place-h2914 = Icarian Sea 2914
place-h2915 = Icarian Sea 2915
place-h2916 = Icarian Sea 2916
place-h2917 = Icarian Sea 2917
place-h2918 = Cretan Sea 2918
place-h2919 = Cretan Sea 2919
place-h2920 = Cretan Sea 2920
place-h2921 = Cretan Sea 2921
place-h2922 = Crete 2922
place-h2923 = Cretan Sea 2923
place-h3000 = Thrace 3000
place-h3001 = Thrace 3001
place-h3002 = Aenus
place-h3003 = Sestos
place-h3004 = Abydos
place-h3005 = Mysia 3005
place-h3006 = Assos
place-h3007 = Aegean Sea 3007
place-h3008 = Mytilene
place-h3009 = Aegean Sea 3009
place-h3010 = Aegean Sea 3010
place-h3011 = Aegean Sea 3011
place-h3012 = Icarian Sea 3012
place-h3013 = Icarian Sea 3013
place-h3014 = Icarian Sea 3014
place-h3015 = Icarian Sea 3015
place-h3016 = Icarian Sea 3016
place-h3017 = Icarian Sea 3017
place-h3018 = Cretan Sea 3018
place-h3019 = Cretan Sea 3019
place-h3020 = Cretan Sea 3020
place-h3021 = Cretan Sea 3021
place-h3022 = Cretan Sea 3022
place-h3023 = Cretan Sea 3023
place-h3100 = Thrace 3100
place-h3101 = Thrace 3101
place-h3102 = Thrace 3102
place-h3103 = Mysia 3103
place-h3104 = Mysia 3104
place-h3105 = Scepsis
place-h3106 = Aegean Sea 3106
place-h3107 = Aegean Sea 3107
place-h3108 = Aegean Sea 3108
place-h3109 = Aegean Sea 3109
place-h3110 = Erythrae
place-h3111 = Aegean Sea 3111
place-h3112 = Icarian Sea 3112
place-h3113 = Icarian Sea 3113
place-h3114 = Icarian Sea 3114
place-h3115 = Icarian Sea 3115
place-h3116 = Icarian Sea 3116
place-h3117 = Icarian Sea 3117
place-h3118 = Cretan Sea 3118
place-h3119 = Cretan Sea 3119
place-h3120 = Cretan Sea 3120
place-h3121 = Cretan Sea 3121
place-h3122 = Cretan Sea 3122
place-h3123 = Cretan Sea 3123
place-h3200 = Thrace 3200
place-h3201 = Thrace 3201
place-h3202 = Thrace 3202
place-h3203 = Propontis 3203
place-h3204 = Mysia 3204
place-h3205 = Mysia 3205
place-h3206 = Adramyttium
place-h3207 = Mysia 3207
place-h3208 = Lydia 3208
place-h3209 = Lydia 3209
place-h3210 = Phocaea
place-h3211 = Lydia 3211
place-h3212 = Icarian Sea 3212
place-h3213 = Samos
place-h3214 = Icarian Sea 3214
place-h3215 = Icarian Sea 3215
place-h3216 = Icarian Sea 3216
place-h3217 = Icarian Sea 3217
place-h3218 = Cretan Sea 3218
place-h3219 = Cretan Sea 3219
place-h3220 = Cretan Sea 3220
place-h3221 = Cretan Sea 3221
place-h3222 = Cretan Sea 3222
place-h3223 = Cretan Sea 3223
place-h3300 = Thrace 3300
place-h3301 = Thrace 3301
place-h3302 = Propontis 3302
place-h3303 = Mysia 3303
place-h3304 = Zeleia
place-h3305 = Mysia 3305
place-h3306 = Mysia 3306
place-h3307 = Pergamon
place-h3308 = Lydia 3308
place-h3309 = Lydia 3309
place-h3310 = Smyrna
place-h3311 = Lydia 3311
place-h3312 = Icarian Sea 3312
place-h3313 = Miletus
place-h3314 = Icarian Sea 3314
place-h3315 = Icarian Sea 3315
place-h3316 = Cos
place-h3317 = Icarian Sea 3317
place-h3318 = Cretan Sea 3318
place-h3319 = Cretan Sea 3319
place-h3320 = Cretan Sea 3320
place-h3321 = Cretan Sea 3321
place-h3322 = Cretan Sea 3322
place-h3323 = Cretan Sea 3323
place-h3400 = Thrace 3400
place-h3401 = Thrace 3401
place-h3402 = Propontis 3402
place-h3403 = Propontis 3403
place-h3404 = Mysia 3404
place-h3405 = Mysia 3405
place-h3406 = Mysia 3406
place-h3407 = Mysia 3407
place-h3408 = Lydia 3408
place-h3409 = Magnesia ad Sipylum
place-h3410 = Lydia 3410
place-h3411 = Lydia 3411
place-h3412 = Ephesus
place-h3413 = Caria 3413
place-h3414 = Caria 3414
place-h3415 = Halicarnassus
place-h3416 = Icarian Sea 3416
place-h3417 = Icarian Sea 3417
place-h3418 = Cretan Sea 3418
place-h3419 = Cretan Sea 3419
place-h3420 = Cretan Sea 3420
place-h3421 = Cretan Sea 3421
place-h3422 = Cretan Sea 3422
place-h3423 = Cretan Sea 3423
place-h3500 = Thrace 3500
place-h3501 = Propontis 3501
place-h3502 = Propontis 3502
place-h3503 = Cyzicus
place-h3504 = Mysia 3504
place-h3505 = Mysia 3505
place-h3506 = Mysia 3506
place-h3507 = Mysia 3507
place-h3508 = Thyatira
place-h3509 = Lydia 3509
place-h3510 = Lydia 3510
place-h3511 = Lydia 3511
place-h3512 = Caria 3512
place-h3513 = Caria 3513
place-h3514 = Mylasa
place-h3515 = Caria 3515
place-h3516 = Cnidus
place-h3517 = Icarian Sea 3517
place-h3518 = Cretan Sea 3518
place-h3519 = Cretan Sea 3519
place-h3520 = Cretan Sea 3520
place-h3521 = Cretan Sea 3521
place-h3522 = Cretan Sea 3522
place-h3523 = Cretan Sea 3523
place-h3600 = Perinthus
place-h3601 = Propontis 3601
place-h3602 = Propontis 3602
place-h3603 = Propontis 3603
place-h3604 = Mysia 3604
place-h3605 = Mysia 3605
place-h3606 = Mysia 3606
place-h3607 = Mysia 3607
place-h3608 = Lydia 3608
place-h3609 = Lydia 3609
place-h3610 = Sardis
place-h3611 = Lydia 3611
place-h3612 = Lydia 3612
place-h3613 = Alabanda
place-h3614 = Caria 3614
place-h3615 = Caria 3615
place-h3616 = Caria 3616
place-h3617 = Caria 3617
place-h3618 = Rhodes
place-h3619 = Lindos
place-h3620 = Cretan Sea 3620
place-h3621 = Cretan Sea 3621
place-h3622 = Cretan Sea 3622
place-h3623 = Cretan Sea 3623
place-h3700 = Thrace 3700
place-h3701 = Propontis 3701
place-h3702 = Propontis 3702
place-h3703 = Propontis 3703
place-h3704 = Mysia 3704
place-h3705 = Mysia 3705
place-h3706 = Mysia 3706
place-h3707 = Mysia 3707
place-h3708 = Lydia 3708
place-h3709 = Lydia 3709
place-h3710 = Lydia 3710
place-h3711 = Lydia 3711
place-h3712 = Caria 3712
place-h3713 = Caria 3713
place-h3714 = Caria 3714
place-h3715 = Caria 3715
place-h3716 = Caunus
place-h3717 = Icarian Sea 3717
place-h3718 = Cretan Sea 3718
place-h3719 = Cretan Sea 3719
place-h3720 = Cretan Sea 3720
place-h3721 = Cretan Sea 3721
place-h3722 = Cretan Sea 3722
place-h3723 = Cretan Sea 3723
place-h3800 = Thrace 3800
place-h3801 = Propontis 3801
place-h3802 = Propontis 3802
place-h3803 = Propontis 3803
place-h3816 = Caria 3816
place-h3817 = Icarian Sea 3817
place-h3818 = Cretan Sea 3818
place-h3819 = Cretan Sea 3819
place-h3820 = Cretan Sea 3820
place-h3821 = Cretan Sea 3821
place-h3822 = Cretan Sea 3822
place-h3823 = Cretan Sea 3823
place-h3900 = Byzantium
place-h3901 = Propontis 3901
place-h3902 = Propontis 3902
place-h3903 = Propontis 3903
place-h3916 = Caria 3916
place-h3917 = Icarian Sea 3917
place-h3918 = Cretan Sea 3918
place-h3919 = Cretan Sea 3919
place-h3920 = Cretan Sea 3920
place-h3921 = Cretan Sea 3921
place-h3922 = Cretan Sea 3922
place-h3923 = Cretan Sea 3923

## Chapters of the rules

chapter-1 = What the game is about
chapter-2 = How to win
chapter-3 = Map and pieces
chapter-4 = Setting up
chapter-5 = The turn
chapter-6 = Income from trade
chapter-7 = Who begins
chapter-8 = The cycle of actions
chapter-9 = The eight actions
chapter-10 = Supply and upkeep of the fleet
chapter-11 = Control of islands and provinces
chapter-12 = Monuments
chapter-13 = Armies and fleets
chapter-14 = Revolution
chapter-15 = Independent cities and Sicily
chapter-16 = The end of the game
chapter-17 = Numbers of pieces
chapter-18 = Optional rules
chapter-19 = Credits
track-culture = Culture
track-economy = Economy
track-fleet = Fleet
track-military = Military
track-money = Talents
track-income = Income
track-stability = Stability
track-supply = Legions fed
track-legions = Legions
track-ships = Ships
track-upkeep = Upkeep
track-islands = Islands
track-provinces = Provinces
track-points = Points
marker-first = Acts first:
marker-target = Points to win:
marker-armistice = Armistice, turn
marker-syracusans = Syracusans to come:
marker-laurels = Laurels that count:
marker-asker = Asked for the armistice:
value-dark = the dark ones
value-light = the light ones
forecast-treasury = { $who }: upkeep { $upkeep }, income { $income }, so { $next ->
        [one] 1 talent
       *[other] { $next } talents
    } next turn{ $hungry ->
        [0] { "" }
        [one] ; 1 legion will starve
       *[other] ; { $hungry } legions will starve
    }.
forecast-combats =
    Combat { AT($place) }: { $attack } against { $defence }; you would lose { $lost }, the other side { $killed }{ $fortress ->
        [yes] , and the fortress
       *[other] { "" }
    }{ $monument ->
        [yes] , and the monument
       *[other] { "" }
    }.
legend =
    Attica 2011      a hex of a region, by its number on the map
    2 legions        pieces of one kind in a hex
result-win = { $who } wins: { $reason }.
section-3-1 = The map
section-3-2 = Ground, goods and cities
section-4-2 = The first trading posts
section-4-3 = The first legions and ships
section-4-9 = Neutral garrisons
section-4-10 = First treasuries
section-9-1 = Moving
section-9-1-1 = Legions aboard ships
section-9-1-2 = Sicily
section-9-1-3 = Mountains
section-9-1-4 = Contested hexes
section-9-2 = Attacking
section-9-3 = Building
section-9-4 = Trading posts
section-9-5 = Stability
section-9-6 = Development
section-9-7 = Passing and blocking
section-9-8 = Armistice
section-15-1 = Syracuse
section-15-2 = Independent cities
section-18-1 = Agitation
section-18-2 = Setbacks
section-18-5 = Leaders
section-18-7 = Second trading posts
section-18-8 = Light laurels

## Why something is not offered

why-action-just-taken = { $foe } has just taken this action.
why-action-twice = You have taken this action twice in this cycle.
why-action-thrice = This action was taken three times in this cycle.
why-action-idle = This action could do nothing now: it can only be blocked.
why-action-not-idle = This action can do something now: take it rather than block it.
why-no-legion-here = { $place }: none of your legions is there.
why-no-open-post = No enemy trading post stands without a garrison beside one of your legions.
why-no-post-left = All your trading posts are on the map.
why-row-full = { $place }: your row of this good is full.
why-garrisoned-before = { $place }: its garrison fell in this very action; the post falls to another one.
why-armistice-no-taking = Nothing is taken from the other side during the armistice.
why-armistice-no-fighting = The two sides do not fight during the armistice.
why-fought-already = { $place }: this combat has been fought in this action.
why-nobody-to-fight = None of your legions shares a contested hex with an enemy legion, fortress or monument.
why-no-ships-to-fight = None of your ships shares a hex with enemy ships.
why-no-neutrals-to-fight = None of your legions stands beside independent troops.
why-too-dear = This costs { n-talents }, and you have { $have }.
why-here-already = { $place }: that is where they are.
why-no-legion-to-march = { $place }: none of your legions is there.
why-no-ship-to-sail = { $place }: none of your ships is there.
why-no-legions-at-all = None of your legions is ashore.
why-no-ships-at-all = You have no ships.
why-legion-moved = { $place }: your legions there have moved in this action.
why-met-enemies = { $place }: your units there have met the enemy and must stop.
why-ship-moved = { $place }: your ships there have moved in this action.
why-legions-all-moved = None of your legions can march any more: they have moved or have nowhere to go.
why-ships-all-moved = None of your ships can sail any more: they have moved or have nowhere to go.
why-shut-in = { $place }: every way out leads to hexes that the armistice keeps you out of, or costs more than they have.
why-no-army-left =
    A single legion there would need a figure to become an army, and { $count ->
        [one] your only one is
       *[other] all your { $count } are
    } in use.
why-no-fleet-left =
    A single ship there would need a figure to become a fleet, and { $count ->
        [one] your only one is
       *[other] all your { $count } are
    } in use.
why-armistice-no-entry = { $place }: pieces of the other side are there, and there is an armistice.
why-legion-at-sea = { $place }: sea, where a legion goes only aboard a ship.
why-ship-on-land = { $place }: inland, where no ship goes.
why-far-sea-closed = { $place }: the open sea, for ships from the phase of biremes on.
why-beyond-far-sea = { $place }: the way leads over the open sea, which is for ships from the phase of biremes on.
why-no-way-by-land = { $place }: no way leads there by land; legions need a ship.
why-no-way-by-sea = { $place }: no way leads there by sea.
why-too-far = { $place }: too far; the way costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, and they have { $of }.
why-mountain-too-dear = { $place }: a mountain; with its climb the way costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, and they have { $of }.
why-blue-barrier = { $place }: a blue barrier lies between, and no way round is short enough.
why-road-stopped = { $place }: the road ends { AT($via) }, where whoever enters must stop.
why-road-barred = { $place }: the road leads through { $via }, which the armistice keeps you out of.
why-part-of-stack = Of { $count } at least one goes and at least one stays.
why-rest-has-no-way = Those who go on would have nowhere to go.
why-not-so-many-empty =
    { $count ->
        [0] None of these ships is
        [one] Only one of these ships is
       *[other] Only { $count } of these ships are
    } without a legion.
why-not-so-many-loaded =
    { $count ->
        [0] None of these ships carries
        [one] Only one of these ships carries
       *[other] Only { $count } of these ships carry
    } a legion.
why-leader-moved = Your leader has moved in this action.
why-leader-aboard = Your leader is aboard already.
why-leader-elsewhere = Your leader is not where these ships sail from.
why-leader-not-there = { $place }: your leader is not there.
why-leader-shut-in = Your leader has nowhere to walk to.
why-leader-out-of-reach = { $place }: out of your leader’s reach; he has { $of ->
        [one] 1 movement point
       *[other] { $of } movement points
    } by land.
why-leader-among-enemies = { $place }: your leader does not go among enemies alone.
why-no-legion-to-load = { $place }: none of your legions is there to go aboard.
why-no-ship-to-load = { $place }: none of your ships is there to go aboard.
why-no-empty-ship = { $place }: no ship is left there that is empty and has not moved.
why-no-legion-left-to-load = { $place }: the legions there have moved or landed in this action.
why-nothing-to-load = Nowhere do a legion and an empty ship of yours lie together since the start of the action.
why-nothing-aboard = { $place }: no legion of yours is aboard a ship there.
why-landing-at-sea = { $place }: out at sea; legions land on coasts and islands.
why-boarded-in-this-move = { $place }: these legions went aboard or sailed in this action; they land with another.
why-nothing-to-land = No legion that began the action aboard lies on a shore.
why-no-legions-yet = Legions are built from the first phase of the military row on.
why-no-ships-yet = Ships are built from the first phase of the fleet row on.
why-no-monuments-yet = Monuments are built from the third phase of culture on.
why-no-fortress-left = All your fortresses are on the map.
why-no-legion-left = All your legions are on the map.
why-no-ship-left = All your ships are on the map.
why-no-monument-left = All your monuments are standing.
why-contested-no-building = { $place }: contested; nothing is built there.
why-no-fortress-for-legion = { $place }: legions are built in your fortresses, and none is there.
why-no-port-for-ship = { $place }: ships are built in your ports, and none of your fortresses is there.
why-fortress-inland = { $place }: your fortress there is inland and no port.
why-fortress-new = { $place }: a fortress built just now makes its first unit with another action.
why-fortress-made-one = { $place }: this fortress has made its unit in this action.
why-no-city = { $place }: no city; fortresses and monuments stand in cities.
why-no-post-for-fortress = { $place }: a fortress takes the place of your trading post, and you have none there.
why-fortress-stands = { $place }: your fortress stands there already.
why-no-fortress-on-island = { $place }: an island; no fortress is built there.
why-built-here-now = { $place }: you have built there in this action; a fortress and a monument take two.
why-one-monument-each-time = One monument an action, and this one has had its own.
why-monument-stands = { $place }: a monument stands there already.
why-nothing-own-for-monument = { $place }: neither a trading post nor a fortress of yours is there.
why-no-city-for-fortress = No trading post of yours stands in an uncontested city of the mainland.
why-no-fortress-free = No uncontested fortress of yours is left to make a legion in this action.
why-no-city-for-monument = You hold no uncontested city that is without a monument.
why-no-port-free = No uncontested port of yours is left to make a ship in this action.
why-row-at-its-end = { $row }: this row is at its end, in the golden age.
why-box-too-dear = { $row }: the next box costs { n-talents }, and you have { $have }.
why-one-box-a-row = { $row }: you have advanced this row in this action.
why-no-row-open = No row can be advanced: the next boxes cost more than you have, or their conditions are not met.
why-needs-good = { $row }: the next phase needs an uncontested trading post with this good: { $good }.
why-needs-luxuries = { $row }: the next phase needs { $count } uncontested luxuries (salt, glass, gold), and you have { $have }.
why-needs-phase = { $row }: the next phase first needs { $level }.
why-no-goods-here = { $place }: no good to trade in.
why-nobody-there = { $place }: neither a legion nor a ship of yours is there.
why-legion-needed = { $place }: a ship alone founds nothing here; a legion must have landed.
why-own-post-stands = { $place }: your own trading post stands there.
why-enemy-post-stands = { $place }: a trading post or fortress of the other side stands there.
why-contested-no-post = { $place }: contested; no trading post is founded there.
why-enemy-legion-there = { $place }: enemy legions are there.
why-enemy-monument-there = { $place }: an enemy monument stands there.
why-neutrals-hold-it = { $place }: neutral troops hold it; they must fall first.
why-no-site = None of your units holds a free good.
why-no-own-post-to-double = { $place }: no trading post of yours stands there.
why-two-posts-stand = { $place }: two trading posts of yours stand there already.
why-no-manufacture = Second trading posts need the third phase of the economy.
why-nothing-to-double = None of your trading posts has room for a second one.
why-stability-golden-already = The stability of your people is in its golden age.
why-armistice-running = There is an armistice already.
why-not-free-sicily = { $place }: the legion comes to a good of Sicily where no player has a piece.
why-no-legion-to-disband = { $place }: none of your legions is ashore there.
why-nobody-aboard = { $place }: no legion of yours is aboard a ship there.
why-no-unit-to-join = { $place }: none of your units is there.
why-unit-farther-away = { $place }: another unit of yours is nearer.
why-ship-losses = Between { $least } and { $most } of the ships lost have a legion aboard.
why-setup-taken = { $place }: a trading post or fortress stands there already.
why-setup-barred = { $place }: { $area } is closed to you during the set-up.
why-setup-no-land-way = { $place }: no way by land leads there from your capital.
why-setup-not-nearest = { $place }: { $of ->
        [one] 1 hex
       *[other] { $of } hexes
    } from your capital; goods { $count } away are still free.
why-setup-no-own-shore = { $place }: no trading post or capital of yours on a shore.
why-setup-nothing-own = { $place }: no trading post or capital of yours is there.
why-setup-ship-there = { $place }: a ship of yours lies there; the legion goes aboard.
why-setup-no-ship = { $place }: none of your ships is there.
why-setup-ship-full = { $place }: every ship there carries a legion.
why-setup-no-unit = { $place }: none of your units is there.
why-no-enemy-post = { $place }: no enemy trading post is there.
why-post-garrisoned = { $place }: enemy legions guard the trading post.
why-not-contested = { $place }: your legion does not contest this hex.
why-no-legion-to-fight = { $place }: none of your legions is ashore there.
why-legion-aboard = { $place }: your legion there is aboard; it must land in a move before it can fight.
why-ships-only = { $place }: your ships there do not fight on land; that takes legions.
why-no-ship-to-fight = { $place }: none of your ships is there.
why-no-enemy-here = { $place }: no enemy legion, fortress or monument is there.
why-no-enemy-ship-here = { $place }: no enemy ship is there.
why-no-neutrals-here = { $place }: no neutral troops are there.
why-only-a-post = { $place }: a trading post is not fought but taken.
why-setup-no-room-aboard = No ship of yours has room for a legion.
why-setup-no-room-ashore = No trading post or capital of yours has room for a legion.

## What a choice costs and brings

note-price = { n-talents }, { $left } left
note-price-each = { n-talents } each
note-only-blocks = does nothing; { $foe } cannot take it next ({ $action })
note-passes = does nothing, and uses one of your actions
note-ends-cycle = ends the cycle of actions
note-upkeep-due = then your ships cost { n-talents } of { $have }
note-upkeep-unpaid = then your ships cost { n-talents }; with { $have } you lose a box of stability
note-legions-starve =
    then { $count ->
        [one] 1 legion is
       *[other] { $count } legions are
    } disbanded for want of food
note-combat = { $attack } against { $defence }: you lose { $lost ->
        [0] no legion
        [one] 1 legion
       *[other] { $lost } legions
    }, they lose { $killed }
note-combat-ships = { $attack } against { $defence }: you lose { $lost ->
        [0] no ship
        [one] 1 ship
       *[other] { $lost } ships
    }, they lose { $killed }
note-combat-later = an attack there would be { $attack } against { $defence }: you would lose { $lost }, they { $killed }
note-walls-fall = the fortress falls (it needs { $need }, { $left } are left for it)
note-walls-stand = the fortress stands (it needs { $need }, { $left } are left for it)
note-monument-falls = the monument falls (it needs { $need }, { $left } are left for it)
note-monument-stands = the monument stands (it needs { $need }, { $left } are left for it)
note-take = costs nothing, and this good is yours: { $good }
note-capital = the capital of { $foe } is conquered: three boxes of stability
note-meets-neutrals = stops beside neutral troops
note-contests = stops and contests the hex: { $foe } gets nothing from it
note-trades = { $good }: income +{ $income }
note-first-luxury = your first of this luxury: stability +1
note-golden-point = golden age: 1 victory point
note-new-phase = new phase: { $level }
note-people-pleased = stability +1
note-income = income +{ $count }
note-legion-combat = every legion fights with { $count } more
note-legion-move = every legion marches { $count } farther
note-ship-combat = every ship fights with { $count } more
note-ship-move = every ship sails { $count } farther
note-stability-moves = stability of { $who }: from { $before } to { $box }
note-stability-to-gold = stability of { $who }: golden age, 1 victory point
note-revolution = stability of { $who } falls off the track: revolution, the match is lost
note-paid-if-accepted = { n-talents } to { $foe } if it accepts, nothing if it refuses
note-paid-to-you = you receive { n-talents }; no fighting for three turns

# Numbers with their noun.
n-talents =
    { $talents ->
        [one] 1 talent
       *[other] { $talents } talents
    }
n-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Legend

legend-legion = Legions of a side, and how many
legend-neutral = Legions of an independent people
legend-ship = A ship; a shield on it: a legion aboard
legend-leader = A leader
legend-post = A trading post
legend-fortress = A fortress
legend-monument = A monument
legend-province = A province in the colour of who controls it
legend-mountain = A mountain hex
legend-cost = The cost of entering a hex within reach
