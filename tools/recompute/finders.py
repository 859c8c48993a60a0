"""
Recomputes the history of finders from the season files alone: what was known before each match, and what a bet on it brought. Reads
{files, finders} as JSON from standard input ({bet, where: [[fact, from, to]], leagues: [division], days, seen: figures}), prints how many
numbers were compared and every one that differs. Shares no code with the product.
"""

import csv
import json
import sys
from datetime import date, datetime
from math import sqrt

from prices import wilson, without_margin

CLOSE = 1e-5
BETS = ("home", "draw", "away", "over", "under")
# Bookmakers in the order of their numbers; the exchange and the maximum are no books of their own.
PREFIXES = (
    ("average", ("Avg", "BbAv")), ("maximum", ("Max", "BbMx")), ("bet365", ("B365",)), ("pinnacle", ("PS", "P")), ("bwin", ("BW",)),
    ("interwetten", ("IW",)), ("ladbrokes", ("LB",)), ("william_hill", ("WH",)), ("vc_bet", ("VC",)), ("gamebookers", ("GB",)),
    ("sportingbet", ("SB",)), ("stan_james", ("SJ",)), ("stanleybet", ("SY",)), ("blue_square", ("BS",)), ("sporting_odds", ("SO",)),
    ("betfred", ("BFD",)), ("one_x_bet", ("1XB",)), ("betfair", ("BF",)), ("exchange", ("BFE",)), ("betmgm", ("BMGM",)),
    ("betvictor", ("BV",)), ("coral", ("CL",)),
)
RESULT = ("H", "D", "A")
GOALS = (">2.5", "<2.5")


def price(row, column):
    try:
        value = float((row.get(column) or "").strip())
    except ValueError:
        return None
    return value if value >= 1.01 else None


def quotes(row, outcomes, closing=""):
    """Prices of all outcomes by bookmaker, those that are there."""
    found = {}
    for name, prefixes in PREFIXES:
        for prefix in prefixes:
            prices = [price(row, f"{prefix}{closing}{outcome}") for outcome in outcomes]
            # A whole book that adds up to less than 0.9 or more than 1.3 is mistyped.
            mistyped = None not in prices and not 0.9 <= sum(1 / one for one in prices) <= 1.3
            if any(prices) and not mistyped and name not in found:
                found[name] = prices
    return found


def chances(prices):
    """Without margin; None for what is no book with a margin of 0 to 20 %."""
    if prices is None or None in prices or not 1 <= sum(1 / one for one in prices) <= 1.2:
        return None
    return without_margin(prices)


def market(row, outcomes):
    opening, closing = quotes(row, outcomes), quotes(row, outcomes, "C")
    others = [name for name, _ in PREFIXES if name not in ("maximum", "exchange")]
    ladder = ["bet365", "pinnacle", "average", *others]
    first = lambda names, of: next((name for name in names if chances(of.get(name))), None)
    sharp, offered, close = first(["pinnacle", "average", *ladder], opening), first(ladder, opening), first(["pinnacle", "average"], closing)
    none = [None] * len(outcomes)
    best = [max((one[at] for name, one in opening.items() if one[at] and name != "exchange"), default=None) for at in range(len(outcomes))]
    return {
        "who": offered,
        "price": opening[offered] if offered else none,
        "best": best if sharp else none,
        "chance": chances(opening[sharp]) if sharp else none,
        "close": chances(closing[close]) if close else none,
    }


def read(path):
    with open(path, "rb") as file:
        raw = file.read()
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("cp1252", "replace")
    for row in csv.DictReader(text.splitlines()):
        if not (row.get("Date") or "").strip() or not (row.get("FTHG") or "").strip():
            continue
        form = "%d/%m/%Y" if len(row["Date"].strip()) > 8 else "%d/%m/%y"
        played = datetime.strptime(row["Date"].strip(), form).date()
        yield {
            "day": (played - date(1970, 1, 1)).days,
            "weekday": played.isoweekday(),
            "division": path.split("/")[-1].split(".")[0],
            "season": path.split("/")[-2],
            "home": row["HomeTeam"].strip(),
            "away": row["AwayTeam"].strip(),
            # Where the time is unknown the day begins; in the order of the files otherwise.
            "time": (row.get("Time") or "").strip() or "00:00",
            "goals": (int(float(row["FTHG"])), int(float(row["FTAG"]))),
            "referee": referee(path.split("/")[-1], row.get("Referee")),
            "cards": cards(row),
            "result": market(row, RESULT),
            "totals": market(row, GOALS),
        }


def referee(file, name):
    """Country, first initial and surname: `M Dean`, `Mike Dean` and `Dean, M. L` are one."""
    name = (name or "").replace("\xa0", " ").strip()
    if not name:
        return None
    surname, _, given = name.partition(",") if "," in name else (name.split()[-1], "", " ".join(name.split()[:-1]))
    return file[0], given.strip()[:1].lower(), surname.strip().lower()


def cards(row):
    counts = [(row.get(column) or "").strip() for column in ("HY", "AY", "HR", "AR")]
    return sum(int(float(one)) for one in counts) if all(counts) else None


def thousandths(value):
    return None if value is None else int(value * 1000 + 0.5) / 10


def facts_of(match, before, at_price, refereed):
    """Everything that is known of a match from those of earlier days, looked through from the last one back."""
    home, away = match["home"], match["away"]
    facts = {}
    for at, name in enumerate(("Home", "Draw", "Away")):
        facts[f"price{name}"] = match["result"]["price"][at]
        facts[f"chance{name}"] = thousandths(match["result"]["chance"][at])
    facts["priceOver"], facts["priceUnder"] = match["totals"]["price"]
    facts["chanceOver"] = thousandths(match["totals"]["chance"][0])
    for side, at in (("Home", 0), ("Away", 2)):
        same = at_price.get((at, match["result"]["who"], match["result"]["price"][at]), [])[-20:]
        known = len(same) == 20
        facts[f"same{side}Wins20"] = sum(one["goals"][at // 2] > one["goals"][1 - at // 2] for one in same) if known else None
        facts[f"same{side}Overs20"] = sum(sum(one["goals"]) > 2 for one in same) if known else None
    his = refereed.get(match["referee"], [])
    counted = [one["cards"] for one in his if one["cards"] is not None][-10:]
    facts["refereeCards"] = sum(counted) / 10 if len(counted) == 10 else None
    facts["refereeHomeWins"] = sum(one["goals"][0] > one["goals"][1] for one in his[-10:]) if len(his) >= 10 else None
    rest = {}
    for side, team in (("home", home), ("away", away)):
        past = before.get(team, [])
        rest[side] = min(30, match["day"] - past[-1]["day"]) if past else None
        facts[f"{side}Rest"] = rest[side]
        for scope, found in (("All", past), ("Venue", [one for one in past if one[side] == team])):
            for window in (5, 10):
                last = found[-window:] if len(found) >= window else None
                points = last and [points_of(one, team) for one in last]
                facts[f"{side}Points{window}{scope}"] = last and sum(points)
                facts[f"{side}Wins{window}{scope}"] = last and points.count(3)
                facts[f"{side}Overs{window}{scope}"] = last and sum(sum(one["goals"]) > 2 for one in last)
                facts[f"{side}Both{window}{scope}"] = last and sum(min(one["goals"]) > 0 for one in last)
        table = [one for one in past if (one["division"], one["season"]) == (match["division"], match["season"])]
        facts[f"{side}Place"] = match["places"].get(team) if table else None
    facts["restLead"] = None if None in rest.values() else rest["home"] - rest["away"]
    places = facts["homePlace"], facts["awayPlace"]
    facts["placeLead"] = None if None in places else places[1] - places[0]
    met = [one for one in before.get(home, []) if away in (one["home"], one["away"])][-5:]
    facts["meetings"] = len(met)
    count = lambda holds: sum(map(holds, met)) if met else None
    facts["meetingWins"] = count(lambda one: points_of(one, home) == 3)
    facts["meetingDraws"] = count(lambda one: points_of(one, home) == 1)
    facts["meetingLosses"] = count(lambda one: points_of(one, home) == 0)
    facts["meetingOvers"] = count(lambda one: sum(one["goals"]) > 2)
    facts["meetingBoth"] = count(lambda one: min(one["goals"]) > 0)
    return facts


def points_of(match, team):
    own, other = match["goals"] if match["home"] == team else match["goals"][::-1]
    return 3 if own > other else 1 if own == other else 0


def places_in(season):
    lines = {}
    for match in season:
        for team, (own, other) in ((match["home"], match["goals"]), (match["away"], match["goals"][::-1])):
            points, lead, scored = lines.get(team, (0, 0, 0))
            lines[team] = (points + (3 if own > other else own == other), lead + own - other, scored + own)
    return {team: 1 + sum(other > line for other in lines.values()) for team, line in lines.items()}


def all_facts(matches):
    before, seasons, at_price, refereed, today = {}, {}, {}, {}, []
    for match in sorted(matches, key=lambda one: (one["day"], one["time"])):
        if today and today[0]["day"] != match["day"]:
            for one in today:
                before.setdefault(one["home"], []).append(one)
                before.setdefault(one["away"], []).append(one)
                seasons.setdefault((one["division"], one["season"]), []).append(one)
                for at in (0, 2):
                    if one["result"]["who"]:
                        at_price.setdefault((at, one["result"]["who"], one["result"]["price"][at]), []).append(one)
                if one["referee"]:
                    refereed.setdefault(one["referee"], []).append(one)
            today = []
        match["places"] = places_in(seasons.get((match["division"], match["season"]), []))
        today.append(match)
        yield match, facts_of(match, before, at_price, refereed)


def bet_of(match, bet):
    """Won or not, opening and longest price, probability at the opening and at the close."""
    home, away = match["goals"]
    won = {"home": home > away, "draw": home == away, "away": home < away, "over": home + away > 2, "under": home + away < 3}[bet]
    of, at = (match["result"], BETS.index(bet)) if bet in BETS[:3] else (match["totals"], BETS.index(bet) - 3)
    return won, of["price"][at], of["best"][at], of["chance"][at], of["close"][at]


def mean(values, least=None):
    """With its t interval of 95 %, cut at what can be lost at most; none of fewer than five values."""
    count = len(values)
    if count == 0:
        return None
    middle = sum(values) / count
    if count < 5:
        return middle, None, None
    half = student(count - 1) * sqrt(sum((one - middle) ** 2 for one in values) / (count - 1) / count)
    low = middle - half if least is None else max(least, middle - half)
    return middle, low, middle + half


def student(freedom):
    """The 97.5 % point, by bisection of the integrated density."""
    if freedom in KNOWN:
        return KNOWN[freedom]
    from math import lgamma, exp, pi

    scale = exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / sqrt(freedom * pi)
    density = lambda t: scale * (1 + t * t / freedom) ** (-(freedom + 1) / 2)

    def below(limit, steps=400):
        width = limit / steps
        inner = sum((4 if at % 2 else 2) * density(at * width) for at in range(1, steps))
        return 0.5 + (density(0) + inner + density(limit)) * width / 3

    low, high = 1.0, 60.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if below(middle) < 0.975 else (low, middle)
    KNOWN[freedom] = (low + high) / 2
    return KNOWN[freedom]


KNOWN = {}


def figures_of(finder, rows):
    found = []
    for match, facts in rows:
        if finder["leagues"] and match["division"] not in finder["leagues"]:
            continue
        if finder["days"] and match["weekday"] not in finder["days"]:
            continue
        values = [(facts[fact], low, high) for fact, low, high in finder["where"]]
        if all(v is not None and (low is None or v >= low - 1e-9) and (high is None or v <= high + 1e-9) for v, low, high in values):
            found.append(bet_of(match, finder["bet"]))
    hits = sum(won for won, *_ in found)
    brought = lambda at: [(one[at] - 1 if one[0] else -1) for one in found if one[at]]
    known = [one[3] for one in found if one[3] is not None]
    value = [price * close - 1 for _, price, _, _, close in found if price and close is not None]
    priced = sum(one[0] for one in found if one[3] is not None)
    share = (hits / len(found), *wilson(hits, len(found))) if found else None
    return {
        "matches": len(found), "hits": hits, "hit_rate": share, "expected": sum(known) / len(known) if known else None, "expected_hits": priced,
        "bets": len(brought(1)), "return": mean(brought(1), -1), "best_return": mean(brought(2), -1),
        "closing_bets": len(value), "closing_value": mean(value, -1), "beat_close": sum(one > 0 for one in value) / len(value) if value else None,
    }


def differences(name, own, seen, close):
    if isinstance(own, tuple):
        seen = seen or {}
        pairs = zip(("value", "low", "high"), own)
        return [line for key, one in pairs for line in differences(f"{name}.{key}", one, seen.get(key), close)]
    if own is None or seen is None:
        return [None] if own is seen else [f"{name}: {seen} instead of {own}"]
    return [None] if abs(own - seen) <= close else [f"{name}: {seen} instead of {own}"]


def main():
    asked = json.load(sys.stdin)
    rows = list(all_facts([match for path in asked["files"] for match in read(path)]))
    compared, wrong = 0, []
    for number, finder in enumerate(asked["finders"]):
        for name, own in figures_of(finder, rows).items():
            # The product keeps margin-free probabilities in thousandths.
            close = 2e-4 if name == "expected" else CLOSE
            lines = differences(f"finder {number} {name}", own, finder["seen"].get(name), close)
            compared += len(lines)
            wrong += [line for line in lines if line]
    print(json.dumps({"compared": compared, "differences": wrong, "matches": len(rows)}))


main()
