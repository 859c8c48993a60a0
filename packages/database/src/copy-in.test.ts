import { useDatabase } from '@touchline/testing/database'
import { integer, type PgTable, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyIn } from './copy-in.ts'
import { inTransaction } from './transaction.ts'

const database = useDatabase()

const copied = pgTable('copied', { id: integer().primaryKey(), firstName: text() })
beforeAll(() => database.rows(`create table copied (id integer primary key, first_name text, seen integer default 7)`))
afterAll(() => database.rows('drop table copied'))
beforeEach(() => database.rows('delete from copied'))

const HEAD = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')

function fileOf(...rows: readonly (readonly [id: number, name: string])[]): Buffer {
  const parts = rows.map(([id, name]) => {
    const bytes = Buffer.from(name)
    const row = Buffer.alloc(14 + bytes.length)
    row.writeInt16BE(2, 0)
    row.writeInt32BE(4, 2)
    row.writeInt32BE(id, 6)
    row.writeInt32BE(bytes.length, 10)
    bytes.copy(row, 14)
    return row
  })
  return Buffer.concat([HEAD, ...parts, Buffer.from([0xff, 0xff])])
}

const copy = (file: Buffer) => inTransaction(database, (client) => copyIn(client, copied, ['id', 'firstName'], file))
const stored = () => database.rows('select id, first_name, seen from copied order by id')

test('rows are there, and columns they do not name have their defaults', async () => {
  await copy(fileOf([1, 'Ada'], [2, 'Bea']))
  expect(await stored()).toEqual([
    { id: 1, first_name: 'Ada', seen: 7 },
    { id: 2, first_name: 'Bea', seen: 7 },
  ])
})

test('what is asked behind it does not wait for its answer', async () => {
  const rows = Array.from({ length: 20_000 }, (_, id) => [id, `Name ${id}`] as const)
  const counts = await inTransaction(database, (client) =>
    Promise.all([
      client.query('select count(*) from copied'),
      copyIn(client, copied, ['id', 'firstName'], fileOf(...rows)),
      client.query('select count(*) from copied'),
    ]),
  )
  expect([counts[0].rows, counts[2].rows]).toEqual([[{ count: 0 }], [{ count: 20_000 }]])
})

test.each([
  ['a key that is there already', fileOf([1, 'Ada'], [1, 'Bea']), '23505'],
  ['a text that is none', fileOf([1, 'a\0b']), '22021'],
  ['a file that is none', Buffer.from('id,name'), '22P04'],
  ['a file that is cut off', fileOf([1, 'Ada']).subarray(0, 30), '22P04'],
])('%s is refused, nothing is written, and the connection goes on', async (_, file, code) => {
  await expect(copy(file)).rejects.toMatchObject({ code })
  expect(await stored()).toEqual([])
  await copy(fileOf([3, 'Cat']))
  expect(await stored()).toHaveLength(1)
})

test('a table or column that does not exist is an error of the database', async () => {
  await expect(copyInto(pgTable('nowhere', { id: integer() }), ['id'])).rejects.toMatchObject({ code: '42P01' })
  await expect(copyInto(copied, ['id', 'lastName'])).rejects.toMatchObject({ code: '42703' })
  expect(await stored()).toEqual([])
})

const copyInto = (table: PgTable, properties: readonly string[]) =>
  inTransaction(database, (client) => copyIn(client, table, properties, fileOf([1, 'Ada'])))
