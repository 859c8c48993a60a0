import type { SignalName } from '@touchline/football'
import { logit, removeMargin, resultOf, type SignalRow } from '@touchline/probability'
import type { EvaluatedMatch } from '../evaluate/evaluated-matches.ts'
import { CARDS_LINE, type CardChances, cardForecasts } from './card-chances.ts'
import { clubHistories } from './club-history.ts'
import { matchesAtPrice, meetings } from './past-results.ts'

/** The signals of a match that are known, each with the forecast it is to improve. */
export type MatchSignals = Partial<Record<SignalName, SignalRow>>

/** More of both sides together is a mistake in the data. */
const MAX_CARDS = 30
const GOALS_LINE = 2.5

/** Weeks begin on a Monday; a league has fewer than 100,000 of them. */
const clusterOf = ({ league, day }: EvaluatedMatch) => league * 100_000 + Math.floor((day + 3) / 7)
const fair = (prices: readonly number[] | null) => (prices && removeMargin(prices)?.probabilities) ?? null

/**
 * Reads the signals of a season's matches, which come by date; the seasons come in turn. A match knows the days before its own. The price
 * is the closing one where it is known, else the opening one.
 */
export function signalReader(): (matches: readonly EvaluatedMatch[]) => MatchSignals[] {
  const clubs = clubHistories()
  const pairs = meetings()
  const prices = matchesAtPrice()
  const forecastCards = cardForecasts()

  const learn = (match: EvaluatedMatch, chances: readonly number[] | null) => {
    clubs.learn(match)
    pairs.learn(match)
    if (chances) prices.learn(match, chances)
  }

  return (matches) => {
    const cards = forecastCards(matches)
    const read: MatchSignals[] = []
    let today: Parameters<typeof learn>[] = []
    for (const [at, match] of matches.entries()) {
      if (today[0] && today[0][0].day !== match.day) {
        for (const one of today) learn(...one)
        today = []
      }
      const result = fair(match.result.closing ?? match.result.opening)
      const totals = fair(match.totals.closing ?? match.totals.opening)
      const { form, restDays, pointsPerGame, lastTenOvers } = clubs.before(match)
      const headToHead = pairs.before(match)
      const samePrice = result && prices.before(result)
      read.push({
        ...(result && resultSignals(match, result, { form, headToHead, samePrice, restDays, pointsPerGame })),
        ...(totals && lastTenOvers !== null && { lastTenOvers: overRow(match, totals, lastTenOvers) }),
        ...cardSignals(match, cards[at] as CardChances, result),
      })
      today.push([match, result])
    }
    for (const one of today) learn(...one)
    return read
  }
}

function resultSignals(
  match: EvaluatedMatch,
  [home = 0, draw = 0, away = 0]: readonly number[],
  signals: Partial<Record<SignalName, number | null>>,
): MatchSignals {
  const base = [1, Math.log(home / draw), Math.log(away / draw)]
  const row = { base, outcome: resultOf(match.goals), cluster: clusterOf(match) }
  const known = Object.entries(signals).filter((one): one is [SignalName, number] => one[1] !== null)
  return Object.fromEntries(known.map(([name, signal]) => [name, { ...row, signal }]))
}

const overRow = (match: EvaluatedMatch, [over = 0.5]: readonly number[], signal: number): SignalRow => ({
  base: [1, logit(over)],
  signal,
  outcome: match.goals[0] + match.goals[1] > GOALS_LINE ? 1 : 0,
  cluster: clusterOf(match),
})

/** Signals of cards: the referee beyond the clubs, and the evenness of the price beyond both. */
function cardSignals(match: EvaluatedMatch, chances: CardChances, result: readonly number[] | null): MatchSignals {
  const total = match.yellowCards
  if (total === null || total > MAX_CARDS) return {}
  const row = { outcome: total > CARDS_LINE ? 1 : 0, cluster: clusterOf(match) }
  const [clubs, referee] = [logit(chances.clubs), logit(chances.referee)]
  const [home = 0, , away = 0] = result ?? []
  return {
    ...(match.referee !== null && { referee: { ...row, base: [1, clubs], signal: referee - clubs } }),
    ...(result && { evenness: { ...row, base: [1, referee], signal: Math.abs(Math.log(home / away)) } }),
  }
}
