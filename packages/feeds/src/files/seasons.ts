import { type Day, isDay } from '@touchline/football'

/** The season a day falls in where seasons run from July to June: `2024/2025`. */
export function seasonOfDay(day: Day): string {
  const year = Number(day.slice(0, 4))
  const first = Number(day.slice(5, 7)) >= 7 ? year : year - 1
  return `${first}/${first + 1}`
}

/**
 * The season most of the days fall in. One season is played per file, so the few days beyond June (2020 was
 * played out in July and August) belong to it too. The earlier season wins a draw; null for no days.
 */
export function majoritySeason(days: readonly Day[]): string | null {
  const counts = new Map<string, number>()
  for (const day of days) {
    const season = seasonOfDay(day)
    counts.set(season, (counts.get(season) ?? 0) + 1)
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return ranked[0]?.[0] ?? null
}

/**
 * Whether a text is a day of a season. One of two years may begin in June and was played out in August once, one of a calendar
 * year into the next March.
 */
export function isDayOf(season: string, day: string | null): day is Day {
  const first = Number(season.slice(0, 4))
  const [from, to] = season.includes('/')
    ? [`${first}-06-01`, `${first + 1}-08-31`]
    : [`${first}-01-01`, `${first + 1}-03-31`]
  return day !== null && isDay(day) && from <= day && day <= to
}
