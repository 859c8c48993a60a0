"""
Recomputes final tables from the season files alone: results, the matches that count, points, and the order by the rules it is given. Reads
a list of {path, season, rules, rows} as JSON from standard input, `rows` being the product's table (12 figures, points, what decisions gave,
name), prints how many tables were compared and every one that differs. Shares no code with the product; names of clubs differ between
files and product, so rows are told apart by their figures.
"""

import csv
import io
import json
import sys
import unicodedata
from collections import Counter, defaultdict
from datetime import datetime

SAME = {
    **{"villareal": "villarreal", "levadeiakos": "levadiakos", "raith": "raithrvs", "zultewaregem": "waregem"},
    **{"gornikz": "gornikzabrze", "gazisehirgaziantepfk": "gaziantepfk"},
}


def club(name):
    folded = unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode().lower()
    words = [word for word in folded.split() if word not in ("fc", "afc")]
    plain = "".join(letter for letter in "".join(words) if letter.isalnum())
    return SAME.get(plain, plain)


def text_of(path):
    raw = open(path, "rb").read()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


def day_of(text):
    for form in ("%d/%m/%Y", "%d/%m/%y", "%d.%m.%Y", "%Y-%m-%d"):
        try:
            return datetime.strptime(text, form).date().isoformat()
        except ValueError:
            pass
    return None


def goals_of(text):
    try:
        return int(float(text))
    except (TypeError, ValueError):
        return None


def from_csv(path, season):
    text = text_of(path)
    separator = ";" if text.split("\n", 1)[0].count(";") > 5 else ","
    for row in csv.DictReader(io.StringIO(text), delimiter=separator):
        row = {(key or "").strip(): (value or "").strip() for key, value in row.items() if isinstance(value, str)}
        first = lambda *names: next((row[name] for name in names if row.get(name)), "")
        if season and row.get("Season", "").split("/")[0] != season.split("/")[0]:
            continue
        if row.get("League", "").startswith("Copa"):
            continue
        if season and ("/" in row.get("Season", "")) != ("/" in season):
            continue
        day, home, away = day_of(first("Date")), first("HomeTeam", "Home", "HT"), first("AwayTeam", "Away", "AT")
        score = goals_of(first("FTHG", "HG")), goals_of(first("FTAG", "AG"))
        if day and home and away and None not in score:
            yield day, club(home), club(away), *score


def from_json(path):
    document = json.loads(text_of(path))
    matches = document.get("matches") or [one for part in document.get("rounds", []) for one in part["matches"]]
    for one in matches:
        score = one.get("score") or {}
        full = score.get("ft") if isinstance(score, dict) else score
        if full is None and "score1" in one:
            full = [one["score1"], one["score2"]]
        name = lambda team: team["name"] if isinstance(team, dict) else team
        off = (one.get("status") or "").lower() in ("cancelled", "canceled", "annulled", "abandoned", "postponed")
        if full and None not in full and not off:
            yield one["date"], club(name(one["team1"])), club(name(one["team2"])), *full


def without_guests(matches):
    count = Counter(team for _, home, away, *_ in matches for team in (home, away))
    usual = sorted(count.values())[len(count) // 2]
    few = {team for team, number in count.items() if number <= 4} if usual >= 18 else set()
    return [one for one in matches if one[1] not in few and one[2] not in few]


def first_of_each(matches, most):
    """The matches of a phase in which each club plays so many, and those that follow."""
    played, taken, later = Counter(), [], []
    for one in matches:
        if played[one[1]] < most and played[one[2]] < most:
            played.update(one[1:3])
            taken.append(one)
        else:
            later.append(one)
    return taken, later


def half_years(matches, rounds):
    """Play-offs end with the longest pause after the first half year."""
    if len(rounds) == 1:
        return first_of_each(matches, rounds[0])[0]
    clubs = len({team for one in matches for team in one[1:3]})
    # Everybody meets once in each half and no play-offs lie between: the second meetings are the second half, whatever was put off.
    if rounds == [clubs - 1, clubs - 1] and len(matches) <= clubs * (clubs - 1) + 4:
        met, halves = Counter(), ([], [])
        for one in matches:
            pair = frozenset(one[1:3])
            met[pair] += 1
            if met[pair] <= 2:
                halves[met[pair] - 1].append(one)
        return halves[0] + halves[1]
    begun = int(clubs * rounds[0] / 2 * 0.95)
    pauses = [(datetime.fromisoformat(b[0]) - datetime.fromisoformat(a[0])).days for a, b in zip(matches, matches[1:])]
    longest = max(range(begun, len(pauses)), key=lambda at: pauses[at], default=None) if begun < len(pauses) else None
    if longest is None or pauses[longest] < 20:
        return first_of_each(matches, rounds[0])[0]
    return first_of_each(matches[: longest + 1], rounds[0])[0] + first_of_each(matches[longest + 1 :], rounds[1])[0]


def counting(matches, rules):
    if rules["rounds"]:
        return half_years(matches, rules["rounds"])
    if rules["days"]:
        return [one for one in matches if any(since <= one[0] <= until for since, until in rules["days"])]
    if rules["regularSeasonOnly"]:
        seen, kept = set(), []
        for one in matches:
            if one[1:3] not in seen:
                kept.append(one)
            seen.add(one[1:3])
        return kept
    return matches


def figures(matches):
    """Played, won, drawn, lost, goals for and against, at home and then away."""
    table = defaultdict(lambda: [0] * 12)
    for _, home, away, scored, conceded in matches:
        for team, start, own, other in ((home, 0, scored, conceded), (away, 6, conceded, scored)):
            row = table[team]
            row[start] += 1
            row[start + (1 if own > other else 2 if own == other else 3)] += 1
            row[start + 4] += own
            row[start + 5] += other
    return table


both = lambda row, at: row[at] + row[at + 6]
difference = lambda row: both(row, 4) - both(row, 5)


def value_of(criterion, row, came):
    if criterion == "goal difference":
        return difference(row)
    if criterion == "goals":
        return both(row, 4)
    if criterion == "goal average":
        return both(row, 4) / max(both(row, 5), 1e-300)
    if criterion == "wins":
        return both(row, 1)
    if criterion == "away goals":
        return row[10]
    if criterion == "away wins":
        return row[7]
    place, points, kept = came
    return {
        "first-phase place": -place,
        "first-phase points": points,
        "half point lost": 1 if kept < points / 2 and kept >= points / 2 - 0.5 and kept != points else 0,
        "half point gained": -1 if kept > points / 2 and kept != points else 0,
        "fair play": 0,
    }[criterion]


def grouped(teams, key):
    values = defaultdict(list)
    for team in teams:
        values[key(team)].append(team)
    return [values[value] for value in sorted(values, reverse=True)]


def among(teams, criterion, matches, win):
    own = [one for one in matches if one[1] in teams and one[2] in teams]
    met = {one[1:3] for one in own}
    pairs = [(a, b) for at, a in enumerate(teams) for b in teams[at + 1 :]]
    if criterion["meetings"] == 2:
        complete = all((a, b) in met and (b, a) in met for a, b in pairs)
    else:
        complete = all((a, b) in met or (b, a) in met for a, b in pairs)
    if not complete:
        return [teams]
    table = figures(own)
    measure = {
        "points": lambda row: both(row, 1) * win + both(row, 2),
        "wins": lambda row: both(row, 1),
        "goal difference": difference,
        "goals": lambda row: both(row, 4),
        "away goals": lambda row: row[10],
    }
    return grouped(teams, lambda team: tuple(measure[one](table[team]) for one in criterion["among"]))


def ordered(teams, order, table, matches, rules, came):
    if len(teams) < 2:
        return teams
    if not order:
        return sorted(teams, key=lambda team: rules["names"].get(team, team))
    head, rest = order[0], order[1:]
    if isinstance(head, str):
        parts, again = grouped(teams, lambda team: value_of(head, table[team], came.get(team, (0, 0, 0)))), rest
    else:
        parts = among(teams, head, matches, rules["pointsForWin"])
        again = order if len(parts) > 1 and not head.get("once") else rest
    return [team for part in parts for team in ordered(part, again, table, matches, rules, came)]


def by_then(given, matches):
    """What decisions gave by the day of the last match."""
    return sum(points for points, since in given if since is None or since <= matches[-1][0])


def ranking(teams, first, second, rules, given, order, came):
    """Of both phases the points, less what is not kept; of the second alone the figures where it begins with none."""
    matches, won = first + second, figures(first + second)
    points = {
        team: both(won[team], 1) * rules["pointsForWin"] + both(won[team], 2) + by_then(given.get(team, []), matches)
        - (came[team][1] - came[team][2] if team in came else 0)
        for team in teams
    }
    matches = second if came and rules["figuresFromZero"] else matches
    table = figures(matches)
    rate = lambda team: points[team] / max(both(table[team], 0), 1) if rules["perMatch"] else points[team]
    rows = [team for level in grouped(list(teams), rate) for team in ordered(level, order, table, matches, rules, came)]
    return [(team, table[team], points[team]) for team in rows]


def halves(points, carry):
    return {"none": 0, "all": points, "half, rounded down": points // 2, "half, rounded up": -(-points // 2)}[carry]


def table_of(matches, rules, given):
    teams = sorted({team for one in matches for team in one[1:3]})
    split = rules["split"]
    if not split:
        return ranking(teams, matches, [], rules, given, rules["tieBreak"], {})
    times, meetings = split["after"] / (len(teams) - 1), Counter()
    first, later = [], []
    if times == int(times):
        for one in matches:
            pair = tuple(sorted(one[1:3]))
            meetings[pair] += 1
            (first if meetings[pair] <= times else later).append(one)
    else:
        first, later = first_of_each(matches, split["after"])
    if not later or any(both(row, 0) < split["after"] for row in figures(first).values()):
        return ranking(teams, matches, [], rules, given, rules["tieBreak"], {})
    start = ranking(teams, first, [], rules, given, rules["tieBreak"], {})
    groups, at = [], 0
    for group in split["groups"]:
        groups.append([team for team, *_ in start[at : at + group["teams"]]])
        at += group["teams"]
    groups = by_opponents(groups, later)
    result = []
    for number, group in enumerate(groups):
        own = split["groups"][number]
        if own["meetings"] == 0:
            result += [row for row in start if row[0] in group]
            continue
        met, second = Counter(), []
        for one in later:
            pair = tuple(sorted(one[1:3]))
            if set(pair) <= set(group) and met[pair] < own["meetings"]:
                met[pair] += 1
                second.append(one)
        came = {team: (place, points, halves(points, own.get("carry", rules["carry"]))) for place, (team, _, points) in enumerate(start)}
        order = rules["secondTieBreak"] or rules["tieBreak"]
        result += ranking(group, first, second, rules, given, order, {team: came[team] for team in group})
    return result


def by_opponents(groups, later):
    """Whoever meets in the first matches of the second phase is in one group."""
    least, played, root = min(map(len, groups)) - 1, Counter(), {team: team for group in groups for team in group}
    for one in later:
        played.update(one[1:3])
        if max(played[one[1]], played[one[2]]) <= least:
            old, new = root[one[2]], root[one[1]]
            root = {team: new if of == old else of for team, of in root.items()}
    met = defaultdict(list)
    for team in (team for group in groups for team in group):
        met[root[team]].append(team)
    found, left = [], list(met.values())
    for group in groups:
        own = next((one for one in left if len(one) == len(group)), None)
        if own is None:
            return groups
        left.remove(own)
        found.append(own)
    return found


def decided(rows, rules, names):
    """Matches played between level clubs, and who is put last."""
    rows = list(rows)
    position = lambda name: next((at for at, (team, *_) in enumerate(rows) if names.get(team) == name), None)
    for winner, loser in rules["playOffs"]:
        at, ahead = position(winner), position(loser)
        if at is not None and ahead is not None and ahead < at and rows[at][2] == rows[ahead][2]:
            rows.insert(ahead, rows.pop(at))
    return sorted(rows, key=lambda row: names.get(row[0]) in rules["last"])


def compare(one):
    path, rules, product = one["path"], one["rules"], one["rows"]
    matches = list(from_csv(path, one["season"]) if path.endswith(".csv") else from_json(path))
    if not matches:
        return f"{path} {one['season'] or ''}: no match was read"
    matches.sort(key=lambda match: match[0])
    matches = counting(without_guests(matches), rules)
    # Decisions name clubs, which are those of the product with the same figures.
    split = rules["split"]
    own = {team: row for team, row, _ in table_of(matches, {**rules, "names": {}}, {})} if split else figures(matches)
    named = {tuple(row["figures"]): row for row in product}
    rows = {team: named[tuple(row)] for team, row in own.items() if tuple(row) in named}
    names = {team: row["name"] for team, row in rows.items()}
    given = {team: row["given"] for team, row in rows.items()}
    table = decided(table_of(matches, {**rules, "names": names}, given), rules, names)
    ours = [[*row, points] for _, row, points in table]
    theirs = [[*row["figures"], row["points"]] for row in product]
    if ours == theirs:
        return None
    at = next((at for at, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs)))
    return f"{path} {one['season'] or ''}: place {at + 1}: {ours[at:at + 1]}, not {theirs[at:at + 1]}"


if __name__ == "__main__":
    seasons = json.load(sys.stdin)
    print(json.dumps({"compared": len(seasons), "differences": [line for line in map(compare, seasons) if line]}))
