import { migrate, openDatabase, type World } from '@touchline/database'
import { useFreshFolder } from '@touchline/testing/resources'
import { type StandIn, startSportmonksStandIn } from '@touchline/testing/sportmonks'
import { SLICE_NOW, sliceWorld } from '@touchline/testing/sportmonks/slice'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { type Given, startServer } from './start.ts'

const folder = useFreshFolder()
const SLOW = 240_000

let feed: StandIn
beforeEach(async () => {
  feed = await startSportmonksStandIn(sliceWorld(), { limits: { perHour: 100_000 } })
})
afterEach(async () => {
  await feed.close()
})

const start = (variables: Record<string, string> = {}, given: Given = {}) =>
  startServer(
    readConfig({
      DATA_DIR: folder.at('data'),
      PORT: '0',
      FEED: 'sportmonks',
      SPORTMONKS_API_BASE: feed.url,
      SPORTMONKS_TOKEN: feed.token,
      CLOCK: SLICE_NOW,
      ...variables,
    }),
    pino({ level: 'silent' }),
    given,
  )

/** Gives the folder a database that holds this world. */
async function hold(world: World) {
  const database = await openDatabase({ dataDir: folder.at('data'), role: 'server' })
  await migrate(database)
  await database.pool.query(`insert into meta values ('world', to_jsonb($1::text))`, [world])
  await database.close()
}

test(
  'with Sportmonks the site answers from the first moment, fills by itself, reports how the feed is doing, and ends when asked',
  async () => {
    // The feed's first answer takes its time; nobody waits for it.
    feed.faults.next({ kind: 'slow', ms: 1_000 }, { path: 'core/countries' })
    const server = await start()
    const ready = async () =>
      (await (await fetch(`${server.address}/readyz`)).json()) as { status: string; feed?: object }
    expect((await ready()).status).toBe('ready')
    await expect.poll(ready, { timeout: SLOW, interval: 250 }).toMatchObject({
      status: 'ready',
      feed: { problemsLastDay: expect.any(Number), lastSuccess: { reference: expect.any(String) } },
    })
    await server.close()

    const database = await openDatabase({ dataDir: folder.at('data'), role: 'command' })
    const { rows } = await database.pool.query(
      `select (select value from meta where key = 'world') as world, (select count(*) from league) as leagues,
         (select count(*) from meta where key like 'lease:%') as leases`,
    )
    await database.close()
    expect(rows).toEqual([{ world: 'real', leagues: feed.world.leagues.length, leases: 0 }])
  },
  SLOW,
)

test(
  'Sportmonks is refused on a database with the demo world, with the way out',
  async () => {
    await hold('demo')
    await expect(start()).rejects.toMatchObject({
      code: 'OTHER_WORLD',
      message: expect.stringMatching(/demo world.*DATA_DIR.*FEED=none/),
    })
    expect(feed.calls).toEqual([])
  },
  SLOW,
)

test(
  'free sources are refused on a folder with the demo world, with the line that starts them',
  async () => {
    await hold('demo')
    await expect(start({ FEED: 'open', FOOTBALL_DATA_CO_UK_URL: feed.url })).rejects.toMatchObject({
      code: 'OTHER_WORLD',
      message: expect.stringContaining('FEED=open DATA_DIR=./real npm start'),
    })
    expect(feed.calls).toEqual([])
  },
  SLOW,
)
