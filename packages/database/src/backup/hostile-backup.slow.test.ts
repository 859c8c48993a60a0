import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { testDatabase } from '@touchline/testing/database'
import { useFreshFolder } from '@touchline/testing/resources'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../connection.ts'
import { knownSchemas } from '../schema/migration-files.ts'
import { storedSchema } from '../schema/schema-version.ts'
import { addingChecksum } from './checksum.ts'
import type { Head } from './format.ts'
import { readBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { fillSmallWorld } from './small-world.testing.ts'
import { writeBackup } from './write-backup.ts'

const folder = useFreshFolder()
const NOW = new Date('2026-11-22T02:00:00Z')

async function emptyDatabase(): Promise<Database> {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  return database
}

interface Content {
  head: Head
  /** Lines of JSON by table. */
  rows: Record<string, string[]>
}

async function genuine(): Promise<Content> {
  const database = await emptyDatabase()
  await fillSmallWorld(database)
  await writeBackup(database, folder.at('genuine.gz'), { now: NOW })
  const [first = '', ...lines] = gunzipSync(readFileSync(folder.at('genuine.gz')))
    .toString()
    .trimEnd()
    .split('\n')
  const rows: Content['rows'] = {}
  let listed: string[] = []
  for (const line of lines) {
    if (line.startsWith('[')) listed.push(line)
    const { table } = line.startsWith('{"table"') ? (JSON.parse(line) as { table: string }) : {}
    if (table === undefined) continue
    listed = []
    rows[table] = listed
  }
  return { head: JSON.parse(first) as Head, rows }
}

/** A file with correct checksums from an attacker who knows the format. */
function forge({ head, rows }: Content): string {
  const first = JSON.stringify(head)
  let total = 0
  const tables = (head.tables ?? []).flatMap(({ name }) => {
    const sum = addingChecksum()
    const lines = rows[name] ?? []
    for (const line of lines) sum.add(line)
    total += lines.length
    return [JSON.stringify({ table: name }), ...lines, JSON.stringify({ end: name, ...sum.result() })]
  })
  const last = JSON.stringify({ complete: true, rows: total, head: hash('sha256', first) })
  writeFileSync(folder.at('forged.gz'), gzipSync([first, ...tables, last, ''].join('\n')))
  return folder.at('forged.gz')
}

const INJECTION = 'team" (id) values (1); drop table account; --'

test('a forged backup with right checksums is refused with the reason, and the database stays empty and whole', async () => {
  const content = await genuine()
  const team = content.rows.team?.[0] ?? ''
  const wrong = (change: (copy: Content) => void): string => {
    const copy = structuredClone(content)
    change(copy)
    return forge(copy)
  }
  const headOf = (copy: Content, name: string) => copy.head.tables.find((table) => table.name === name)
  const withTeam = (line: string) => (copy: Content) => {
    copy.rows.team = [line, ...(copy.rows.team ?? []).slice(1)]
  }
  const forgeries: [(copy: Content) => void, RegExp][] = [
    [(copy) => void copy.head.tables.push({ name: INJECTION, columns: ['id'], rows: 0 }), /first line cannot be read/],
    [(copy) => void headOf(copy, 'team')?.columns.splice(0, 1, INJECTION), /first line cannot be read/],
    [
      (copy) => void copy.head.tables.push({ name: 'pg_authid', columns: ['rolname'], rows: 0 }),
      /pg_authid\.rolname, which these tables lack/,
    ],
    [(copy) => void copy.head.tables.push({ name: 'team', columns: ['id'], rows: 6 }), /listed twice/],
    [(copy) => Object.assign(copy.head, { tables: null }), /first line cannot be read/],
    [(copy) => Object.assign(copy.head, { schema: { toString: 1 } }), /is not a backup made by touchline/],
    [(copy) => Object.assign(headOf(copy, 'team') ?? {}, { rows: 5 }), /altered or damaged: the rows of team/],
    [
      (copy) => Object.assign(copy.head.parts[0] ?? {}, { bounds: `FOR VALUES IN ('1'); drop table account` }),
      /first line cannot be read/,
    ],
    [
      (copy) => void copy.head.parts.push({ name: 'x', parent: 'account', bounds: `FOR VALUES FROM ('1') TO ('2')` }),
      /"account" is not partitioned/,
    ],
    [
      withTeam(team.replace(/^\["\d+"/, '["1); drop table account"')),
      /rows of team that cannot be stored: invalid input syntax/,
    ],
    [withTeam(team.replace(/^\["\d+"/, '[{"id":1}')), /altered or damaged: the rows of team/],
    [withTeam(team.replace(/^\["\d+"/, '[["1","2"]')), /altered or damaged: the rows of team/],
    [withTeam('["1"]'), /altered or damaged: the rows of team/],
    [withTeam(`${'['.repeat(200_000)}`), /altered or damaged: the rows of team/],
    [withTeam(team.replace(/^\["\d+"/, '["2"')), /rows of team that cannot be stored: duplicate key/],
    [withTeam(team.replace(/^\["\d+"/, '["\\u0000"')), /rows of team that cannot be stored/],
  ]
  const target = await emptyDatabase()
  for (const [change, reason] of forgeries) {
    await expect(restoreBackup(target, wrong(change))).rejects.toThrow(reason)
    const left = await target.pool.query(
      'select (select count(*) from team) as teams, (select count(*) from account) as accounts',
    )
    expect(left.rows).toEqual([{ teams: 0, accounts: 0 }])
  }
  await restoreBackup(target, forge(content))
  expect((await target.pool.query('select count(*) as n from team')).rows).toEqual([{ n: 6 }])
})

test('a restore that fails over a backup of older tables leaves those of this version', async () => {
  const content = await genuine()
  const target = await emptyDatabase()
  content.head.schema = '0028_statistics_of_lists'
  await expect(restoreBackup(target, forge(content))).rejects.toThrow('which these tables lack')
  expect(await storedSchema(target.pool)).toBe(knownSchemas().at(-1))
})

test('lines after the end of a backup are refused', async () => {
  const path = forge(await genuine())
  writeFileSync(path, Buffer.concat([readFileSync(path), gzipSync('{"table":"account"}\n')]))
  await expect(readBackup(path)).rejects.toThrow('the lines after its end')
})

/** Head and beginning of a table, followed by as many megabytes. */
function bomb(megabyte: string, count: number): string {
  const head: Head = {
    ...{ touchline: 'backup', format: 1, schema: knownSchemas().at(-1) ?? '', takenAt: NOW.toISOString() },
    ...{ tables: [{ name: 'team', columns: ['id'], rows: 1 }], parts: [], numberings: [] },
  }
  // Members of a compressed file follow one another.
  const member = gzipSync(megabyte, { level: 9 })
  const begin = gzipSync(`${JSON.stringify(head)}\n{"table":"team"}\n["`)
  writeFileSync(folder.at('bomb.gz'), Buffer.concat([begin, ...Array.from({ length: count }, () => member)]))
  return folder.at('bomb.gz')
}

test('a small file that unpacks to gigabytes is refused before it fills memory, as one line or as many', async () => {
  const before = process.memoryUsage().rss
  await expect(readBackup(bomb('x'.repeat(1 << 20), 2_000))).rejects.toThrow('a line of more than 64 MB')
  await expect(readBackup(bomb(`["${'1'.repeat(1_019)}"]\n`.repeat(1 << 10), 2_000))).rejects.toThrow(
    'more than 200 times its size',
  )
  expect(process.memoryUsage().rss - before).toBeLessThan(600 * 1024 * 1024)
}, 60_000)

test('a pipe, a device or a folder is no backup, and nobody waits for it', async () => {
  execFileSync('mkfifo', [folder.at('pipe')])
  for (const path of [folder.at('pipe'), '/dev/zero', folder.path])
    await expect(readBackup(path)).rejects.toThrow('is not a file')
})

test('a link that lies where a backup is written does not lead it somewhere else', async () => {
  writeFileSync(folder.at('elsewhere'), '', { mode: 0o666 })
  symlinkSync(folder.at('elsewhere'), folder.at('b.gz.unfinished'))
  await writeBackup(await emptyDatabase(), folder.at('b.gz'), { now: NOW })
  expect(statSync(folder.at('elsewhere')).size).toBe(0)
  expect(statSync(folder.at('b.gz')).mode & 0o777).toBe(0o600)
})
