import { DAY_MS, type Day, isDay } from '@touchline/football'

/** The season a day falls in where seasons run from July to June: `2024/2025`. */
export function seasonOfDay(day: Day): string {
  const year = Number(day.slice(0, 4))
  const first = Number(day.slice(5, 7)) >= 7 ? year : year - 1
  return `${first}/${first + 1}`
}

/** The season most of the days fall in; the earlier season wins a draw, null for no days. */
export function majoritySeason(days: readonly Day[]): string | null {
  const own = Map.groupBy(days, seasonOfDay)
  return mostRows(new Map([...own].map(([season, list]) => [season, list.length])))
}

/** A season other than the one of most rows has at least this many of them … */
const MIN_ROWS = 3
/** … and at least this share, or its own block in the file: single rows among those of another season are mistyped. */
const MIN_SHARE = 0.2

/**
 * The season of each row of a file by its day, in the order of the file: the one of most rows, or another one that the file has too where
 * seasons were put together; null for a day outside all of them.
 */
export function seasonsOfRows(days: readonly Day[]): (string | null)[] {
  const seasonOf = seasonsByPauses(days)
  const seasons = days.map((day) => seasonOf.get(day) ?? seasonOfDay(day))
  const runs = seasons.filter((season, at) => season !== seasons[at - 1])
  const hasPlace = new Set(runs.filter((_, at) => at === 0 || at === runs.length - 1 || runs[at - 1] !== runs[at + 1]))
  const rows = new Map([...Map.groupBy(seasons, (season) => season)].map(([season, own]) => [season, own.length]))
  const main = mostRows(rows)
  const isBelieved = (season: string, count: number): boolean =>
    season === main || (count >= MIN_ROWS && (count >= MIN_SHARE * days.length || hasPlace.has(season)))
  return days.map((day, at) => {
    const season = seasons[at] ?? ''
    if (isBelieved(season, rows.get(season) ?? 0)) return season
    return main !== null && isDayOf(main, day) ? main : null
  })
}

/** This many days without a match end a season. */
const MIN_BREAK_DAYS = 21

/** The season of each day: days from July to September belong to the season before until there is a break. */
function seasonsByPauses(days: readonly Day[]): Map<Day, string> {
  const seasons = new Map<Day, string>()
  let last: { day: Day; season: string } | null = null
  for (const day of [...new Set(days)].sort()) {
    const pause = last === null ? Number.POSITIVE_INFINITY : (Date.parse(day) - Date.parse(last.day)) / DAY_MS
    const goesOn = last !== null && pause < MIN_BREAK_DAYS && day.slice(5, 7) <= '09'
    const season: string = goesOn && last !== null ? last.season : seasonOfDay(day)
    seasons.set(day, season)
    last = { day, season }
  }
  return seasons
}

/** The season most of the rows fall in; the earlier one wins a draw. */
function mostRows(rows: ReadonlyMap<string, number>): string | null {
  const ranked = [...rows].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
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

/** The same for a season that a row names itself: a match of it may be left for the winter after. */
export function isDayOfNamed(season: string, day: Day): boolean {
  const first = Number(season.slice(0, 4))
  const isLeft = season.includes('/') && `${first + 1}-08-31` < day && day <= `${first + 2}-01-31`
  return isLeft || isDayOf(season, day)
}
