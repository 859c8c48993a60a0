/** Seasons by the year they begin in; `except` names those of another format. */
interface Years {
  from: number
  to?: number
  except?: readonly number[]
}

/**
 * Competitions in which each pair meets exactly once at each one's home in a season, with nothing else in the same season between two
 * of its teams: no split, no play-offs, no replayed tie-breaker. Only certain ones; a competition that is not here is judged by the day.
 */
const ONCE_AT_HOME: Readonly<Record<string, Years>> = {
  'brazil/serie-a': { from: 2003 },
  // In bubbles with groups.
  'china/super-league': { from: 2004, except: [2020, 2021] },
  'england/premier-league': { from: 1992 },
  'france/ligue-1': { from: 1993 },
  'germany/2-bundesliga': { from: 1993 },
  'germany/bundesliga': { from: 1992 },
  // Before 2005 and since 2022 a play-off match can decide a title or relegation place.
  'italy/serie-a': { from: 2005, to: 2021 },
  'norway/eliteserien': { from: 1995 },
  // From 2013 to 2019 the table split into two halves.
  'poland/ekstraklasa': { from: 2020 },
  'portugal/primeira-liga': { from: 1993 },
  // The long season from spring 2011 to summer 2012 had two stages.
  'russia/premier-league': { from: 2002, except: [2011] },
  'spain/la-liga': { from: 1987 },
  'sweden/allsvenskan': { from: 1993 },
  // Ended with play-offs among the first eight.
  'turkey/super-lig': { from: 1993, except: [2011] },
}

/**
 * True when two fixtures of one season with the same home and the same away team can only be the same one.
 * @param league stable key such as `england/premier-league`; null for a league without one
 * @param season `2023/2024` or `2024`
 */
export function meetsOnceAtHome(league: string | null, season: string): boolean {
  const years = league === null ? undefined : ONCE_AT_HOME[league]
  const first = Number(season.slice(0, 4))
  if (years === undefined || !Number.isInteger(first)) return false
  return first >= years.from && first <= (years.to ?? first) && !years.except?.includes(first)
}
