import { spawn } from 'node:child_process'
import { type Database, inTransaction } from '@touchline/database'
import type { FixtureRecord, LeagueRecord } from '@touchline/football'
import { DAY_MS } from '@touchline/football'
import { databaseEnvironment, testDatabase, truncate } from '@touchline/testing/database'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forecastsOf } from './forecasts.queries.ts'
import { areRatingsDue, forgetRatings } from './rate-matches.ts'
import { apart, LEAGUES, played, RATED_NOW, rate, ratedFixtures, ratingsOf, store } from './rated-world.testing.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => truncate(database))
afterAll(() => database.close())

const rows = async (sql: string) => (await database.pool.query(sql)).rows
const rebuild = async (now = RATED_NOW) => {
  await inTransaction(database, forgetRatings)
  await rate(database, now)
  return ratingsOf(database)
}
const forecasts = async () => {
  const found = await rows(
    'select fixture_id, array[home, draw, over25, home_corners, home_yellow_cards]::text as numbers from forecast',
  )
  return new Map<number, string>(found.map(({ fixture_id, numbers }) => [fixture_id, numbers]))
}
const ALL = ratedFixtures()
const byKickoff = ALL.toSorted((one, other) => (one.kickoff < other.kickoff ? -1 : 1))
const seasonOf = ({ season }: FixtureRecord) => season.slice(3)

describe('ratings that grew with what was stored', () => {
  test('are those of one pass over everything, whatever arrived when and was corrected later', async () => {
    await store(database, byKickoff)
    await rate(database)
    const wanted = await ratingsOf(database)
    expect(wanted.size).toBe(ALL.length + 4)
    const corrected = fc.uniqueArray(fc.nat(ALL.length - 1), { minLength: 1, maxLength: 2 })
    const order = fc.shuffledSubarray(ALL, { minLength: ALL.length, maxLength: ALL.length })
    await fc.assert(
      fc.asyncProperty(order, corrected, fc.integer({ min: 12, max: 40 }), async (arriving, wrong, size) => {
        await truncate(database)
        const mistaken = new Set(wrong.map((at) => ALL[at]?.key))
        for (let at = 0; at < arriving.length; at += size) {
          const part = arriving.slice(at, at + size)
          await store(
            database,
            part.map((one) => (mistaken.has(one.key) && one.state === 5 ? { ...one, ...played(1, [5, 5]) } : one)),
          )
          await rate(database)
        }
        for (const one of ALL.filter(({ key }) => mistaken.has(key))) {
          await store(database, [one])
          await rate(database)
        }
        const grown = await ratingsOf(database)
        expect(apart(grown, wanted)).toBeLessThan(1e-9)
        expect(apart(grown, await rebuild())).toBeLessThan(1e-9)
      }),
      { numRuns: 3 },
    )
  })

  test('say in the log of changes whose forecasts are new or other ones', async () => {
    let seen = 0
    const changes = async () => {
      const found = await rows(
        `select seq, payload from live_event where topic = 'change' and seq > ${seen} order by seq`,
      )
      seen = found.at(-1)?.seq ?? seen
      return found.flatMap(({ payload }) => payload.tags as string[]).filter((tag) => tag.startsWith('forecast'))
    }
    await store(database, byKickoff)
    await changes()
    await rate(database)
    expect((await changes()).length).toBeGreaterThan(0)
    await rate(database)
    expect(await changes()).toEqual([])
    const next = byKickoff.find((one) => seasonOf(one) === '2021/2022' && one.state === 1) as FixtureRecord
    const before = await forecasts()
    await store(database, [{ ...next, ...played(3, [2, 0]) }])
    await changes()
    await rate(database, new Date(next.kickoff))
    const after = await forecasts()
    const other = [...after].filter(([id, numbers]) => numbers !== before.get(id)).map(([id]) => `forecast:${id}`)
    expect(other.length).toBeGreaterThan(1)
    expect(await changes()).toEqual(expect.arrayContaining(other))
  })

  test('match a rebuild day by day as results come in, with the forecasts of matches ahead', async () => {
    const autumn = byKickoff.filter((one) => seasonOf(one) === '2021/2022')
    await store(database, byKickoff)
    for (const one of autumn.filter(({ state }) => state === 1).slice(0, 5)) {
      await store(database, [{ ...one, ...played(3, [2, 0]) }])
      const now = new Date(one.kickoff)
      await rate(database, now)
      const grown = await ratingsOf(database)
      expect(apart(grown, await rebuild(now))).toBeLessThan(1e-9)
    }
  })

  test('after a correction among more marks than are looked at, all of later days', async () => {
    await store(database, byKickoff)
    await rate(database)
    const many = Array.from({ length: 4_000 }, (_, at) => at)
    await database.pool.query(`insert into live_event (topic, payload) values ('change', $1)`, [
      { tags: [], results: many, gone: [18_262] },
    ])
    const [first] = byKickoff as [FixtureRecord]
    await store(database, [{ ...first, ...played(77, [5, 0]) }])
    await rate(database)
    const grown = await ratingsOf(database)
    expect(apart(grown, await rebuild())).toBeLessThan(1e-9)
  })

  test('match a rebuild after a match they learned from is removed', async () => {
    await store(database, byKickoff)
    await rate(database)
    const [gone] = await rows('select id, kickoff from fixture order by kickoff limit 1')
    await rows(`delete from side where fixture_id = ${gone.id}`)
    await rows(`delete from fixture where id = ${gone.id}`)
    await database.pool.query(`insert into live_event (topic, payload) values ('change', $1)`, [
      { tags: [], fixtures: [gone.id], gone: [Math.floor(gone.kickoff.getTime() / DAY_MS)] },
    ])
    await rate(database)
    const grown = await ratingsOf(database)
    expect(apart(grown, await rebuild())).toBeLessThan(1e-9)
  })

  test('after a match was taken back, moved to another day or got another referee', async () => {
    await store(database, byKickoff)
    await rate(database)
    const [one, two, three] = byKickoff.filter((fixture) => seasonOf(fixture) === '2020/2021') as [
      FixtureRecord,
      FixtureRecord,
      FixtureRecord,
    ]
    for (const change of [
      { ...one, state: 15 },
      { ...two, kickoff: '2021-05-20T18:00:00.000Z' },
      { ...three, referee: 'referee-1' },
    ]) {
      await store(database, [change])
      await rate(database)
      const grown = await ratingsOf(database)
      expect(apart(grown, await rebuild())).toBeLessThan(1e-9)
    }
  })
})

test('unrated facts of a match rebuild nothing', async () => {
  await store(database, byKickoff)
  await rate(database)
  const before = await rows('select xmin, * from forecast order by fixture_id')
  const [old] = byKickoff
  await store(database, [{ ...(old as FixtureRecord), round: '1' }])
  expect(await areRatingsDue(database.pool)).toBe(true)
  expect(await rate(database)).toBe(0)
  expect(await rows('select xmin, * from forecast order by fixture_id')).toEqual(before)
  expect(await areRatingsDue(database.pool)).toBe(false)
})

test('no forecast knows what comes later: other results after a day change none up to it', async () => {
  await store(database, byKickoff)
  await rate(database)
  const before = await ratingsOf(database)
  const day = '2020-10-31'
  const later = byKickoff.filter(({ kickoff, state }) => kickoff > day && state === 5)
  const figures = later.toReversed()
  await store(
    database,
    later.map((one, at) => ({ ...one, scores: figures[at]!.scores, sides: figures[at]!.sides })),
  )
  await rate(database)
  const after = await ratingsOf(database)
  const keysUntil = byKickoff.filter(({ kickoff }) => kickoff <= day).map(({ key }) => key)
  const weights = ['weights 2018', 'weights 2019', 'weights 2020']
  for (const key of [...keysUntil, ...weights]) expect(after.get(key)).toEqual(before.get(key))
  expect(apart(before, after)).toBeGreaterThan(0.001)
})

test('weights are fitted in July on earlier seasons only, once there are two', async () => {
  await store(database, byKickoff)
  await rate(database)
  const weights = () => rows('select season, matches, home from rating_fit order by season')
  const [first, second, third, fourth] = await weights()
  expect([first, second].map((one) => [one.season, one.matches, one.home[0]])).toEqual([
    [2018, 0, 0.0772],
    [2019, 0, 0.0772],
  ])
  expect([third, fourth].map((one) => [one.season, one.matches])).toEqual([
    [2020, 48],
    [2021, 72],
  ])
  const july = new Date('2022-07-02T12:00:00Z')
  const ahead = { ...(byKickoff.at(-1) as FixtureRecord), key: 'ahead', kickoff: '2022-08-10T15:00:00.000Z' }
  await store(database, [ahead])
  await rate(database, new Date('2022-06-30T12:00:00Z'))
  const june = (await ratingsOf(database)).get('ahead')
  expect(await rate(database, july)).toBe(1)
  expect((await weights()).at(-1)).toMatchObject({ season: 2022, matches: 88 })
  expect((await ratingsOf(database)).get('ahead')?.slice(0, 4)).toEqual(june?.slice(0, 4))
  expect((await ratingsOf(database)).get('ahead')?.slice(4)).not.toEqual(june?.slice(4))
  expect(await rate(database, july)).toBe(0)
})

test('cups, internationals, awarded and abandoned matches are neither rated nor forecast', async () => {
  const cup = { ...(LEAGUES[0] as LeagueRecord), stableKey: null, type: 'cup' as const, key: 'cup' }
  const international = { ...cup, key: 'nations', type: 'league' as const, subType: 'international' as const }
  const [one, two, three, four, five, ...others] = byKickoff.filter((one) => seasonOf(one) === '2018/2019') as [
    FixtureRecord,
    FixtureRecord,
    FixtureRecord,
    FixtureRecord,
    FixtureRecord,
    ...FixtureRecord[],
  ]
  const leftOut = [
    { ...one, league: 'cup' },
    { ...two, league: 'nations' },
    { ...three, state: 17 },
    { ...four, state: 15 },
    { ...five, state: 12 },
  ]
  await store(database, others)
  await rate(database)
  const without = await ratingsOf(database)
  await store(database, leftOut, { leagues: [...LEAGUES, cup, international] })
  expect(apart(await rebuild(), without)).toBeLessThan(1e-9)
  const ids = (await rows('select id from fixture order by id')).map(({ id }) => id)
  const forecasts = await forecastsOf(database.pool, ids)
  expect(forecasts.size).toBe(others.length)
  for (const { probabilities } of forecasts.values()) {
    const { home, draw, away } = probabilities
    expect(home + draw + away).toBeCloseTo(1, 12)
  }
})

test('a league that becomes a rated one, or gets another tier, is rated so from its first match on', async () => {
  await store(database, byKickoff)
  await rate(database)
  await store(database, [], { leagues: LEAGUES.map((one) => ({ ...one, tier: 1 })) })
  expect(await rate(database)).toBeGreaterThan(0)
  const graded = await ratingsOf(database)
  expect(apart(graded, await rebuild())).toBeLessThan(1e-9)
})

test('a rebuild that is killed goes on where it was, with the same ratings', async () => {
  await store(database, byKickoff)
  await rate(database)
  const whole = await ratingsOf(database)
  await inTransaction(database, forgetRatings)
  const script = new URL('./rebuild-and-die.testing.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, RATED_NOW.toISOString()], {
    env: { ...process.env, ...databaseEnvironment(database) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve) => {
    child.stdout.on('data', () => child.kill('SIGKILL'))
    child.once('exit', () => resolve())
  })
  await rate(database)
  expect(apart(await ratingsOf(database), whole)).toBeLessThan(1e-9)
  expect(await areRatingsDue(database.pool)).toBe(false)
})

test('a rebuild can be stopped after any season', async () => {
  await store(database, byKickoff)
  await rate(database)
  const whole = await ratingsOf(database)
  await inTransaction(database, forgetRatings)
  for (let season = 0; season < 4; season++) expect(await rate(database, RATED_NOW, 1)).toBe(1)
  expect(await rate(database, RATED_NOW, 1)).toBe(0)
  expect(apart(await ratingsOf(database), whole)).toBeLessThan(1e-9)
})
