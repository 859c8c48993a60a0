import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { testDatabase } from '@touchline/testing/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareBackup } from '../check/compare-backup.ts'
import type { Database } from '../connection.ts'
import { migrate } from '../schema/migrate.ts'
import { knownSchemas } from '../schema/migration-files.ts'
import { storedSchema } from '../schema/schema-version.ts'
import { inTransaction } from '../transaction.ts'
import { readBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { fillSmallWorld, HARD_TEXTS } from './small-world.testing.ts'
import { writeBackup } from './write-backup.ts'

const NOW = new Date('2026-11-22T02:00:00Z')
let folder: string
let open: Database[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-backup-'))
  open = []
})
afterEach(async () => {
  for (const database of open) await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A database of the kind under test. */
async function oneOfThisKind(): Promise<Database> {
  const database = await testDatabase()
  open.push(database)
  return database
}

/** The same without any table. */
async function withoutTables(): Promise<Database> {
  const database = await oneOfThisKind()
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  return database
}

async function filled(): Promise<Database> {
  const database = await oneOfThisKind()
  await fillSmallWorld(database)
  return database
}

const file = (name: string) => join(folder, name)
const backUp = (database: Database, name: string) => writeBackup(database, file(name), { now: NOW })

// Three databases take their time on a busy machine.
test('a backup moves into another database and back with every row, number and part', async () => {
  const first = await filled()
  const taken = await backUp(first, 'first.gz')
  const moved = await testDatabase()
  open.push(moved)
  await restoreBackup(moved, file('first.gz'))
  const again = await backUp(moved, 'again.gz')
  expect(Object.fromEntries(again.tables)).toEqual(Object.fromEntries(taken.tables))
  const back = await oneOfThisKind()
  await restoreBackup(back, file('again.gz'))
  expect(await compareBackup(back, taken)).toEqual([])

  const names = await back.pool.query<{ name: string }>('select name from team order by id')
  expect(names.rows.map((row) => row.name)).toEqual(HARD_TEXTS)
  const next = await back.pool.query(
    `insert into league (name, country_id, type, active) values ('Cup', 72, 'cup', true) returning id`,
  )
  expect(next.rows).toEqual([{ id: 951 }])
  const change = await back.pool.query(`insert into live_event (topic, payload) values ('match', '{}') returning seq`)
  expect(change.rows).toEqual([{ seq: 2501 }])
  const part = await back.pool.query('select tableoid::regclass::text as part from odds_change')
  expect(part.rows).toEqual([{ part: 'odds_change_2026_11' }])
  await expect(back.pool.query('delete from season')).rejects.toThrow('foreign key')
}, 180_000)

test('rows written while a backup runs are not in it', async () => {
  const database = await oneOfThisKind()
  await fillSmallWorld(database)
  let written: Promise<unknown> | undefined
  const taken = await writeBackup(database, file('b.gz'), {
    now: NOW,
    onRows: () => {
      written ??= database.pool.query(`update team set name = 'Later'`)
    },
  })
  await written
  expect(await compareBackup(database, taken)).toEqual([`team has the backup's number of rows, 6, but other ones`])
})

test('a file is its owner’s alone, appears when it is complete and never replaces another', async () => {
  const database = await filled()
  await backUp(database, 'b.gz')
  expect(statSync(file('b.gz')).mode & 0o777).toBe(0o600)
  await expect(backUp(database, 'b.gz')).rejects.toThrow('exists already')
  const failing = writeBackup(database, file('c.gz'), {
    now: NOW,
    onRows: () => {
      throw new Error('the disk is full')
    },
  })
  await expect(failing).rejects.toThrow('the disk is full')
  expect(readdirSync(folder)).toEqual(['b.gz'])
})

test('a file that is cut off, damaged, altered, newer or none of ours is refused with the reason, and nothing is written', async () => {
  await backUp(await filled(), 'whole.gz')
  const bytes = readFileSync(file('whole.gz'))
  const text = gunzipSync(bytes).toString()
  const damaged = Buffer.from(bytes)
  damaged.writeUInt8(damaged.readUInt8(bytes.length >> 1) ^ 0xff, bytes.length >> 1)
  const lines = text.trimEnd().split('\n')
  const files: [Buffer, RegExp][] = [
    [bytes.subarray(0, bytes.length >> 1), /is cut off/],
    [gzipSync(`${lines.slice(0, -1).join('\n')}\n`), /is cut off/],
    [damaged, /was altered or damaged/],
    [gzipSync(text.replace('São Paulo', 'Sao Paulo')), /altered or damaged: the rows of team/],
    [gzipSync(text.replace('"takenAt":"2026', '"takenAt":"2025')), /altered or damaged: its first and last line/],
    [gzipSync(text.replace('"format":1', '"format":2')), /made by a newer version.*Update first/],
    [gzipSync(text.replace(/"schema":"\w+"/, '"schema":"9999_later"')), /made by a newer version.*9999_later/],
    [Buffer.from('Div,Date,HomeTeam'), /is not a backup made by touchline/],
    [gzipSync('Div,Date,HomeTeam\n'), /is not a backup made by touchline/],
  ]
  const target = await oneOfThisKind()
  for (const [content, reason] of files) {
    writeFileSync(file('bad.gz'), content)
    await expect(restoreBackup(target, file('bad.gz'))).rejects.toThrow(reason)
  }
  await expect(restoreBackup(target, file('none.gz'))).rejects.toThrow('There is no file')
  expect((await target.pool.query('select count(*) as n from team')).rows).toEqual([{ n: 0 }])
  await restoreBackup(target, file('whole.gz'))
  expect((await target.pool.query('select count(*) as n from team')).rows).toEqual([{ n: 6 }])
})

test('a restore into a database that holds anything says the way out and leaves it as it is', async () => {
  await backUp(await filled(), 'b.gz')
  const taken = await oneOfThisKind()
  await taken.pool.query(`insert into league (name, country_id, type, active) values ('Cup', 72, 'cup', true)`)
  await expect(restoreBackup(taken, file('b.gz'))).rejects.toThrow(/holds data already.*DATABASE_URL.*DATA_DIR/)
  expect((await taken.pool.query('select name from league')).rows).toEqual([{ name: 'Cup' }])
})

test('rows with missing references are refused as a whole', async () => {
  const damaged = await filled()
  await inTransaction(damaged, async (client) => {
    await client.query('set local session_replication_role = replica')
    await client.query('delete from season')
  })
  await backUp(damaged, 'b.gz')
  const target = await oneOfThisKind()
  await expect(restoreBackup(target, file('b.gz'))).rejects.toThrow('fixture_season_id_season_id_fk')
  expect((await target.pool.query('select count(*) as n from league')).rows).toEqual([{ n: 0 }])
  const orphan = `insert into season (league_id, name, starts_on, ends_on, current) values (1, '', now(), now(), true)`
  await expect(target.pool.query(orphan)).rejects.toThrow('foreign key')
})

test('a backup of older tables restores into newer ones', async () => {
  const old = await withoutTables()
  await migrate(old, { upTo: '0028_statistics_of_lists' })
  await old.pool.query(`insert into league (id, name, country_id, type, active) values (3, 'Cup', 72, 'cup', true)`)
  expect(await storedSchema(old.pool)).toBe('0028_statistics_of_lists')
  await backUp(old, 'old.gz')
  expect((await readBackup(file('old.gz'))).schema).toBe('0028_statistics_of_lists')
  const target = await oneOfThisKind()
  await restoreBackup(target, file('old.gz'))
  expect((await target.pool.query('select id, name from league')).rows).toEqual([{ id: 3, name: 'Cup' }])
  expect(await storedSchema(target.pool)).toBe(knownSchemas().at(-1))
})
