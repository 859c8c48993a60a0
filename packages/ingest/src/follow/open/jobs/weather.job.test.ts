import type { FixtureRecord, RecordBatch } from '@touchline/football'
import { testClock } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { DAILY_LIMIT, openMeteoStandIn } from '@touchline/testing/open-data'
import { fixture, smallWorld, team } from '@touchline/testing/records'
import { useFreshResource } from '@touchline/testing/resources'
import { beforeEach, expect, test } from 'vitest'
import { applyBatch } from '../../../write/apply-batch.ts'
import { openContext } from '../open-context.testing.ts'
import type { OpenSettings } from '../open-context.ts'
import { weatherJob } from './weather.job.ts'

const database = useDatabase()
const NOON = new Date('2026-03-07T12:00:00.000Z')
const clock = testClock(NOON)
beforeEach(() => clock.set(NOON))
const openMeteo = useFreshResource(() => openMeteoStandIn(() => clock.now()))

const match = (kickoff: string, more: Partial<FixtureRecord> = {}) =>
  fixture('ashton', 'brough', kickoff, { league: 'E0', season: 'E0 2025/2026', ...more })
const grounds = (more: Partial<RecordBatch> = {}): Partial<RecordBatch> => ({
  venues: [
    {
      key: 'lane',
      name: 'The Lane',
      city: 'Ashton',
      country: 72,
      capacity: null,
      latitude: 53.4912,
      longitude: -2.1037,
    },
    { key: 'park', name: 'The Park', city: 'Brough', country: 72, capacity: null, latitude: 54.1, longitude: -1.5 },
  ],
  teams: [team('Ashton', { venue: 'lane' }), team('Brough', { venue: 'park' })],
  ...more,
})
const store = (fixtures: readonly ReturnType<typeof match>[], more: Partial<RecordBatch> = grounds()) =>
  applyBatch(database, smallWorld(fixtures, more), { now: clock.now() })
const turn = (settings: Partial<OpenSettings> = {}) => {
  const sources = { openMeteo: openMeteo.url, openMeteoArchive: openMeteo.url }
  return weatherJob(openContext({ database, clock, settings, sources })).run(new AbortController().signal)
}
const stored = () =>
  database.rows(`select to_char(kickoff at time zone 'utc', 'MM-DD HH24:MI') as kickoff, weather_text as text, weather_temperature as degrees,
    provenance->>'weather' as source from fixture order by kickoff`)

test('matches in the next seven days get their weather, and each place is requested once', async () => {
  await store([
    match('2026-03-07T15:00:00Z'),
    match('2026-03-10T19:45:00Z', { home: 'brough', away: 'ashton' }),
    match('2026-03-13T15:00:00Z'),
    match('2026-03-15T15:00:00Z'),
  ])
  await turn()
  expect(openMeteo.calls).toEqual([{ path: '/v1/forecast', places: 2, days: ['2026-03-07', '2026-03-14'] }])
  const weather = { text: 'light rain', degrees: 7.5, source: 'open-meteo' }
  expect(await stored()).toEqual([
    { kickoff: '03-07 15:00', ...weather },
    { kickoff: '03-10 19:45', ...weather },
    { kickoff: '03-13 15:00', ...weather },
    { kickoff: '03-15 15:00', text: null, degrees: null, source: null },
  ])
})

test('a forecast is requested again after six hours, and before that only for matches that are new', async () => {
  await store([match('2026-03-07T15:00:00Z')])
  await turn()
  await turn()
  expect(openMeteo.calls).toHaveLength(1)
  await store([match('2026-03-08T15:00:00Z', { home: 'brough', away: 'ashton' })])
  await turn()
  expect(openMeteo.calls.at(1)).toMatchObject({ places: 1 })
  clock.set('2026-03-07T18:00:00Z')
  openMeteo.answers.hour = { temperature: 3, code: 71 }
  await turn()
  expect(openMeteo.calls).toHaveLength(3)
  expect((await stored()).map(({ text }) => text)).toEqual(['light rain', 'light snow'])
})

test('once the archive has a day, it says what the weather was', async () => {
  await store([match('2026-03-07T15:00:00Z')])
  await turn()
  clock.set('2026-03-13T16:00:00Z')
  openMeteo.answers.hour = { temperature: 11, code: 3 }
  openMeteo.calls.length = 0
  await turn()
  await turn()
  expect(openMeteo.calls).toEqual([{ path: '/v1/archive', places: 1, days: ['2026-03-07', '2026-03-07'] }])
  expect(await stored()).toMatchObject([{ text: 'overcast clouds', degrees: 11 }])
})

test('the describing source of the match stays the same, and its later reports leave the weather', async () => {
  await store([match('2026-03-07T15:00:00Z')])
  await turn()
  await store([match('2026-03-07T15:00:00Z', { round: '29' })])
  expect(await stored()).toMatchObject([{ text: 'light rain', source: 'open-meteo' }])
  expect(await database.rows(`select round_name, provenance->>'round' as round from fixture`)).toEqual([
    { round_name: '29', round: 'football-data' },
  ])
  expect(await database.rows(`select count(*)::int as keys from source_ref where kind = 'fixture'`)).toEqual([
    { keys: 1 },
  ])
})

test('a source that goes before it keeps its own weather', async () => {
  const weather = { icon: 'snow', text: 'snow', temperature: -2 }
  await applyBatch(
    database,
    { ...smallWorld([match('2026-03-07T15:00:00Z', { weather })], grounds()), source: 'sportmonks' },
    { now: clock.now() },
  )
  await turn()
  expect(await stored()).toMatchObject([{ text: 'snow', degrees: -2, source: 'sportmonks' }])
})

test('an unknown ground, a kick-off without a time and a national team ask for nothing', async () => {
  await store([match('2026-03-07T15:00:00Z')], {})
  await store([match('2026-03-08T00:00:00Z', { kickoffKnown: false })])
  await database.pool.query(`update team set national = true where name = 'Ashton'`)
  await turn()
  expect(openMeteo.calls).toEqual([])
})

test('a club of the list has the coordinates that ship with the product', async () => {
  await store([match('2026-03-07T15:00:00Z')], {
    teams: [team('Ashton', { stableKey: 'spain/getafe' }), team('Brough')],
  })
  await turn()
  expect((await stored())[0]).toMatchObject({ text: 'light rain' })
})

test('after a refusal nothing is lost, and the next turn asks for what is missing', async () => {
  await store([match('2026-03-07T15:00:00Z')])
  openMeteo.answers.refusal = DAILY_LIMIT
  await expect(turn()).rejects.toThrow('Daily API request limit exceeded')
  openMeteo.answers.refusal = null
  await database.pool.query('delete from feed_budget')
  await turn()
  expect(await stored()).toMatchObject([{ text: 'light rain' }])
})

test('places that an answer forgets are a problem for the operator', async () => {
  await store([match('2026-03-07T15:00:00Z'), match('2026-03-08T15:00:00Z', { home: 'brough', away: 'ashton' })])
  openMeteo.answers.forgets = 1
  await turn()
  expect((await stored()).map(({ text }) => text)).toEqual([null, null])
  expect(await database.rows('select source, kind, reason from feed_problem')).toMatchObject([
    {
      source: 'open-meteo',
      kind: 'weather',
      reason: expect.stringContaining('2 places were requested and 1 answered'),
    },
  ])
})

test('each place counts against the day as the source counts it', async () => {
  await store([match('2026-03-07T15:00:00Z'), match('2026-03-08T15:00:00Z', { home: 'brough', away: 'ashton' })])
  await turn()
  expect(await database.rows(`select sum(calls)::int as calls from feed_call where source = 'open-meteo'`)).toEqual([
    { calls: 3 },
  ])
})

const answersKept = async () => (await database.rows(`select from feed_answer where source = 'open-meteo'`)).length > 0

test('switching it off stops requests, hides the weather and deletes its stored answers', async () => {
  await store([match('2026-03-07T15:00:00Z')])
  await turn()
  expect(await answersKept()).toBe(true)
  openMeteo.calls.length = 0
  await turn({ weather: false })
  expect(openMeteo.calls).toEqual([])
  expect(await stored()).toMatchObject([{ text: null, degrees: null, source: null }])
  expect(await answersKept()).toBe(false)
})
