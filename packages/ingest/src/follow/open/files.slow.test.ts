import { HOUR_MS } from '@touchline/football'
import { dumpTables, truncate, useDatabase } from '@touchline/testing/database'
import { type HttpFault, OUTAGE_PAGE } from '@touchline/testing/open-data'
import { expect, test } from 'vitest'
import { keptBody } from './answer-store.ts'
import { fillProgress } from './fill-progress.ts'
import { computedJob } from './jobs/computed.job.ts'
import { footballDataJob, openfootballJob } from './jobs/files.job.ts'
import { type OpenWorld, openWorld } from './open-world.testing.ts'

const database = useDatabase()

const SATURDAY = '2026-03-27T20:00:00.000Z'
const WINDOW_HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,Referee,B365H,B365D,B365A'
const SEASON_HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HC,AC,B365H,B365D,B365A,B365CH,B365CD,B365CA'
const csv = (header: string, ...rows: string[]) => ({ body: [header, ...rows, ''].join('\r\n') })

const COMING = 'E0,28/03/2026,15:00,Arsenal,Everton,M Dean,1.50,4.33,6.50'
const PLAYED = 'E0,14/03/2026,15:00,Chelsea,Fulham,2,1,H,1,0,H,M Dean,7,3,1.80,3.60,4.50,1.75,3.7,4.6'
const RESULT = 'E0,28/03/2026,15:00,Arsenal,Everton,3,0,H,1,0,H,M Dean,9,2,1.50,4.33,6.50,1.45,4.5,7'

/** Two seasons of one division and what comes next. */
async function england(at = SATURDAY): Promise<OpenWorld> {
  const world = await openWorld(database, { at, OPEN_DIVISIONS: 'E0', OPEN_SEASONS: '2' })
  const written = new Date('2026-03-27T16:00:00.000Z')
  world.files.set('fixtures.csv', { ...csv(WINDOW_HEADER, COMING), lastModified: written })
  world.files.set('mmz4281/2526/E0.csv', csv(SEASON_HEADER, PLAYED))
  world.files.set(
    'mmz4281/2425/E0.csv',
    csv(SEASON_HEADER, 'E0,15/03/2025,15:00,Arsenal,Chelsea,1,1,D,0,0,D,,4,4,2,3.3,3.9,2,3.3,3.9'),
  )
  return world
}
const never = new AbortController().signal
const read = ({ context }: OpenWorld) => footballDataJob(context).run(never)
const fixtures = () =>
  database.rows(`select h.name as home, to_char(f.kickoff at time zone 'utc', 'YYYY-MM-DD HH24:MI') as kickoff, f.state_id as state,
    f.home_goals as goals, f.price_home::float8 as price from fixture f join team h on h.id = f.home_team_id order by f.kickoff`)
const paths = (calls: OpenWorld['www']['calls']) => calls.map(({ path }) => path)

test('first what is coming, then the newest season, then the one before; how far it is can be asked', async () => {
  const world = await england()
  const seen: unknown[] = []
  await read({ ...world, context: { ...world.context, onFill: (progress) => void seen.push(progress) } })
  expect(paths(world.www.calls)).toEqual(['fixtures.csv', 'mmz4281/2526/E0.csv', 'mmz4281/2425/E0.csv'])
  expect(await fixtures()).toEqual([
    { home: 'Arsenal', kickoff: '2025-03-15 15:00', state: 5, goals: 1, price: 2 },
    { home: 'Chelsea', kickoff: '2026-03-14 15:00', state: 5, goals: 2, price: 1.75 },
    { home: 'Arsenal', kickoff: '2026-03-28 15:00', state: 1, goals: null, price: 1.5 },
  ])
  expect(await database.rows('select name from season where current')).toEqual([{ name: '2025/2026' }])
  expect(seen).toEqual([0, 1, 2].map((done) => ({ done, of: 3 })))
  expect(await fillProgress(database)).toBeNull()
})

test('the last good answer stays stored as it came, whatever comes after it', async () => {
  const world = await england()
  await read(world)
  for (const server of [world.www, world.bare]) server.fail(OUTAGE_PAGE, { times: 1_000 })
  world.clock.set('2026-03-28T20:00:00.000Z')
  await read(world)
  const body = await keptBody(database, 'football-data', 'fixtures.csv')
  expect(new TextDecoder().decode(body ?? new Uint8Array())).toBe(world.files.get('fixtures.csv')?.body)
})

test('prices are as old as the file they came in', async () => {
  await read(await england())
  expect(
    await database.rows(
      'select distinct o.updated_at from odds_current o join fixture f on f.id = o.fixture_id and f.state_id = 1',
    ),
  ).toEqual([{ updated_at: new Date('2026-03-27T16:00:00.000Z') }])
})

test('the opening price is the one that was seen first, however often the file is read again', async () => {
  const world = await england()
  await read(world)
  world.files.set('fixtures.csv', csv(WINDOW_HEADER, COMING.replace('1.50,4.33', '1.40,4.75')))
  world.clock.set('2026-03-28T08:05:00.000Z')
  await read(world)
  expect(
    await database.rows(`select o.openings, o.prices from odds_current o
      join fixture f on f.id = o.fixture_id and f.state_id = 1`),
  ).toEqual([{ openings: [1.5, 4.33, 6.5], prices: [1.4, 4.75, 6.5] }])
})

test('nothing is requested before its time, and then only for what is new', async () => {
  const world = await england()
  await read(world)
  world.www.calls.length = 0
  world.clock.set('2026-03-27T20:20:00.000Z')
  await read(world)
  expect(world.www.calls).toEqual([])
  world.clock.set('2026-03-28T08:05:00.000Z')
  await read(world)
  expect(world.www.calls.map(({ path, status }) => [path, status])).toEqual([
    ['fixtures.csv', 304],
    ['mmz4281/2526/E0.csv', 304],
  ])
  world.www.calls.length = 0
  world.clock.set('2026-03-31T12:05:00.000Z')
  await read(world)
  world.clock.set('2026-03-31T12:40:00.000Z')
  await read(world)
  expect(paths(world.www.calls).filter((path) => path === 'fixtures.csv')).toHaveLength(2)
})

test('a match leaves no list because the file moved on, and its result comes with the season', async () => {
  const world = await england()
  await read(world)
  world.files.set('fixtures.csv', csv(WINDOW_HEADER, 'E0,31/03/2026,20:00,Leeds,Burnley,,2.2,3.3,3.4'))
  world.clock.set('2026-03-29T12:00:00.000Z')
  await read(world)
  expect((await fixtures()).slice(-2)).toMatchObject([{ home: 'Arsenal', state: 1 }, { home: 'Leeds United' }])
  world.files.set('mmz4281/2526/E0.csv', csv(SEASON_HEADER, PLAYED, RESULT))
  world.clock.set('2026-03-30T12:00:00.000Z')
  await read(world)
  expect((await fixtures()).slice(-2)).toMatchObject([
    { home: 'Arsenal', state: 5, goals: 3, price: 1.45 },
    { home: 'Leeds United' },
  ])
})

test('last week’s rows of a file of coming matches take nothing from what is known of them', async () => {
  const world = await england()
  world.files.set('mmz4281/2526/E0.csv', csv(SEASON_HEADER, PLAYED, RESULT))
  world.clock.set('2026-03-29T12:00:00.000Z')
  await read(world)
  const before = await dumpTables(database)
  world.files.set('fixtures.csv', csv(WINDOW_HEADER, COMING.replace('1.50,4.33', '1.60,4.20')))
  world.clock.set('2026-03-29T19:00:00.000Z')
  await read(world)
  expect((await fixtures()).at(-1)).toMatchObject({ home: 'Arsenal', state: 5, goals: 3, price: 1.45 })
  expect(await dumpTables(database)).toEqual(before)
})

const everywhere =
  (fault: HttpFault) =>
  ({ www, bare }: OpenWorld) => {
    for (const server of [www, bare]) server.fail(fault, { times: 3 })
  }

test.each<[string, (world: OpenWorld) => void]>([
  ['a page instead of the file at one address', ({ www }) => www.fail(OUTAGE_PAGE, { times: 100 })],
  ['a page instead of the file', everywhere(OUTAGE_PAGE)],
  ['too many calls, with a header', everywhere({ kind: 'status', status: 429, headers: { 'retry-after': '5' } })],
  ['too many calls, without a header', everywhere({ kind: 'status', status: 429 })],
  ['connections that are cut', everywhere({ kind: 'cut' })],
  ['empty answers', everywhere({ kind: 'body', body: '' })],
  ['a page with status 200', everywhere({ kind: 'body', body: '<html></html>' })],
])('after %s the database is that of a reading without it', async (_, spoil) => {
  await read(await england())
  const clean = await dumpTables(database)
  await truncate(database)
  const world = await england()
  spoil(world)
  await read(world)
  expect(await dumpTables(database)).toEqual(clean)
})

const LAST_WEEK = 'E0,14/03/2026,15:00,Chelsea,Fulham,M Dean,1.90,3.50,4.20'

test.each<[string, readonly string[]]>([
  ['a year typed wrong', [COMING.replace('2026', '2016')]],
  ['blank rows and rows of commas', ['', ',,,,,,,,', COMING, ',,,,,,,,', '']],
  ['last week’s rows', [LAST_WEEK, COMING]],
  ['a row without a team', [COMING, COMING.replace('Arsenal', '')]],
  ['a kick-off an hour later', [COMING.replace('15:00', '16:00')]],
  ['none of the rows', [LAST_WEEK]],
])(
  'a file of coming matches with %s, corrected in the evening, leaves what a clean reading leaves',
  async (_, rows) => {
    const reading = async (...files: (readonly string[])[]) => {
      await truncate(database)
      const world = await england('2026-03-27T13:23:00.000Z')
      for (const [at, file] of files.entries()) {
        const lastModified = new Date(Date.parse('2026-03-27T13:00:00Z') + at * HOUR_MS)
        world.files.set('fixtures.csv', { ...csv(WINDOW_HEADER, ...file), lastModified })
        world.clock.set(new Date(Date.parse('2026-03-27T13:23:00Z') + at * HOUR_MS).toISOString())
        await read(world)
      }
      return dumpTables(database)
    }
    const clean = await reading([COMING], [COMING])
    expect(clean.get('fixture')).toHaveLength(3)
    expect(await reading(rows, [COMING])).toEqual(clean)
  },
)

test('a source that is down deletes nothing, is noted for the operator and is requested again later', async () => {
  const world = await england()
  await read(world)
  const before = await dumpTables(database)
  const down: HttpFault = { kind: 'status', status: 500 }
  for (const server of [world.www, world.bare]) server.fail(down, { times: 1_000 })
  world.clock.set('2026-03-28T20:00:00.000Z')
  await read(world)
  expect(await dumpTables(database)).toEqual(before)
  expect(await database.rows(`select key, reason from feed_problem where kind = 'call' order by key`)).toEqual([
    { key: 'fixtures.csv', reason: 'answer 500 (fixtures.csv)' },
    { key: 'mmz4281/2526/E0.csv', reason: 'answer 500 (mmz4281/2526/E0.csv)' },
  ])
  for (const server of [world.www, world.bare]) server.heal()
  world.files.set('mmz4281/2526/E0.csv', csv(SEASON_HEADER, PLAYED, RESULT))
  world.clock.set('2026-03-28T20:40:00.000Z')
  await read(world)
  expect((await fixtures()).at(-1)).toMatchObject({ home: 'Arsenal', state: 5 })
})

test('a fill that was cut short continues with what is missing', async () => {
  const world = await england()
  const stop = new AbortController()
  const context = {
    ...world.context,
    signal: stop.signal,
    onFill: ({ done }: { done: number }) => void (done === 1 && stop.abort()),
  }
  await expect(footballDataJob(context as OpenWorld['context']).run(never)).rejects.toThrow()
  expect(await fillProgress(database)).toEqual({ done: 1, of: 3 })
  world.www.calls.length = 0
  await read(world)
  expect(paths(world.www.calls)).toEqual(['mmz4281/2425/E0.csv'])
})

test('fixtures of openfootball and of the files are one match, and tables follow results', async () => {
  const world = await england()
  const match = (date: string, team1: string, team2: string) => ({
    round: 'Matchday 30',
    date,
    time: '15:00',
    team1,
    team2,
  })
  const matches = [match('2026-03-28', 'Arsenal FC', 'Everton FC'), match('2026-05-24', 'Everton FC', 'Arsenal FC')]
  world.seasons.set('2025-26/en.1.json', { body: JSON.stringify({ name: 'English Premier League 2025/26', matches }) })
  await openfootballJob(world.context).run(never)
  await read(world)
  expect((await fixtures()).slice(-2)).toMatchObject([
    { home: 'Arsenal', kickoff: '2026-03-28 15:00', price: 1.5 },
    { home: 'Everton', kickoff: '2026-05-24 14:00' },
  ])
  await computedJob(world.context).run(never)
  expect(
    await database.rows(
      `select points from standing s join season on season.id = s.season_id where season.current and s.points > 0 limit 1`,
    ),
  ).toEqual([{ points: 3 }])
})
