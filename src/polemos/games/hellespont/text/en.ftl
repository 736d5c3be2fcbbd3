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

place-m1 = M1 Mouth of the Hellespont
    .name = Mouth of the Hellespont
place-m2 = M2 Rhoeteum Reach
    .name = Rhoeteum Reach
place-m3 = M3 Dardanus Reach
    .name = Dardanus Reach
place-m4 = M4 Abydos Narrows
    .name = Abydos Narrows
place-m5 = M5 Sestos Reach
    .name = Sestos Reach
place-m6 = M6 Aegospotami Reach
    .name = Aegospotami Reach
place-m7 = M7 Lampsacus Reach
    .name = Lampsacus Reach
place-m8 = M8 Gate of the Propontis
    .name = Gate of the Propontis
place-m9 = M9 Parium Waters
    .name = Parium Waters
place-m10 = M10 Ganos Waters
    .name = Ganos Waters
place-m11 = M11 Bisanthe Waters
    .name = Bisanthe Waters
place-m12 = M12 Central Propontis
    .name = Central Propontis
place-m13 = M13 Granicus Gulf
    .name = Granicus Gulf
place-m14 = M14 Proconnesus
    .name = Proconnesus
place-m15 = M15 North of Arctonnesus
    .name = North of Arctonnesus
place-m16 = M16 Artace Gulf
    .name = Artace Gulf
place-m17 = M17 Panormus Gulf
    .name = Panormus Gulf
place-m18 = M18 Eastern Propontis
    .name = Eastern Propontis
place-m19 = M19 Inner Melas Gulf
    .name = Inner Melas Gulf
place-m20 = M20 Outer Melas Gulf
    .name = Outer Melas Gulf
place-m21 = M21 Imbros Channel
    .name = Imbros Channel
place-m22 = M22 Tenedos Waters
    .name = Tenedos Waters
place-m23 = M23 Thracian Sea
    .name = Thracian Sea
place-t1 = T1 Eastern Arctonnesus
    .name = Eastern Arctonnesus
place-t2 = T2 Artace
    .name = Artace
place-t3 = T3 Panormus
    .name = Panormus
place-t4 = T4 Zeleia
    .name = Zeleia
place-t5 = T5 Priapus
    .name = Priapus
place-t6 = T6 Country of Parium
    .name = Country of Parium
place-t7 = T7 Paesus
    .name = Paesus
place-t8 = T8 Perinthus
    .name = Perinthus
place-t9 = T9 Bisanthe
    .name = Bisanthe
place-t10 = T10 Sacred Mountain
    .name = Sacred Mountain
place-t11 = T11 Apri
    .name = Apri
place-t12 = T12 Country of the Cicones
    .name = Country of the Cicones
place-t13 = T13 Apsinthis
    .name = Apsinthis
place-t14 = T14 Isthmus of Cardia
    .name = Isthmus of Cardia
place-t15 = T15 Callipolis
    .name = Callipolis
place-t16 = T16 Aegospotami
    .name = Aegospotami
place-t17 = T17 Country of Sestos
    .name = Country of Sestos
place-t18 = T18 Cynossema
    .name = Cynossema
place-t19 = T19 Cape of Elaeus
    .name = Cape of Elaeus
place-t20 = T20 Ilium
    .name = Ilium
place-t21 = T21 Dardanus
    .name = Dardanus
place-t22 = T22 Country of Abydos
    .name = Country of Abydos
place-t23 = T23 Percote
    .name = Percote
place-t24 = T24 Colonae
    .name = Colonae
place-t25 = T25 Scamander Valley
    .name = Scamander Valley
place-t26 = T26 Foothills of Ida
    .name = Foothills of Ida
place-t27 = T27 Mountains of Lampsacus
    .name = Mountains of Lampsacus
place-t28 = T28 Upper Granicus
    .name = Upper Granicus
place-t29 = T29 Hellespontine Phrygia
    .name = Hellespontine Phrygia
place-t30 = T30 Lake Dascylitis
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

piece-t20 = T20
    .name = twenty triremes
piece-t10 = T10
    .name = ten triremes
piece-t4 = T4
    .name = four triremes
piece-t2 = T2
    .name = two triremes
piece-h4b = H4+
    .name = hoplites with sword, 4
piece-h4 = H4
    .name = hoplites, 4
piece-h3 = H3
    .name = hoplites, 3
piece-p5 = P5
    .name = Persian peltasts, 5
piece-p4b = P4+
    .name = peltasts with sword, 4
piece-p4 = P4
    .name = peltasts, 4
piece-p2 = P2
    .name = peltasts, 2
piece-a3b = A3+
    .name = archers with sword, 3
piece-a2 = A2
    .name = archers and slingers, 2
piece-c5b = C5+
    .name = Persian cavalry with sword, 5
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

counter-c01 = Periplous (A) / Desertion (S)
counter-c02 = Alcibiades (A) / Surprise (S)
counter-c03 = Tissaphernes (S) / Discord (N)
counter-c04 = Kyklos (A) / Diekplous (S)
counter-c05 = Diekplous (A) / Kyklos (S)
counter-c06 = Surprise (A) / Cavalry (S)
counter-c07 = Combined Attack (A) / Mining (S)
counter-c08 = Mining (A) / Combined Attack (S)
counter-c09 = Rotten Hulls (A) / Rotten Hulls (S)
counter-c10 = Storm at Sea (N) / Archers (N)
counter-c11 = Recovery (A) / Recovery (S)
counter-c12 = Great Recovery (A) / Delayed Reinforcements (S)
counter-c13 = Delayed Reinforcements (A) / Great Recovery (S)
counter-c14 = Reinforcements (A) / Wounded Leader (S)
counter-c15 = Wounded Leader (A) / Reinforcements (S)
counter-c16 = Reinforcements (A) / Reinforcements (S)
counter-c17 = Supplies (A) / Supplies (S)
counter-c18 = Epidemic (N) / Good Omens (N)
counter-c19 = Good Omens (N) / Delayed Reinforcements (N)
counter-c20 = Archers (N) / Wounded Leader (N)
counter-c21 = Recovery (N) / Supplies (N)

## Reinforcement lines

value-athens-september-b3 = Athens, September, Samos
value-athens-october-b2 = Athens, October, Thasos
value-athens-october-b3 = Athens, October, Samos
value-athens-february-b3 = Athens, February, Samos
value-athens-february-b2 = Athens, February, Thasos
value-sparta-september-b3 = Sparta, September, Chios
value-sparta-october-b3 = Sparta, October, Chios
value-sparta-october-t29 = Persians, October, T29
value-sparta-february-b3 = Sparta, February, Chios
value-sparta-february-t29 = Persians, February, T29
value-athens-optional-b3 = optional T20 at Samos
value-athens-optional-b2 = optional T10 at Thasos
value-sparta-optional-b3 = optional T20 at Chios
value-sparta-optional-b1 = optional T10 at Byzantium
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

prompt-activate = Activate a zone and move its pieces, or go on to the combats (action points announced: { $points }, left: { $left }).
prompt-advantage = Use the Advantage: restore a weakened unit, or bring back a lost land unit or leader. It then passes to your opponent.
prompt-announce = How many of your { $points ->
    [one] 1 action point
   *[other] { $points } action points
    } do you commit to this action phase? What you announce and do not spend is lost.
prompt-appeal = { $who } rolled { $dice }. You hold the Advantage: let it stand, or have it rolled again?
prompt-appeal-omens = { $who } rolled { $dice }. The holder of the Advantage lets it stand; do you?
prompt-bid = { $who } has the initiative; you have { $points ->
    [one] 1 action point
   *[other] { $points } action points
    }. Will you change that?
prompt-come-back = Where does { $piece } come back?
prompt-drive-out = No action point for the combat in { $place }: where do your units there fall back?
prompt-hulls-scuttle = Rotten hulls: choose the ship to eliminate.
prompt-hulls-weaken = Rotten hulls: choose the ship to weaken.
prompt-leave-base = Leave your bases, or stay ({ $points ->
    [one] 1 action point
   *[other] { $points } action points
    }; free where all pieces arrived this turn).
prompt-losses = { $place }: choose what is weakened (quota { $quota }).
prompt-make-room = Reinforcements arrive in { $place }: where do your units there go?
prompt-move = { $place }: pick the pieces of a group, then its destination.
prompt-move-on = { $place } is overcrowded: choose a unit that moves on.
prompt-move-on-to = Where does { $piece } move on to?
prompt-overload = { $place }: too many troops for the ships. Choose one to weaken.
prompt-plague-leader = Epidemic in { $place }: which leader falls sick, if any?
prompt-plague-units = Epidemic in { $place }: choose a unit to weaken, or spare the others.
prompt-recovery = Choose a unit to restore ({ $left } left).
prompt-refuge = { $piece } is sick: to which port or base is he carried?
prompt-reply = Your opponent brings in the { $line }. Do you answer?
prompt-retreat = You lost the combat in { $place }. Where do you retreat?
prompt-run-past = Enemy ships in { $place }: stop and fight, or try to sail past?
prompt-stacking = { $place } is overcrowded: choose a unit to eliminate.
prompt-step-aside = Enemies enter { $place }: does your cavalry step aside? All go together unless you pick some.
prompt-underway = { $place }: sail or march on, put pieces ashore in a port, or stop.
prompt-window = { $phase }: play a stratagem or use the Advantage?
prompt-target-s6 = Archers: which zone do you close to the enemy?
prompt-target-s13 = Delayed reinforcements: which line comes a turn later?
prompt-target-s14 = Reinforcements: which option do you bring in?
prompt-target-s16 = Discord: which leader do you accuse? No bonus falls on 3 or more, a single bonus on 5 or more.
prompt-target-s20 = Epidemic: in which zone?
prompt-target-s23 = Desertion: which enemy unit leaves for good?
prompt-fight = Choose the next combat.
prompt-evade = { $place }: try to evade? A modified 6 is needed (modifier { $modifier }); success costs one weakened unit.
prompt-evade-price = { $place }: you slip away. Choose the unit that pays the price.
prompt-evade-to = { $place }: where do you evade to?
prompt-commit = Combat in { $place }: commit a stratagem in secret, or none. Both sides reveal together.
prompt-target-s8 = Combined attack on { $place }: which adjacent zone supports?
prompt-target-s15 = Wounded leader in { $place }: which enemy leader is hit?
prompt-pursuit = You won in { $place } with cavalry: ride down a weakened unit?
prompt-ride-down = { $place }: which weakened enemy unit does your cavalry ride down?
prompt-siege = Choose a port to besiege, or end your sieges.
prompt-siege-counter = Siege of { $place }, { $dice } dice so far: give up a counter of your colour for a die, or play one?
prompt-siege-losses = Siege of { $place }: choose one of your units to weaken ({ $left } left).
prompt-advance = { $place } has fallen: which pieces enter?
prompt-keep = Keep one counter for the next turn, or none.
prompt-returns = Send pieces back to a base or into an adjacent port, or finish (ships of { $left } strength points may still go to base).
prompt-return-to = Where do { $pieces } go? You may pick others of the same zone who go home with them.
prompt-recover = Restore weakened units ({ $left } left).
prompt-wear = Attrition in { $place }: choose a unit to weaken.
prompt-start-pick = Take one counter before the first turn, with a face S1 to S10 of your own colour, or none. Your opponent does not see it.
prompt-crossing = Amphibious move { $place } → { $to_place }: by which sea zone? Each carries only so many strength points in an action phase.

## Choices

verb-accept = Let the roll stand
verb-accuse = Accuse { $arg }
verb-activate = Activate { $arg }
verb-add-points = Advantage: 2 more action points
verb-advantage = Use the Advantage
verb-announce = Announce { $arg ->
    [one] 1 action point
   *[other] { $arg } action points
    }
verb-aside = Step aside to { $arg }
verb-bar = Close { $arg }
verb-bring = Bring in: { $arg }
verb-cut = Weaken { $arg } to fit aboard
verb-decline = Nothing now
verb-delay = Delay: { $arg }
verb-desert = Desertion: { $arg }
verb-done = Done
verb-drop = Put ashore { $arg }
verb-eliminate = Eliminate { $arg }
verb-ferry = Amphibious move to { $arg }
verb-infect = Strike { $arg }
verb-move = Move to { $arg }
verb-mute = Do not ask again in this phase
verb-pass-by = Sail past (10 to 1)
verb-pick = Pick { $arg }
verb-pick-all = Pick all
verb-reroll = Advantage: roll again
verb-restore = Restore { $arg }
verb-return-leader = Bring back { $arg }
verb-return-unit = Bring back { $arg }
verb-reverse = Advantage: reverse the initiative
verb-run-past = Try to sail past
verb-scuttle = Eliminate { $arg }
verb-sicken = { $arg } falls sick
verb-stay = Stay
verb-stop = Stop here
verb-to = { $arg }
verb-weaken = Weaken { $arg }
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
verb-fight = Fight in { $arg }
verb-evade = Try to evade
verb-stand = Stand and fight
verb-commit-none = No stratagem
verb-support = Support from { $arg }
verb-wound = Wound { $arg }
verb-besiege = Besiege { $arg }
verb-discard = Give up for a die: { $arg }
verb-advance = { $arg } enters
verb-keep = Keep { $arg }
verb-keep-none = Keep none
verb-adjust = Send back { $arg }
verb-take = Take { $arg }
verb-pick-none = Take none
verb-by = By { $arg }
verb-spare = Spare the others

## Log

log-activates = { $who } activates { $place } ({ $points ->
    [one] 1 action point
   *[other] { $points } action points
    }).
log-advantage-passes = The Advantage passes to { $who }.
log-advantage-points = { $who } uses the Advantage: 2 more action points, now { $points }.
log-advantage-reroll = { $who } uses the Advantage: the dice are rolled again.
log-advantage-reverse = The Advantage reverses the initiative: { $who } goes first.
log-advantage-taken = { $who } takes the Advantage.
log-announces = { $who } announces { $points ->
    [one] 1 action point
   *[other] { $points } action points
    }.
log-apathy = { $who } has no action points left.
log-arrives = { $who }: reinforcements at { $place }: { $pieces }.
log-barred = Archers of { $who } close { $place } for this action phase; the counter lies there until then.
log-cancels = { $who } cancels: { $line }.
log-captured = { $piece } is captured ({ $place }).
log-comes-back = { $who }: { $piece } comes back ({ $place }).
log-delayed = { $who } delays by a turn: { $line }.
log-deserts = { $who }: { $piece } deserts ({ $place }).
log-discards = { $who } gives up a counter unplayed: { $counter }.
log-discord = Discord: { $piece } ({ $place }), die { $die }, { $needed } or more needed: he is out of the game.
log-discord-fails = Discord: { $piece } ({ $place }), die { $die }, { $needed } or more needed: he keeps his command.
log-drew = You draw { $counter }.
log-drew-count = { $who } draws stratagem counters: { $count }.
log-dropped = { $who } puts { $piece } ashore ({ $place }).
log-eliminated = { $who }: { $piece } is eliminated ({ $place }).
log-falls-back = { $who } has no action point for the combat in { $place } and falls back.
log-ferried = { $who }: amphibious move { $place } → { $to_place } by { $places }: { $pieces }.
log-freed = { $piece } escapes to { $place }.
log-initiative = { $who } has the initiative.
log-makes-room = { $who } makes room: { $place } → { $to_place }: { $pieces }.
log-marches = { $who }: march { $place } → { $to_place }: { $pieces }.
log-moves-on = { $who }: { $piece } moves on { $place } → { $to_place }.
log-passes = { $who } sails past the enemy in { $place }: die { $die }, { $needed } or less needed.
log-plays = { $who } plays { $stratagem }.
log-points = { $who }: { $total } on the dice, { $month }: { $points ->
    [one] 1 action point
   *[other] { $points } action points
    }.
log-recalled = { $piece } is called home.
log-recovers = { $piece } recovers.
log-refuge = { $piece } is carried { $place } → { $to_place }.
log-restored = { $who }: { $piece } is back at full strength ({ $place }).
log-result = { $place }, { $who }: { $result }.
log-retreats = { $who } retreats { $place } → { $to_place }: { $pieces }.
log-safe-conduct = Alcibiades is safe from Tissaphernes for good; Sparta scores 2 VP.
log-sails = { $who }: sails { $place } → { $to_place }: { $pieces }.
log-seized = Tissaphernes seizes { $piece } ({ $place }).
log-sick = { $piece } falls sick ({ $place }).
log-steps-aside = { $who }: cavalry steps aside { $place } → { $to_place }: { $pieces }.
log-stopped = { $who } is stopped in { $place }: die { $die }, { $needed } or less needed.
log-supply-moves = Supply of { $who }: { $level }.
log-weakened = { $who }: { $piece } is weakened ({ $place }).
log-combat = { $who } attacks in { $place }.
log-combat-result = { $place }: { $attack } to { $defence }, column { $column } ({ $shifts }); die { $die } ({ $modifiers }) = { $total }: { $result }, { $who } wins.
log-evades = { $who } evades { $place } → { $to_place }: { $pieces }.
log-evasion-fails = { $who } tries to evade in { $place }: die { $die } ({ $modifiers }) = { $total }, 6 needed: it must fight.
log-supports = { $who }: support from { $place }.
log-wounded = { $piece } is wounded ({ $place }).
log-besieges = { $who } besieges { $place }.
log-siege-dice = Siege of { $place }: { $count } dice ({ $modifiers }).
log-siege-fails = { $who } does not take { $place }: neither 5 nor 6.
log-siege-succeeds = { $who } breaks into { $place }: nobody in it is left.
log-advances = { $who }: { $piece } enters { $place } → { $to_place }.
log-keeps = { $who } keeps stratagem counters: { $count }.
log-goes-home = { $who } returns to base { $place } → { $to_place }: { $pieces }.
log-shelters = { $who } puts into port { $place } → { $to_place }: { $pieces }.
log-supplied = { $who } is supplied again.
log-starves = { $who } starves: all units in its bases are weakened.
log-attrition = { $who }: attrition test in { $place }.
log-already-taken = { $counter } is not in the bowl any more: choose another.
log-picked = You take { $counter }.
log-picked-count = { $who } takes starting counters: { $count }.
log-turn = Turn { $turn }: { $month }
log-victory = { $who } holds the ports and wins.
log-shortage-ports = { $who } is short of supplies: the enemy holds { $places } and has ships there.
log-shortage-fleet = { $who } is short of supplies: ships of { $count } strength points lie in its bases, only { $left } at sea and in ports.
log-storm = Storm, { $who }: { $piece } in { $place }, die { $die }, hit on { $needed } or more.
log-goes-back = { $who } goes back { $place } → { $to_place }: { $pieces }.
log-siege-no-dice = { $who } has no die for the siege of { $place }: it fails.
log-siege-weakens = { $who } weakens all in { $place }, but the port holds.
log-siege-price = { $who } pays for the siege of { $place }: units to weaken: { $count }.
log-attrition-none = { $who }, attrition in { $place }: die { $die } ({ $modifiers }) = { $total }: no effect.
log-attrition-one = { $who }, attrition in { $place }: die { $die } ({ $modifiers }) = { $total }: one unit is weakened.
log-attrition-all = { $who }, attrition in { $place }: die { $die } ({ $modifiers }) = { $total }: all units are weakened.
log-pays-combats = { $who } pays { $points ->
    [one] 1 action point
   *[other] { $points } action points
    } for the combats of this action phase.
log-points-lost = { $who } loses { $count ->
    [one] 1 action point
   *[other] { $count } action points
    } announced and not spent.
log-arrives-weak = { $who }: weakened reinforcements at { $place }: { $pieces }.
log-evasion = { $who } tries to evade in { $place }: die { $die } ({ $modifiers }) = { $total }, 6 needed: it slips away.
log-passes-overwhelming = { $who } sails past the enemy in { $place }, ten to one.
log-initiative-tie = The dice are equal: { $who }, who holds the Advantage, has the initiative.

## Parts of a sum, by paragraph

part-4-2-1e = leaders
part-4-2-1f = open sea
part-4-2-1g = strait or difficult ground
part-5-1a = base
part-5-1b = Advantage
part-5-1c = zones held around the port
part-5-1d = counter given up
part-5-1e = great leader outside
part-5-1f = great leader inside
part-5-1g = zones the defender holds
part-5-1h = counter the defender gave up
part-5-1i = winter
part-5-1j = too few besiegers
part-7-S9 = Mining
part-6-4c = numbers
part-6-4d = deep winter
part-TRC-die-a = leaders
part-TRC-die-b = sword hoplites
part-TRC-die-c = three arms
part-TRC-die-d = only sword hoplites against
part-TRC-die-e = archers or cavalry against
part-TRC-die-f = as many troops aboard
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

result-R = no loss
result-A = all weakened
result-E = all eliminated

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
chapter-6 = Supply
chapter-7 = Stratagems
chapter-8 = The Advantage
chapter-9 = Victory
chapter-10 = Scenarios
