import { spawn } from 'node:child_process'
import { databaseEnvironment, dumpTables, useDatabase } from '@touchline/testing/database'
import { type ServedFile, startFileServer } from '@touchline/testing/open-data'
import { useResource } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { fillProgress, notedFill } from '../fill-progress.ts'

const database = useDatabase()
const files = new Map<string, ServedFile>()
const source = useResource(() => startFileServer((path) => files.get(path) ?? null))

const NOW = '2026-03-27T20:00:00.000Z'
const SEASONS = 5
const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HC,AC,B365H,B365D,B365A'
const CLUBS = ['Arsenal', 'Chelsea', 'Everton', 'Fulham', 'Leeds', 'Burnley']

const twoDigits = (number: number) => String(number % 100).padStart(2, '0')

/** Every pair at both grounds, a match a day from October on. */
function season(year: number): string {
  const pairs = CLUBS.flatMap((home) => CLUBS.filter((away) => away !== home).map((away) => [home, away]))
  const rows = pairs.map(([home, away], at) => {
    const day = `${twoDigits(1 + (at % 28))}/${at < 28 ? 10 : 11}/${year}`
    return `E0,${day},15:00,${home},${away},${at % 4},${at % 3},,0,0,D,M Dean,7,3,1.80,3.60,4.50`
  })
  return [HEADER, ...rows, ''].join('\r\n')
}

/**
 * A first start in a separate process.
 * @param killedAt the file request at which it is killed, counted from 1; never by default
 */
async function life(killedAt = Number.POSITIVE_INFINITY): Promise<NodeJS.Signals | number | null> {
  source.calls.length = 0
  const child = spawn(process.execPath, [new URL('./fill-and-die.testing.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      ...databaseEnvironment(database),
      ...{ FEED: 'open', OPEN_DIVISIONS: 'E0', OPEN_SEASONS: String(SEASONS), TEST_FILL_NOW: NOW },
      FOOTBALL_DATA_CO_UK_URL: source.url,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const watch = setInterval(() => source.calls.length >= killedAt && child.kill('SIGKILL'), 1)
  const ended = await new Promise<NodeJS.Signals | number | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  )
  clearInterval(watch)
  return ended
}

test('a first fill that is killed again and again goes on where it was, and leaves what one without a stop does', async () => {
  files.set('fixtures.csv', {
    body: 'Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A\r\nE0,28/03/2026,15:00,Arsenal,Everton,1.5,4.3,6.5\r\n',
  })
  for (let back = 0; back < SEASONS; back++)
    files.set(`mmz4281/${twoDigits(25 - back)}${twoDigits(26 - back)}/E0.csv`, { body: season(2025 - back) })
  expect(await life()).toBe(0)
  const clean = await dumpTables(database)
  await database.pool.query(
    'truncate fixture, season, league, team, referee, venue, source_ref, feed_answer, sync_progress, meta cascade',
  )
  const done: number[] = []
  for (const killedAt of [1, 3, 2]) {
    expect(await life(killedAt)).toBe('SIGKILL')
    done.push((await fillProgress(database))?.done ?? 0)
  }
  // Written files stay: no run starts where an earlier one did.
  expect(done).toEqual(done.toSorted((one, other) => one - other))
  expect(done.at(-1)).toBeGreaterThan(0)
  expect(await life()).toBe(0)
  expect(source.calls.length).toBeLessThan(files.size)
  expect(await notedFill(database)).toEqual({ done: files.size, of: files.size })
  expect(await dumpTables(database)).toEqual(clean)
}, 120_000)
