/** The year a season begins in: 2024 for `2024/2025` and for `2024`; null when the name does not begin with a year. */
export function seasonYear(name: string): number | null {
  const year = /^(\d{4})\b/.exec(name.trim())?.[1]
  return year === undefined ? null : Number(year)
}
