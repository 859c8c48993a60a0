import { RESULT_COLOURS } from '../match/colours.ts'
import { BETTER, worthOf } from '../match/side-figures.ts'
import { STATISTICS, type Statistic } from '../match/statistics.ts'
import { type SideStatistics, statisticsOf } from './records.ts'
import { type PairRow, pairRow } from './rows.ts'

/** One side's figures of a record as the API answers them; null is unknown. */
export interface StatisticsEntry extends SideStatistics {
  shots: Figures<'total' | 'ongoal' | 'blocked' | 'insidebox'>
  attacks: Figures<'attacks' | 'dangerous_attacks'>
  passes: Figures<'total' | 'accurate'>
  ball_safe: number | null
  fouls: number | null
  free_kick: number | null
  goal_attempts: number | null
  goal_kick: number | null
  injuries: number | null
  offsides: number | null
  penalties: number | null
  /** Percentage. */
  possessiontime: number | null
  saves: number | null
  substitutions: number | null
  tackles: number | null
  throw_in: number | null
}

type Figures<Name extends string> = Record<Name, number | null> | null

export interface StatisticsRecord {
  local_id: number
  visitor_id: number
  stats: { data: readonly StatisticsEntry[] }
}

const FIGURE: Record<Statistic, (entry: StatisticsEntry) => number | null | undefined> = {
  shots_total: (entry) => entry.shots?.total,
  shots_on_target: (entry) => entry.shots?.ongoal,
  shots_blocked: (entry) => entry.shots?.blocked,
  shots_inside_box: (entry) => entry.shots?.insidebox,
  attacks: (entry) => entry.attacks?.attacks,
  dangerous_attacks: (entry) => entry.attacks?.dangerous_attacks,
  passes_total: (entry) => entry.passes?.total,
  passes_accurate: (entry) => entry.passes?.accurate,
  ball_safe: (entry) => entry.ball_safe,
  fouls: (entry) => entry.fouls,
  free_kicks: (entry) => entry.free_kick,
  goal_attempts: (entry) => entry.goal_attempts,
  goal_kicks: (entry) => entry.goal_kick,
  injuries: (entry) => entry.injuries,
  offsides: (entry) => entry.offsides,
  penalties: (entry) => entry.penalties,
  possession: (entry) => entry.possessiontime,
  saves: (entry) => entry.saves,
  substitutions: (entry) => entry.substitutions,
  tackles: (entry) => entry.tackles,
  throw_ins: (entry) => entry.throw_in,
}

/** One of the 21 statistics of a side; null when it is not known. */
export function statisticOf(entry: StatisticsEntry | null, statistic: Statistic): number | null {
  return entry === null ? null : (FIGURE[statistic](entry) ?? null)
}

/** The statistics known of both sides in at least one of the records, in the order of the picker. */
export function knownStatistics(records: readonly StatisticsRecord[]): Statistic[] {
  const known = (record: StatisticsRecord, side: 'local' | 'visitor', statistic: Statistic) =>
    statisticOf(statisticsOf(record, side), statistic) !== null
  return STATISTICS.filter((statistic) =>
    records.some((record) => known(record, 'local', statistic) && known(record, 'visitor', statistic)),
  )
}

/**
 * Rows of the statistics table for one category, in the order of the records; whole matches only, since statistics have no halves.
 * `result` compares the counts, W for more; `colour` is green where the team did better, which is fewer of some and neither of others.
 * @param team id of the home team of the upcoming match
 */
export function statisticsRows<Item extends StatisticsRecord>(
  records: readonly Item[],
  statistic: Statistic,
  team: number,
): PairRow<Item>[] {
  return records.map((record) => statisticRow(record, statistic, team))
}

/** One of those rows. */
export function statisticRow<Item extends StatisticsRecord>(
  record: Item,
  statistic: Statistic,
  team: number,
): PairRow<Item> {
  const value = (side: 'local' | 'visitor') => statisticOf(statisticsOf(record, side), statistic)
  const row = pairRow(record, { local: value('local'), visitor: value('visitor') }, team)
  const worth = worthOf(row.result, BETTER[statistic])
  return { ...row, colour: worth === null ? null : RESULT_COLOURS[worth] }
}
