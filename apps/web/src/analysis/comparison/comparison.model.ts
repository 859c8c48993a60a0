import type { ComparisonSide } from '@touchline/contract'
import { HIT_RATES, type HitRate, STREAKS, type Streak } from '@touchline/football'

type Share = ComparisonSide['first_goal']['scored']
type Mean = ComparisonSide['points']
type Results = ComparisonSide['half_time']['leading']

/** The value of one side in a row; unknown where nothing is known. */
export type Value =
  | { kind: 'share'; of: Share }
  | { kind: 'mean'; of: Mean }
  /** `matches`: for this many it is known whether they are among the results; without it the results are complete. */
  | { kind: 'results'; of: Results; matches?: number; goals?: { scored: number; conceded: number } }
  | { kind: 'run'; length: number; whole: boolean; most: number; matches: number }
  | { kind: 'count'; count: number; most: number; matches: number }

/** A row of the comparison, its label between the two. */
export interface Row<Key extends string = string> {
  key: Key
  home: Value
  away: Value
}

/** Both teams' values, as they were compared. */
export interface Pair {
  home: ComparisonSide
  away: ComparisonSide
}

const row = <Key extends string>(key: Key, { home, away }: Pair, of: (side: ComparisonSide) => Value): Row<Key> => ({
  key,
  home: of(home),
  away: of(away),
})

const total = ({ won, drawn, lost }: Results) => won + drawn + lost

/** Whether it rests on any match. */
export function isKnown(value: Value): boolean {
  switch (value.kind) {
    case 'share':
      return value.of.matches > 0
    case 'mean':
      return value.of.mean !== null
    case 'results':
      return (value.matches ?? total(value.of)) > 0
    case 'run':
    case 'count':
      return value.matches > 0
  }
}

/** Rows of which something is known of a side. */
const known = <Key extends string>(rows: readonly Row<Key>[]): Row<Key>[] =>
  rows.filter(({ home, away }) => isKnown(home) || isKnown(away))

export type FormKey = 'points' | 'scored' | 'conceded' | 'home' | 'away'
export const formRows = (pair: Pair): Row<FormKey>[] =>
  known([
    ...(['points', 'scored', 'conceded'] as const).map((key) =>
      row(key, pair, (side): Value => ({ kind: 'mean', of: side[key] })),
    ),
    ...(['home', 'away'] as const).map((key) =>
      row(key, pair, (side): Value => ({ kind: 'results', of: side[key], goals: side[key] })),
    ),
  ])

export const rateRows = (pair: Pair): Row<HitRate>[] =>
  known(HIT_RATES.map((rate) => row(rate, pair, (side) => ({ kind: 'share', of: side.hit_rates[rate] }))))

export type HalvesKey =
  | 'firstGoal'
  | 'firstConceded'
  | 'afterScored'
  | 'afterConceded'
  | 'leading'
  | 'level'
  | 'trailing'
export const halvesRows = (pair: Pair): Row<HalvesKey>[] =>
  known<HalvesKey>([
    row('firstGoal', pair, ({ first_goal }) => ({ kind: 'share', of: first_goal.scored })),
    row('firstConceded', pair, ({ first_goal }) => ({ kind: 'share', of: first_goal.conceded })),
    row('afterScored', pair, ({ first_goal: { matches, after_scored } }) => ({
      kind: 'results',
      of: after_scored,
      matches,
    })),
    row('afterConceded', pair, ({ first_goal: { matches, after_conceded } }) => ({
      kind: 'results',
      of: after_conceded,
      matches,
    })),
    ...(['leading', 'level', 'trailing'] as const).map((key) =>
      row(key, pair, ({ half_time }): Value => ({ kind: 'results', of: half_time[key], matches: half_time.matches })),
    ),
  ])

/** One match is no run. */
const MIN_RUN = 2

export const streakRows = (pair: Pair): Row<Streak>[] => {
  const lengths = [pair.home, pair.away].flatMap(({ streaks }) => STREAKS.map((streak) => streaks[streak].length))
  const most = Math.max(1, ...lengths)
  return STREAKS.filter((streak) =>
    [pair.home, pair.away].some(({ streaks }) => streaks[streak].length >= MIN_RUN),
  ).map((streak) =>
    row(streak, pair, ({ streaks, matches }) => ({ kind: 'run', ...streaks[streak], ...{ most, matches } })),
  )
}

/** Own cards by part of the match; none where no match is known by the minute. */
export function cardRows({ home, away }: Pair): Row[] {
  const [own, other] = [home.card_minutes, away.card_minutes]
  const most = Math.max(1, ...[...own.parts, ...other.parts].map(({ cards }) => cards))
  const value = ({ matches, parts }: typeof own, at: number): Value => ({
    kind: 'count',
    count: parts[at]?.cards ?? 0,
    ...{ most, matches },
  })
  return known(own.parts.map(({ label }, at) => ({ key: label, home: value(own, at), away: value(other, at) })))
}

/** How far the bar of a value goes, 0 to 1; null where it has none. */
export function lengthOf(value: Value): number | null {
  if (!isKnown(value)) return null
  switch (value.kind) {
    case 'share':
      return value.of.share
    case 'run':
      return value.length / value.most
    case 'count':
      return value.count / value.most
    case 'results':
      return total(value.of) === 0 ? null : value.of.won / total(value.of)
    case 'mean':
      return null
  }
}
