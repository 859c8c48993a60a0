import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { fillProgress } from '../fill-progress.ts'
import { footballDataJob, openfootballJob } from '../jobs/files.job.ts'
import { type OpenWorld, openWorld } from '../open-world.testing.ts'

const database = useDatabase()

const NOW = '2026-03-27T20:00:00.000Z'
const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HC,AC,B365H,B365D,B365A'
const never = new AbortController().signal
const read = (world: OpenWorld) =>
  footballDataJob(world.context)
    .run(never)
    .catch(() => undefined)

test('without network nothing counts as read, and page and log say what to check', async () => {
  const world = await openWorld(database, { at: NOW, OPEN_DIVISIONS: 'E0', OPEN_SEASONS: '4' })
  await Promise.all([world.www.close(), world.bare.close()])
  await read(world)
  expect(await fillProgress(database)).toEqual({ done: 0, of: 5, unreachable: true })
  const warnings = world.logged.filter((line) => line.includes('NODE_USE_ENV_PROXY'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('DNS')
})

test('a file that a source has not is read; the fill is over and nobody is warned', async () => {
  const world = await openWorld(database, { at: NOW, OPEN_DIVISIONS: 'E0', OPEN_SEASONS: '1' })
  world.files.set('fixtures.csv', {
    body: 'Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A\r\nE0,28/03/2026,15:00,Arsenal,Everton,1.5,4.3,6.5\r\n',
  })
  await read(world)
  expect(await fillProgress(database)).toBeNull()
  expect(world.logged.join()).not.toContain('NODE_USE_ENV_PROXY')
})

test('OPEN_DIVISIONS limits what is coming and the fixtures of the season too', async () => {
  const world = await openWorld(database, { at: NOW, OPEN_DIVISIONS: 'E0', OPEN_SEASONS: '1' })
  world.files.set('fixtures.csv', {
    body: [
      'Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A',
      'E0,28/03/2026,15:00,Arsenal,Everton,1.5,4.3,6.5',
      'E2,28/03/2026,15:00,Bolton,Wigan,2.1,3.3,3.4',
      'D1,28/03/2026,14:30,Bayern Munich,Mainz,1.2,7,12',
      '',
    ].join('\r\n'),
  })
  world.files.set('mmz4281/2526/E0.csv', {
    body: [HEADER, 'E0,14/03/2026,15:00,Chelsea,Fulham,2,1,H,1,0,H,M Dean,7,3,1.80,3.60,4.50', ''].join('\r\n'),
  })
  await read(world)
  expect(await database.rows('select name from league')).toEqual([{ name: 'Premier League' }])
  await openfootballJob(world.context).run(never)
  expect(world.openfootball.calls.map(({ path }) => path)).toEqual(['2025-26/en.1.json'])
})

test('coming matches of other divisions alone are no fault of the file', async () => {
  const world = await openWorld(database, { at: NOW, OPEN_DIVISIONS: 'E0', OPEN_SEASONS: '1' })
  world.files.set('fixtures.csv', {
    body: 'Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A\r\nE2,28/03/2026,15:00,Bolton,Wigan,2.1,3.3,3.4\r\n',
  })
  await read(world)
  expect(await database.rows('select reason from feed_problem')).toEqual([])
  expect(await database.rows('select 1 from fixture')).toEqual([])
})

test('one file that its source cannot give keeps nobody waiting for the first fill to be over', async () => {
  const world = await openWorld(database, { at: NOW, OPEN_DIVISIONS: 'E0', OPEN_SEASONS: '2' })
  const broken = { kind: 'status', status: 503 } as const
  for (const source of [world.www, world.bare]) source.fail(broken, { path: '2425/E0.csv', times: 99 })
  world.files.set('mmz4281/2526/E0.csv', {
    body: [HEADER, 'E0,14/03/2026,15:00,Chelsea,Fulham,2,1,H,1,0,H,M Dean,7,3,1.80,3.60,4.50', ''].join('\r\n'),
  })
  await read(world)
  expect(await fillProgress(database)).toBeNull()
  expect(await database.rows('select reason from feed_problem')).toHaveLength(1)
})
