import type { BinSums, ScoreSums, WeekSums } from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { logLoss, rankedProbabilityScore } from '@touchline/probability'

/** A forecast of one question with what came of it. A yes-or-no forecast has two outcomes, yes first. */
export interface GradedForecast {
  kickoff: Date
  chances: readonly number[]
  /** Index of the actual outcome. */
  outcome: number
  /** Margin-free closing price; null where none is known. */
  closing: readonly number[] | null
  /** The prices to bet at, one per outcome; null where nothing is bet on it. */
  prices: readonly (number | null)[] | null
}

const BINS = 10
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY = 4

/** The Monday of the UTC week of an instant, days since 1970. */
export function weekOf(instant: Date): number {
  const day = Math.floor(instant.getTime() / DAY_MS)
  return day - ((((day - FIRST_MONDAY) % 7) + 7) % 7)
}

const emptyWeek = (week: number): WeekSums => ({
  week,
  forecasts: 0,
  rps: 0,
  logLoss: 0,
  compared: 0,
  comparedRps: 0,
  rpsBehind: 0,
  logLossBehind: 0,
  bets: 0,
  profit: 0,
  closedBets: 0,
  closingValue: 0,
  beatClose: 0,
})

const emptyBin = (): BinSums => ({ count: 0, probability: 0, happened: 0 })

export const emptySums = (): ScoreSums => ({ weeks: [], bins: Array.from({ length: BINS }, emptyBin), outcomes: [] })

function weekIn(sums: ScoreSums, week: number): WeekSums {
  const known = sums.weeks.find((one) => one.week === week)
  if (known) return known
  const fresh = emptyWeek(week)
  sums.weeks.push(fresh)
  return fresh
}

/** Adds a forecast to the sums in place. */
export function addForecast(sums: ScoreSums, { kickoff, chances, outcome, closing, prices }: GradedForecast): void {
  const week = weekIn(sums, weekOf(kickoff))
  const scoresOf = (forecast: readonly number[]) => ({
    rps: rankedProbabilityScore(forecast, outcome),
    loss: logLoss(forecast[outcome] ?? 0),
  })
  const ours = scoresOf(chances)
  week.forecasts += 1
  week.rps += ours.rps
  week.logLoss += ours.loss
  if (closing) {
    const theirs = scoresOf(closing)
    week.compared += 1
    week.comparedRps += ours.rps
    week.rpsBehind += ours.rps - theirs.rps
    week.logLossBehind += ours.loss - theirs.loss
  }
  for (let at = 0; at < chances.length; at++) sums.outcomes[at] = (sums.outcomes[at] ?? 0) + (at === outcome ? 1 : 0)
  // No is the mirror of yes.
  const counted = chances.length === 2 ? 1 : chances.length
  for (let at = 0; at < counted; at++) addToBin(sums.bins, chances[at] ?? 0, at === outcome)
  if (prices) addBets(week, { chances, prices, outcome, closing })
}

function addToBin(bins: BinSums[], probability: number, happened: boolean): void {
  const bin = bins[Math.min(BINS - 1, Math.floor(probability * BINS))]
  if (!bin) return
  bin.count += 1
  bin.probability += probability
  bin.happened += happened ? 1 : 0
}

interface PricedForecast extends Pick<GradedForecast, 'chances' | 'outcome' | 'closing'> {
  prices: readonly (number | null)[]
}

/** One unit on every outcome whose price is longer than the forecast makes it. */
function addBets(week: WeekSums, { chances, prices, outcome, closing }: PricedForecast): void {
  chances.forEach((chance, at) => {
    const price = prices[at] ?? null
    if (price === null || price * chance <= 1) return
    week.bets += 1
    week.profit += at === outcome ? price - 1 : -1
    const close = closing?.[at]
    if (close === undefined) return
    week.closedBets += 1
    week.closingValue += price * close - 1
    week.beatClose += price * close > 1 ? 1 : 0
  })
}

/** The sums of several months or leagues together. */
export function addSums(all: readonly ScoreSums[]): ScoreSums {
  const weeks = new Map<number, WeekSums>()
  const { bins, outcomes } = emptySums()
  for (const sums of all) {
    for (const one of sums.weeks) weeks.set(one.week, sumOfWeeks(weeks.get(one.week) ?? emptyWeek(one.week), one))
    sums.outcomes.forEach((count, at) => {
      outcomes[at] = (outcomes[at] ?? 0) + count
    })
    sums.bins.forEach((bin, at) => {
      const into = bins[at]
      if (!into) return
      into.count += bin.count
      into.probability += bin.probability
      into.happened += bin.happened
    })
  }
  return { weeks: [...weeks.values()].sort((one, other) => one.week - other.week), bins, outcomes }
}

function sumOfWeeks(one: WeekSums, other: WeekSums): WeekSums {
  const names = Object.keys(one) as (keyof WeekSums)[]
  const pairs = names.map((name) => [name, name === 'week' ? one.week : one[name] + other[name]])
  return Object.fromEntries(pairs) as unknown as WeekSums
}
