import type { HeadToHeadRecord, TimedEvent } from './records.ts'
import { cornerCounts, cornersOf, goalsOf, goalsRows, minutesKnown } from './rows.ts'

/** Minutes of a match in six parts; added time belongs to the part before it. */
export const INTERVALS = [
  { from: 0, to: 15, label: '0-15' },
  { from: 16, to: 30, label: '16-30' },
  { from: 31, to: 45, label: '31-45+' },
  { from: 46, to: 60, label: '46-60' },
  { from: 61, to: 75, label: '61-75' },
  { from: 76, to: 90, label: '76-90+' },
] as const

/** A part of the match by minutes, both ends included. */
export interface MatchPart {
  from: number
  to: number
  label: string
}

/** The same in parts of ten minutes; the last of each half is shorter, so that none belongs to both. */
export const TEN_MINUTES: readonly MatchPart[] = [
  { from: 0, to: 10, label: '0-10' },
  { from: 11, to: 20, label: '11-20' },
  { from: 21, to: 30, label: '21-30' },
  { from: 31, to: 40, label: '31-40' },
  { from: 41, to: 45, label: '41-45+' },
  { from: 46, to: 55, label: '46-55' },
  { from: 56, to: 65, label: '56-65' },
  { from: 66, to: 75, label: '66-75' },
  { from: 76, to: 85, label: '76-85' },
  { from: 86, to: 90, label: '86-90+' },
]

export interface IntervalCounts {
  /** Matches whose minutes are known; only these are counted. */
  matches: number
  /** One entry per part, INTERVALS where no others are given, or per half. */
  intervals: { label: string; team: number; opponent: number }[]
}

/** When a team and its opponents scored, in matches whose listed goals add up to the score. Extra time is left out. */
export function goalIntervals(records: readonly HeadToHeadRecord[], team: number): IntervalCounts {
  const usable = records.filter((record) => minutesKnown(record.goals.data) && listsEveryGoal(record))
  return countIntervals(
    usable.map((record) => record.goals.data),
    team,
  )
}

/** When a team and its opponents took corners, in matches whose corners have minutes. Extra time is left out. */
export function cornerIntervals(
  records: readonly HeadToHeadRecord[],
  team: number,
  parts: readonly MatchPart[] = INTERVALS,
): IntervalCounts {
  const usable = records.filter((record) => cornersOf(record, 1).local !== null)
  return countIntervals(
    usable.map((record) => record.corners.data.filter(cornerCounts)),
    team,
    parts,
  )
}

/** Goals of a team and its opponents in the first and the second half, in matches whose half-time score is known. */
export function goalHalves(records: readonly HeadToHeadRecord[], team: number): IntervalCounts {
  const halves = ([1, 2] as const).map((half) => goalsRows(records, half, team).filter((row) => row.result !== null))
  return {
    matches: halves[0]?.length ?? 0,
    intervals: halves.map((rows, index) => {
      const own = rows.map(({ record, local, visitor }) => (record.local_id === team ? local : visitor) ?? 0)
      const all = rows.map(({ local, visitor }) => (local ?? 0) + (visitor ?? 0))
      const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)
      return { label: String(index + 1), team: total(own), opponent: total(all) - total(own) }
    }),
  }
}

function listsEveryGoal(record: HeadToHeadRecord): boolean {
  const { local, visitor } = goalsOf(record, 0)
  const count = (team: number) => record.goals.data.filter((goal) => goal.team_id === team).length
  return count(record.local_id) === local && count(record.visitor_id) === visitor
}

function countIntervals(
  matches: readonly (readonly TimedEvent[])[],
  team: number,
  parts: readonly MatchPart[] = INTERVALS,
): IntervalCounts {
  const events = matches.flat()
  const intervals = parts.map(({ from, to, label }) => {
    const inside = events.filter((event) => event.minute !== null && event.minute >= from && event.minute <= to)
    const own = inside.filter((event) => event.team_id === team).length
    return { label, team: own, opponent: inside.length - own }
  })
  return { matches: matches.length, intervals }
}
