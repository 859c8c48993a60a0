import { RESULT_COLOURS } from '../match/colours.ts'
import { bySide, type Match } from '../match/match.ts'
import { BETTER, worthOf } from '../match/side-figures.ts'
import { STATISTICS, type Statistic } from '../match/statistics.ts'
import { type Pair, type PairRow, pairRow } from './rows.ts'

const statisticOf = ({ sides }: Match, statistic: Statistic): Pair =>
  bySide((side) => sides[side].statistics[statistic] ?? null)

/** The statistics known of both sides in at least one of the matches, in the order of the picker. */
export function knownStatistics(matches: readonly Match[]): Statistic[] {
  return STATISTICS.filter((statistic) =>
    matches.some((match) => Object.values(statisticOf(match, statistic)).every((value) => value !== null)),
  )
}

/**
 * Rows of the statistics table for one category, in the order of the matches; whole matches only, since statistics have no halves.
 * `result` compares the counts, W for more; `colour` is green where the team did better, which is fewer of some and neither of others.
 * @param team id of the viewed team
 */
export function statisticsRows(matches: readonly Match[], statistic: Statistic, team: number): PairRow[] {
  return matches.map((match) => statisticRow(match, statistic, team))
}

/** One of those rows. */
export function statisticRow(match: Match, statistic: Statistic, team: number): PairRow {
  const row = pairRow(match, statisticOf(match, statistic), team)
  const worth = worthOf(row.result, BETTER[statistic])
  return { ...row, colour: worth === null ? null : RESULT_COLOURS[worth] }
}
