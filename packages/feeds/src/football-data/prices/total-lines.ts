/** `B365>2.5`: whose, over or under, and how many goals. */
const TOTAL = /^(.+)[<>](\d+(?:\.\d+)?)$/
const LINE_STEP = 0.25
/** No match has more. */
const HIGHEST = 20

/** The totals of goals that a header has prices of, as they are written in it, 2.5 first. */
export function totalLines(names: readonly string[]): string[] {
  const lines = new Set(names.flatMap((name) => TOTAL.exec(name)?.[2] ?? []))
  return [...lines].sort((one, other) => Number(other === '2.5') - Number(one === '2.5') || Number(one) - Number(other))
}

/** Whether anybody can bet on more or fewer goals than that: whole, half or quarter goals. */
export const isTotalLine = (line: string): boolean =>
  Number.isInteger(Number(line) / LINE_STEP) && Number(line) > 0 && Number(line) < HIGHEST
