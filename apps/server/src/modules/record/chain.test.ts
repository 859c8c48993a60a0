import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDatabase, compareBackup, type Database, restoreBackup, writeBackup } from '@touchline/database'
import { databaseEnvironment, testDatabase, useDatabase } from '@touchline/testing/database'
import { fixture } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { headsOf, linesOfDay } from './chain.ts'
import { prices, recordWorld } from './record-world.testing.ts'
import { unguardedTables, verifyChain } from './verify-record.ts'

const database = useDatabase()
const { store, write, seal, tamper } = recordWorld(database)

const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 2, day, hour))
const matches = [7, 8, 10].map((day) =>
  fixture('ashton', 'brough', at(day, 15).toISOString(), {
    key: `match on ${day}`,
    home: day === 8 ? 'cawood' : 'ashton',
  }),
)
const odds = matches.flatMap(({ key }) => prices(key))

/** Three days with a match each, of which two are sealed. */
async function threeDays() {
  await store(matches, at(6), odds)
  for (const day of [7, 8, 9, 10]) {
    await seal(at(day), true)
    await write(at(day), true)
  }
}
const heads = () => headsOf(database.pool, true)
const faults = async () => (await verifyChain(database.pool, true)).faults

test('each day that is over has a head over its rows and the head before', async () => {
  await threeDays()
  const made = await heads()
  expect(made.map(({ day, forecasts }) => [day, forecasts])).toEqual([
    ['2026-03-07', 2],
    ['2026-03-08', 2],
  ])
  const [first, second] = made
  const lines = await linesOfDay(database.pool, true, '2026-03-08')
  expect(first?.previous).toBe('')
  expect(second?.previous).toBe(first?.hash)
  expect(second?.hash).toBe(hash('sha256', `${first?.hash}\n${lines.join('\n')}\n`))
  expect(await verifyChain(database.pool, true)).toMatchObject({ days: 2, forecasts: 4, unsealed: 2, faults: [] })
  expect(await verifyChain(database.pool, false)).toMatchObject({ days: 0, forecasts: 0, faults: [] })
})

test('a line says everything of a row, names that look like columns included', async () => {
  await store([{ ...matches[0]!, home: 'denby' }], at(6), prices('match on 7'))
  await database.pool.query(`update team set name = 'Denby, "the Mill"' where name = 'Denby'`)
  await write(at(7), true)
  const [, line] = await linesOfDay(database.pool, true, '2026-03-07')
  expect(line).toMatch(
    /^\d+,price,2026-03-07T09:00:00\.000Z,2026-03-07T15:00:00\.000Z,\d+,\d+,England: Premier League,"Denby, ""the Mill""",Brough,0\.46017,0\.27798,0\.26185,0\.50687,0\.54696,,,2\.100,3\.400,3\.600,4,1\.900,1\.950,4$/,
  )
})

test.each([
  [
    'a changed row',
    `update forecast_record set home_win = home_win + 0.00001 where id = 1`,
    '2026-03-07: the forecasts',
  ],
  ['a name', `update forecast_record set home = 'Nobody' where id = 1`, '2026-03-07: the forecasts'],
  ['a row that is gone', 'delete from forecast_record where id = 2', '2026-03-07: has 1 forecasts'],
  ['a head', `update record_head set hash = repeat('0', 64) where day = '2026-03-07'`, '2026-03-08: does not follow'],
  [
    'a day without its head',
    `delete from record_head where day = '2026-03-07'`,
    '2026-03-07: 2 forecasts are on a day',
  ],
  [
    'a row that came late',
    `insert into forecast_record (simulated, kind, fixture_id, recorded_at, kickoff, league_id, league, home, away, home_win, draw, away_win)
     select simulated, kind, 99, recorded_at, kickoff, league_id, league, home, away, home_win, draw, away_win from forecast_record where id = 1`,
    '2026-03-07: has 3 forecasts',
  ],
])('%s is found', async (_, statement, fault) => {
  await threeDays()
  expect(await faults()).toEqual([])
  await tamper(statement)
  expect((await faults()).join()).toContain(fault)
})

test('a rebuilt chain fails the check against an earlier head', async () => {
  await threeDays()
  const kept = await heads()
  await tamper('update forecast_record set home_win = 0.6 where id = 1')
  await tamper('delete from record_head')
  await seal(at(10), true)
  expect(await faults()).toEqual([])
  expect((await verifyChain(database.pool, true, kept)).faults).toEqual([
    '2026-03-07: the head differs from the downloaded one',
    '2026-03-08: the head differs from the downloaded one',
  ])
})

test('a trigger that is off is found', async () => {
  expect(await unguardedTables(database.pool)).toEqual([])
  await database.pool.query('alter table record_head disable trigger only_added_to')
  try {
    expect(await unguardedTables(database.pool)).toEqual(['record_head'])
  } finally {
    await database.pool.query('alter table record_head enable trigger only_added_to')
  }
})

test('a clock that is set back writes nothing into a day that is sealed', async () => {
  await threeDays()
  const late = fixture('denby', 'ashton', at(8, 20).toISOString(), { key: 'late' })
  await store([late], at(8), prices('late'))
  expect(await write(at(8), true)).toBe(0)
  expect(await faults()).toEqual([])
})

/** Whole rows; a pass that was cut short leaves a gap in their numbers. */
const everything = async ({ pool }: Database) => {
  const found = await pool.query(
    `(select to_jsonb(forecast_record) - 'id' as line from forecast_record order by id)
     union all (select to_jsonb(record_head) from record_head order by day)`,
  )
  return found.rows.map(({ line }) => line)
}

test.each(['write', 'seal'])('killed in the middle of a pass (%s) the next one does all of it', async (step) => {
  const passes = async ({ store, write, seal }: ReturnType<typeof recordWorld>, between: () => Promise<void>) => {
    await store(matches, at(6), odds)
    await write(at(7), true)
    await between()
    await seal(at(8), true)
    await write(at(8), true)
  }
  const undisturbed = await testDatabase()
  try {
    await passes(recordWorld(undisturbed), async () => undefined)
    await passes(recordWorld(database), async () => {
      const before = await everything(database)
      await diesDuring(step, at(8))
      expect(await everything(database)).toEqual(before)
    })
    const rows = await everything(database)
    expect(rows).toHaveLength(5)
    expect(rows).toEqual(await everything(undisturbed))
  } finally {
    await undisturbed.close()
  }
  expect(await faults()).toEqual([])
})

/** Lets another process do a pass and kills it before it commits. */
async function diesDuring(step: string, now: Date): Promise<void> {
  const script = new URL('./record-and-die.testing.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, step, now.toISOString()], {
    env: { ...process.env, ...databaseEnvironment(database) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((resolve) => {
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
      child.kill('SIGKILL')
    })
    child.once('exit', () => resolve(text))
  })
  expect(said).toBe('.')
}

test('a backup restores the record with its chain and its guards', async () => {
  await threeDays()
  const folder = mkdtempSync(join(tmpdir(), 'touchline-record-'))
  const moved = await testDatabase()
  try {
    const taken = await writeBackup(database, join(folder, 'one.gz'), { now: at(11) })
    await restoreBackup(moved, join(folder, 'one.gz'))
    expect(await compareBackup(moved, taken)).toEqual([])
    expect(await headsOf(moved.pool, true)).toEqual(await heads())
    expect(await verifyChain(moved.pool, true)).toMatchObject({ days: 2, forecasts: 4, faults: [] })
    expect(await unguardedTables(moved.pool)).toEqual([])
    expect((await checkDatabase(moved)).flatMap((finding) => finding.faults)).toEqual([])
    await expect(moved.pool.query('delete from forecast_record')).rejects.toThrow('only ever added to')
  } finally {
    await moved.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
