import { testDatabase } from '@touchline/testing/database'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { Database } from './connection.ts'
import {
  firstRow,
  jsonOf,
  orNull,
  type Placeholders,
  query,
  type RowOf,
  rows,
  selection,
  statement,
} from './statement.ts'
import { coach, country, league, season } from './tables/index.ts'
import { inTransaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(
    `insert into league (name, country_id, type, active) select 'Northern League', min(id), 'league', true from country`,
  )
})
afterAll(() => database.close())

test('a query in a list of columns keeps the tables of its columns', async () => {
  const seasons = sql<number>`(select count(*)::int from ${season} where ${season.leagueId} = ${league.id})`
  const { text } = statement(() => query.select({ id: league.id, seasons }).from(league)).compiled()
  expect(text).toContain('"season"."league_id" = "league"."id"')
})

const LEAGUES = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .select({
      id: league.id,
      name: league.name,
      startsOn: season.startsOn,
      figures: jsonOf(league, ['type', 'active']),
    })
    .from(league)
    .leftJoin(season, eq(season.leagueId, league.id))
    .where(sql`${league.id} = any(${p.ids}::int[])`),
)

const WITHOUT_BUILDER = statement((p: Placeholders<{ name: string; id: number }>) =>
  selection(
    { known: sql<boolean>`${p.name}::text = ${league.name}`, startsOn: orNull(season.startsOn), type: league.type },
    (columns) => sql`
      select ${columns} from ${league} left join ${season} on ${season.leagueId} = ${league.id}
      where ${league.id} = ${p.id}`,
  ),
)

test('a row has the selected names and the values of the tables, null where an outer join found nothing', async () => {
  expect(await rows(database.pool, LEAGUES, { ids: [1, 2] })).toEqual([
    { id: 1, name: 'Northern League', startsOn: null, figures: { type: 'league', active: true } },
  ])
  expectTypeOf<RowOf<typeof LEAGUES>>().toEqualTypeOf<{
    id: number
    name: string
    startsOn: string | null
    figures: { type: 'league' | 'cup' | 'friendly'; active: boolean }
  }>()
})

test('SQL of our own gives rows of the same kind', async () => {
  expect(await firstRow(database.pool, WITHOUT_BUILDER, { id: 1, name: 'Northern League' })).toEqual({
    known: true,
    startsOn: null,
    type: 'league',
  })
  expect(await firstRow(database.pool, WITHOUT_BUILDER, { id: 2, name: '' })).toBeNull()
  expectTypeOf<RowOf<typeof WITHOUT_BUILDER>>().toEqualTypeOf<{
    known: boolean
    startsOn: string | null
    type: 'league' | 'cup' | 'friendly'
  }>()
})

test('a statement runs on the connection of a transaction too, and sees its writes', async () => {
  const COACHES = statement(() =>
    query
      .select({ name: coach.name, country: country.name })
      .from(coach)
      .leftJoin(country, eq(country.id, coach.countryId)),
  )
  const seen = await inTransaction(database, async (client) => {
    await client.query(`insert into coach (name, common_name) values ('Ann Other', 'Other')`)
    return rows(client, COACHES, {})
  })
  expect(seen).toEqual([{ name: 'Ann Other', country: null }])
})

test('a statement without one of its values fails instead of running with another', async () => {
  await expect(rows(database.pool, LEAGUES, {} as never)).rejects.toThrow('ids')
})
