import type { HeadToHeadRecord, TimedEvent } from './records.ts'
import { cornerCounts, cornersOf, goalsOf, minutesKnown } from './rows.ts'

/** Minutes of a match in six parts; added time belongs to the part before it. */
export const INTERVALS = [
  { from: 0, to: 15, label: '0-15' },
  { from: 16, to: 30, label: '16-30' },
  { from: 31, to: 45, label: '31-45+' },
  { from: 46, to: 60, label: '46-60' },
  { from: 61, to: 75, label: '61-75' },
  { from: 76, to: 90, label: '76-90+' },
] as const

export interface IntervalCounts {
  /** Matches whose minutes are known; only these are counted. */
  matches: number
  /** One entry per part of INTERVALS. */
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
export function cornerIntervals(records: readonly HeadToHeadRecord[], team: number): IntervalCounts {
  const usable = records.filter((record) => cornersOf(record, 1).local !== null)
  return countIntervals(
    usable.map((record) => record.corners.data.filter(cornerCounts)),
    team,
  )
}

function listsEveryGoal(record: HeadToHeadRecord): boolean {
  const { local, visitor } = goalsOf(record, 0)
  const count = (team: number) => record.goals.data.filter((goal) => goal.team_id === team).length
  return count(record.local_id) === local && count(record.visitor_id) === visitor
}

function countIntervals(matches: readonly (readonly TimedEvent[])[], team: number): IntervalCounts {
  const events = matches.flat()
  const intervals = INTERVALS.map(({ from, to, label }) => {
    const inside = events.filter((event) => event.minute !== null && event.minute >= from && event.minute <= to)
    const own = inside.filter((event) => event.team_id === team).length
    return { label, team: own, opponent: inside.length - own }
  })
  return { matches: matches.length, intervals }
}
