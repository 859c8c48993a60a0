import {
  execute,
  fixture,
  league,
  type Placeholders,
  query,
  rows,
  season,
  sourceRef,
  statement,
} from '@touchline/database'
import { DAY_MS, type FixtureRecord, isDecided, type Key, type Source } from '@touchline/football'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { WritableBatch } from '../write/writable-batch.ts'
import { MEETING, withOnce } from './meetings.ts'

const KEYS = statement((p: Placeholders<{ source: Source; keys: readonly Key[] }>) =>
  query
    .select({ kind: sourceRef.kind, key: sourceRef.key, id: sourceRef.id })
    .from(sourceRef)
    .where(and(eq(sourceRef.source, p.source), sql`${sourceRef.key} = any(${p.keys}::text[])`)),
)

const STORED = statement((p: Placeholders<{ source: Source; seasons: readonly number[] }>) =>
  query
    .select({ ...MEETING, key: sourceRef.key })
    .from(fixture)
    .innerJoin(season, eq(season.id, fixture.seasonId))
    .innerJoin(league, eq(league.id, fixture.leagueId))
    .innerJoin(
      sourceRef,
      and(eq(sourceRef.kind, 'fixture'), eq(sourceRef.id, fixture.id), eq(sourceRef.source, p.source)),
    )
    .where(sql`${fixture.seasonId} = any(${p.seasons}::integer[])`),
)

/** Nobody plays the same side at one ground twice within a week: another day there is a corrected one. */
const MAX_CORRECTION_MS = 7 * DAY_MS
/** An announced match is brought forward by at most this. */
const BROUGHT_FORWARD_MS = 3 * DAY_MS

/**
 * Lets a match keep its id where a source has its day in the key and moved it: a new key of a pair at the same ground is joined to that
 * source's own match of the pair which the batch does not name, as long as that one has no result, was played within a week, or the pair
 * meets there only once a season. The nearer in time wins. A list of results leaves out matches ahead, so a result from days before does
 * not belong to a match announced for later.
 */
export async function followMoved(client: pg.ClientBase, { source, fixtures = [] }: WritableBatch): Promise<void> {
  if (fixtures.length === 0) return
  const ids = await idsOf(client, source, fixtures)
  const resultsAlone = fixtures.every(({ state }) => isDecided(state))
  const reported = fixtures.flatMap((one) => {
    const pair = ids.pairOf(one)
    return ids.isKnown(one.key) || pair === null ? [] : [{ key: one.key, pair, kickoff: Date.parse(one.kickoff) }]
  })
  if (reported.length === 0) return
  const named = new Set(fixtures.map(({ key }) => key))
  const stored = (await rows(client, STORED, { source, seasons: ids.seasons })).map(withOnce)
  const open = stored.filter(({ key }) => !named.has(key))
  const openOf = Map.groupBy(open, ({ season, home, away }) => `${season} ${home} ${away}`)
  for (const { key, pair, kickoff } of reported) {
    const away = (one: (typeof open)[number]) => Math.abs(one.kickoff.getTime() - kickoff)
    const mayBe = (one: (typeof open)[number]) =>
      one.once ||
      away(one) <= MAX_CORRECTION_MS ||
      (!one.decided && (!resultsAlone || one.kickoff.getTime() < kickoff + BROUGHT_FORWARD_MS))
    const [nearest] = (openOf.get(pair) ?? []).filter(mayBe).sort((one, other) => away(one) - away(other))
    if (!nearest) continue
    openOf.set(
      pair,
      (openOf.get(pair) ?? []).filter((one) => one !== nearest),
    )
    const write = query.update(sourceRef).set({ key })
    await execute(
      client,
      write.where(and(eq(sourceRef.source, source), eq(sourceRef.kind, 'fixture'), eq(sourceRef.key, nearest.key))),
    )
  }
}

/** Our ids of the things fixtures refer to, as far as the source has described them. */
async function idsOf(client: pg.ClientBase, source: Source, fixtures: readonly FixtureRecord[]) {
  const keys = new Set(fixtures.flatMap(({ key, season, home, away }) => [key, season, home, away]))
  const found = await rows(client, KEYS, { source, keys: [...keys] })
  const ids = new Map(found.map(({ kind, key, id }) => [`${kind} ${key}`, id]))
  const seasons = new Set(fixtures.flatMap(({ season }) => ids.get(`season ${season}`) ?? []))
  return {
    seasons: [...seasons],
    isKnown: (key: Key) => ids.has(`fixture ${key}`),
    pairOf: ({ season, home, away }: FixtureRecord): string | null => {
      const all = [ids.get(`season ${season}`), ids.get(`team ${home}`), ids.get(`team ${away}`)]
      return all.includes(undefined) ? null : all.join(' ')
    },
  }
}
