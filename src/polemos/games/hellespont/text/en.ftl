# Hellespont, 411-410 BC: every text of the game in English. Keys: docs/protocol.md, section 1.
# The rulebook’s PA are action points, PM movement points, PF strength points, PV victory points (VP).

## The game

game-title = Hellespont
game-subtitle = 411-410 BC: Athens and Sparta fight for the grain route
game-sketch = Two fleets, one strait. After the disaster in Sicily Athens lives on the grain that comes down from the Black Sea; Sparta, with Persian gold and Syracusan crews, moves the war to the Hellespont to cut it. Ten months of naval battles in narrow waters, landings, sieges of eight walled ports, winter storms and treachery, fought with fleets that rot on the beaches when they stay out too long. Short action phases, few points to spend, hidden stratagems, and one Advantage that passes from hand to hand.

## Scenarios

scenario-historical = Historical campaign
    .sketch = August 411 BC. A handful of triremes watch each other across the narrows, Athenians at Sestos, Peloponnesians at Abydos. In September the main fleets arrive from Samos and Chios: Mindarus brings seventy-five ships and the strength of Syracuse, Thrasybulus fewer but better led. In October Alcibiades comes up from Thasos, and Pharnabazus rides in with his Persians. Thrasyllus sails home for more men in November; the last squadrons join in February. By May one side must hold the ports, the sea, or both. Sparta begins with the Advantage.
scenario-alcibiades = Alcibiades, the new Pericles
    .sketch = What if Athens had called Alcibiades back at once and given him everything? He leads the main fleet from Samos in September with full powers, and carries out his own plan; but Thrasybulus, the best tactician of the city, is not at his side. Theramenes takes his place at Thasos in October, and Thrasyllus, sent home in November, is back in February. The intrigues around Alcibiades are over before they begin: Tissaphernes, discord and desertion are out of the bowl, and so is the periplous. Athens begins with the Advantage.

## Sides

role-athens = Athens
    .adj = Athenian
role-sparta = Sparta
    .adj = Spartan
side-neutral = neutral

## Places: with the code, as sentences need it; .name is the name alone, for lettering on the board

place-m1 = Mouth of the Hellespont (M1)
    .name = Mouth of the Hellespont
    .article = the
    .at = in
place-m2 = Rhoeteum Reach (M2)
    .name = Rhoeteum Reach
    .article = the
place-m3 = Dardanus Reach (M3)
    .name = Dardanus Reach
    .article = the
place-m4 = Abydos Narrows (M4)
    .name = Abydos Narrows
    .article = the
place-m5 = Sestos Reach (M5)
    .name = Sestos Reach
    .article = the
place-m6 = Aegospotami Reach (M6)
    .name = Aegospotami Reach
    .article = the
place-m7 = Lampsacus Reach (M7)
    .name = Lampsacus Reach
    .article = the
place-m8 = Gate of the Propontis (M8)
    .name = Gate of the Propontis
    .article = the
place-m9 = Parium Waters (M9)
    .name = Parium Waters
    .article = the
place-m10 = Ganos Waters (M10)
    .name = Ganos Waters
    .article = the
place-m11 = Bisanthe Waters (M11)
    .name = Bisanthe Waters
    .article = the
place-m12 = Central Propontis (M12)
    .name = Central Propontis
    .article = the
place-m13 = Granicus Gulf (M13)
    .name = Granicus Gulf
    .article = the
place-m14 = Proconnesus (M14)
    .name = Proconnesus
    .at = off
place-m15 = Waters North of Arctonnesus (M15)
    .name = Waters North of Arctonnesus
    .article = the
    .at = in
place-m16 = Artace Gulf (M16)
    .name = Artace Gulf
    .article = the
place-m17 = Panormus Gulf (M17)
    .name = Panormus Gulf
    .article = the
place-m18 = Eastern Propontis (M18)
    .name = Eastern Propontis
    .article = the
place-m19 = Inner Melas Gulf (M19)
    .name = Inner Melas Gulf
    .article = the
place-m20 = Outer Melas Gulf (M20)
    .name = Outer Melas Gulf
    .article = the
place-m21 = Imbros Channel (M21)
    .name = Imbros Channel
    .article = the
place-m22 = Tenedos Waters (M22)
    .name = Tenedos Waters
    .article = the
place-m23 = Thracian Sea (M23)
    .name = Thracian Sea
    .article = the
place-t1 = Eastern Arctonnesus (T1)
    .name = Eastern Arctonnesus
place-t2 = Artace (T2)
    .name = Artace
place-t3 = Panormus (T3)
    .name = Panormus
place-t4 = Zeleia (T4)
    .name = Zeleia
place-t5 = Priapus (T5)
    .name = Priapus
place-t6 = Country of Parium (T6)
    .name = Country of Parium
    .article = the
    .at = in
place-t7 = Paesus (T7)
    .name = Paesus
place-t8 = Perinthus (T8)
    .name = Perinthus
place-t9 = Bisanthe (T9)
    .name = Bisanthe
place-t10 = Sacred Mountain (T10)
    .name = Sacred Mountain
    .article = the
    .at = on
place-t11 = Apri (T11)
    .name = Apri
place-t12 = Country of the Cicones (T12)
    .name = Country of the Cicones
    .article = the
    .at = in
place-t13 = Apsinthis (T13)
    .name = Apsinthis
    .at = in
place-t14 = Isthmus of Cardia (T14)
    .name = Isthmus of Cardia
    .article = the
    .at = on
place-t15 = Callipolis (T15)
    .name = Callipolis
place-t16 = Aegospotami (T16)
    .name = Aegospotami
place-t17 = Country of Sestos (T17)
    .name = Country of Sestos
    .article = the
    .at = in
place-t18 = Cynossema (T18)
    .name = Cynossema
place-t19 = Cape of Elaeus (T19)
    .name = Cape of Elaeus
    .article = the
place-t20 = Ilium (T20)
    .name = Ilium
place-t21 = Dardanus (T21)
    .name = Dardanus
place-t22 = Country of Abydos (T22)
    .name = Country of Abydos
    .article = the
    .at = in
place-t23 = Percote (T23)
    .name = Percote
place-t24 = Colonae (T24)
    .name = Colonae
place-t25 = Scamander Valley (T25)
    .name = Scamander Valley
    .article = the
    .at = in
place-t26 = Foothills of Ida (T26)
    .name = Foothills of Ida
    .article = the
    .at = in
place-t27 = Mountains of Lampsacus (T27)
    .name = Mountains of Lampsacus
    .article = the
    .at = in
place-t28 = Upper Granicus (T28)
    .name = Upper Granicus
    .article = the
    .at = on
place-t29 = Hellespontine Phrygia (T29)
    .name = Hellespontine Phrygia
    .at = in
place-t30 = Lake Dascylitis (T30)
    .name = Lake Dascylitis
place-elaeus = Elaeus
    .name = Elaeus
place-rhoeteum = Rhoeteum
    .name = Rhoeteum
place-sestos = Sestos
    .name = Sestos
place-abydos = Abydos
    .name = Abydos
place-lampsacus = Lampsacus
    .name = Lampsacus
place-parium = Parium
    .name = Parium
place-cardia = Cardia
    .name = Cardia
place-cyzicus = Cyzicus
    .name = Cyzicus
place-b1 = Byzantium
    .name = Byzantium
place-b2 = Thasos
    .name = Thasos
place-b3 = Chios/Samos
    .name = Chios/Samos

## Where a piece is when it is not on the board

place-waiting = still to come
place-eliminated = eliminated
place-killed = killed in combat
place-removed = out of the game
place-recalled = recalled to Athens
place-prisoner = held by Tissaphernes

## Kinds of places and terrain

kind-sea = sea zone
kind-land = land zone
kind-port = port
kind-base = base
terrain-strait = strait
terrain-open-sea = open sea
terrain-clear = clear land
terrain-difficult = difficult land
terrain-port = walled port
terrain-base = base off the map
terrain-beach = beach

## Units: the letter of the type and the strength; + for a sword

piece-t20 = 20 triremes
    .name = twenty triremes
    .article = the
    .number = many
piece-t10 = 10 triremes
    .name = ten triremes
    .article = the
    .number = many
piece-t4 = 4 triremes
    .name = four triremes
    .article = the
    .number = many
piece-t2 = 2 triremes
    .name = two triremes
    .article = the
    .number = many
piece-h4b = hoplites with sword 4
    .name = hoplites with sword, 4
    .article = the
    .number = many
piece-h4 = hoplites 4
    .name = hoplites, 4
    .article = the
    .number = many
piece-h3 = hoplites 3
    .name = hoplites, 3
    .article = the
    .number = many
piece-p5 = Persian peltasts 5
    .name = Persian peltasts, 5
    .article = the
    .number = many
piece-p4b = peltasts with sword 4
    .name = peltasts with sword, 4
    .article = the
    .number = many
piece-p4 = peltasts 4
    .name = peltasts, 4
    .article = the
    .number = many
piece-p2 = peltasts 2
    .name = peltasts, 2
    .article = the
    .number = many
piece-a3b = archers with sword 3
    .name = archers with sword, 3
    .article = the
    .number = many
piece-a2 = archers and slingers 2
    .name = archers and slingers, 2
    .article = the
    .number = many
piece-c5b = Persian cavalry with sword 5
    .name = Persian cavalry with sword, 5
    .article = the
type-trireme = trireme
type-hoplite = hoplite
type-cavalry = cavalry
type-peltast = peltast
type-archer = archer or slinger
type-leader = leader
face-0 = full strength
face-1 = weakened
face-fit = fit
face-wounded = wounded
face-sick = sick

## Leaders

leader-thrasybulus = Thrasybulus
    .about = trierarch turned general, the best tactician Athens has left
leader-alcibiades = Alcibiades
    .about = brilliant, exiled, indispensable
leader-thrasyllus = Thrasyllus
    .about = general with Thrasybulus at Cynossema; sent home in November
leader-theramenes = Theramenes
    .about = politician and squadron commander
leader-chaereas = Chaereas
    .about = officer of the Samian fleet
leader-timochares = Timochares
    .about = brings a few ships from Athens
leader-mindarus = Mindarus
    .about = navarch of Sparta
leader-hermocrates = Hermocrates
    .about = Syracusan, the mind behind the defeat of Athens in Sicily
leader-pharnabazus = Pharnabazus
    .about = satrap of Hellespontine Phrygia; Persian, stays ashore
leader-dorieus = Dorieus
    .about = Rhodian, Olympic champion
leader-hippocrates = Hippocrates
    .about = lieutenant of Mindarus
leader-epicles = Epicles
    .about = Syracusan captain

## Months

turn-august-411 = August 411 BC
turn-september-411 = September 411 BC
turn-october-411 = October 411 BC
turn-november-411 = November 411 BC
turn-december-411 = December 411 BC
turn-january-410 = January 410 BC
turn-february-410 = February 410 BC
turn-march-410 = March 410 BC
turn-april-410 = April 410 BC
turn-may-410 = May 410 BC
turn-1 = August 411 BC
turn-2 = September 411 BC
turn-3 = October 411 BC
turn-4 = November 411 BC
turn-5 = December 411 BC
turn-6 = January 410 BC
turn-7 = February 410 BC
turn-8 = March 410 BC
turn-9 = April 410 BC
turn-10 = May 410 BC
month-august-411 = { turn-august-411 }
month-september-411 = { turn-september-411 }
month-october-411 = { turn-october-411 }
month-november-411 = { turn-november-411 }
month-december-411 = { turn-december-411 }
month-january-410 = { turn-january-410 }
month-february-410 = { turn-february-410 }
month-march-410 = { turn-march-410 }
month-april-410 = { turn-april-410 }
month-may-410 = { turn-may-410 }

## Phases

phase-setup = Set-up
phase-A = A Stratagems
phase-B = B Activation
phase-B-1 = B.1 Action points
phase-B-2 = B.2 Reinforcements
phase-B-3 = B.3 Actions
phase-B-3-1 = B.3.1 Announcement
phase-B-3-2 = B.3.2 Activations
phase-B-3-3 = B.3.3 Combats
phase-C = C Sieges
phase-D = D Adjustments
phase-D-1 = D.1 Stratagem kept
phase-D-2 = D.2 Return to base or port
phase-D-3 = D.3 Recovery
phase-D-4 = D.4 Supply
phase-D-5 = D.5 Attrition
phase-end = End of the turn

## Stratagems

stratagem-s1 = Periplous
    .about = Naval combat on the open sea, never in the strait: 2 columns right if the attacker plays it, 2 left if the defender does.
    .code = S1
stratagem-s2 = Kyklos
    .about = Any naval combat, defender only: the fleet forms a ring, 1 column left.
    .code = S2
stratagem-s3 = Diekplous
    .about = Any naval combat, attacker only: break through the line, 1 column right.
    .code = S3
stratagem-s4 = Storm at Sea
    .about = In B.3: every ship in a sea zone, of both sides, rolls a die and is weakened (or sunk) on a 6 near a friendly port or a beach, elsewhere on a 5 or 6. Troops aboard may drown.
    .code = S4
stratagem-s5 = Rotten Hulls
    .about = In D.5: the opponent eliminates one of his ships in a sea zone with a beach and weakens another, his choice.
    .code = S5
stratagem-s6 = Archers
    .about = In B.3: enemy units and leaders may not enter one land zone where you have archers, until the end of this action phase.
    .code = S6
stratagem-s7 = Cavalry
    .about = After a land combat you won with cavalry present: eliminate one weakened enemy unit of that combat.
    .code = S7
stratagem-s8 = Combined Attack
    .about = Combat, attacker or defender: add half the strength, rounded up, of your units in one adjacent zone of the same kind. They stay where they are.
    .code = S8
stratagem-s9 = Mining
    .about = In C: 2 more dice for one siege of yours. Not together with the die for a discarded counter.
    .code = S9
stratagem-s10 = Surprise
    .about = Any combat on land or at sea, attacker only: 1 column right.
    .code = S10
stratagem-s11 = Recovery
    .about = In D.3: one weakened unit more returns to full strength, Persians included.
    .code = S11
stratagem-s12 = Great Recovery
    .about = In D.3: two weakened units more return to full strength, but no Persians.
    .code = S12
stratagem-s13 = Delayed Reinforcements
    .about = In B.2: one enemy reinforcement comes a turn later; or cancel the one just brought by Reinforcements.
    .code = S13
stratagem-s14 = Reinforcements
    .about = In B.2: bring in one optional reinforcement of the scenario. The opponent can answer with Delayed Reinforcements.
    .code = S14
stratagem-s15 = Wounded Leader
    .about = Before a combat: the bonuses of all enemy leaders in it are ignored for the die, and one of them, your choice, is wounded until B.3 of the next turn.
    .code = S15
stratagem-s16 = Discord
    .about = In B.3: name an enemy leader and roll; a 3 or more removes one without bonus for good, a 5 or 6 one with a single bonus. Double bonuses are safe.
    .code = S16
stratagem-s17 = Tissaphernes
    .about = In B.2: Alcibiades is taken prisoner and leaves play. The counter is out of the game.
    .code = S17
stratagem-s18 = Alcibiades
    .about = In B.2, once Alcibiades has entered play: he escapes to Samos. Played before Tissaphernes it takes that counter out too, and Sparta scores 2 VP.
    .code = S18
stratagem-s19 = Supplies
    .about = At the end of D.4: your supply marker moves one box towards 3, in any month.
    .code = S19
stratagem-s20 = Epidemic
    .about = In B.3: in one zone of the map two enemy land units are weakened and one enemy leader falls sick; he is carried to a port or base and stays there until B.2 of the next turn.
    .code = S20
stratagem-s22 = Good Omens
    .about = At any time: take the Advantage from the opponent, or draw a new counter, or use it as Great Recovery or Reinforcements in their phase.
    .code = S22
stratagem-s23 = Desertion
    .about = In D.5: one enemy unit of at most 10 strength points leaves the game for good.
    .code = S23
category-fleet = Fleet
category-land = Land combat
category-combat-siege = Combat and siege
category-reinforcement = Reinforcement and recovery
category-leaders = Leaders
category-misc = Other events

## Counters: both faces, with the letter of who may use each (A Athens, S Sparta, N both)

counter-c01 = Periplous (Athens) / Desertion (Sparta)
counter-c02 = Alcibiades (Athens) / Surprise (Sparta)
counter-c03 = Tissaphernes (Sparta) / Discord (both sides)
counter-c04 = Kyklos (Athens) / Diekplous (Sparta)
counter-c05 = Diekplous (Athens) / Kyklos (Sparta)
counter-c06 = Surprise (Athens) / Cavalry (Sparta)
counter-c07 = Combined Attack (Athens) / Mining (Sparta)
counter-c08 = Mining (Athens) / Combined Attack (Sparta)
counter-c09 = Rotten Hulls (Athens) / Rotten Hulls (Sparta)
counter-c10 = Storm at Sea (both sides) / Archers (both sides)
counter-c11 = Recovery (Athens) / Recovery (Sparta)
counter-c12 = Great Recovery (Athens) / Delayed Reinforcements (Sparta)
counter-c13 = Delayed Reinforcements (Athens) / Great Recovery (Sparta)
counter-c14 = Reinforcements (Athens) / Wounded Leader (Sparta)
counter-c15 = Wounded Leader (Athens) / Reinforcements (Sparta)
counter-c16 = Reinforcements (Athens) / Reinforcements (Sparta)
counter-c17 = Supplies (Athens) / Supplies (Sparta)
counter-c18 = Epidemic (both sides) / Good Omens (both sides)
counter-c19 = Good Omens (both sides) / Delayed Reinforcements (both sides)
counter-c20 = Archers (both sides) / Wounded Leader (both sides)
counter-c21 = Recovery (both sides) / Supplies (both sides)

## Reinforcement lines

value-athens-september-b3 = Athens, September, Samos
value-athens-october-b2 = Athens, October, Thasos
value-athens-october-b3 = Athens, October, Samos
value-athens-february-b3 = Athens, February, Samos
value-athens-february-b2 = Athens, February, Thasos
value-sparta-september-b3 = Sparta, September, Chios
value-sparta-october-b3 = Sparta, October, Chios
value-sparta-october-t29 = Persians, October, Hellespontine Phrygia (T29)
value-sparta-february-b3 = Sparta, February, Chios
value-sparta-february-t29 = Persians, February, Hellespontine Phrygia (T29)
value-athens-optional-b3 = 20 optional triremes at Samos
value-athens-optional-b2 = 10 optional triremes at Thasos
value-sparta-optional-b3 = 20 optional triremes at Chios
value-sparta-optional-b1 = 10 optional triremes at Byzantium
line-athens-september-b3 = { value-athens-september-b3 }
line-athens-october-b2 = { value-athens-october-b2 }
line-athens-october-b3 = { value-athens-october-b3 }
line-athens-february-b3 = { value-athens-february-b3 }
line-athens-february-b2 = { value-athens-february-b2 }
line-sparta-september-b3 = { value-sparta-september-b3 }
line-sparta-october-b3 = { value-sparta-october-b3 }
line-sparta-october-t29 = { value-sparta-october-t29 }
line-sparta-february-b3 = { value-sparta-february-b3 }
line-sparta-february-t29 = { value-sparta-february-t29 }
line-athens-optional-b3 = { value-athens-optional-b3 }
line-athens-optional-b2 = { value-athens-optional-b2 }
line-sparta-optional-b3 = { value-sparta-optional-b3 }
line-sparta-optional-b1 = { value-sparta-optional-b1 }

## Questions

prompt-activate = Which zone do you activate, to move its pieces? Action points announced and left: { $left } of { $points }; “Done” goes on to the combats.
prompt-advantage = What do you use the Advantage for: to restore a weakened unit, or to bring back a lost land unit or leader? It then passes to your opponent.
prompt-announce = How many action points do you commit to this action phase, of { $points }? What you announce and do not spend is lost.
prompt-appeal = { $who } rolled { $dice }. You hold the Advantage: do you let the roll stand, or have it rolled again and hand the Advantage over?
prompt-appeal-omens = { $who } rolled { $dice }, and the holder of the Advantage lets it stand. Do you too, or do you take the Advantage by Good Omens?
prompt-bid = { $who } has the initiative, and you have { n-action-points }. Do you change that, by a stratagem or the Advantage?
prompt-come-back =
    Where { COUNT($piece) ->
        [many] do
       *[one] does
    } { THE($piece) } come back?
prompt-drive-out = You have no action point for the combat { AT($place) }: where do your units there fall back?
prompt-hulls-scuttle = Rotten Hulls: which of your ships is eliminated?
prompt-hulls-weaken = Rotten Hulls: which other ship of yours is weakened?
prompt-leave-base = Which base do your pieces leave? You have { n-action-points }; a base where all pieces arrived this turn is left for nothing.
prompt-losses = Combat { AT($place) }: which unit do you weaken? Strength points still to lose: { $quota }.
prompt-make-room = Reinforcements arrive { AT($place) }: where do your units there go?
prompt-move = Which pieces { AT($place) } leave together? Pick them, then their destination.
prompt-move-on = { THE($place) } is overcrowded: which unit moves on?
prompt-move-on-to =
    Where { COUNT($piece) ->
        [many] do
       *[one] does
    } { THE($piece) } move on to?
prompt-overload = In { THE($place) } there are too many troops for the ships: which do you weaken to fit aboard?
prompt-plague-leader = Epidemic { AT($place) }: which enemy leader falls sick?
prompt-plague-units = Epidemic { AT($place) }: which enemy unit is weakened? You may spare the others.
prompt-recovery = Which weakened unit returns to full strength ({ $left } left)?
prompt-refuge = { $piece } is sick: to which port or base do you carry him?
prompt-reply = Your opponent brings in a reinforcement ({ $line }): do you cancel it by Delayed Reinforcements?
prompt-retreat = You lost the combat { AT($place) }: where do you retreat?
prompt-run-past = There are enemy ships { AT($place) }: do you stop and fight them, or try to sail past?
prompt-stacking = { THE($place) } is overcrowded: which unit do you eliminate?
prompt-step-aside = Enemies enter { THE($place) }: does your cavalry step aside, and where to? All go together unless you pick some.
prompt-underway = The group is { AT($place) }: does it go on, put pieces ashore in a port, or stop?
prompt-window = { $phase }: do you play a stratagem now, or use the Advantage? If not, the phase goes on.
prompt-target-s6 = Archers: which zone do you close to the enemy for this action phase?
prompt-target-s13 = Delayed Reinforcements: which enemy reinforcement comes a turn later?
prompt-target-s14 = Reinforcements: which optional reinforcement do you bring in?
prompt-target-s16 = Discord: which enemy leader do you accuse? Without bonus he leaves the game on 3 or more, with a single bonus on 5 or 6.
prompt-target-s20 = Epidemic: which zone do you strike? Two enemy land units there are weakened, and a leader falls sick.
prompt-target-s23 = Desertion: which enemy unit leaves the game for good?
prompt-fight = Which combat do you resolve now?
prompt-evade = You are attacked { AT($place) }: do you try to evade? It takes a 6 on the modified die (modifier { $modifier }); success weakens one unit, failure means combat.
prompt-evade-price = You slip away from { THE($place) }: which unit do you weaken as its price?
prompt-evade-to = Where do you evade to from { THE($place) }?
prompt-commit = Combat { AT($place) }: do you commit a stratagem in secret? Both sides reveal theirs together, then the attacker rolls.
prompt-target-s8 = Combined Attack { AT($place) }: which adjacent zone lends half of its strength?
prompt-target-s15 = Wounded Leader { AT($place) }: which enemy leader is hit?
prompt-pursuit = You won { AT($place) } with cavalry: do you play Cavalry, to ride down a weakened unit?
prompt-ride-down = Which weakened enemy unit does your cavalry ride down { AT($place) }?
prompt-siege = Which port do you besiege? “Done” ends your sieges of this turn.
prompt-siege-counter =
    Siege of { THE($place) }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } so far: do you give up a counter of your colour for a die (one more for the besieger, one fewer for the defender), or play one?
prompt-siege-losses = Siege of { THE($place) }: each 1 rolled weakens a besieger. Which of your units ({ $left } left)?
prompt-advance = { $place } has fallen: which pieces enter?
prompt-keep = Which counter do you keep for the next turn? The others go back into the bowl.
prompt-returns =
    Which pieces do you send back to a base or into an adjacent port? Ships of { $left } strength { $left ->
        [one] point
       *[other] points
    } may still go to base; “Done” leaves all others where they are.
prompt-return-to =
    Where { COUNT($pieces) ->
        [many] do
       *[one] does
    } { THE($pieces) } go? You may pick others of the same zone to go along.
prompt-recover = Which weakened unit returns to full strength ({ $left } left)?
prompt-wear = Attrition strikes { AT($place) }: which unit do you weaken?
prompt-start-pick = Before the first turn you may take one stratagem counter in secret (a ruse to be played later), one with a face of your own colour numbered S1 to S10. Which do you take?
prompt-crossing = Amphibious move from { THE($place) } to { THE($to_place) }: by which sea zone? Each carries only so many strength points in an action phase.

## Choices

verb-accept = Let the roll stand
verb-accuse = Accuse { $arg }
verb-activate = Activate { THE($arg) }
verb-add-points = Advantage: 2 more action points
verb-advantage = Use the Advantage
verb-announce =
    Announce { $arg ->
        [one] 1 action point
       *[other] { $arg } action points
    }
verb-aside = Step aside to { THE($arg) }
verb-bar = Close { THE($arg) }
verb-bring = Bring in: { $arg }
verb-cut = Weaken { THE($arg) } to fit aboard
verb-decline = Play nothing now
verb-decline-in-siege-counter = Play nothing in this siege
verb-decline-in-reply = Let the reinforcement come
verb-decline-in-bid = Change nothing
verb-delay = Delay: { $arg }
verb-desert = Let { THE($arg) } desert
verb-done = Done
verb-done-in-recover = Done: restore nothing more
verb-done-in-leave-base = Done: leave no more bases
verb-ashore = Put { THE($arg) } ashore
verb-drop = Leave { THE($arg) } out
verb-rest = Do not ask again this turn
verb-eliminate = Eliminate { THE($arg) }
verb-ferry = Amphibious move to { THE($arg) }
verb-infect = Strike { THE($arg) }
verb-move = Move to { THE($arg) }
verb-mute = Do not ask again in this phase
verb-pass-by = Sail past (10 to 1)
verb-pick = Pick { THE($arg) }
verb-pick-all = Pick all
verb-reroll = Advantage: roll again
verb-restore = Restore { THE($arg) }
verb-return-leader = Bring back { THE($arg) }
verb-return-unit = Bring back { THE($arg) }
verb-reverse = Advantage: reverse the initiative
verb-run-past = Try to sail past
verb-scuttle = Eliminate { THE($arg) }
verb-sicken = { $arg } falls sick
verb-stay = Stay and wait for the enemy
verb-stop = Stop here
verb-stop-in-run-past = Stop and fight
verb-to = { $arg }
verb-weaken = Weaken { THE($arg) }
verb-s1 = Play Periplous: { $arg }
verb-s2 = Play Kyklos: { $arg }
verb-s3 = Play Diekplous: { $arg }
verb-s4 = Play Storm at Sea: { $arg }
verb-s5 = Play Rotten Hulls: { $arg }
verb-s6 = Play Archers: { $arg }
verb-s7 = Play Cavalry: { $arg }
verb-s8 = Play Combined Attack: { $arg }
verb-s9 = Play Mining: { $arg }
verb-s10 = Play Surprise: { $arg }
verb-s11 = Play Recovery: { $arg }
verb-s12 = Play Great Recovery: { $arg }
verb-s13 = Play Delayed Reinforcements: { $arg }
verb-s14 = Play Reinforcements: { $arg }
verb-s15 = Play Wounded Leader: { $arg }
verb-s16 = Play Discord: { $arg }
verb-s17 = Play Tissaphernes: { $arg }
verb-s18 = Play Alcibiades: { $arg }
verb-s19 = Play Supplies: { $arg }
verb-s20 = Play Epidemic: { $arg }
verb-s23 = Play Desertion: { $arg }
verb-s22-take = Good Omens, take the Advantage: { $arg }
verb-s22-draw = Good Omens, draw a counter: { $arg }
verb-s22-s12 = Good Omens as Great Recovery: { $arg }
verb-s22-s14 = Good Omens as Reinforcements: { $arg }
verb-fight = Fight { AT($arg) }
verb-evade = Try to evade
verb-stand = Stand and fight
verb-commit-none = Commit no stratagem
verb-support = Support from { THE($arg) }
verb-wound = Wound { $arg }
verb-besiege = Besiege { $arg }
verb-discard = Give up for a die: { $arg }
verb-advance = Let { THE($arg) } enter
verb-keep = Keep { $arg }
verb-keep-none = Keep none
verb-adjust = Send back { THE($arg) }
verb-take = Take { $arg }
verb-pick-none = Take none
verb-by = By { THE($arg) }
verb-spare = Spare the others

## Log

log-activates = { $who } activates { THE($place) }, for { n-action-points }.
log-advantage-passes = The Advantage passes to { $who }.
log-advantage-points = { $who } uses the Advantage: 2 more action points, now { $points }.
log-advantage-reroll = { $who } uses the Advantage: the dice are rolled again.
log-advantage-reverse = The Advantage reverses the initiative: { $who } goes first.
log-advantage-taken = { $who } takes the Advantage.
log-announces = { $who } announces { n-action-points }.
log-apathy = { $who } has no action points left.
log-arrives = Reinforcements of { $who } arrive { AT($place) }: { $pieces }.
log-barred = Archers of { $who } close { THE($place) } for this action phase; the counter lies there until then.
log-cancels = { $who } cancels: { $line }.
log-captured = { $piece } is captured { AT($place) }.
log-comes-back =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] come
       *[one] comes
    } back, { AT($place) }.
log-delayed = { $who } delays by a turn: { $line }.
log-deserts =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] desert
       *[one] deserts
    } { AT($place) }.
log-discards = { $who } gives up a counter unplayed: { $counter }.
log-discord = Discord strikes { $piece } { AT($place) }: die { $die }, { $needed } or more needed, he is out of the game.
log-discord-fails = Discord against { $piece } { AT($place) }: die { $die }, { $needed } or more needed, he keeps his command.
log-drew = You draw { $counter }.
log-drew-count =
    { $who } draws { $count ->
        [one] one stratagem counter
       *[other] { $count } stratagem counters
    }.
log-dropped = { $who } puts { THE($piece) } ashore { AT($place) }.
log-eliminated = { $who } loses { THE($piece) } { AT($place) }.
log-falls-back = { $who } has no action point for the combat { AT($place) } and falls back.
log-ferried = { $who } crosses by { THE($places) }, from { THE($place) } to { THE($to_place) }: { $pieces }.
log-freed = { $piece } escapes to { THE($place) }.
log-initiative = { $who } has the initiative.
log-makes-room = { $who } makes room { AT($place) }; to { THE($to_place) }: { $pieces }.
log-marches = { $who } marches from { THE($place) } to { THE($to_place) }: { $pieces }.
log-moves-on =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] move
       *[one] moves
    } on from { THE($place) } to { THE($to_place) }.
log-passes = { $who } sails past the enemy { AT($place) }: die { $die }, { $needed } or less needed.
log-plays = { $who } plays { $stratagem }.
log-points = { $who } has { $total } on the dice: half of it, rounded up, and the month ({ $month }) give { n-action-points }.
log-recalled = { $piece } is called home to Athens.
log-recovers = { $piece } recovers.
log-refuge = { $piece } is carried from { THE($place) } to { THE($to_place) }.
log-restored =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } back at full strength { AT($place) }.
log-result = Losses of { $who } { AT($place) }: { $result }.
log-retreats = { $who } retreats from { THE($place) } to { THE($to_place) }: { $pieces }.
log-safe-conduct = Alcibiades is safe from Tissaphernes for good; Sparta scores 2 victory points.
log-sails = { $who } sails from { THE($place) } to { THE($to_place) }: { $pieces }.
log-seized = Tissaphernes seizes { $piece } { AT($place) }.
log-sick = { $piece } falls sick { AT($place) }.
log-steps-aside = Cavalry of { $who } steps aside from { THE($place) } to { THE($to_place) }: { $pieces }.
log-stopped = { $who } is stopped { AT($place) }: die { $die }, { $needed } or less needed.
log-supply-moves = The supply of { $who } is now { $level } of 3.
log-weakened =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } weakened { AT($place) }.
log-combat = { $who } attacks { AT($place) }.
log-combat-result = Combat { AT($place) }: { $attack } strength points to { $defence }, column { $column } (shifts: { $shifts }); die { $die } (modifiers: { $modifiers }) = { $total }: { $who } wins.
log-evades = { $who } evades from { THE($place) } to { THE($to_place) }: { $pieces }.
log-evasion-fails = { $who } tries to evade { AT($place) }: die { $die } (modifiers: { $modifiers }) = { $total }, 6 needed: it must fight.
log-supports = { $who } is supported from { THE($place) }.
log-wounded = { $piece } is wounded { AT($place) }.
log-besieges = { $who } besieges { $place }.
log-siege-dice =
    Siege of { THE($place) }: { $count ->
        [0] no die
        [one] 1 die
       *[other] { $count } dice
    } ({ $modifiers }).
log-siege-fails = { $who } does not take { $place }: neither 5 nor 6.
log-siege-succeeds = { $who } breaks into { THE($place) }: nobody in it is left.
log-advances =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] enter
       *[one] enters
    } { $to_place } from { THE($place) }.
log-keeps =
    { $who } keeps { $count ->
        [0] no stratagem counter
        [one] one stratagem counter
       *[other] { $count } stratagem counters
    }.
log-goes-home = { $who } returns to base, from { THE($place) } to { THE($to_place) }: { $pieces }.
log-shelters = { $who } puts into port, from { THE($place) } to { THE($to_place) }: { $pieces }.
log-supplied = { $who } is supplied again.
log-starves = { $who } starves: all units in its bases are weakened.
log-attrition = { $who } tests attrition { AT($place) }.
log-already-taken = { $counter } is not in the bowl any more: choose another.
log-picked = You take { $counter }.
log-picked-count =
    { $who } takes { $count ->
        [0] no starting counter
        [one] one starting counter
       *[other] { $count } starting counters
    }.
log-turn = Turn { $turn }: { $month }
log-victory = { $who } holds the ports and wins.
log-shortage-ports = { $who } is short of supplies: the enemy holds { $places } and has ships there.
log-shortage-fleet = { $who } is short of supplies: ships of { $count } strength points lie in its bases, only { $left } at sea and in ports.
log-storm =
    Storm on { THE($piece) } of { $who } { AT($place) }: die { $die }, hit on { $needed }{ $needed ->
        [6] {""}
       *[other] {" or more"}
    }.
log-goes-back = { $who } goes back from { THE($place) } to { THE($to_place) }: { $pieces }.
log-siege-no-dice = { $who } has no die for the siege of { THE($place) }: it fails.
log-siege-weakens = { $who } weakens all { AT($place) }, but the port holds.
log-siege-price =
    The siege of { THE($place) } weakens { $count ->
        [one] one unit
       *[other] { $count } units
    } of { $who }, one for each 1 rolled.
log-attrition-none = Attrition of { $who } { AT($place) }: die { $die } (modifiers: { $modifiers }) = { $total }: no effect.
log-attrition-one = Attrition of { $who } { AT($place) }: die { $die } (modifiers: { $modifiers }) = { $total }: one unit is weakened.
log-attrition-all = Attrition of { $who } { AT($place) }: die { $die } (modifiers: { $modifiers }) = { $total }: all units are weakened.
log-pays-combats = { $who } pays { n-action-points } for the combats of this action phase.
log-points-lost =
    { $who } loses { $count ->
        [one] 1 action point
       *[other] { $count } action points
    } announced and not spent.
log-arrives-weak = Weakened reinforcements of { $who } arrive { AT($place) }: { $pieces }.
log-evasion = { $who } tries to evade { AT($place) }: die { $die } (modifiers: { $modifiers }) = { $total }, 6 needed: it slips away.
log-passes-overwhelming = { $who } sails past the enemy { AT($place) }, ten to one.
log-initiative-tie = The dice are equal: { $who }, who holds the Advantage, has the initiative.

## Parts of a sum, by paragraph

part-4-2-1e = leaders
part-4-2-1f = open sea
part-4-2-1g = strait or difficult ground
part-5-1a = any siege
part-5-1b = Advantage
part-5-1c = zones held around the port
part-5-1d = counter given up by the besieger
part-5-1e = leader with double bonus outside
part-5-1f = leader with double bonus inside
part-5-1g = zones held by the defender
part-5-1h = counter given up by the defender
part-5-1i = winter
part-5-1j = too few besiegers
part-7-S9 = Mining
part-6-4c = numbers
part-6-4d = deep winter
part-TRC-die-a = leaders
part-TRC-die-b = hoplites with sword
part-TRC-die-c = three kinds of troops
part-TRC-die-d = only hoplites with sword against
part-TRC-die-e = archers or cavalry against
part-TRC-die-f = at least as many troops aboard
part-TRC-die-g = fewer troops aboard
part-TRC-col-a = hoplites against none
part-TRC-col-b = no hoplites against some
part-TRC-col-c = landing
part-TRC-col-d = into difficult ground
part-TRC-col-e = own troops on the beach
part-TRC-col-f = enemy troops on the beach
part-7-S1 = Periplous
part-7-S2 = Kyklos
part-7-S3 = Diekplous
part-7-S10 = Surprise
part-7-S8 = Combined Attack

## Results of the combat table

result-R = none
result-A = everything weakened
result-E = everything eliminated

## Tracks and markers

track-points = Action points
track-supply = Supply
track-shortage = Shortage
marker-advantage = Advantage
marker-initiative = Initiative
marker-barred = Closed by archers
marker-turn = Turn
label-lost = Lost
label-arrivals = Reinforcements
label-optional = optional, by Reinforcements
label-bowl = In the bowl
label-gone = Out of the game
label-forecast = If the die were rolled now

## Victory

level-total = total victory
level-strategic = strategic victory
level-tactical = tactical victory
level-draw = draw
reason-ports = all the ports it needs are held
reason-fleet = the enemy fleet is broken
reason-points = victory points
score-ports = Ports held
score-supply = Better supply
score-fleet = Fleet at sea and in port
score-hoplites = Enemy hoplites eliminated
score-others = Other enemy troops eliminated
score-leaders = Enemy leaders killed in combat
score-safe-conduct = Alcibiades played before Tissaphernes

## Options of a match: other readings of the rules; one attribute for each value

option-tie-winner = Winner when both lose a quarter
    .about = The printed winners are lost. Either the lower dice of a column go to the defender and the higher ones to the attacker, or the defender wins them all.
    .run = by the die
    .defender = always the defender
option-siege-odds = Siege penalty for weak besiegers
    .about = Weaker than the garrison costs 3 dice, weaker than twice 2, than three times 1; the printed order is the reverse.
    .inverted = 3, 2, 1 dice
    .printed = 1, 2, 3 dice, as printed
option-storm = Shelter from the storm
    .about = Storm at Sea hits on a 6 in shelter and on a 5 or 6 outside. One shelter is enough (friendly port or beach); or both are needed; or, as printed, ships in both shelters are hit on a 5 or 6 and all others on a 6.
    .sheltered = one shelter is enough
    .printed = as printed
    .swapped = both shelters are needed
option-base-exit = Leaving a base free in B.2
    .about = Free only if everything the side has in the base arrived this turn; or this turn’s arrivals always leave free and only the rest pays.
    .whole = whole base
    .per-piece = piece by piece
option-supply-face = End of a shortage
    .about = The marker turns back as soon as no condition of shortage holds; or only when supply is adjusted in D.4.
    .live = at once
    .sticky = in D.4
option-boarders = Marines when nobody carries any
    .about = At sea the attacker gets +1 for carrying as many troops as the defender: even none against none, or only if he carries some.
    .equal = none against none counts
    .carried = only with troops aboard
option-naval-losses = Choice of naval losses
    .about = The owner must lose the smallest total of strength that meets the quota; or any ships of which none is superfluous.
    .least = smallest total
    .any = any, none superfluous

## Chapters of the rules

chapter-0 = Dice, board and pieces at a glance
chapter-1 = Pieces
chapter-2 = The turn
chapter-3 = Movement
chapter-4 = Combat
chapter-trc = Combat results table
chapter-5 = Sieges
chapter-6 = Supply and attrition
chapter-7 = Stratagems
chapter-8 = The Advantage
chapter-9 = Victory
chapter-10 = Scenarios
piece-face = { $name }, weakened
n-action-points =
    { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }
forecast-combat =
    { $attacker ->
        [athens] Athens
       *[sparta] Sparta
    } attacks { AT($place) }: { $attack } strength points to { $defence }, column { $column } (shifts: { $shifts }; die: { $modifiers }).
forecast-combat-row =
    on a { $die }: the attacker { $attacker ->
        [R] loses nothing
        [A] is all weakened
        [E] is all eliminated
       *[other] loses { $attacker }
    }, the defender { $defender ->
        [R] loses nothing
        [A] is all weakened
        [E] is all eliminated
       *[other] loses { $defender }
    }; { $winner ->
        [A] the attacker
       *[D] the defender
    } wins
forecast-siege =
    { $attacker ->
        [athens] Athens
       *[sparta] Sparta
    } besieges { $place } with { $dice ->
        [0] no die
        [one] 1 die
       *[other] { $dice } dice
    } ({ $modifiers }): it falls in { $fall } of 100 cases, its garrison is weakened in { $weaken }.
legend =
    M5, T29          printed number of a sea or land zone, beside its name
    hoplites 3       a unit of land troops and its strength points
    10 triremes      a squadron; each trireme is one strength point
    with sword       a bonus in land combat
    weakened         on its reduced side
modifiers-0 = none
shifts-0 = none
section-0-2 = The board
section-1-1 = Units
section-1-2 = Leaders
section-2-b-1 = Action points and initiative
section-2-b-2 = Reinforcements
section-2-b-3 = Action phases
section-2-b-3-1 = Announcing points
section-2-b-3-2 = Activating zones
section-2-b-3-3 = Combats due
section-2-d-2 = Returning to base or port
section-2-d-3 = Recovery
section-3-1 = Moving
section-3-3 = By sea
section-3-4 = Amphibious moves
section-3-5 = Groups and passing the enemy
section-3-6 = Stacking and control
section-4-1 = Who fights
section-4-2-1 = Evasion
section-4-2-2 = Odds and stratagems
section-4-2-3 = Losses
section-4-2-4 = Retreat
section-5-1 = Dice of a siege
section-5-2 = Outcome of a siege
section-6-1 = Shortage of Athens
section-6-2 = Shortage of Sparta
section-6-3 = What a shortage does
section-6-4 = Attrition
section-7-s1 = Periplous
section-7-s4 = Storm at Sea
section-7-s8 = Combined Attack
section-7-s9 = Mining
section-7-s13 = Delayed Reinforcements
section-7-s15 = Wounded Leader
section-7-s16 = Discord
section-7-s18 = Alcibiades
section-7-s20 = Epidemic
section-7-s22 = Good Omens
section-9-1 = Winning at once
section-9-2 = Victory points
section-10-1 = Historical campaign
section-10-2 = Alcibiades, the new Pericles

## Why not

why-enemy-piece =
    { THE($piece) } { COUNT($piece) ->
        [many] belong
       *[one] belongs
    } to { $who }.
why-own-piece =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } your own: this strikes the enemy.
why-still-to-come =
    { THE($piece) } { COUNT($piece) ->
        [many] have
       *[one] has
    } not entered play yet.
why-out-of-play =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } out of play.
why-is-sick = { $piece } is sick and cannot move until he recovers in B.2.
why-elsewhere =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } { AT($from) }, not { AT($place) }.
why-not-around =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } { AT($from) }, which is not beside { $place }.
why-is-leader = { $piece } is a leader: this is about units.
why-is-ship = { THE($piece) } are ships: this is about troops.
why-is-land-unit =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } aboard: the losses of a naval combat fall on ships.
why-here-already = The group is { AT($place) } already.
why-bases-in-d2 = { $place }: bases are entered only when fleets return (D.2) or as reinforcements.
why-ships-keep-to-sea = { THE($place) } is a land zone: ships do not enter it.
why-leader-needs-ship = A leader goes by sea only with a ship of his side beside him, from the start to the end.
why-troops-need-ships = Land units and leaders are not at sea, nor do they leave it, without ships of their side in the group.
why-port-held = { $place } is a port in which { $who } has units.
why-barred-by-archers = { THE($place) } is closed to you by archers in this action phase.
why-too-far = { THE($place) } is too far: it takes { $cost } movement points, the group has { $points }.
why-no-road = No road leads to { THE($place) }.
why-enemy-there = Units of { $who } are { AT($place) }.
why-not-adjacent = { THE($place) } is not adjacent to { THE($from) }.
why-road-barred = The way to { THE($place) } leads through { THE($from) }, closed to you by archers.
why-road-port = The way to { THE($place) } leads through { $from }, a port held by { $who }.
why-road-leader = On the way to { THE($place) } an enemy leader stands alone { AT($from) }: go there first, and on from there.
why-road-fleet = Ships of { $who } { AT($from) } are on the way to { THE($place) }: sail there first, then try to get past them.
why-road-enemy = Units of { $who } { AT($from) } stop the march to { THE($place) }.
why-ships-not-ferried = There are ships in the group: only troops and leaders are ferried.
why-persians-ashore = Persians neither board ships nor are they ferried.
why-ferry-from-sea = Troops aboard at sea cannot begin an amphibious move.
why-ferry-from-base = A base is left by ship only.
why-ferry-from-rough = { THE($place) } is difficult ground: nobody embarks there.
why-ferry-start-inland = { THE($place) } has no coast to embark from.
why-ferry-to-sea = { THE($place) } is at sea: an amphibious move ends on land.
why-ferry-to-rough = { THE($place) } is difficult ground: nobody lands there.
why-ferry-inland = { THE($place) } has no coast to land on.
why-ferry-too-far = { THE($place) } is too far for an amphibious move: at most three sea zones lie between.
why-ferry-enemy = The crossing to { THE($place) } goes by { THE($from) }, where there are enemy ships.
why-ferry-no-ships = The crossing to { THE($place) } goes by { THE($from) }, where you have no ships.
why-ferry-full =
    The crossing to { THE($place) } goes by { THE($from) }: your ships there can still take { $room ->
        [one] 1 strength point
       *[other] { $room } strength points
    }, the group has { $troops }.
why-counter-gone = { $counter } is out of the game.
why-counter-not-held = You do not hold { $counter }.
why-counter-enemy-face = { $counter }: the face { $stratagem } is for { $who } only.
why-counter-other-faces = { $counter }: this counter shows other stratagems.
why-counter-neutral = { $counter } has no face of your colour: it is not worth a die.
why-one-stratagem = You have played a stratagem in this action phase: only one is allowed.
why-occasion-phase = { $stratagem } is played in { $phase }.
why-occasion-naval = { $stratagem } is committed to a naval combat, before the roll.
why-occasion-combat = { $stratagem } is committed to a combat, before the roll.
why-occasion-pursuit = { $stratagem } is played right after a land combat that you won with cavalry.
why-occasion-siege = { $stratagem } is played in a siege of yours, before the roll.
why-no-target-s4 = Storm at Sea: no ship is in a sea zone.
why-no-target-s5 = Rotten Hulls: no enemy ship lies off a beach.
why-no-target-s6 = Archers: you have no archers in a land zone that could be closed.
why-no-target-s11 = Recovery: none of your weakened units can recover.
why-no-target-s12 = Great Recovery: none of your weakened units can recover; Persians do not count.
why-no-target-s13 = Delayed Reinforcements: no enemy reinforcement is due this turn.
why-no-target-s14 = Reinforcements: your optional reinforcements have all come.
why-no-target-s16 = Discord: no enemy leader without a double bonus is in play.
why-no-target-s17 = Tissaphernes: Alcibiades is not in play.
why-no-target-s18 = Alcibiades has not been on the map yet, nor does Tissaphernes hold him.
why-no-target-s19 = Supplies: your marker stands at 3 already.
why-no-target-s20 = Epidemic: no enemy land unit or leader is on the map.
why-no-target-s23 = Desertion: no enemy unit in play has 10 strength points or fewer.
why-no-target-s22-take = Good Omens: you hold the Advantage already.
why-no-target-s22-draw = Good Omens: the bowl is empty.
why-no-target-s22-s12 = Good Omens as Great Recovery: none of your weakened units can recover.
why-no-target-s22-s14 = Good Omens as Reinforcements: your optional reinforcements have all come.
why-not-weakened =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not weakened.
why-persian-recovery =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } Persian: only the stratagem Recovery (S11) or the Advantage restores Persians.
why-no-room-aboard = { THE($piece) } at full strength would be too many for the ships in the zone.
why-advantage-not-held = Your opponent holds the Advantage.
why-advantage-no-use = The Advantage has no use now: none of your units is weakened, and no land unit or leader could come back.
why-in-play =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } in play.
why-ships-stay-lost = Lost ships never come back.
why-called-home = { $piece } has been called home and does not come back.
why-phrygia-held = Persians come back in Hellespontine Phrygia (T29), and the enemy is there.
why-gone-for-good =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } out of the game for good.
why-no-home = { THE($place) } is not one of your bases.
why-no-leader =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } no leader.
why-none-weakened = None of your units is weakened.
why-no-unit-lost = You have lost no land unit that could come back.
why-no-leader-lost = You have lost no leader who could come back.
why-all-moved = { THE($place) }: all your pieces there have moved in this action phase, or are sick.
why-no-ship-to-leave = { $place }: a base is left by ship, and none there can move.
why-no-ship-to-sail = { THE($place) }: no ship there can move any more, and nobody leaves the sea without one.
why-group-overloaded = Too many troops for the ships: { $count } strength points of ships carry a fifth of that, the group has { $left } of troops.
why-others-stranded = Those who stay at sea would not have ships enough.
why-harbour-full = The port holds at most { $limit } strength points of ships.
why-town-full = The port holds at most { $limit } strength points of troops.
why-not-crowding =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not of the arm that is too numerous there.
why-announce-one = A side that has action points announces one at least.
why-announce-less =
    You have only { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }.
why-nobody-to-activate = { THE($place) }: none of your units is there.
why-leaders-alone = { THE($place) }: only leaders of yours are there, and a zone is activated by units.
why-activated-already = { THE($place) } has been activated in this action phase.
why-too-dear =
    { THE($place) } costs { $cost ->
        [one] 1 action point
       *[other] { $cost } action points
    }, and you have { $left } left.
why-point-for-combat = { THE($place) }: the last point is kept for the combats due.
why-none-to-activate = No zone can be activated with the { $left } left.
why-not-a-base = { THE($place) } is not a base: in B.2 only bases are left.
why-foreign-base = { $place } is a base of { $who } only.
why-empty-base = { $place }: you have no pieces there.
why-base-left-already = { $place } has been left in this phase.
why-moved-already =
    { THE($piece) } { COUNT($piece) ->
        [many] have
       *[one] has
    } moved in this action phase.
why-not-a-newcomer = { THE($piece) } did not arrive this turn: the free exit is for newcomers.
why-picked-already =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } in the group already.
why-ships-with-persians = There are Persians in the group: they never board ships.
why-nobody-else-fits = Nobody else here could join the group.
why-pick-first = Pick the pieces of the group first.
why-all-aboard = Nobody need be weakened: the ships picked can carry all who are picked.
why-not-picked =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not in the group.
why-not-in-port = The group is not in a port: nobody goes ashore here.
why-not-aboard =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not aboard: nobody is taken aboard on the way.
why-ships-sail = { THE($piece) } are the ships of the group: only passengers go ashore.
why-called-twice = The group has called { AT($place) } twice in this move.
why-over-ten = You are ten to one: no roll is needed to sail past.
why-under-ten = You are not ten to one: sailing past takes a roll.
why-not-on-the-way = { THE($place) } is not on an open way to { THE($to_place) }.
why-no-riders = Only cavalry steps aside: pick some, the leaders may go along.
why-goes-alone =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } alone there: no need to pick.
why-no-starting-face = { $counter } has no face of your colour numbered S1 to S10.
why-counter-taken = { $counter } is not in the bowl any more.
why-no-combat-in-bases = { $place }: there is no combat in a base.
why-no-combat-in-ports = { $place }: there is no combat in a port; ports are besieged.
why-no-units-there = { THE($place) }: none of your units is there.
why-no-enemy-there = { THE($place) }: no unit of { $who } is there.
why-no-support = Combined Attack: no adjacent zone of the same kind holds units of yours.
why-no-enemy-leader = Wounded Leader: no enemy leader takes part in the combat.
why-naval-only = { $stratagem } is for naval combats.
why-not-in-strait = Periplous needs the open sea: this combat is in the strait.
why-attacker-only = { $stratagem } is for the attacker.
why-defender-only = { $stratagem } is for the defender.
why-no-help-there = { THE($place) }: you have no units there of the kind that fights, or it is a port.
why-not-a-leader =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } no leader.
why-named-already =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } among the losses already.
why-loss-too-large = With { THE($piece) } the loss would be larger than it must: { $quota } strength points in all, and none superfluous.
why-overflowed-already = { THE($place) } has overflowed in this retreat already.
why-not-a-port = { THE($place) } is not a port.
why-no-garrison = { $place }: no enemy unit is in it.
why-no-besiegers = { $place }: none of your units is beside it; a siege takes a ship and a land unit.
why-no-ships-around = { $place }: you have troops beside it, but no ship.
why-no-troops-around = { $place }: you have ships beside it, but no land unit.
why-besieged-already = { $place } has been besieged this turn.
why-hit-already =
    { THE($piece) } { COUNT($piece) ->
        [many] have
       *[one] has
    } been hit already: another one is next.
why-no-recovery-left = Your leaders’ bonuses allow no further recovery this turn.
why-over-half =
    Ships of { $left ->
        [one] 1 strength point
       *[other] { $left } strength points
    } may still go home (half of the fleet on the map), and this is { $count }.
why-no-transport-home = Troops go home with ships of five times their strength: { $count } are needed, { $left } go.
why-returned-already =
    { THE($piece) } { COUNT($piece) ->
        [many] have
       *[one] has
    } been sent back already.
why-in-base-already =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } in a base already.
why-not-a-home = { THE($place) }: pieces return to a base of yours, or into a port beside them.
why-one-by-one = Into a port pieces go one by one: begin with a single one.
why-sick-already = { $piece } is sick already.
why-no-refuge = { THE($place) } is neither a port nor one of your bases.
why-archers-on-land = { THE($place) } is not a land zone.
why-no-archers = { THE($place) }: you have no archers there.
why-barred-already = { THE($place) } is closed already.
why-own-line = { $line }: these are your own reinforcements.
why-line-not-due = { $line }: not due this turn.
why-line-not-optional = { $line }: these come by the calendar, not by a stratagem.
why-enemy-line = { $line }: these are the enemy’s.
why-line-used = { $line }: these have come already.
why-double-bonus = { $piece } has a double bonus: Discord cannot touch him.
why-plague-off-map = { $place } is a base, off the map.
why-nobody-to-infect = { THE($place) }: no land unit or leader of { $who } is there.
why-too-strong-to-desert =
    { THE($piece) } { COUNT($piece) ->
        [many] have
       *[one] has
    } more than 10 strength points.
why-not-a-ship =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } no ship.
why-no-beach =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not in a sea zone with a beach.

## Notes beside a choice

note-eliminates = weakened already: it is eliminated
note-weakens = turned to its weak side
note-storm = a die for each ship at sea: { $mine } of yours (losses to expect: { $mine_hits }), { $theirs } of the enemy’s ({ $theirs_hits })
note-counter-leaves = the counter leaves the game
note-your-stratagem = your one stratagem of this action phase
note-back-to-bowl = the counter goes back into the bowl
note-advantage-passes = the Advantage passes to your opponent
note-mute = you are not asked about stratagems any more until this phase ends; your own questions still offer them
note-rest = you are not asked about stratagems any more until the next turn; your own questions still offer them
note-points-left = { $left } left for later
note-falls-back = no point left: your units { AT($places) } go back weakened, without a combat
note-combats-due = 1 point for the combats: { $places }
note-points-lost =
    { $count ->
        [one] 1 announced point is
       *[other] { $count } announced points are
    } lost
note-points-after =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all; the Advantage passes to your opponent
note-goes-first = { $who } goes first; the Advantage passes to your opponent
note-runs-past = past them on { $faces } of 6 faces, else stopped here
note-evades = away on { $faces } of 6 faces, at the price of one unit weakened; else you fight
note-columns =
    { $count ->
        [one] 1 column
       *[other] { $count } columns
    } in your favour
note-siege-odds = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: the port falls in { $fall } of 100 cases, its garrison is weakened in { $weaken }; a besieger is weakened for each 1 rolled
note-others-back =
    { $count ->
        [one] 1 counter goes
       *[other] { $count } counters go
    } back into the bowl
note-recovery-unused =
    { $count ->
        [one] 1 recovery is
       *[other] { $count } recoveries are
    } given up
note-die-needed = out of the game on { $needed } or more
note-attrition-due = attrition is tested { AT($places) }
note-costs =
    { $cost ->
        [0] free
        [one] 1 point
       *[other] { $cost } points
    }, { $left } left
note-odds =
    { $attack } strength points to { $defence }, column { $column }: you win on { $wins } of 6 faces; at worst you lose { $worst ->
        [R] nothing
        [A] a step in every unit
        [E] everything
       *[other] { $worst }
    }, at best the enemy loses { $best ->
        [R] nothing
        [A] a step in every unit
        [E] everything
       *[other] { $best }
    } (before stratagems)
note-attacked =
    { $attack } strength points to your { $defence }, column { $column }: the attacker wins on { $wins } of 6 faces; at worst you lose { $best ->
        [R] nothing
        [A] a step in every unit
        [E] everything
       *[other] { $best }
    } (before stratagems)

## Legend

legend-port = A port; the arrow points to its sea zone
legend-base = A base off the map; the arrows show where pieces enter
legend-beach = A beach: ships can land here
legend-difficult = Difficult ground
legend-unit = A unit of Athens: square, with its strength points
legend-weak = Weakened: hatched, with the strength it has left
legend-sparta = A unit of Sparta: cut corners
legend-line = A stack that had to leave its place: the line leads back to it
