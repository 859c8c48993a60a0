import { STATE } from '@touchline/football'
import { dumpTables, truncate, useDatabase } from '@touchline/testing/database'
import { type OrgRow, orgMatchRow, orgScore, orgTeamRow } from '@touchline/testing/open-data'
import { afterEach, describe, expect, it } from 'vitest'
import { type OpenLiveWorld, openLiveWorld } from '../live/open-live.testing.ts'
import { orgLiveJob } from './org-live.job.ts'
import { orgSeasonJob } from './org-season.job.ts'

const database = useDatabase()
const never = new AbortController().signal
const at = (time: string) => Date.parse(`2025-12-13T${time}Z`)
let world: OpenLiveWorld | undefined
afterEach(async () => {
  await world?.close()
  world = undefined
})

const LIVERPOOL = { id: 537941, homeTeam: orgTeamRow(64), awayTeam: orgTeamRow(397) }
const snapshot = (time: string, ...matches: readonly OrgRow[]) => ({ at: at(time), matches })
const touched = (time: string) => `2025-12-13T${time}Z`
const inPlay = (time: string, score: readonly [number, number], halfTime: readonly [number, number] | null = [0, 0]) =>
  orgMatchRow({ status: 'IN_PLAY', lastUpdated: touched(time), score: orgScore(score, halfTime) })
const paused = (time: string, score: readonly [number, number]) =>
  orgMatchRow({ status: 'PAUSED', lastUpdated: touched(time), score: orgScore(score) })
const finished = (time: string, score: readonly [number, number], halfTime: readonly [number, number]) =>
  orgMatchRow({ status: 'FINISHED', lastUpdated: touched(time), score: orgScore(score, halfTime) })

/** Reads the source at each of these times. @returns the stored match after each */
async function looks(snapshots: ReturnType<typeof snapshot>[], times: readonly string[]) {
  world ??= await openLiveWorld({ start: '2025-12-13T12:00:00Z', org: snapshots })
  const job = orgLiveJob(world.context(database))
  const seen = []
  for (const time of times) {
    world.clock.set(at(time))
    await job.run(never)
    seen.push(await stored())
  }
  return seen
}

/** The fault of the next answer. */
const strike = (fault: OpenLiveWorld['org']['faults'][number]) => world?.org.faults.push(fault)

const stored = async () => {
  const [row] = await database.rows(
    `select state_id, minute, minute_estimated as estimated, home_goals, away_goals, home_half_time, away_half_time from fixture f
     join source_ref r on r.id = f.id and r.kind = 'fixture' and r.key = '537940'`,
  )
  if (!row) return null
  const score = (home: unknown, away: unknown) => (home === null ? null : `${home}-${away}`)
  return {
    ...{ state: row.state_id, minute: row.minute, estimated: row.estimated },
    ...{ score: score(row.home_goals, row.away_goals), halfTime: score(row.home_half_time, row.away_half_time) },
  }
}

const announced = async () => {
  const rows = await database.rows(`select payload from live_event where topic = 'match' order by seq`)
  const scores = rows.map(({ payload }) => (payload as { score: { home: number; away: number } | null }).score)
  return scores
    .map((score) => score && `${score.home}-${score.away}`)
    .filter((score, place, all) => place === 0 || score !== all[place - 1])
}

describe('a match of football-data.org', () => {
  const AFTERNOON = [
    snapshot('03:20:00', orgMatchRow()),
    snapshot('15:06:00', inPlay('15:05:39', [0, 0])),
    snapshot('15:27:00', inPlay('15:26:31', [1, 0])),
    snapshot('15:55:00', paused('15:54:14', [2, 0])),
    snapshot('16:10:00', inPlay('16:09:47', [2, 0], [2, 0])),
    snapshot('17:01:00', finished('17:00:48', [2, 0], [2, 0])),
  ]

  it('goes from not started to its result, its minute reckoned and its half-time score known from the break on', async () => {
    const seen = await looks(AFTERNOON, ['13:15:00', '15:08:00', '15:29:00', '15:56:00', '16:20:47', '17:10:00'])
    expect(seen).toEqual([
      { state: STATE.not_started, minute: null, estimated: false, score: null, halfTime: null },
      { state: STATE.first_half, minute: 4, estimated: true, score: '0-0', halfTime: null },
      { state: STATE.first_half, minute: 25, estimated: true, score: '1-0', halfTime: null },
      { state: STATE.half_time, minute: null, estimated: true, score: '2-0', halfTime: '2-0' },
      { state: STATE.second_half, minute: 57, estimated: true, score: '2-0', halfTime: '2-0' },
      { state: STATE.full_time, minute: null, estimated: false, score: '2-0', halfTime: '2-0' },
    ])
    expect(await announced()).toEqual(['0-0', '1-0', '2-0'])
  })

  it('does not go back to what a lagging server of the source says', async () => {
    await looks(AFTERNOON, ['15:56:00', '16:11:00'])
    world?.org.faults.push('lagging')
    expect(await looks(AFTERNOON, ['16:12:00'])).toMatchObject([{ state: STATE.second_half, score: '2-0' }])
  })

  it.each(['html', 'cut', 'empty', 'limited', 'limited without header'] as const)(
    'stays as it was when the source answers %s',
    async (fault) => {
      await looks(AFTERNOON, ['15:29:00'])
      world?.org.faults.push(fault)
      expect(await looks(AFTERNOON, ['15:29:30'])).toMatchObject([
        { state: STATE.first_half, minute: 25, score: '1-0' },
      ])
    },
  )

  it.each(['lagging', 'html', 'cut', 'empty', 'limited', 'limited without header'] as const)(
    'leaves after an afternoon with answers that are %s what it leaves without them',
    async (fault) => {
      const times = ['15:08:00', '15:29:00', '15:56:00', '16:20:47', '17:10:00']
      await looks(AFTERNOON, times)
      const clean = await dumpTables(database)
      await truncate(database)
      await world?.close()
      world = undefined
      for (const time of times) {
        await looks(AFTERNOON, [time])
        strike(fault)
        await looks(AFTERNOON, [`${time.slice(0, 6)}${Number(time.slice(6)) + 10}`])
      }
      expect(await dumpTables(database)).toEqual(clean)
    },
  )

  it('is there as soon as its teams are drawn, as if it had never been without them', async () => {
    const nobody = { id: null, name: null, shortName: null, tla: null, crest: null }
    const undrawn = snapshot('03:20:00', orgMatchRow({ homeTeam: nobody, awayTeam: nobody }), orgMatchRow(LIVERPOOL))
    const drawn = snapshot('12:00:00', orgMatchRow(), orgMatchRow(LIVERPOOL))
    expect(await looks([undrawn, drawn], ['03:30:00', '12:10:00'])).toEqual([null, expect.anything()])
    const later = await dumpTables(database)
    await truncate(database)
    await world?.close()
    world = undefined
    await looks([drawn], ['12:10:00'])
    expect(later).toEqual(await dumpTables(database))
  })

  it('loses a goal only when the source says so twice', async () => {
    const series = [snapshot('15:27:00', inPlay('15:26:31', [1, 0])), snapshot('15:30:00', inPlay('15:29:40', [0, 0]))]
    const seen = await looks(series, ['15:28:00', '15:30:10', '15:31:10'])
    expect(seen.map((one) => one?.score)).toEqual(['1-0', '1-0', '0-0'])
  })

  it('keeps a goal that one answer lacked', async () => {
    const series = [
      snapshot('15:27:00', inPlay('15:26:31', [1, 0])),
      snapshot('15:30:00', inPlay('15:29:40', [0, 0])),
      snapshot('15:31:00', inPlay('15:30:40', [1, 0])),
    ]
    await looks(series, ['15:28:00', '15:30:10', '15:31:10'])
    expect(await announced()).toEqual(['1-0'])
  })

  it('waits for its result when its source leaves it in play for two and a half hours', async () => {
    const seen = await looks([snapshot('15:06:00', inPlay('15:05:39', [1, 0]))], ['17:29:00', '17:31:00'])
    expect(seen).toMatchObject([
      { state: STATE.second_half, minute: 90, score: '1-0' },
      { state: STATE.pending, minute: null, score: '1-0' },
    ])
  })
})

it('is looked at every minute while something may be in play, and seldom else', async () => {
  world = await openLiveWorld({
    start: '2025-12-13T06:00:00Z',
    org: [snapshot('03:20:00', orgMatchRow(), orgMatchRow(LIVERPOOL))],
  })
  const job = orgLiveJob(world.context(database))
  expect(await job.run(never)).toBe(15 * 60_000)
  world.clock.set(at('14:50:00'))
  expect(await job.run(never)).toBe(10 * 60_000)
  world.clock.set(at('15:02:00'))
  expect(await job.run(never)).toBe(60_000)
  expect(world.org.asked).toContain('matches?dateFrom=2025-12-12&dateTo=2025-12-15')
})

it('asks football-data.org for nothing without a key', async () => {
  world = await openLiveWorld({ start: '2025-12-13T15:10:00Z', org: [snapshot('03:20:00', orgMatchRow())] })
  const context = world.context(database, { withKey: false })
  await orgLiveJob(context).run(never)
  await orgSeasonJob(context).run(never)
  expect(world.org.asked).toEqual([])
})

describe('the season of a competition', () => {
  const later = orgMatchRow({ ...LIVERPOOL, id: 538000, utcDate: '2026-02-14T15:00:00Z' })

  it('is read once a day, its matches of these days left to the live job', async () => {
    world = await openLiveWorld({
      start: '2025-12-13T15:10:00Z',
      org: [snapshot('03:20:00', orgMatchRow(), later), snapshot('15:06:00', inPlay('15:05:39', [1, 0]), later)],
    })
    const context = world.context(database)
    await orgLiveJob(context).run(never)
    await orgSeasonJob(context).run(never)
    expect(await database.rows(`select count(*)::integer as fixtures from fixture`)).toEqual([{ fixtures: 2 }])
    expect(await stored()).toMatchObject({ state: STATE.first_half, score: '1-0', minute: 6 })
    const calls = world.org.asked.length
    await orgSeasonJob(context).run(never)
    expect(world.org.asked).toHaveLength(calls)
  })

  it('goes on without what the key may not see, and says so', async () => {
    world = await openLiveWorld({ start: '2025-12-13T12:00:00Z', org: [snapshot('03:20:00', later)] })
    await orgSeasonJob(world.context(database)).run(never)
    const problems = await database.rows(
      `select key from feed_problem where source = 'football-data-org' and kind = 'call' order by key`,
    )
    expect(problems).toEqual([{ key: 'scorers/PL' }, { key: 'standings/PL' }, { key: 'teams/PL' }])
  })
})
