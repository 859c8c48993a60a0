import { STATE } from '@touchline/football'
import { dumpTables, truncate, useDatabase } from '@touchline/testing/database'
import { type LigaRow, ligaGoal, ligaMatchRow, ligaResult } from '@touchline/testing/open-data'
import { afterEach, expect, it } from 'vitest'
import { type OpenLiveWorld, openLiveWorld } from '../live/open-live.testing.ts'
import { ligaLiveJob } from './liga-live.job.ts'
import { ligaSeasonJob } from './liga-season.job.ts'

const database = useDatabase()
const never = new AbortController().signal
const at = (time: string) => Date.parse(`2025-12-13T${time}Z`)
let world: OpenLiveWorld | undefined
afterEach(async () => {
  await world?.close()
  world = undefined
})

/** @param german the German time it was entered at */
const entered = (german: string, fields: LigaRow = {}) =>
  ligaMatchRow({ lastUpdateDateTime: `2025-12-13T${german}`, ...fields })
const FIRST = ligaGoal([1, 0], 25, { goalGetterID: 5, goalGetterName: 'A. Striker' })
const SECOND = ligaGoal([1, 1], 70)
const EVENING = [
  { at: at('03:00:00'), matches: [ligaMatchRow()] },
  { at: at('17:57:00'), matches: [entered('18:56:30', { goals: [FIRST] })] },
  { at: at('18:20:00'), matches: [entered('19:17:10', { goals: [FIRST], matchResults: [ligaResult(1, [1, 0])] })] },
  {
    at: at('18:59:00'),
    matches: [entered('19:58:00', { goals: [SECOND, FIRST], matchResults: [ligaResult(1, [1, 0])] })],
  },
  {
    at: at('19:25:00'),
    matches: [
      entered('20:24:00', {
        ...{ goals: [SECOND, FIRST], matchIsFinished: true },
        matchResults: [ligaResult(2, [1, 1]), ligaResult(1, [1, 0])],
      }),
    ],
  },
]

const stored = async () => {
  const [row] = await database.rows(
    `select state_id as state, minute, home_goals as home, away_goals as away, home_half_time as half,
       (select count(*)::integer from event) as events from fixture`,
  )
  return row
}

async function looks(times: readonly string[], withKey: boolean) {
  world ??= await openLiveWorld({ start: '2025-12-13T12:00:00Z', liga: EVENING })
  const context = world.context(database, { withKey })
  await ligaSeasonJob(context).run(never)
  const job = ligaLiveJob(context)
  const seen = []
  for (const time of times) {
    world.clock.set(at(time))
    await job.run(never)
    seen.push(await stored())
  }
  return seen
}

it.each([true, false])(
  'follows a German match with its goals, whether there is a key elsewhere (%s) or not',
  async (withKey) => {
    const seen = await looks(['17:31:00', '17:58:00', '18:21:00', '18:40:00', '19:00:00', '19:26:00'], withKey)
    expect(seen).toEqual([
      { state: STATE.first_half, minute: 2, home: null, away: null, half: null, events: 0 },
      { state: STATE.first_half, minute: 29, home: 1, away: 0, half: null, events: 1 },
      { state: STATE.half_time, minute: null, home: 1, away: 0, half: 1, events: 1 },
      { state: STATE.second_half, minute: 53, home: 1, away: 0, half: 1, events: 1 },
      { state: STATE.second_half, minute: 73, home: 1, away: 1, half: 1, events: 2 },
      { state: STATE.full_time, minute: null, home: 1, away: 1, half: 1, events: 2 },
    ])
    // The match day is read when it is new or something was entered, not at every look.
    expect(world?.liga.asked.filter((path) => path === 'getmatchdata/bl1/2025/14')).toHaveLength(5)
  },
)

it('leaves the same whichever way round results and goals are listed', async () => {
  await looks(['17:58:00', '19:00:00', '19:26:00'], false)
  const clean = await dumpTables(database)
  await truncate(database)
  await world?.close()
  const turned = (rows: unknown) => (rows as LigaRow[]).toReversed()
  const liga = EVENING.map(({ at: since, matches }) => ({
    at: since,
    matches: matches.map((row) => ({ ...row, goals: turned(row.goals), matchResults: turned(row.matchResults) })),
  }))
  world = await openLiveWorld({ start: '2025-12-13T12:00:00Z', liga })
  await looks(['17:58:00', '19:00:00', '19:26:00'], false)
  expect(await dumpTables(database)).toEqual(clean)
})

it('keeps what it knows when a match day comes as an empty list', async () => {
  await looks(['17:58:00'], false)
  if (world) world.liga.emptyOnce = true
  expect(await looks(['18:21:00'], false)).toMatchObject([{ home: 1, away: 0, half: null, events: 1 }])
  expect(await looks(['18:22:00'], false)).toMatchObject([{ state: STATE.half_time, half: 1 }])
})

it('asks for nothing in play before the kick-off', async () => {
  await looks(['16:00:00'], false)
  expect(world?.liga.asked.filter((path) => path.startsWith('getlastchangedate'))).toEqual([])
})
