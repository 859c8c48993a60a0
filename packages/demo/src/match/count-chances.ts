/** Distributions of counted things for the markets that speak of them. */

/** Chance that a Poisson count with a mean stays below a line. */
function underLine(mean: number, line: number): number {
  let term = Math.exp(-mean)
  let sum = 0
  for (let count = 0; count < line; count++) {
    sum += term
    term *= mean / (count + 1)
  }
  return sum
}

/** Over and under of a Poisson count. */
export const overUnderCount = (mean: number, line: number): [over: number, under: number] => {
  const under = underLine(mean, line)
  return [1 - under, under]
}

const MAX_COUNT = 30

function row(mean: number): Float64Array {
  const chances = new Float64Array(MAX_COUNT)
  chances[0] = Math.exp(-mean)
  for (let count = 1; count < MAX_COUNT; count++) chances[count] = ((chances[count - 1] ?? 0) * mean) / count
  return chances
}

/** Chances that one count, given a handicap, is above, level with and below another. */
export function compareCounts(one: number, other: number, handicap: number): [number, number, number] {
  const ones = row(one)
  const others = row(other)
  const chances: [number, number, number] = [0, 0, 0]
  for (let a = 0; a < MAX_COUNT; a++) {
    for (let b = 0; b < MAX_COUNT; b++) {
      const margin = a - b + handicap
      chances[margin > 0 ? 0 : margin === 0 ? 1 : 2] += (ones[a] ?? 0) * (others[b] ?? 0)
    }
  }
  return chances
}

/** Two chances of a handicap with the share that is given back taken out. */
export function withoutLevel([won, , lost]: readonly [number, number, number]): [number, number] {
  return [won / (won + lost), lost / (won + lost)]
}

/** The half next to a mean, so that no count meets the line. */
export const halfLine = (mean: number): number => Math.max(0.5, Math.round(mean) - 0.5)
