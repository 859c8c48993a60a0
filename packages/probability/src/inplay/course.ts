import type { Pair } from '../grid/results.ts'
import type { PlayedMinute } from './goal-hazard.ts'
import type { InPlay } from './in-play-grid.ts'

/** A goal or a sending-off of a match, one that changes the chances. */
export interface CourseEvent {
  kind: 'goal' | 'red_card'
  /** 1 to 90. */
  minute: number
  /** Minutes beyond the 45th or the 90th; 0 before. */
  added: number
  /** The side the goal counts for, or that has a player less. */
  home: boolean
}

const HALF = 45
const LAST = 90

function isOver(event: CourseEvent, minute: PlayedMinute): boolean {
  if (minute === 'half-time') return event.minute <= HALF
  return event.minute <= minute
}

const pairOf = (events: readonly CourseEvent[], kind: CourseEvent['kind']): Pair => {
  const home = events.filter((event) => event.kind === kind && event.home).length
  return [home, events.filter((event) => event.kind === kind).length - home]
}

/** Score and red cards once a minute is over; of the 45th and the 90th with their added time. */
export function standAt(events: readonly CourseEvent[], minute: PlayedMinute): InPlay {
  const over = events.filter((event) => isOver(event, minute))
  return { minute, score: pairOf(over, 'goal'), redCards: pairOf(over, 'red_card') }
}

/** A moment of a match: a minute that is over, or an event of added time. */
export interface CourseMoment extends InPlay {
  added: number
}

/**
 * The moments of a match in their order: kick-off, every minute, what happened in added time, and half-time.
 * @param until the last minute to give; 90 is the whole match
 */
export function courseOf(events: readonly CourseEvent[], until: number): CourseMoment[] {
  const moments: CourseMoment[] = []
  const add = (minute: PlayedMinute, added: number, seen: readonly CourseEvent[]) =>
    moments.push({ minute, added, score: pairOf(seen, 'goal'), redCards: pairOf(seen, 'red_card') })
  for (let minute = 0; minute <= Math.min(until, LAST); minute++) {
    const before = (added: number) =>
      events.filter((event) => event.minute < minute || (event.minute === minute && event.added <= added))
    const inAdded = events.filter((event) => event.minute === minute && event.added > 0).map(({ added }) => added)
    for (const added of [0, ...new Set(inAdded.toSorted((one, other) => one - other))])
      add(minute, added, before(added))
    if (minute === HALF && until > HALF)
      add(
        'half-time',
        0,
        events.filter((event) => isOver(event, 'half-time')),
      )
  }
  return moments
}
