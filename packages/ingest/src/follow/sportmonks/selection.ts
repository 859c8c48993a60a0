import {
  firstRow,
  type Placeholders,
  query,
  type RowOf,
  rows,
  season,
  side,
  sourceRef,
  statement,
} from '@touchline/database'
import type { RecordBatch } from '@touchline/football'
import { and, asc, desc, eq, gt, max, type Placeholder, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type Selection, SOURCE } from './sync-context.ts'

/** The wanted leagues and seasons of a batch; trophies describe others too. */
export function selected(batch: RecordBatch, { leagues }: Selection): RecordBatch {
  if (leagues === null) return batch
  return {
    ...batch,
    ...(batch.leagues && { leagues: batch.leagues.filter((one) => leagues.has(one.key)) }),
    ...(batch.seasons && { seasons: batch.seasons.filter((one) => leagues.has(one.league)) }),
  }
}

const ofKind = (kind: Placeholder | 'season') => and(eq(sourceRef.source, SOURCE), eq(sourceRef.kind, kind))

const leagueRef = alias(sourceRef, 'l')

const WANTED = statement((p: Placeholders<{ leagues: readonly string[] | null; seasons: number | null }>) => {
  const ranked = query
    .select({
      key: sourceRef.key,
      current: season.current,
      startsOn: season.startsOn,
      rank: sql<number>`row_number() over (
        partition by ${season.leagueId} order by ${season.startsOn} desc, ${season.id} desc)`.as('rank'),
    })
    .from(sourceRef)
    .innerJoin(season, eq(season.id, sourceRef.id))
    .innerJoin(
      leagueRef,
      and(eq(leagueRef.source, sourceRef.source), eq(leagueRef.kind, 'league'), eq(leagueRef.id, season.leagueId)),
    )
    .where(and(ofKind('season'), sql`(${p.leagues}::text[] is null or ${leagueRef.key} = any(${p.leagues}::text[]))`))
    .as('ranked')
  return query
    .select({ key: ranked.key, current: ranked.current, rank: ranked.rank })
    .from(ranked)
    .where(sql`${p.seasons}::integer is null or ${ranked.rank} <= ${p.seasons}`)
    .orderBy(asc(ranked.rank), desc(ranked.startsOn), asc(ranked.key))
})

/** A season to be read; `rank` 1 is the newest of its league. */
export type WantedSeason = RowOf<typeof WANTED>

/** The wanted seasons, newest first. */
export const wantedSeasons = (pool: pg.Pool, { leagues, seasons }: Selection): Promise<WantedSeason[]> =>
  rows(pool, WANTED, { leagues: leagues && [...leagues], seasons })

const teamRef = alias(sourceRef, 't')

const TEAMS = statement((p: Placeholders<{ seasons: readonly string[] }>) =>
  query
    .selectDistinct({ key: teamRef.key })
    .from(sourceRef)
    .innerJoin(side, eq(side.seasonId, sourceRef.id))
    .innerJoin(
      teamRef,
      and(eq(teamRef.source, sourceRef.source), eq(teamRef.kind, 'team'), eq(teamRef.id, side.teamId)),
    )
    .where(and(ofKind('season'), sql`${sourceRef.key} = any(${p.seasons}::text[])`))
    .orderBy(asc(teamRef.key)),
)

/** Keys of the teams that play in these seasons. */
export const teamsOfSeasons = async (pool: pg.Pool, seasons: readonly string[]): Promise<string[]> =>
  (await rows(pool, TEAMS, { seasons })).map(({ key }) => key)

type Person = 'coach' | 'player'

const KEYS = statement((p: Placeholders<{ kind: Person }>) =>
  query.select({ key: sourceRef.key }).from(sourceRef).where(ofKind(p.kind)).orderBy(asc(sourceRef.key)),
)

/** Keys of everybody of a kind that the feed has described, in a fixed order. */
export const keysOfKind = async (pool: pg.Pool, kind: Person): Promise<string[]> =>
  (await rows(pool, KEYS, { kind })).map(({ key }) => key)

const NEWEST = statement((p: Placeholders<{ kind: Person }>) =>
  query
    .select({ id: max(sourceRef.id) })
    .from(sourceRef)
    .where(ofKind(p.kind)),
)

/** Our newest id of a kind; 0 if there is none. */
export const newestId = async (pool: pg.Pool, kind: Person): Promise<number> =>
  (await firstRow(pool, NEWEST, { kind }))?.id ?? 0

const AFTER = statement((p: Placeholders<{ kind: Person; after: number; limit: number }>) =>
  query
    .select({ key: sourceRef.key, id: sourceRef.id })
    .from(sourceRef)
    .where(and(ofKind(p.kind), gt(sourceRef.id, p.after)))
    .orderBy(asc(sourceRef.id), asc(sourceRef.key))
    .limit(p.limit),
)

/** The next who came after this one of our ids. */
export const peopleAfter = (
  pool: pg.Pool,
  { kind, after, limit }: { kind: Person; after: number; limit: number },
): Promise<RowOf<typeof AFTER>[]> => rows(pool, AFTER, { kind, after, limit })
