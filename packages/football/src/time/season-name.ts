const TWO_YEARS = /^(\d{4})\s*[/–-]\s*(\d{2}|\d{4})$/

/** A season's name in one form, however a source writes it: `2012/13` and `2012-2013` give `2012/2013`, `2012` stays; null when it is neither. */
export function seasonName(text: string): string | null {
  const name = text.trim()
  if (/^\d{4}$/.test(name)) return name
  const match = TWO_YEARS.exec(name)
  if (!match) return null
  const first = Number(match[1])
  const second = Number(match[2])
  return second === first + 1 || second === (first + 1) % 100 ? `${first}/${first + 1}` : null
}
