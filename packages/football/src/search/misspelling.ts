/** Letters a word must have before one, and before two, of them may be wrong. */
const FORGIVEN = [4, 8] as const

/**
 * How many letters of a typed text are wrong, missing, too many or swapped when each of its words begins a word of the name, in the same
 * order; null when that is more than may be forgiven. Short words must be right.
 */
export function misspelt(wanted: readonly string[], name: readonly string[]): number | null {
  let at = 0
  let sum = 0
  for (const word of wanted) {
    const most = FORGIVEN.filter((length) => word.length >= length).length
    const costs = name.slice(at).map((one) => beginningDistance(word, one))
    const best = Math.min(...costs)
    if (best > most) return null
    sum += best
    at += costs.indexOf(best) + 1
  }
  return wanted.length === 0 ? null : sum
}

/** The fewest changes that make the typed word the beginning of the other, or the whole of it; two letters swapped are one change. */
function beginningDistance(typed: string, word: string): number {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1] ? 0 : 1
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    before = row
    row = next
  }
  return Math.min(...row)
}
