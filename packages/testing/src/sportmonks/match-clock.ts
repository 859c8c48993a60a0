import { PERIOD } from '@touchline/football'
import { inside, type Row } from './world.ts'

/** A stretch of play. Times are epoch seconds. */
export interface Phase {
  name: 'first' | 'second' | 'extra-first' | 'extra-second' | 'shoot-out'
  /** State while it is played, and in the break after it when another one follows. */
  state: number
  stateAfter: number
  begin: number
  end: number
  /** Minute of the match at its beginning. */
  from: number
}

/** Seconds between the halves of an extra time that is reported as one period. */
const TURN_ROUND = 60

const KICKS = new Set([22, 23])

/** When a finished fixture was played, by its periods; empty when it has none with both ends. */
export function phasesOf(fixture: Row): Phase[] {
  const period = (type: number) => {
    const row = inside(fixture, 'periods').find((one) => one.type_id === type)
    return row && typeof row.started === 'number' && typeof row.ended === 'number'
      ? { begin: row.started, end: row.ended }
      : null
  }
  const phases: Phase[] = []
  const first = period(PERIOD.first_half)
  const second = period(PERIOD.second_half)
  const extra = period(PERIOD.extra_time)
  const shootOut = period(PERIOD.shoot_out)
  if (first) phases.push({ name: 'first', state: 2, stateAfter: 3, ...first, from: 0 })
  if (second) phases.push({ name: 'second', state: 22, stateAfter: 4, ...second, from: 45 })
  if (extra) {
    const turn = (extra.begin + extra.end - TURN_ROUND) / 2
    phases.push({ name: 'extra-first', state: 6, stateAfter: 21, begin: extra.begin, end: Math.floor(turn), from: 90 })
    phases.push({
      name: 'extra-second',
      state: 23,
      stateAfter: 25,
      begin: Math.floor(turn) + TURN_ROUND,
      end: extra.end,
      from: 105,
    })
  }
  if (shootOut) {
    // A shoot-out is sometimes reported to have begun before the extra time was over.
    const begin = Math.max(shootOut.begin, (phases.at(-1)?.end ?? 0) + TURN_ROUND)
    phases.push({
      name: 'shoot-out',
      state: 9,
      stateAfter: 9,
      begin,
      end: Math.max(shootOut.end, begin + TURN_ROUND),
      from: 120,
    })
  }
  return phases
}

/**
 * When a minute of the match begins, in epoch seconds: up to 45 in the first half, up to 90 in the second, up to 120 in extra time;
 * above that the kicks of the shoot-out, 121 the first. Minutes of added time and of breaks have no number: take the phases for those.
 */
export function momentOf(fixture: Row, minute: number): number {
  const phases = phasesOf(fixture)
  if (minute > 120) return kickAt(fixture, phases, minute - 120)
  const phase = phases.findLast((one) => one.from < minute && one.name !== 'shoot-out') ?? phases[0]
  return phase ? phase.begin + (minute - phase.from) * 60 : 0
}

/** When something of an event list happened. */
export function eventAt(fixture: Row, phases: readonly Phase[], event: Row): number {
  const minute = Number(event.minute)
  if (KICKS.has(Number(event.type_id))) return kickAt(fixture, phases, minute)
  const type = inside(fixture, 'periods').find((period) => period.id === event.period_id)?.type_id
  return minuteAt(phases, {
    minute,
    added: Number(event.extra_minute ?? 0),
    period: typeof type === 'number' ? type : null,
  })
}

/** When a minute with its added time was; never after the end of its phase. */
export function minuteAt(
  phases: readonly Phase[],
  { minute, added, period }: { minute: number; added: number; period: number | null },
): number {
  const names: Phase['name'][] =
    period === PERIOD.second_half || (period === null && minute > 45 && minute <= 90)
      ? ['second']
      : period === PERIOD.extra_time || (period === null && minute > 90)
        ? [minute > 105 ? 'extra-second' : 'extra-first', 'second']
        : ['first']
  const phase = names.map((name) => phases.find((one) => one.name === name)).find((one) => one !== undefined)
  return phase ? Math.min(phase.end, phase.begin + (minute - phase.from + added) * 60) : 0
}

function kickAt(fixture: Row, phases: readonly Phase[], kick: number): number {
  const phase = phases.find((one) => one.name === 'shoot-out')
  if (!phase) return phases.at(-1)?.end ?? 0
  const kicks = inside(fixture, 'events').filter((event) => KICKS.has(Number(event.type_id))).length
  return phase.begin + Math.floor(((phase.end - phase.begin) * kick) / (kicks + 1))
}
