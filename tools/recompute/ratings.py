"""Our own ratings and forecasts of one division, after the published formulas; shares no code with the product."""

from math import exp, log, log10

START_VARIANCE = 0.12


class Engine:
    """One kind of count of a division's clubs: attack and defence as log effects, with variances."""

    def __init__(self, gain, start, daily, summer, absence, rate, means, shots=False, levels=True, referees=False):
        self.gain, self.start, self.daily, self.summer, self.absence = gain, start, daily, summer, absence
        self.rate, self.shots, self.levels, self.referees = rate, shots, levels, referees
        self.base = [log(means[0]), log(means[1])]
        self.level = [0.0, 0.0]
        self.count = 0
        self.sum_goals = self.sum_chances = 90.0
        self.clubs = {}
        self.strict = {}

    def arrive(self, club, day):
        if club not in self.clubs:
            below = -0.15 if self.levels and self.count >= 300 else 0.0
            return [self.level[0] + below, self.level[1] + below, self.start, self.start, day]
        attack, defence, va, vd, last = self.clubs[club]
        away = day - last
        more = self.daily * min(away, 60)
        if away > 45:
            more += self.summer
        if away > 400:
            more += self.absence
        return [attack, defence, min(self.start, va + more), min(self.start, vd + more), day]

    def means(self, match):
        home, away = self.arrive(match["home"], match["day"]), self.arrive(match["away"], match["day"])
        referee = self.strict.get(match["referee"], (0.0, 0.03))[0] if self.referees and match["referee"] else 0.0
        return (
            exp(self.base[0] + home[0] - away[1] + referee),
            exp(self.base[1] + away[0] - home[1] + referee),
        )

    def day(self, matches, counts):
        """Forecasts of all matches of a day, then learns from those whose counts are known."""
        forecasts = [self.means(match) for match in matches]
        known = [(m, f, counts(m)) for m, f in zip(matches, forecasts) if counts(m) is not None]
        known.sort(key=lambda one: (one[0]["order"], one[0]["home"], one[0]["away"]))
        arrived = [(self.arrive(m["home"], m["day"]), self.arrive(m["away"], m["day"])) for m, _, _ in known]
        for (match, _, _), (home, away) in zip(known, arrived):
            self.clubs[match["home"]], self.clubs[match["away"]] = home, away
        for match, forecast, count in known:
            self.learn(match, forecast, count)
        return forecasts

    def learn(self, match, forecast, count):
        chances = chances_of(match) if self.shots else None
        seen = count
        if chances:
            scale = 0.6 * self.sum_goals / self.sum_chances
            seen = [0.4 * count[0] + scale * chances[0], 0.4 * count[1] + scale * chances[1]]
        home, away = self.clubs[match["home"]], self.clubs[match["away"]]
        for attacker, defender, mean, value in ((home, away, forecast[0], seen[0]), (away, home, forecast[1], seen[1])):
            va, vd = attacker[2], defender[3]
            weight = self.gain / (1 + self.gain * mean * (va + vd))
            attacker[0] += va * weight * (value - mean)
            defender[1] -= vd * weight * (value - mean)
            attacker[2] = va - va * va * weight * mean
            defender[3] = vd - vd * vd * weight * mean
        rate = self.rate if self.count > 300 else 1 / (self.count / 2 + 30)
        for side in (0, 1):
            self.base[side] += rate * (seen[side] - forecast[side]) / max(forecast[side], 0.5)
        if self.levels:
            self.level[0] += 0.01 * ((home[0] + away[0]) / 2 - self.level[0])
            self.level[1] += 0.01 * ((home[1] + away[1]) / 2 - self.level[1])
        self.count += 1
        if chances:
            self.sum_goals = 0.998 * self.sum_goals + sum(count)
            self.sum_chances = 0.998 * self.sum_chances + sum(chances)
        if self.referees and match["referee"]:
            effect, variance = self.strict.get(match["referee"], (0.0, 0.03))
            mean = sum(forecast)
            weight = self.gain / (1 + self.gain * mean * variance)
            effect += variance * weight * (sum(seen) - mean)
            variance = min(variance - variance * variance * weight * mean + 1e-4, 0.03)
            self.strict[match["referee"]] = (effect, variance)


def chances_of(match):
    shots, target, corners = match["shots"], match["target"], match["corners"]
    if shots is None or target is None or sum(shots) < 4 or target[0] > shots[0] or target[1] > shots[1]:
        return None
    return [
        0.2 * target[side] + 0.07 * (shots[side] - target[side]) + 0.05 * (5 if corners is None else corners[side])
        for side in (0, 1)
    ]


def believable(pair):
    return pair if pair is not None and sum(pair) <= 30 else None


class PiRatings:
    """Constantinou and Fenton 2013: c 3, b 10, lambda .045, gamma .79."""

    def __init__(self):
        self.clubs = {}

    def expected(self, match):
        value = lambda rating: (1 if rating > 0 else -1) * (10 ** (abs(rating) / 3) - 1) if rating else 0.0
        home, away = self.clubs.get(match["home"], (0.0, 0.0)), self.clubs.get(match["away"], (0.0, 0.0))
        return value(home[0]) - value(away[1])

    def day(self, matches):
        forecasts = [self.expected(match) for match in matches]
        for match, forecast in zip(matches, forecasts):
            if match["goals"] is None:
                continue
            error = match["goals"][0] - match["goals"][1] - forecast
            change = 0.045 * 3 * log10(1 + abs(error)) * (1 if error > 0 else -1 if error < 0 else 0)
            home, away = self.clubs.get(match["home"], (0.0, 0.0)), self.clubs.get(match["away"], (0.0, 0.0))
            self.clubs[match["home"]] = (home[0] + change, home[1] + 0.79 * change)
            self.clubs[match["away"]] = (away[0] - 0.79 * change, away[1] - change)
        return forecasts


def forecasts_of(matches):
    """
    Forecasts of all matches of one division of at most two seasons, each from the days before its own, by (day, home, away):
    home, draw, away, over (2.5), corners and yellow cards of both sides. With two seasons no weights are fitted: the published ones hold.
    """
    shots = Engine(2.5, START_VARIANCE, 4e-5, 0.012, 0.02, 0.002, (1.5, 1.13), shots=True)
    goals = Engine(1, START_VARIANCE, 4e-5, 0.006, 0.02, 0.001, (1.5, 1.13))
    corners = Engine(0.6, 0.006, 4e-6, 0.001, 0, 0.004, (5.57, 4.61), levels=False)
    cards = Engine(0.9, 0.02, 1e-5, 0.003, 0, 0.004, (1.71, 1.99), levels=False, referees=True)
    pi = PiRatings()
    found = {}
    for day in sorted({match["day"] for match in matches}):
        today = [match for match in matches if match["day"] == day]
        by_goals = lambda match: match["goals"]
        parts = zip(
            today,
            shots.day(today, by_goals),
            goals.day(today, by_goals),
            corners.day(today, lambda match: believable(match["corners"])),
            cards.day(today, lambda match: believable(match["yellow"])),
            pi.day(today),
        )
        for match, (home, away), by_goal, corner, card, difference in parts:
            features = [1, log(home) - log(away), log(home) + log(away), difference]
            win = exp(dot([0.0772, 0.8796, 0.2717, 0.1223], features))
            loss = exp(dot([0.0998, -0.733, 0.3033, -0.1688], features))
            total = win + 1 + loss
            over = dot(
                [-1.8752, 1.4854, 0.363, 0.1861],
                [1, log(home + away), log(sum(by_goal)), abs(log(home) - log(away))],
            )
            found[day, match["home"], match["away"]] = {
                "home": win / total,
                "draw": 1 / total,
                "away": loss / total,
                "over": 1 / (1 + exp(-over)),
                "corners": corner,
                "yellow_cards": card,
            }
    return found


def dot(weights, values):
    return sum(weight * value for weight, value in zip(weights, values))
