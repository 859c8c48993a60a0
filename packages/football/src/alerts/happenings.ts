import { isDecided, isInPlay, STATE } from '../match/states.ts'
import { HOUR_MS } from '../time/durations.ts'

/** The parts of a match that are compared before and after a change. */
export interface WatchedMatch {
  kickoff: Date
  kickoffKnown: boolean
  stateId: number
  minute: number | null
  homeGoals: number | null
  awayGoals: number | null
  homeReds: number | null
  awayReds: number | null
}

/** A goal, a card or a mark of time, with the score after it. */
export interface Happening {
  kind: 'kickoff' | 'goal' | 'goal_cancelled' | 'red_card' | 'half_time' | 'full_time'
  /** The side of the goal or card; null when it concerns both. */
  side: 'home' | 'away' | null
  home: number | null
  away: number | null
  minute: number | null
}

/** A match that kicked off longer ago is not being played: its source reports late or corrects. */
const MAX_AGE_MS = 6 * HOUR_MS
/** More goals in one step are a score that was unknown, not goals. */
const MAX_STEP = 3

/**
 * Events of a match between two readings of it, in the order of play. The first reading reports nothing, nor does one
 * of a match on another day.
 */
export function happeningsOf(before: WatchedMatch | undefined, after: WatchedMatch, now: Date): Happening[] {
  if (before === undefined || !after.kickoffKnown || isDecided(before.stateId)) return []
  const age = now.getTime() - after.kickoff.getTime()
  if (age > MAX_AGE_MS || age < -HOUR_MS) return []
  const score = { home: after.homeGoals, away: after.awayGoals, minute: after.minute }
  const mark = (kind: Happening['kind'], holds: boolean): Happening[] => (holds ? [{ kind, side: null, ...score }] : [])
  const entered = (state: number) => before.stateId !== state && after.stateId === state
  const hasBegun = (state: number) => isInPlay(state) || isDecided(state)
  return [
    ...mark('kickoff', !hasBegun(before.stateId) && isInPlay(after.stateId)),
    ...goals(before, after),
    ...cards(before, after),
    ...mark('half_time', entered(STATE.half_time)),
    ...mark('full_time', [STATE.full_time, STATE.after_extra_time, STATE.after_penalties].some(entered)),
  ]
}

function goals(before: WatchedMatch, after: WatchedMatch): Happening[] {
  const { homeGoals: home, awayGoals: away } = after
  if (home === null || away === null) return []
  // Before the first minute the score is 0-0, whether or not the source says so.
  const was = { home: before.homeGoals ?? 0, away: before.awayGoals ?? 0 }
  if (Math.abs(home - was.home) > MAX_STEP || Math.abs(away - was.away) > MAX_STEP) return []
  const happened: Happening[] = []
  const now = { ...was }
  for (const [side, goal] of [
    ['home', home],
    ['away', away],
  ] as const) {
    while (now[side] !== goal) {
      const isAdded = now[side] < goal
      now[side] += isAdded ? 1 : -1
      happened.push({ kind: isAdded ? 'goal' : 'goal_cancelled', side, ...now, minute: after.minute })
    }
  }
  return happened
}

function cards(before: WatchedMatch, after: WatchedMatch): Happening[] {
  const sides = [
    { side: 'home', was: before.homeReds, is: after.homeReds },
    { side: 'away', was: before.awayReds, is: after.awayReds },
  ] as const
  return sides.flatMap(({ side, was, is }) => {
    const added = (is ?? 0) - (was ?? 0)
    if (added < 1 || added > MAX_STEP) return []
    const { homeGoals: home, awayGoals: away, minute } = after
    return Array.from({ length: added }, () => ({ kind: 'red_card' as const, side, home, away, minute }))
  })
}
