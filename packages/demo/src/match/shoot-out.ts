import { otherSide, type Side, STATE } from '@touchline/football'
import type { Draft } from './moments.ts'

const KICK = 45_000

/** Five kicks each, less when it is decided, then one each until one side is ahead. */
export function playShootOut({ random, phases, moments }: Draft): void {
  const from = phases.at(-1)?.to ?? 0
  const scored = { home: 0, away: 0 }
  const taken = { home: 0, away: 0 }
  const first: Side = random() < 0.5 ? 'home' : 'away'
  let at = from
  for (let kick = 0; !decided(scored, taken); kick++) {
    const side = kick % 2 === 0 ? first : otherSide(first)
    const goal = random() < 0.76
    at += KICK
    taken[side]++
    if (goal) scored[side]++
    moments.push({ at, kind: goal ? 'shootout_scored' : 'shootout_missed', side, dismissal: null })
  }
  phases.push({ state: STATE.shoot_out, from, to: at + 20_000, minute: null, length: 0 })
}

type Counts = Readonly<Record<Side, number>>

function decided(scored: Counts, taken: Counts): boolean {
  const lead = scored.home - scored.away
  if (taken.home >= 5 && taken.away >= 5) return taken.home === taken.away && lead !== 0
  return lead > Math.max(0, 5 - taken.away) || -lead > Math.max(0, 5 - taken.home)
}
