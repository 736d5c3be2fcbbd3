"""Reads sentences as a person would: what is wrong with them, in either language."""

from __future__ import annotations

import re
from collections.abc import Iterator

VOWEL = "[AÀÂEÉÈÊIÎOÔUÛYaàâeéèêiîoôuûyHh]"
#: Words before which nothing is elided, although they begin with a vowel or an h.
VOICED = "(?!onz|oui|haut|huit|hors|héro|harc|hoplo|hord|hât|[A-Z]{2,}|[A-Z][0-9])"
#: Words that end in s without being many.
SINGLE = (
    "fois pas cas bras temps mois corps héros dans sans sous vers plus moins accès hors après puis depuis des"
)
NOT_MANY = "".join(f"(?<!1 {word})" for word in SINGLE.split())
SIGN = "[-\u2212+0-9,.]"

#: Verbs of one, which no name of many may have.
MANY_FR = "a|est|lance|prend|bat|tient|perd|joue|abandonne|attaque|défend|refuse"
MANY_EN = "has|is|does|rolls|attacks|takes|loses|plays|wins|resigns"

#: What is wrong -> how it looks.
FRENCH = {
    "no elision": rf"(?<!-)\b(?:[Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e) {VOICED}{VOWEL}\w",
    "no contraction": r"\b(?:[Dd]e|[Àà]) (?:le|les|Le|Les)\b(?! \w+(?:er|ir|re)\b)",
    "an article with a capital inside a sentence": r"(?<=[a-zé,;] )(?:Le|La|Les|L’)(?= ?[A-ZÉ])",
    "a plain space before high punctuation": r"\S [:;!?»]",
    "a plain space before a percent sign": r"\d %",
    "a straight apostrophe": r"\w'\w",
    "one of many": rf"(?<!{SIGN})\b1 [a-zàâéèêîô]\w*(?:s|aux)\b{NOT_MANY}",
    "a decimal point": r"(?<![(§\d.] )(?<![(§\d.])\b\d+\.\d+\b(?![.\d)])",
    "one verb for many": rf"(?:^|[:;] )[Ll]es [A-Z]\w+s (?:{MANY_FR})\b",
    "a pronoun that does not fit": r"\b(?:les|Les) \w+s \w*-t-(?:il|elle)\b(?!s)",
    "nothing without ne": r"(?<!n’)(?<!n’y )(?<!\bne )\b(?:a|ont|obtient|obtiennent|garde|prend) aucune? ",
    "two prepositions": r"(?<!-)\b(?:à|de|au|du|en|dans|vers) (?:à|au|de|du|en|dans|vers)\b",
    "le before a vowel after au": r"\bau [aeiouéèêœ]\w",
}
ENGLISH = {
    "one of many": rf"(?<!{SIGN})\b1 (?!is\b|was\b|has\b|costs\b)[a-z]+[^s\W]s\b",
    "one verb for many": rf"^The [A-Z][a-z]+s (?:{MANY_EN})\b",
    "a instead of an": r"\b[Aa] [aeio][a-z]+",
    "an abbreviation of the other language": r"\b(?:PA|PM|PF|PV)\b",
}
ANY = {
    "two brackets side by side": r"\) \(",
    "a value of a program": r"\b(?:True|False)\b",
    "a comparison": r"[<>]=?",
    "an id": r"\b[a-z]+_[a-z0-9_]+\b",
    "a doubled word": r"\b(\w{3,}) (?:: )?\1\b",
    "said twice": r"(?i)^(victoire|victory|défaite|defeat)\b[^:.]*: \1\b",
    "a question that is none": r"^[^.?!]*: (?:choose|choisissez)\.$",
    "two spaces": r"\S  \S",
    "an empty place": r"\( ?\)|« ?»|: ?[.,]$| ,",
    "an unfilled place": r"\{ ?\$",
}
KINDS = {"fr": {**FRENCH, **ANY}, "en": {**ENGLISH, **ANY}}

#: What a clause of the rules is checked for: its numbers and abbreviations are not read as prose.
TYPOGRAPHY = (
    *(
        "no contraction",
        "a plain space before high punctuation",
        "a straight apostrophe",
        "an id",
        "two spaces",
    ),
    *("an unfilled place", "an abbreviation of the other language", "no elision", "a value of a program"),
    *("an article with a capital inside a sentence", "a comparison"),
)

#: Words of whoever writes the program, which no clause has.
OURS = re.compile(
    r"(?i)\b(?:data files?|data\.yaml|fichiers? de données|yaml|json|strict_|seeded|réglage|TODO)\b"
)

PATTERNS = {lang: {name: re.compile(text) for name, text in kinds.items()} for lang, kinds in KINDS.items()}


def flaws(lang: str, text: str) -> Iterator[str]:
    """What a reader would stumble over."""
    for name, pattern in PATTERNS[lang].items():
        found = pattern.search(text)
        if found is not None:
            yield f"{name} ({found[0]!r}): {text}"
