import { openDatabase } from '@touchline/database'
import { useFreshFolder } from '@touchline/testing/resources'
import { type StandIn, startSportmonksStandIn } from '@touchline/testing/sportmonks'
import { SHOOT_OUT, SLICE, SLICE_NOW, sliceWorld } from '@touchline/testing/sportmonks/slice'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'

const folder = useFreshFolder()
const SLOW = 240_000
/** The cup of the slice, of whose matches few are between its teams. */
const { league: CUP, season: CUP_SEASON } = SHOOT_OUT

let feed: StandIn
beforeEach(async () => {
  feed = await startSportmonksStandIn(sliceWorld(), { limits: { perHour: 100_000 } })
})
afterEach(async () => {
  await feed.close()
})

/** Runs `touchline sync --once` of one league on the embedded database of the test's folder. */
async function sync(environment: Record<string, string> = {}) {
  const out: string[] = []
  const complaints: string[] = []
  const code = await runCli(
    ['sync', '--once', '--leagues', CUP, '--seasons', '1'],
    {
      DATA_DIR: folder.at('data'),
      SPORTMONKS_API_BASE: feed.url,
      SPORTMONKS_TOKEN: feed.token,
      CLOCK: SLICE_NOW,
      ...environment,
    },
    { print: (line) => out.push(line), complain: (line) => complaints.push(line) },
  )
  return { code, out: out.join('\n'), complaints: complaints.join('\n') }
}

test(
  'one league is fetched while a server is running, with progress, and nothing of the others',
  async () => {
    const server = await openDatabase({ dataDir: folder.at('data'), role: 'server' })
    try {
      const { code, out, complaints } = await sync()
      expect(complaints).toContain(`1 of 1: season/${CUP_SEASON}`)
      expect(code).toBe(0)
      const matches = SLICE.fixtures?.filter(({ season }) => season === CUP_SEASON).length
      expect(out).toMatch(new RegExp(`matches +${matches}\\b`))
      const { rows } = await server.pool.query('select name from league')
      expect(rows).toEqual(SLICE.leagues?.filter(({ key }) => key === CUP).map(({ name }) => ({ name })))
    } finally {
      await server.close()
    }
  },
  SLOW,
)

test(
  'a wrong token, a feed that is not there, no token and a demo database are reported in plain words',
  async () => {
    const wrong = await sync({ SPORTMONKS_TOKEN: 'another' })
    expect(wrong).toMatchObject({ code: 1, complaints: expect.stringContaining('does not take the token') })
    expect(wrong.complaints).not.toContain('another')

    const none = await sync({ SPORTMONKS_TOKEN: '' })
    expect(none).toMatchObject({ code: 1, complaints: expect.stringContaining('set SPORTMONKS_TOKEN') })

    const away = await sync({ SPORTMONKS_API_BASE: 'http://127.0.0.1:1' })
    expect(away).toMatchObject({ code: 1, complaints: expect.stringContaining('cannot be reached') })

    const database = await openDatabase({ dataDir: folder.at('data'), role: 'command' })
    await database.pool.query(
      `insert into meta values ('world', '"demo"') on conflict (key) do update set value = excluded.value`,
    )
    await database.close()
    const demo = await sync()
    expect(demo.code).toBe(1)
    expect(demo.complaints).toMatch(/demo world.*DATA_DIR.*FEED=none/)
    expect(feed.calls.filter((call) => call.status === 200)).toEqual([])
  },
  SLOW,
)
