import type { StrengthUncertainty } from './season-ahead.types.ts'

export const CERTAIN: StrengthUncertainty = { attack: 0, defence: 0 }

/** Strengths of all sides, drawn again and again from how uncertain they are. */
export function drawnStrengths(uncertainty: readonly StrengthUncertainty[], normal: () => number) {
  const attack = new Float64Array(uncertainty.length)
  const defence = new Float64Array(uncertainty.length)
  // The mean of the drawn rates stays that of the forecast.
  const factor = (deviation: number) =>
    deviation === 0 ? 1 : Math.exp(deviation * normal() - (deviation * deviation) / 2)
  return {
    draw() {
      for (const [team, one] of uncertainty.entries()) {
        attack[team] = factor(one.attack)
        defence[team] = factor(one.defence)
      }
    },
    /** Times as many goals of a side against another as its forecast says. */
    scoring: (side: number, against: number): number => attack[side]! * defence[against]!,
  }
}
