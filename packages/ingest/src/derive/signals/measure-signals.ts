import { setImmediate } from 'node:timers/promises'
import type { SignalFigure, SignalFigures } from '@touchline/contract'
import { SIGNALS } from '@touchline/football'
import {
  type Cluster,
  clusteredMeanInterval,
  type SignalRow,
  signalGains,
  TRAINING_SEASONS,
  trainingRows,
} from '@touchline/probability'
import type { EvaluatedMatch } from '../evaluate/evaluated-matches.ts'
import { dayText } from '../ratings/days.ts'
import { signalReader } from './match-signals.ts'

/** From this season on closing prices are known. */
const JUDGED_FROM = 2019
/** With fewer the interval is too wide to say anything. */
const MIN_MATCHES = 400

/**
 * The gain of each signal over the closing price (over our own forecast for cards), judged season by season with weights of the up to eight
 * seasons before. Yields to other work between its steps, the longest of which is a fit of 60,000 matches.
 * @param seasonsOfMatches the finished matches of each season by date, season after season
 * @returns null while no season can be judged
 */
export async function measureSignals(
  seasonsOfMatches: AsyncIterable<readonly EvaluatedMatch[]>,
  signal?: AbortSignal,
): Promise<Omit<SignalFigures, 'computed_at'> | null> {
  const read = signalReader()
  const seasons = SIGNALS.map((one) => ({ ...one, bySeason: new Map<number, SignalRow[]>() }))
  const days = new Map<number, { first: number; last: number }>()
  for await (const matches of seasonsOfMatches) {
    signal?.throwIfAborted()
    const [first, last] = [matches[0], matches.at(-1)]
    if (!first || !last) continue
    const found = read(matches)
    if (first.season < JUDGED_FROM - TRAINING_SEASONS) continue
    for (const { name, bySeason } of seasons) {
      const rows = found.flatMap((one) => one[name] ?? [])
      if (rows.length > 0) bySeason.set(first.season, rows)
    }
    days.set(first.season, { first: first.day, last: last.day })
    await setImmediate()
  }
  const figures: SignalFigure[] = []
  const judgedSeasons = new Set<number>()
  for (const { name, market, bySeason } of seasons) {
    const kind = market === 'result' ? 'result' : 'yesOrNo'
    const weeks = new Map<number, Cluster>()
    for (const [season, rows] of bySeason) {
      signal?.throwIfAborted()
      const training = season < JUDGED_FROM ? null : trainingRows(bySeason, season)
      const gains = training && signalGains(kind, training, rows)
      if (gains) judgedSeasons.add(season)
      gains?.forEach((gain, at) => {
        const week = (rows[at] as SignalRow).cluster
        const { count, sum } = weeks.get(week) ?? { count: 0, sum: 0 }
        weeks.set(week, { count: count + 1, sum: sum + gain })
      })
      await setImmediate()
    }
    const clusters = [...weeks.values()]
    const matches = clusters.reduce((all, { count }) => all + count, 0)
    const interval = matches < MIN_MATCHES ? null : clusteredMeanInterval(clusters)
    const gain = clusters.reduce((all, { sum }) => all + sum, 0) / matches
    if (interval) figures.push({ name, market, matches, gain, ...interval })
  }
  if (figures.length === 0) return null
  const judged = [...judgedSeasons].map((season) => days.get(season) as { first: number; last: number })
  return {
    from: dayText(Math.min(...judged.map(({ first }) => first))),
    to: dayText(Math.max(...judged.map(({ last }) => last))),
    figures,
  }
}
