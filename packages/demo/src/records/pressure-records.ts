import type { PressureRecord } from '@touchline/football'
import { isClose } from '../match/extent.ts'
import type { Plan } from '../match/plan.ts'
import type { Script } from '../match/script.ts'
import { mix, unit } from '../random.ts'
import { scriptFor, type World } from '../world.ts'
import { minuteAt } from './event-records.ts'
import { progressOf } from './fixture-records.ts'

const WORTH: Readonly<Record<string, number>> = {
  goal: 55,
  penalty_goal: 50,
  missed_penalty: 40,
  corner: 22,
  saved: 30,
  blocked: 18,
  off: 16,
}
/** How much of a minute's pressure is still there in the next. */
const LASTING = 0.55

/** Attack minute by minute: the worth of each side's chances, fading, above the usual sway of the match. */
function pressureUntil(plan: Plan, script: Script, clock: number): { minute: number; value: number }[] {
  const last = minuteAt(script, clock).minute
  const bursts = new Map<number, number>()
  for (const { at, kind, side } of [...script.moments, ...script.ticks]) {
    const { minute } = minuteAt(script, at)
    bursts.set(minute, (bursts.get(minute) ?? 0) + (WORTH[kind] ?? 0) * (side === 'home' ? 1 : -1))
  }
  let carried = 0
  return Array.from({ length: last }, (_, index) => {
    const sway = 70 * (script.share - 0.5) + 36 * (unit(mix(plan.hash, 7_000 + index)) - 0.5)
    carried = carried * LASTING + (bursts.get(index + 1) ?? 0)
    return { minute: index + 1, value: Math.round(Math.max(-100, Math.min(100, sway + carried))) }
  })
}

/** The pressure of a recent fixture in the minutes that are over; null where there is none to report. */
export function fixturePressure(world: World, plan: Plan, now: number): PressureRecord | null {
  if (!isClose(plan, now) || now < plan.kickoff) return null
  const { clock } = progressOf(world, plan, now)
  if (clock === null) return null
  const script = scriptFor(world, plan)
  const minutes = pressureUntil(plan, script, clock)
  const over = clock >= script.end ? minutes : minutes.slice(0, -1)
  return over.length === 0 ? null : { fixture: plan.key, minutes: over }
}
