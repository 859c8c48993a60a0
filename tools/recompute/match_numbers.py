"""
Recomputes what the match page says of some matches from the season files alone: prices without margin, the forecast, and the hit
rates of both teams' last matches. Reads {files, fixtures, matches} as JSON from standard input, prints how many numbers were compared and
every one that differs.
"""

import csv
import json
import sys
from datetime import date, datetime

from prices import asian, both_score, chance, grid_from, half_time, next_ten, wilson, without_margin
from ratings import forecasts_of

CLOSE = 1e-6
# Shares are answered with four decimals.
ROUNDED = 5.1e-5

EPOCH = date(1970, 1, 1)


def number(row, column):
    text = (row.get(column) or "").strip()
    return float(text) if text else None


def pair(row, home, away):
    values = [number(row, home), number(row, away)]
    return None if None in values else values


def read(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            if not row["Date"]:
                continue
            form = "%d/%m/%Y" if len(row["Date"]) > 8 else "%d/%m/%y"
            played = datetime.strptime(row["Date"], form).date()
            yield {
                "row": row,
                "season": path.split("/")[-2],
                "date": played.isoformat(),
                "day": (played - EPOCH).days,
                "names": (row["HomeTeam"], row["AwayTeam"]),
                "goals": pair(row, "FTHG", "FTAG"),
                "half": pair(row, "HTHG", "HTAG"),
                "shots": pair(row, "HS", "AS"),
                "target": pair(row, "HST", "AST"),
                "corners": pair(row, "HC", "AC"),
                "yellow": pair(row, "HY", "AY"),
                "red": pair(row, "HR", "AR"),
                "referee": (row.get("Referee") or "").strip() or None,
            }


def named(matches, fixtures):
    """Gives each match the keys of its teams: those of the fixture of that day with the same score, shots and corners."""
    by_figures = {}
    for one in fixtures:
        by_figures.setdefault((one["date"], *one["goals"], *one["shots"], *one["corners"]), []).append(one)
    keys = {}
    for match in matches:
        found = by_figures.get((match["date"], *match["goals"], *match["shots"], *match["corners"]), [])
        if len(found) == 1:
            for name, key in zip(match["names"], (found[0]["home"], found[0]["away"])):
                keys[name] = key
    for match in matches:
        match["home"], match["away"] = (keys[name] for name in match["names"])
        match["order"] = "|".join(["england/premier-league", match["home"], match["away"]])


class Differences(list):
    compared = 0

    def compare(self, what, seen, expected, close=CLOSE):
        self.compared += 1
        if seen is None or expected is None:
            if seen is not expected:
                self.append(f"{what}: {seen} instead of {expected}")
        elif abs(seen - expected) > close:
            self.append(f"{what}: {seen} instead of {expected}")


RESULT = ("H", "D", "A")
GOALS = (">2.5", "<2.5")
HANDICAP = ("AHH", "AHA")


def books(row, outcomes):
    """Prices of all outcomes by bookmaker, with the opening ones: closing where the file has them, else opening."""
    found = {}
    for column in row:
        if column is None or not column.endswith(outcomes[0]):
            continue
        name = column[: -len(outcomes[0])]
        if name.endswith("C") and f"{name[:-1]}{outcomes[0]}" in row or name in ("", "FT", "HT", "Max", "MaxC"):
            continue
        opening = [number(row, name + outcome) for outcome in outcomes]
        closing = [number(row, f"{name}C{outcome}") for outcome in outcomes]
        prices = [last or first for last, first in zip(closing, opening)]
        if len(prices) == len(outcomes) and all(price and price > 1 for price in prices):
            found[name] = (prices, opening if all(opening) else None)
    return found


def check_fair(differences, match, answer):
    for market in answer["markets"]:
        if market["key"] not in ("FT", "OU"):
            continue
        outcomes = RESULT if market["key"] == "FT" else GOALS
        found = books(match["row"], outcomes)
        own = found["B365"]
        best = found.get("PS") or found.get("P") or found["Avg"]
        probabilities, before = without_margin(best[0]), without_margin(best[1])
        single = {name: prices for name, (prices, _) in found.items() if name != "Avg"}
        fair = {name: without_margin(prices) for name, prices in single.items()}
        what = f"{match['names']} {market['key']}"
        differences.compare(f"{what} overround", market["overround"], sum(1 / price for price in own[0]))
        differences.compare(f"{what} bookmakers", market["bookmakers"], len(single))
        for at, outcome in enumerate(market["outcomes"]):
            label = f"{what} {outcome['label']}"
            band = outcome["band"]
            for name, seen, expected in (
                ("price", outcome["price"]["0"], own[0][at]),
                ("opening", outcome["opening"]["0"], own[1][at]),
                ("probability", outcome["probability"], probabilities[at]),
                ("opening probability", outcome["opening_probability"], before[at]),
                ("fair price", outcome["fair_price"], 1 / probabilities[at]),
                ("lowest probability", band["lowest_probability"], min(one[at] for one in fair.values())),
                ("highest probability", band["highest_probability"], max(one[at] for one in fair.values())),
                ("lowest price", band["lowest_price"], min(one[at] for one in single.values())),
                ("highest price", band["highest_price"], max(one[at] for one in single.values())),
            ):
                differences.compare(f"{label} {name}", seen, expected)


def grid_of(match):
    """The grid of the closing prices of Pinnacle."""
    result = without_margin(books(match["row"], RESULT)["PS"][0])
    goals = books(match["row"], GOALS)
    over = without_margin((goals.get("P") or goals["Avg"])[0])[0]
    return grid_from(result[0], result[2], over)


def ends_at(grid, above, probability):
    """How a bet on a line ends where it is fair at this probability: the stakes returned as in the grid, wins and losses stretched."""
    ends = {
        "win": chance(grid, lambda i, j: above(i, j) >= 0.5),
        "half_win": chance(grid, lambda i, j: above(i, j) == 0.25),
        "returned": chance(grid, lambda i, j: above(i, j) == 0),
        "half_lose": chance(grid, lambda i, j: above(i, j) == -0.25),
        "lose": chance(grid, lambda i, j: above(i, j) <= -0.5),
    }
    # Two unknowns: all ends add up to 1, and of the stakes decided the probability is won.
    a, b = ends["win"] + ends["half_win"], ends["lose"] + ends["half_lose"]
    c = (ends["win"] + ends["half_win"] / 2) * (1 - probability)
    d = -(ends["lose"] + ends["half_lose"] / 2) * probability
    rest = 1 - ends["returned"]
    wins, loses = rest * d / (a * d - b * c), -rest * c / (a * d - b * c)
    scale = {"win": wins, "half_win": wins, "returned": 1, "half_lose": loses, "lose": loses}
    return {name: ends[name] * scale[name] for name in ends}


def check_forecast(differences, match, answer, forecasts):
    grid = grid_of(match)
    for side, name in enumerate(("home", "away")):
        mean = sum(score[side] * cell for score, cell in grid.items())
        differences.compare(f"{match['names']} expected goals {name}", answer["goals"][name], mean)
    for i in range(6):
        for j in range(6):
            cell = chance(grid, lambda h, a: min(h, 5) == i and min(a, 5) == j)
            differences.compare(f"{match['names']} score {i}-{j}", answer["scores"][i][j], cell)
    halves, _ = half_time(grid)
    own_prices = {}
    for key, labels in (("FT", RESULT), ("OU", GOALS), ("AH", HANDICAP)):
        found = books(match["row"], labels)
        best = found.get("PS") or found.get("P") or found.get("Avg")
        own_prices[key] = without_margin(best[0]) if best else None
    handicap = number(match["row"], "AHCh")
    for market in answer["markets"]:
        for outcome in market["outcomes"]:
            if outcome["basis"] not in ("price", "market"):
                continue
            expected = {
                ("FT", "1"): lambda: chance(grid, lambda i, j: i > j),
                ("FT", "X"): lambda: chance(grid, lambda i, j: i == j),
                ("FT", "2"): lambda: chance(grid, lambda i, j: i < j),
                ("HTR", "1"): lambda: halves[0],
                ("HTR", "X"): lambda: halves[1],
                ("HTR", "2"): lambda: halves[2],
                ("btts", "yes"): lambda: both_score(grid),
                ("btts", "no"): lambda: 1 - both_score(grid),
                ("OU", "over"): lambda: asian(grid, lambda i, j: i + j - outcome["line"]),
                ("OU", "under"): lambda: asian(grid, lambda i, j: outcome["line"] - i - j),
                ("AH", "home"): lambda: asian(grid, lambda i, j: i - j + outcome["line"]),
                ("AH", "away"): lambda: asian(grid, lambda i, j: j - i + outcome["line"]),
            }.get((market["key"], outcome["label"]))
            if not expected or outcome["probability"] is None:
                continue
            what = f"{match['names']} {market['key']} {outcome['label']} {outcome['line']}"
            label, line = outcome["label"], outcome["line"]
            at = {"1": 0, "X": 1, "2": 2, "over": 0, "under": 1, "home": 0, "away": 1}.get(label)
            priced = {"FT": True, "OU": line == 2.5, "AH": line == (handicap if label == "home" else -(handicap or 0))}
            if outcome["basis"] == "market":
                if not priced.get(market["key"]) or not own_prices[market["key"]]:
                    continue
                probability = own_prices[market["key"]][at]
            else:
                probability = expected()
            differences.compare(what, outcome["probability"], probability)
            if not outcome["price"]:
                continue
            price = outcome["price"]["0"]
            if line is None or (2 * line) % 2 == 1:
                differences.compare(f"{what} difference", outcome["difference"], price * probability - 1)
                continue
            above = {
                "over": lambda i, j: i + j - line,
                "under": lambda i, j: line - i - j,
                "home": lambda i, j: i - j + line,
                "away": lambda i, j: j - i + line,
            }[label]
            ends = ends_at(grid, above, probability)
            for name, chance_of in ends.items():
                differences.compare(f"{what} {name}", outcome["settled"][name], chance_of)
            value = (ends["win"] + ends["half_win"] / 2) * (price - 1) - ends["lose"] - ends["half_lose"] / 2
            differences.compare(f"{what} difference", outcome["difference"], value)
    own = forecasts[match["day"], match["home"], match["away"]]
    for name in ("home", "draw", "away", "over"):
        differences.compare(f"{match['names']} own {name}", answer["own"][name], own[name])
    for counts in ("corners", "yellow_cards"):
        for side, name in enumerate(("home", "away")):
            differences.compare(f"{match['names']} own {counts} {name}", answer["own"][counts][name], own[counts][side])


def hits(match, side):
    own, other = match["goals"][side], match["goals"][1 - side]
    total = own + other
    half, corners = match["half"], match["corners"]
    cards = None if match["yellow"] is None or match["red"] is None else sum(match["yellow"]) + sum(match["red"])
    return {
        "over_05": total > 0.5,
        "over_15": total > 1.5,
        "over_25": total > 2.5,
        "over_35": total > 3.5,
        "both_score": own > 0 and other > 0,
        "clean_sheet": other == 0,
        "half_time_lead": None if half is None else half[side] > half[1 - side],
        "corners_over_95": None if corners is None else sum(corners) > 9.5,
        "cards_over_45": None if cards is None else cards > 4.5,
    }


def check_rates(differences, what, answered, listed):
    for name, rate in answered.items():
        known = [one[name] for one in listed if one[name] is not None]
        low, high = wilson(sum(known), len(known))
        differences.compare(f"{what} {name} count", rate["count"], sum(known))
        differences.compare(f"{what} {name} matches", rate["matches"], len(known))
        differences.compare(f"{what} {name} share", rate["share"], sum(known) / len(known), ROUNDED)
        differences.compare(f"{what} {name} low", rate["low"], low, ROUNDED)
        differences.compare(f"{what} {name} high", rate["high"], high, ROUNDED)


def check_shares(differences, match, answer, before):
    grid = grid_of(match)
    halves, _ = half_time(grid)
    both = lambda value: (value, value)
    implied = {
        **{f"over_{n}5": both(chance(grid, lambda i, j: i + j > n)) for n in range(4)},
        "both_score": both(both_score(grid)),
        "clean_sheet": (chance(grid, lambda i, j: j == 0), chance(grid, lambda i, j: i == 0)),
        "half_time_lead": (halves[0], halves[2]),
    }
    for name, share in answer["shares"].items():
        what = f"{match['names']} {name}"
        for at, side in enumerate(("home", "away")):
            differences.compare(f"{what} by the price, {side}", share[side], implied.get(name, (None, None))[at], ROUNDED)
        sides = [[hits(one, side)[name] for one in before] for side in (0, 1)]
        home = [one for one in sides[0] if one is not None]
        everybody = home + [one for one in sides[1] if one is not None]
        differences.compare(f"{what} of the league", share["league"]["any"], sum(everybody) / len(everybody), ROUNDED)
        differences.compare(f"{what} of home teams", share["league"]["home"], sum(home) / len(home), ROUNDED)


def main():
    given = json.load(sys.stdin)
    matches = [match for path in given["files"] for match in read(path)]
    named(matches, given["fixtures"])
    forecasts = forecasts_of(matches)
    differences = Differences()
    for asked in given["matches"]:
        match = next(one for one in matches if (one["date"], one["home"], one["away"]) == (asked["date"], asked["home"], asked["away"]))
        check_fair(differences, match, asked["fair"])
        check_forecast(differences, match, asked["forecast"], forecasts)
        check_shares(differences, match, asked["shares"], [one for one in matches if one["season"] < match["season"]])
        for side in ("home", "away"):
            key = match[side]
            past = [one for one in matches if one["day"] < match["day"] and key in (one["home"], one["away"])]
            listed = [hits(one, 0 if one["home"] == key else 1) for one in past]
            check_rates(differences, f"{match['names']} last of {key}", asked["last"][side], listed)
    print(json.dumps({"compared": differences.compared, "differences": differences}))


if __name__ == "__main__":
    main()
