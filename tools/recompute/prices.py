"""Margin-free prices, the grid of scores and intervals, after the published formulas; shares no code with the product."""

from math import exp, factorial, lgamma, log, sqrt


def without_margin(prices):
    """Power method, by bisection."""
    low, high = 0.01, 50.0
    for _ in range(200):
        power = (low + high) / 2
        if sum((1 / price) ** power for price in prices) > 1:
            low = power
        else:
            high = power
    shares = [(1 / price) ** power for price in prices]
    return [share / sum(shares) for share in shares]


def grid_of(a, b, rho):
    weight = lambda rate, goals: (exp(goals * rate) / factorial(goals)) ** 1.07
    cells = {(i, j): weight(a, i) * weight(b, j) for i in range(13) for j in range(13)}
    cells[0, 0] *= max(0, 1 - exp(a + b) * rho)
    cells[0, 1] *= max(0, 1 + exp(a) * rho)
    cells[1, 0] *= max(0, 1 + exp(b) * rho)
    cells[1, 1] *= max(0, 1 - rho)
    total = sum(cells.values())
    return {score: cell / total for score, cell in cells.items()}


def chance(grid, happens):
    return sum(cell for (i, j), cell in grid.items() if happens(i, j))


def logit(p):
    return log(p / (1 - p))


def grid_from(home, away, over):
    """The grid with these probabilities: Newton's method on their logits, with a numeric Jacobian."""
    wanted = [logit(home), logit(away), logit(over)]

    def seen(x):
        grid = grid_of(*x)
        return [
            logit(chance(grid, lambda i, j: i > j)),
            logit(chance(grid, lambda i, j: i < j)),
            logit(chance(grid, lambda i, j: i + j > 2)),
        ]

    mean, lead = 1.2 + 2.9 * over, 1.9 * (home - away)
    x = [log(max(0.1, (mean + lead) / 2)), log(max(0.1, (mean - lead) / 2)), -0.06]
    for _ in range(60):
        at = seen(x)
        off = [wanted[k] - at[k] for k in range(3)]
        if max(abs(value) for value in off) < 1e-12:
            break
        h = 1e-6
        columns = [seen([value + (h if k == n else 0) for n, value in enumerate(x)]) for k in range(3)]
        matrix = [[(columns[k][row] - at[row]) / h for k in range(3)] for row in range(3)]
        step = solve(matrix, off)
        x = [x[k] + max(-0.5, min(0.5, step[k])) for k in range(3)]
        x[2] = max(-0.35, min(0.35, x[2]))
    return grid_of(*x)


def solve(matrix, right):
    rows = [row[:] + [value] for row, value in zip(matrix, right)]
    for k in range(3):
        pivot = max(range(k, 3), key=lambda r: abs(rows[r][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for r in range(3):
            if r != k:
                factor = rows[r][k] / rows[k][k]
                rows[r] = [one - factor * other for one, other in zip(rows[r], rows[k])]
    return [rows[k][3] / rows[k][k] for k in range(3)]


def both_score(grid):
    return 1 / (1 + exp(-(0.013 + 0.742 * logit(chance(grid, lambda i, j: i > 0 and j > 0)))))


def asian(grid, above):
    """Fair probability of a bet that wins by `above(i, j)` goals beyond its line: W / (W + L), quarters half."""
    won = lost = 0.0
    for (i, j), cell in grid.items():
        part = max(-1, min(1, 2 * above(i, j)))
        if part > 0:
            won += part * cell
        else:
            lost -= part * cell
    return won / (won + lost)


def half_time(grid):
    """Home, draw and away at half-time, and the nine of half-time and full time together."""
    means = [sum(score[side] * cell for score, cell in grid.items()) for side in (0, 1)]

    def leads(share):
        poisson = lambda mean, n: exp(-mean) * mean**n / factorial(n)
        found = {}
        for i in range(13):
            for j in range(13):
                chance = poisson(means[0] * share, i) * poisson(means[1] * share, j)
                found[i - j] = found.get(i - j, 0) + chance
        total = sum(found.values())
        return {lead: chance / total for lead, chance in found.items()}

    first, second = leads(0.4375), leads(0.5625)
    result = lambda lead: 0 if lead > 0 else 1 if lead == 0 else 2
    halves = [0.0, 0.0, 0.0]
    for lead, chance in first.items():
        halves[result(lead)] += chance
    joint = [[0.0] * 3 for _ in range(3)]
    for one, p in first.items():
        for two, q in second.items():
            joint[result(one)][result(one + two)] += p * q
    final = [0.0, 0.0, 0.0]
    for (i, j), cell in grid.items():
        final[result(i - j)] += cell
    for column in range(3):
        total = sum(joint[row][column] for row in range(3))
        for row in range(3):
            joint[row][column] *= final[column] / total
    return halves, joint


Z = 1.959963984540054


def wilson(count, matches):
    share = count / matches
    middle = share + Z * Z / (2 * matches)
    half = Z * sqrt(share * (1 - share) / matches + Z * Z / (4 * matches * matches))
    scale = 1 + Z * Z / matches
    return max(0, (middle - half) / scale), min(1, (middle + half) / scale)


def next_ten(count, matches, base, shrinkage):
    """Expected share of the next matches, and the fewest and most of the next ten that hold 95 % (beta-binomial)."""
    yes, no = shrinkage * base + count, shrinkage * (1 - base) + matches - count
    beta = lambda a, b: lgamma(a) + lgamma(b) - lgamma(a + b)
    choose = lambda k: lgamma(11) - lgamma(k + 1) - lgamma(11 - k)
    chances = [exp(choose(k) + beta(yes + k, no + 10 - k) - beta(yes, no)) for k in range(11)]

    def beyond(order):
        total = 0.0
        for place, k in enumerate(order):
            total += chances[k]
            if total > 0.025:
                return place
        return 0

    return yes / (yes + no), beyond(range(11)), 10 - beyond(range(10, -1, -1))
