"""What a sentence needs of a name: its article, gender and number, and its forms with *de* and *à*.

A name stands in the catalogue as it is called alone ("Le Pirée", "Attique", "Mamertins"); attributes say what
cannot be seen: `.article` (le, la, les; the), `.number = many`, `.gender = f`, `.mute = no` for a voiced h,
`.at = en` where one is not *à* a place but *en* it; in English `.at = in` where one is not at it.
Sentences ask for the form they need, `{ DE($place) }`, `{ A($place) }` (there), `{ AU($who) }` (to him),
`{ LE($place) }`, `{ THE($place) }`, `{ AT($place) }`, and choose words by `{ COUNT($who) -> … }` and
`{ GENDER($who) -> … }`. The same in the browser: web/src/text/grammar.ts; both read the examples of
tests/kit/grammar.json.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

#: Sounds before which French elides; h is mute in Greek names unless the name says otherwise.
VOWEL: Final = re.compile("[aàâæeéèêëiîïoôœuùûüyh]", re.IGNORECASE)

#: A name that brings its article along.
OWN_ARTICLE: Final = re.compile(r"([Ll]e |[Ll]a |[Ll]es |[Ll]’)(.+)")

#: Words that bring their article along in French, and how one is there: « en mer », « dans le golfe ».
#: A name that begins so has no capital within a sentence.
COMMON: Final = {
    "armée": ("la", ""),
    "baie": ("la", "dans la"),
    "bouche": ("la", ""),
    "bras": ("le", "dans le"),
    "camp": ("le", ""),
    "cap": ("le", ""),
    "cités": ("les", ""),
    "consul": ("le", ""),
    "détroit": ("le", "dans le"),
    "flotte": ("la", ""),
    "garnison": ("la", ""),
    "golfe": ("le", "dans le"),
    "goulet": ("le", "dans le"),
    "isthme": ("le", ""),
    "mer": ("la", "en"),
    "plaine": ("la", "dans la"),
    "proconsul": ("le", ""),
    "îles": ("les", ""),
}

#: English waters bring their article along, and one is in them; a part of a region has its number.
WATERS: Final = re.compile(
    r"(?:[A-Z][a-z]+ )*(?:Sea|Gulf|Reach|Waters|Channel|Narrows|Hellespont|Propontis)(?: of [A-Z][a-z]+)?"
    r"(?: \d{4}| \(M\d+\))?"
)
NUMBERED: Final = re.compile(r"[A-Z].* \d{4}")

#: Article -> its form with *de* and with *à*, before a consonant.
WITH_DE: Final = {"": "de ", "le": "du ", "la": "de la ", "les": "des "}
WITH_A: Final = {"": "à ", "le": "au ", "la": "à la ", "les": "aux "}

#: How often the same name stands in a list.
TIMES: Final = "\u00d7"

ATTRIBUTES: Final = ("article", "number", "gender", "mute", "at")


class Noun:
    """One name and what its language needs to know of it."""

    def __init__(self, text: str, facts: Mapping[str, str]) -> None:
        own = OWN_ARTICLE.fullmatch(text)
        usual = COMMON.get(text.split(" ")[0].lower(), ("", ""))
        waters = WATERS.fullmatch(text) is not None
        self.text = text
        self.article = facts.get("article", "the" if waters else usual[0])
        self.bare = text[:1].lower() + text[1:] if usual[0] else text
        if own is not None and not self.article:
            self.article, self.bare = own[1].strip().lower(), own[2]
        many = facts.get("number", "") == "many" or self.article == "les"
        self.count = "many" if many else "one"
        self.gender = facts.get("gender", "") or ("f" if self.article == "la" else "m")
        self.at = facts.get("at", usual[1])
        self.there = facts.get("at", "in" if waters or NUMBERED.fullmatch(text) else "at")
        self.elides = facts.get("mute", "") != "no" and VOWEL.match(self.bare) is not None

    def de(self) -> str:
        """« d’Athènes », « du Pirée », « de l’Attique », « des Mamertins »."""
        return self._joined(WITH_DE, "d’", "de l’")

    def a(self) -> str:
        """« à Athènes », « au Pirée », « en Attique », « dans l’Ager Gallicum », « aux Mamertins »."""
        if not self.at:
            return self.au()
        return self.at + self.bare if self.at.endswith("’") else f"{self.at} {self.bare}"

    def au(self) -> str:
        """To somebody, wherever he is: « à l’Épire », « aux Mamertins », « à Athènes »."""
        return self._joined(WITH_A, "à ", "à l’")

    def in_it(self) -> str:
        """In English: “at Athens”, “in Attica”, “in the Saronic Gulf”, “on the Upper Granicus”."""
        return f"{self.there} {self.le()}"

    def times(self, count: int) -> Noun:
        """Several of the same name in one list: « 10 trières » and how many times."""
        facts = {"article": self.article, "number": "many", "gender": self.gender, "at": self.at}
        return Noun(f"{self.bare} {TIMES}{count}", {**facts, "mute": "" if self.elides else "no"})

    def _joined(self, forms: dict[str, str], elided: str, elided_article: str) -> str:
        if self.elides and not self.article:
            return elided + self.bare
        if self._short():
            return elided_article + self.bare
        return forms[self.article] + self.bare

    def le(self) -> str:
        """As it stands within a sentence: « le Pirée », « l’Attique », « Athènes »."""
        if self._short():
            return f"l’{self.bare}"
        return f"{self.article} {self.bare}" if self.article else self.text

    def _short(self) -> bool:
        return self.article == "l’" or (self.elides and self.article in ("le", "la"))


class Nouns:
    """The names of one language that were put into sentences, by their text; several may stand for a list."""

    def __init__(self) -> None:
        #: What stands for the last comma of a list; the catalogue says it (`list-and`).
        self.last = ", "
        self._known: dict[str, tuple[Noun, ...]] = {}

    def learn(self, text: str, facts: Mapping[str, str]) -> None:
        """A name is about to be used."""
        if text not in self._known:
            self._known[text] = (Noun(text, facts),)

    def listed(self, texts: list[str]) -> str:
        """Names one after the other, as the language lists them; the same name only once, with its number."""
        if len(texts) < 2:
            return self.joined(texts)
        nouns: list[Noun] = []
        for text, count in Counter(texts).items():
            several = count > 1 and len(self.of(text)) == 1
            nouns += [self.of(text)[0].times(count)] if several else self.of(text)
        listed = self.joined([noun.text for noun in nouns])
        self._known[listed] = tuple(nouns)
        return listed

    def joined(self, texts: list[str]) -> str:
        return self.last.join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)

    def of(self, text: object) -> tuple[Noun, ...]:
        """What is known of a text; a text nobody introduced is read as it is written."""
        return self._known.get(str(text)) or (Noun(str(text), {}),)

    def functions(self) -> dict[str, Callable[[Any], Any]]:
        """What sentences may ask for."""
        return {
            "DE": lambda text: self.joined([noun.de() for noun in self.of(text)]),
            "A": lambda text: self.joined([noun.a() for noun in self.of(text)]),
            "LE": lambda text: self.joined([noun.le() for noun in self.of(text)]),
            "AU": lambda text: self.joined([noun.au() for noun in self.of(text)]),
            "AT": lambda text: self.joined([noun.in_it() for noun in self.of(text)]),
            "THE": lambda text: self.joined([noun.le() for noun in self.of(text)]),
            "COUNT": lambda text: "many" if len(self.of(text)) > 1 else self.of(text)[0].count,
            "GENDER": lambda text: "f" if all(noun.gender == "f" for noun in self.of(text)) else "m",
        }
