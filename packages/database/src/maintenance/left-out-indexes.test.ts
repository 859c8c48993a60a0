import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { migrate } from '../schema/migrate.ts'
import { country, event, side } from '../tables/index.ts'
import { withoutIndexes } from './left-out-indexes.ts'

const database = useDatabase()

const indexes = async (): Promise<string[]> => {
  const found = await database.rows(
    `select indexdef from pg_indexes where tablename in ('side', 'country') order by indexdef`,
  )
  return found.map(({ indexdef }) => indexdef)
}
const SECONDARY = /side_(list|price|chance|league|team_id|season_id)/

test('a table that is empty on the embedded database is written to without its indexes, and has them all afterwards', async () => {
  const before = await indexes()
  expect(before.filter((one) => SECONDARY.test(one))).toHaveLength(6)
  const meanwhile = await withoutIndexes(database, [side], indexes)
  const isSecondary = (one: string) => database.kind === 'embedded' && SECONDARY.test(one)
  expect(meanwhile).toEqual(before.filter((one) => !isSecondary(one)))
  expect(await indexes()).toEqual(before)
})

test('of some indexes the others stay', async () => {
  const before = await indexes()
  const meanwhile = await withoutIndexes(database, [{ of: side, named: ['side_price_index'] }], indexes)
  const isOut = (one: string) => database.kind === 'embedded' && one.includes('side_price_index')
  expect(meanwhile).toEqual(before.filter((one) => !isOut(one)))
  expect(await indexes()).toEqual(before)
})

test('of several tables each that is empty is written to without them', async () => {
  const before = await indexes()
  const events = () => database.rows(`select indexdef from pg_indexes where tablename = 'event' order by indexdef`)
  const eventsBefore = await events()
  const meanwhile = await withoutIndexes(database, [event, country, side], async () => ({
    others: await indexes(),
    events: await events(),
  }))
  const isSecondary = (one: string) => database.kind === 'embedded' && SECONDARY.test(one)
  expect(meanwhile.others).toEqual(before.filter((one) => !isSecondary(one)))
  expect(eventsBefore).toHaveLength(2)
  expect(meanwhile.events).toHaveLength(database.kind === 'embedded' ? 1 : 2)
  expect(await indexes()).toEqual(before)
  expect(await events()).toEqual(eventsBefore)
})

test('the work builds those of tables that it has written, others stay out until it is done', async () => {
  const before = await indexes()
  const named = async () => (await indexes()).filter((one) => SECONDARY.test(one)).length
  const events = async () => (await database.rows(`select from pg_indexes where tablename = 'event'`)).length
  const found = await withoutIndexes(database, [event, side], async (build) => {
    await build([event])
    const between = [await events(), await named()]
    await build([event])
    return between
  })
  expect(found).toEqual([2, database.kind === 'embedded' ? 0 : 6])
  expect(await indexes()).toEqual(before)
})

test('where the work fails they are built too, and its error is reported', async () => {
  const before = await indexes()
  const failing = withoutIndexes(database, [side], () => Promise.reject(new Error('of the work')))
  await expect(failing).rejects.toThrow('of the work')
  expect(await indexes()).toEqual(before)
})

test('where they cannot be built then, it is still the error of the work that is reported', async () => {
  const failing = withoutIndexes(database, [country], async () => {
    await database.rows(
      `insert into meta (key, value) values ('indexes_left_out', '["CREATE INDEX lost ON nowhere (id)"]')`,
    )
    throw new Error('of the work')
  })
  await expect(failing).rejects.toThrow('of the work')
})

test('a table with rows keeps them', async () => {
  const before = await indexes()
  expect(await withoutIndexes(database, [country], indexes)).toEqual(before)
})

test('what a process that died has left out is built by the next one that opens the database', async () => {
  const before = await indexes()
  await withoutIndexes(database, [side], async () => {
    // As another process does that starts after this one died.
    await migrate(database)
    expect(await indexes()).toEqual(before)
  })
  expect(await indexes()).toEqual(before)
})

test('two at once leave nothing out for good', async () => {
  const before = await indexes()
  await withoutIndexes(database, [side], () => withoutIndexes(database, [side], async () => undefined))
  expect(await indexes()).toEqual(before)
})
