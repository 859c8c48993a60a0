import type { Numbers } from '../../app/numbers.ts'

export const OUTCOMES = ['home', 'draw', 'away'] as const
export type Outcome = (typeof OUTCOMES)[number]

export type ThreeChances = Readonly<Record<Outcome, number>>

/** Signs of the outcomes in a column of prices. */
export const SIGN: Readonly<Record<Outcome, string>> = { home: '1', draw: 'X', away: '2' }

/** Whole per cents that add up to 100: the rest of rounding goes to those that lost most by it. */
export function wholePercents(chances: ThreeChances): Record<Outcome, number> {
  const exact = OUTCOMES.map((outcome) => ({ outcome, share: chances[outcome] * 100 }))
  const whole = { home: 0, draw: 0, away: 0 }
  for (const { outcome, share } of exact) whole[outcome] = Math.floor(share)
  const left = 100 - OUTCOMES.reduce((sum, outcome) => sum + whole[outcome], 0)
  const byLoss = exact.toSorted((one, other) => (other.share % 1) - (one.share % 1))
  for (const { outcome } of byLoss.slice(0, Math.max(0, left))) whole[outcome] += 1
  return whole
}

type InPercent = Numbers['inPercent']

/** `46%`; a possible outcome is never 0 and an open one never 100: `<1%`, `>99%`. `~46%` where it is estimated. */
export function chanceText(
  whole: number,
  { chance, inPercent, estimated = false }: { chance: number; inPercent: InPercent; estimated?: boolean },
): string {
  const digits = whole <= 0 && chance > 0 ? '<1' : whole >= 100 && chance < 1 ? '>99' : String(whole)
  return inPercent(estimated ? `~${digits}` : digits)
}

/** The three chances in words of whole per cents. */
export function chanceTexts(chances: ThreeChances, inPercent: InPercent, estimated = false): Record<Outcome, string> {
  const whole = wholePercents(chances)
  const text = (outcome: Outcome) => chanceText(whole[outcome], { chance: chances[outcome], inPercent, estimated })
  return { home: text('home'), draw: text('draw'), away: text('away') }
}
