import {
  type Database,
  league,
  type Placeholders,
  type RowOf,
  rows,
  season,
  selection,
  statement,
} from '@touchline/database'
import { formatOf, isDecided, seasonYear } from '@touchline/football'
import { countedFixtures } from '@touchline/ingest/derive/seasons/by-rule/half-years.ts'
import { readFixtures, type StoredSeason } from '@touchline/ingest/derive/seasons/read-season.ts'
import { sql } from 'drizzle-orm'

const SEASONS = statement((p: Placeholders<{ seasonId: number; key: string | null }>) =>
  selection(
    {
      id: season.id,
      name: season.name,
      isOwn: sql<boolean>`${league.id} = own.league_id`,
      isThis: sql<boolean>`${season.id} = own.id`,
    },
    (columns) => sql`
      select ${columns} from ${season} own join ${season} on ${season.startsOn} <= own.starts_on
      join ${league} on ${league.id} = ${season.leagueId}
      where own.id = ${p.seasonId} and (${league.id} = own.league_id or ${league.stableKey} = ${p.key})
      order by ${season.startsOn} desc, ${season.id}`,
  ),
)

type SeasonRow = RowOf<typeof SEASONS>

/**
 * Earlier seasons whose matches count in a table of averages too; null if there is no such table, or if one of them is not known to its
 * last match.
 */
export async function earlierSeasons({ pool }: Database, { head }: StoredSeason): Promise<StoredSeason[] | null> {
  const { averages } = formatOf(head.stableKey, head.name)
  const year = seasonYear(head.name)
  if (averages === undefined || year === null) return null
  const known = await rows(pool, SEASONS, { seasonId: head.id, key: averages.with?.key ?? null })
  const own = known.filter(({ isOwn, isThis }) => isOwn && !isThis).slice(0, averages.seasons - 1)
  const first = own.at(-1)
  if (own.length < averages.seasons - 1 || first === undefined) return null
  const since = seasonYear(first.name) ?? year
  const others = known.filter(({ isOwn, name }) => !isOwn && (seasonYear(name) ?? 0) >= since)
  if (averages.with && !hasYears(others, Math.max(since, averages.with.from), Math.min(year - 1, averages.with.until)))
    return null
  const read = await Promise.all([...own, ...others].map(({ id }) => readFixtures(pool, id)))
  const seasons = read.flatMap((one) => one ?? [])
  return seasons.every(isWhole) ? seasons : null
}

const hasYears = (seasons: readonly SeasonRow[], from: number, until: number) =>
  Array.from({ length: Math.max(until - from + 1, 0) }, (_, at) => from + at).every((year) =>
    seasons.some(({ name }) => seasonYear(name) === year),
  )

/** Whether every match that counts is decided, and everybody has as many. */
function isWhole(stored: StoredSeason): boolean {
  const own = countedFixtures(stored)
  const played = [
    ...Map.groupBy(
      own.flatMap(({ home, away }) => [home, away]),
      (team) => team,
    ).values(),
  ]
  const numbers = played.map(({ length }) => length)
  return (
    numbers.length > 0 &&
    own.every(({ stateId }) => isDecided(stateId)) &&
    Math.max(...numbers) - Math.min(...numbers) <= 1
  )
}
