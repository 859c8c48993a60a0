import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseEnvironment, useDatabase } from '@touchline/testing/database'
import { afterEach, expect, test } from 'vitest'
import { replaceDatabase } from './replace-database.ts'
import { writeBackup } from './write-backup.ts'

const database = useDatabase()
const path = join(tmpdir(), `touchline-replace-${process.pid}.backup.gz`)
afterEach(() => rmSync(path, { force: true }))

const NOW = new Date('2026-03-07T12:00:00Z')
const write = (key: string) => database.pool.query('insert into meta values ($1, $2)', [key, '1'])
const keys = async () =>
  (await database.rows<{ key: string }>(`select key from meta where key like 'test:%' order by key`)).map(
    ({ key }) => key,
  )
const entry = (at: string, action: string) =>
  database.pool.query(
    `insert into audit_entry (at, via, actor, action, target_kind) values ($1, 'command', 'me', $2, 'site')`,
    [at, action],
  )

test('changes since the backup are gone, their audit stays, and nobody is signed in', async () => {
  await write('test:before')
  await entry('2026-03-07T11:00:00Z', 'site.before')
  await entry('2026-03-07T12:00:01Z', 'site.backup')
  await writeBackup(database, path, { now: NOW })
  await write('test:after')
  await entry('2026-03-07T13:00:00Z', 'site.after')
  const stages = new Set<string>()
  await replaceDatabase(database, path, {
    onRows: (stage) => stages.add(stage),
    before: async (client) => void (await client.query(`insert into meta values ('test:finish', '1')`)),
  })
  expect(await keys()).toEqual(['test:before', 'test:finish'])
  expect([...stages]).toEqual(['read', 'restored'])
  const audit = await database.rows('select action from audit_entry order by id')
  expect(audit.map(({ action }) => action)).toEqual(['site.before', 'site.backup', 'site.after'])
})

test('the task that made the backup is not taken for one that was cut off', async () => {
  const add = (kind: string, finishedAt: Date | null) =>
    database.pool.query(
      `insert into task (kind, subject, actor, started_at, finished_at) values ($1, 'x', 'me', now(), $2)`,
      [kind, finishedAt],
    )
  await add('backup', NOW)
  await add('backup', null)
  await add('import', null)
  await writeBackup(database, path, { now: NOW })
  await replaceDatabase(database, path, { before: async () => undefined })
  const tasks = await database.rows<{ kind: string; finished_at: Date | null }>('select * from task order by id')
  expect(tasks.map(({ kind, finished_at }) => [kind, finished_at !== null])).toEqual([
    ['backup', true],
    ['import', false],
  ])
})

test('when the last check fails, everything is as it was', async () => {
  await writeBackup(database, path, { now: NOW })
  await write('test:after')
  const failing = () => Promise.reject(new Error('not sound'))
  await expect(replaceDatabase(database, path, { before: failing })).rejects.toThrow('not sound')
  expect(await keys()).toEqual(['test:after'])
  await database.pool.query('select count(*) from fixture')
})

test('killed in the middle, everything is as it was, and the next restore comes to its end', async () => {
  await writeBackup(database, path, { now: NOW })
  await write('test:after')
  const child = spawn(process.execPath, [new URL('./replace-and-die.testing.ts', import.meta.url).pathname, path], {
    env: { ...process.env, ...databaseEnvironment(database) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', () => child.kill('SIGKILL'))
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  expect(await keys()).toEqual(['test:after'])
  await replaceDatabase(database, path, { before: async () => undefined })
  expect(await keys()).toEqual([])
})
