import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseEnvironment, useDatabase } from '@touchline/testing/database'
import { useFreshFolder } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { resultsLetOut } from './hidden-results.ts'
import { type FileOutcome, fileGroups, importFiles } from './import-files.ts'
import { inputFiles } from './input-files.ts'

const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HC,AC,B365H,B365D,B365A'
const NOW = new Date('2026-03-07T12:00:00.000Z')

const database = useDatabase()
const folder = useFreshFolder()

const file = (name: string, ...lines: string[]) => {
  const path = folder.at(name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, [HEADER, ...lines, ''].join('\r\n'))
  return path
}
const importAll = async (paths: readonly string[] = [folder.path], until?: string) => {
  const outcomes: FileOutcome[] = []
  const groups = fileGroups('football-data', inputFiles(paths, ['.csv']))
  const source = 'football-data'
  const report = await importFiles({ database, source, groups, until, now: NOW, onFile: (one) => outcomes.push(one) })
  return { report, outcomes }
}

const OPENING = 'E0,16/08/2025,Ashton,Brough,2,1,H,1,0,H,M Dean,7,3,1.80,3.60,4.50'
const LATER = 'E0,28/02/2026,Brough,Ashton,0,0,D,0,0,D,Mike Dean,4,4,2.50,3.20,2.90'

test('the rows of a file become matches with result, figures and prices', async () => {
  file('E0.csv', OPENING)
  const { report } = await importAll()
  expect(report).toMatchObject({
    files: 1,
    filesFailed: 0,
    rows: 1,
    matches: { inserted: 1, updated: 0, unchanged: 0 },
  })
  expect(
    await database.rows(`select h.name as home, a.name as away, f.home_goals, f.away_goals, f.home_half_time, r.name as referee,
      f.price_home::float8 as price, l.name as league from fixture f join team h on h.id = f.home_team_id
      join team a on a.id = f.away_team_id join referee r on r.id = f.referee_id join league l on l.id = f.league_id`),
  ).toEqual([
    {
      home: 'Ashton',
      away: 'Brough',
      home_goals: 2,
      away_goals: 1,
      home_half_time: 1,
      referee: 'M Dean',
      price: 1.8,
      league: 'Premier League',
    },
  ])
})

test('the same folder twice changes nothing', async () => {
  file('a/E0.csv', OPENING, LATER)
  file('b/E0.csv', 'E0,17/08/2024,Brough,Ashton,1,1,D,0,0,D,M Dean,2,2,2.10,3.30,3.40')
  await importAll()
  const live = await database.rows('select seq from live_event')
  const before = await database.rows('select id, xmin::text from season union all select id, xmin::text from referee')
  const { report } = await importAll()
  expect(report.matches).toEqual({ inserted: 0, updated: 0, unchanged: 3 })
  expect(await database.rows('select seq from live_event')).toEqual(live)
  expect(await database.rows('select id, xmin::text from season union all select id, xmin::text from referee')).toEqual(
    before,
  )
})

test('a corrected file changes the corrected match only', async () => {
  file('E0.csv', OPENING, LATER)
  await importAll()
  file('E0.csv', OPENING.replace('2,1,H', '3,1,H'), LATER)
  expect((await importAll()).report.matches).toEqual({ inserted: 0, updated: 1, unchanged: 1 })
  expect(await database.rows('select home_goals from fixture order by kickoff')).toEqual([
    { home_goals: 3 },
    { home_goals: 0 },
  ])
})

test('the newest season that has begun is the current one, and a referee keeps the fullest name', async () => {
  file('1.csv', LATER)
  file('2.csv', 'E0,17/08/2024,Brough,Ashton,1,1,D,0,0,D,M Dean,2,2,2.10,3.30,3.40')
  await importAll()
  expect(await database.rows('select name, current from season order by name')).toEqual([
    { name: '2024/2025', current: false },
    { name: '2025/2026', current: true },
  ])
  expect(await database.rows('select name from referee')).toEqual([{ name: 'Mike Dean' }])
})

test.each([
  ['together', [['1.csv', '2.csv']]],
  ['the other way round', [['2.csv', '1.csv']]],
  ['one after the other', [['1.csv'], ['2.csv']]],
])('two files of one season widen it and name its people once, %s', async (_, imports) => {
  file('1.csv', OPENING)
  file('2.csv', LATER)
  for (const names of imports) await importAll(names.map((name) => folder.at(name)))
  expect(await database.rows('select starts_on, ends_on from season')).toEqual([
    { starts_on: '2025-08-16', ends_on: '2026-02-28' },
  ])
  expect(await database.rows('select name from referee')).toEqual([{ name: 'Mike Dean' }])
  expect(await database.rows('select name from team order by name')).toEqual([{ name: 'Ashton' }, { name: 'Brough' }])
})

test('the later of two files that report one match counts', async () => {
  file('1.csv', OPENING)
  file('2.csv', OPENING.replace('2,1,H', '3,1,H'))
  expect((await importAll()).report.matches).toEqual({ inserted: 1, updated: 1, unchanged: 0 })
  expect(await database.rows('select home_goals from fixture')).toEqual([{ home_goals: 3 }])
})

test('matches on or after the day of --until are stored without result and with their prices', async () => {
  file('E0.csv', OPENING, LATER)
  await importAll([folder.path], '2026-02-28')
  expect(
    await database.rows(
      'select state_id, home_goals, price_home::float8 as price, referee_id is null as unknown from fixture order by kickoff',
    ),
  ).toEqual([
    { state_id: 5, home_goals: 2, price: 1.8, unknown: false },
    { state_id: 1, home_goals: null, price: 2.5, unknown: false },
  ])
  expect(await database.rows('select corners, points from side where not finished')).toEqual([
    { corners: null, points: null },
    { corners: null, points: null },
  ])
})

test('an import of another source that would report the results held back is known before it begins', async () => {
  file('E0.csv', OPENING, LATER)
  await importAll([folder.path], '2026-02-28')
  const held = { source: 'football-data', day: '2026-02-28' }
  expect(await resultsLetOut(database, 'openfootball', undefined)).toEqual(held)
  expect(await resultsLetOut(database, 'openfootball', '2026-03-01')).toEqual(held)
  expect(await resultsLetOut(database, 'openfootball', '2026-02-28')).toBeNull()
  expect(await resultsLetOut(database, 'football-data', undefined)).toBeNull()
  await importAll([folder.path])
  expect(await resultsLetOut(database, 'openfootball', undefined)).toBeNull()
})

test('files that belong together are one group, and what is next to them is left aside', () => {
  expect(fileGroups('football-data', ['a.csv', 'b.csv'])).toEqual([['a.csv'], ['b.csv']])
  expect(fileGroups('openfootball', ['en.1.json', 'en.1.clubs.json'])).toEqual([['en.1.json']])
})

test('an invalid file is named with the reason, and the others are imported', async () => {
  file('1.csv', OPENING)
  writeFileSync(folder.at('2.csv'), '')
  writeFileSync(folder.at('3.csv'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3]))
  writeFileSync(folder.at('4.csv'), 'Date,HomeTeam,FTHG\n16/08/2025,Ashton,2\n')
  const { report, outcomes } = await importAll()
  expect(report).toMatchObject({ files: 4, filesFailed: 3, matches: { inserted: 1 } })
  expect(outcomes.map((one) => one.fatal === null)).toEqual([true, false, false, false])
})

test('a row that cannot be taken is reported with file and line', async () => {
  const path = file('E0.csv', OPENING, 'E0,99/99/2025,Ashton,Brough,1,0,H,1,0,H,M Dean,7,3,1.80,3.60,4.50')
  const { report, outcomes } = await importAll([path])
  expect(report).toMatchObject({ rows: 2, rowsRefused: 1, matches: { inserted: 1 } })
  expect(outcomes[0]?.problems[0]).toMatchObject({ file: path, line: 3, severity: 'row-refused' })
})

test('a database with the demo world is left alone', async () => {
  file('E0.csv', OPENING)
  await database.pool.query(`insert into meta values ('world', '"demo"')`)
  await expect(importAll()).rejects.toMatchObject({ code: 'OTHER_WORLD' })
  expect(await database.rows('select id from fixture')).toEqual([])
})

test('a path that does not exist and a folder without CSV files are reported before anything is done', () => {
  expect(() => inputFiles([folder.at('nowhere')], ['.csv'])).toThrow('There is no file or folder')
  expect(() => inputFiles([folder.path], ['.csv'])).toThrow('holds no .csv file')
})

test('an import that is killed leaves whole files, and running it again completes it', async () => {
  const day = (n: number) => String(1 + (n % 28)).padStart(2, '0')
  for (let n = 0; n < 12; n++) {
    const season = 2000 + n
    const lines = Array.from(
      { length: 200 },
      (_, m) =>
        `E0,${day(m)}/${String(1 + (m % 5)).padStart(2, '0')}/${season},T${m},U${m},1,0,H,0,0,D,R Ref,1,1,2.0,3.0,4.0`,
    )
    file(`${season}.csv`, ...lines)
  }
  const indexes = () => database.rows(`select indexdef from pg_indexes where tablename = 'side' order by indexdef`)
  const before = await indexes()
  const child = spawn(
    process.execPath,
    [new URL('./import-and-die.testing.ts', import.meta.url).pathname, folder.path],
    {
      env: { ...process.env, ...databaseEnvironment(database) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise<void>((resolve) => {
    child.stdout.on('data', () => child.kill('SIGKILL'))
    child.once('exit', () => resolve())
  })
  const perFile = await database.rows('select season_id, count(*) as n from fixture group by season_id')
  expect(perFile.length).toBeGreaterThan(0)
  expect(perFile.every((one) => one.n === 200)).toBe(true)
  await importAll()
  expect(await database.rows('select count(*) as n from fixture')).toEqual([{ n: 2400 }])
  expect((await importAll()).report.matches).toEqual({ inserted: 0, updated: 0, unchanged: 2400 })
  expect(await indexes()).toEqual(before)
})
