import { type Placeholders, type RowOf, rows, season, selection, sourceRef, statement } from '@touchline/database'
import { type SeasonRecord, SOURCES, type Source, seasonName } from '@touchline/football'
import { sql } from 'drizzle-orm'
import type { SinkContext } from '../write/sinks/sink-context.ts'

/** Sources that know the first and last day of a season and which one is current; the others only have the days of their matches. */
export const SEASON_KEEPERS: ReadonlySet<Source> = new Set(['demo', 'sportmonks'])

const sameName = (league: number, name: string): string => `${league} ${seasonName(name) ?? name.trim().toLowerCase()}`

const OF_OTHERS = statement((p: Placeholders<{ leagues: readonly number[]; source: Source }>) =>
  selection(
    { id: season.id, league: season.leagueId, name: season.name },
    (columns) => sql`
      select ${columns} from ${season} where ${season.leagueId} = any(${p.leagues}::integer[]) and not exists (
        select from ${sourceRef}
        where ${sourceRef.kind} = 'season' and ${sourceRef.id} = ${season.id} and ${sourceRef.source} = ${p.source})`,
  ),
)

/** Joins the keys of new records to seasons of the same league and name from another source. An ambiguous one stays a separate season. */
export async function joinSeasons(context: SinkContext, records: readonly SeasonRecord[]): Promise<void> {
  const { client, source, ids } = context
  const reported = records.filter(
    ({ key, league }) => ids.find('season', key) === null && !ids.isNew('league', ids.of('league', league)),
  )
  if (reported.length === 0) return
  const leagues = [...new Set(reported.map(({ league }) => ids.of('league', league)))]
  const others = await rows(client, OF_OTHERS, { leagues, source })
  const stored = Map.groupBy(others, ({ league, name }) => sameName(league, name))
  for (const [name, same] of Map.groupBy(reported, (one) => sameName(ids.of('league', one.league), one.name))) {
    const [season, second] = stored.get(name) ?? []
    const [key, otherKey] = new Set(same.map((one) => one.key))
    if (season && !second && key !== undefined && otherKey === undefined) ids.join('season', key, season.id)
  }
}

const SHARED = statement((p: Placeholders<{ ids: readonly number[]; source: Source }>) =>
  selection(
    {
      id: season.id,
      name: season.name,
      startsOn: season.startsOn,
      endsOn: season.endsOn,
      current: season.current,
      sources: sql<Source[]>`array_agg(${sourceRef.source})`,
    },
    (columns) => sql`
      select ${columns} from ${season}
      join ${sourceRef} on ${sourceRef.kind} = 'season' and ${sourceRef.id} = ${season.id} and ${sourceRef.source} <> ${p.source}
      where ${season.id} = any(${p.ids}::integer[]) group by ${season.id}`,
  ),
)

/**
 * The records as they are to be written: a season that several sources describe has the words of the first in the order of SOURCES and
 * spans the matches of all of them, unless one of them keeps the days itself.
 */
export async function withSharedSeasons(
  { client, source, ids }: SinkContext,
  records: readonly SeasonRecord[],
): Promise<SeasonRecord[]> {
  const known = records.map(({ key }) => ids.of('season', key)).filter((id) => !ids.isNew('season', id))
  if (known.length === 0) return [...records]
  const shared = new Map((await rows(client, SHARED, { ids: known, source })).map((row) => [row.id, row]))
  return records.map((record) => {
    const stored = shared.get(ids.of('season', record.key))
    return stored ? together(record, source, stored) : record
  })
}

const rank = (source: Source): number => SOURCES.indexOf(source)

function together(record: SeasonRecord, source: Source, stored: RowOf<typeof SHARED>): SeasonRecord {
  const name = stored.sources.every((other) => rank(source) < rank(other)) ? record.name : stored.name
  if (SEASON_KEEPERS.has(source)) return { ...record, name }
  const { startsOn, endsOn, current } = stored
  if (stored.sources.some((other) => SEASON_KEEPERS.has(other))) return { ...record, name, startsOn, endsOn, current }
  return {
    ...record,
    name,
    startsOn: startsOn < record.startsOn ? startsOn : record.startsOn,
    endsOn: endsOn > record.endsOn ? endsOn : record.endsOn,
    current,
  }
}
