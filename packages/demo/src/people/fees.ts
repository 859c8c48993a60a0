import type { PlayerRecord } from '@touchline/football'
import type { Club } from '../competitions/clubs.ts'
import { DAY } from '../competitions/places.ts'
import { hashText, mix, unit } from '../random.ts'
import { ageOn, giftOf } from './ages.ts'
import type { StepKind } from './deals.ts'

const LOAN = 218
const FEE = 219
const FREE = 220
const LOAN_ENDS = 9688

/** The usual fee for a player at a club of a strength, in euros: four and a half times as much for every ten points. */
const usualFee = (strength: number): number => 420_000 * Math.exp(0.15 * (strength - 60))

/** The share of the fee left at an age, from 17 on. */
const BY_AGE = [0.45, 0.6, 0.8, 1, 1.2, 1.3, 1.3, 1.25, 1.2, 1.1, 1, 0.85, 0.68, 0.5, 0.36, 0.25, 0.16, 0.1, 0.06]
const byAge = (age: number): number => BY_AGE[Math.max(0, age - 17)] ?? 0.05
/** Fees grow by so much a year. */
const GROWTH = 1.06

export interface Deal {
  key: string
  player: PlayerRecord
  from: Club | null
  to: Club | null
  day: number
  kind: StepKind
}

/** Share of moves between clubs that cost nothing: contracts of the old run out. */
const freeShare = (age: number): number => (age < 24 ? 0.12 : age < 29 ? 0.22 : age < 32 ? 0.4 : 0.65)

/** Smaller leagues often do not disclose fees. */
const undisclosedShare = (strength: number): number => (strength > 82 ? 0.1 : strength > 72 ? 0.25 : 0.45)

/** The type of a change of club and its fee in euros, null where there is none or nobody says. */
export function termsOf({ key, player, from, to, day, kind }: Deal): { type: number; amount: number | null } {
  if (kind === 'loan') return { type: LOAN, amount: null }
  if (kind === 'end-of-loan') return { type: LOAN_ENDS, amount: null }
  const hash = hashText(key)
  const age = ageOn(player, day)
  if (from === null || to === null || kind !== 'transfer' || unit(mix(hash, 1)) < freeShare(age)) {
    return { type: FREE, amount: null }
  }
  const strength = 0.4 * from.strength + 0.6 * to.strength
  if (unit(mix(hash, 3)) < undisclosedShare(strength)) return { type: FEE, amount: null }
  const year = new Date(day * DAY).getUTCFullYear()
  const worth = 0.35 + 1.7 * giftOf(player, 'class') ** 2
  const fee = usualFee(strength) * byAge(age) * worth * (0.75 + 0.5 * unit(mix(hash, 2))) * GROWTH ** (year - 2024)
  const step = fee > 10_000_000 ? 500_000 : fee > 1_000_000 ? 100_000 : fee > 100_000 ? 25_000 : 5_000
  return { type: FEE, amount: Math.max(step, Math.round(fee / step) * step) }
}
