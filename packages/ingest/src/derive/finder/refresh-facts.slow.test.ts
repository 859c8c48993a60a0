import { inTransaction } from '@touchline/database'
import { BOOKMAKER, DAY_MS, type FixtureRecord, MARKET, type OddsRecord } from '@touchline/football'
import { truncate, useDatabase } from '@touchline/testing/database'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyBatch } from '../../write/apply-batch.ts'
import { played, RATED_NOW, rate, ratedBatch, ratedFixtures, store } from '../ratings/rated-world.testing.ts'
import { dueFacts } from './due-facts.ts'
import { changedFixtures, putOff, refreshFacts } from './refresh-facts.ts'

const database = useDatabase()
const ALL = ratedFixtures()
const now = RATED_NOW

type Facts = Record<string, unknown>

/** All facts by the source's key of their fixture. */
async function stored(): Promise<Map<string, Facts>> {
  const found = await database.rows<{ key: string; facts: Facts }>(
    `select r.key, to_jsonb(f) - '{fixture_id,home_team_id,away_team_id,league_id,season_id,referee_id}'::text[] as facts
     from finder_fact f join source_ref r on r.kind = 'fixture' and r.id = f.fixture_id order by 1`,
  )
  return new Map(found.map(({ key, facts }) => [key, facts]))
}

async function rebuilt(): Promise<Map<string, Facts>> {
  await database.rows('delete from finder_fact')
  await database.rows(`delete from log_reader where name = 'facts'`)
  await refreshFacts(database, { now, most: 0 })
  return stored()
}

/** One of two prices of the home side and of the away side, always the same of a match. */
const homePrice = (key: string) => ((key.codePointAt(key.length - 1) ?? 0) % 2 === 0 ? 2.1 : 2)
const awayPrice = (key: string) => ((key.codePointAt(key.length - 8) ?? 0) % 2 === 0 ? 3.6 : 3.75)

const quotes = (fixtureKey: string, home: number, away = 3.6): OddsRecord => ({
  fixture: fixtureKey,
  market: MARKET.full_time_result,
  quotes: [home, 3.4, away].map((price, at) => ({
    bookmaker: BOOKMAKER.bet365,
    selection: at + 1,
    line: null,
    opening: price,
    price,
    closing: false,
  })),
})

const later = ({ kickoff }: FixtureRecord, days: number) => new Date(Date.parse(kickoff) + days * DAY_MS).toISOString()
const quotesOf = (key: string) => quotes(key, homePrice(key), awayPrice(key))

describe('facts of the finder', () => {
  test('that grew with what was stored are those made from nothing, whatever arrived when and was corrected later', async () => {
    const corrected = fc.uniqueArray(fc.nat(ALL.length - 1), { minLength: 1, maxLength: 3 })
    const order = fc.shuffledSubarray(ALL, { minLength: ALL.length, maxLength: ALL.length })
    /** With a low limit everything from the first due day on is rebuilt. */
    const mostAtOnce = fc.constantFrom(null, 5)
    let seen = new Map<string, Facts>()
    await fc.assert(
      fc.asyncProperty(
        order,
        corrected,
        fc.integer({ min: 12, max: 40 }),
        mostAtOnce,
        async (arriving, wrong, size, most) => {
          await truncate(database)
          const refresh = () => refreshFacts(database, { now, ...(most !== null && { most }) })
          const mistaken = new Set(wrong.map((at) => ALL[at]?.key))
          for (let at = 0; at < arriving.length; at += size) {
            const part = arriving.slice(at, at + size).map((one) => (mistaken.has(one.key) ? wrongly(one) : one))
            await store(database, part, { odds: part.map(({ key }) => quotesOf(key)) })
            await refresh()
          }
          for (const one of ALL.filter(({ key }) => mistaken.has(key))) {
            await store(database, [one], {
              odds: [quotes(one.key, homePrice(one.key) === 2 ? 2.1 : 2, awayPrice(one.key))],
            })
            await refresh()
          }
          const grown = await stored()
          expect(grown.size).toBe(ALL.length)
          seen = grown
          expect(grown).toEqual(await rebuilt())
        },
      ),
      { numRuns: 6 },
    )
    for (const fact of [
      'same_home_wins20',
      'same_home_overs20',
      'same_away_wins20',
      'referee_cards',
      'referee_home_wins',
    ])
      expect([fact, new Set([...seen.values()].map((facts) => facts[fact])).size > 3]).toEqual([fact, true])
  })

  test.each([
    ['another opening price', (one: FixtureRecord) => store(database, [one], { odds: [quotes(one.key, 1.5)] })],
    ['another result', (one: FixtureRecord) => store(database, [{ ...one, ...played(1, [4, 0]) }])],
    ['another referee', (one: FixtureRecord) => store(database, [{ ...one, referee: 'referee-2' }])],
    ['another kick-off', (one: FixtureRecord) => store(database, [{ ...one, kickoff: later(one, 100) }])],
  ])('of an old match with %s: rows that look back on it are rebuilt', async (_, change) => {
    const first = ALL.find(({ referee }) => referee === 'referee-0') as FixtureRecord
    await store(database, ALL, { odds: ALL.map(({ key }) => quotesOf(key)) })
    await refreshFacts(database, { now })
    await change(first)
    expect(await refreshFacts(database, { now })).toBeGreaterThan(0)
    expect(await stored()).toEqual(await rebuilt())
  })

  test('wait for the next pass when so many matches changed that more may follow, from the first of their days on', async () => {
    await store(database, ALL, { odds: ALL.map(({ key }) => quotesOf(key)) })
    expect(await putOff(database, now)).toBe(false)
    await refreshFacts(database, { now })
    await database.rows('delete from finder_fact')
    await database.rows(`insert into live_event (topic, payload) values ('change', $1)`, [
      { tags: [], fixtures: Array.from({ length: 4_000 }, (_, at) => at) },
    ])
    expect(await putOff(database, now)).toBe(true)
    expect(await changedFixtures(database)).toMatchObject({ ids: [], days: [expect.any(Number)] })
    expect(await putOff(database, now)).toBe(false)
    expect(await refreshFacts(database, { now })).toBe(ALL.length)
    expect(await changedFixtures(database)).toBeNull()
    expect(await stored()).toEqual(await rebuilt())
  })

  test('are due only for matches that have the changed opening price among their last twenty', async () => {
    await store(database, ALL, { odds: ALL.map(({ key }) => quotes(key, 2.1)) })
    await refreshFacts(database, { now })
    const [first] = ALL
    if (!first) throw new Error('No fixture')
    await store(database, [first], { odds: [quotes(first.key, 1.5)] })
    const due = (await changedFixtures(database))?.ids ?? []
    const { ids } = await inTransaction(database, (client) => dueFacts(client, due, { now }))
    const kickoffs = ALL.map(({ kickoff }) => kickoff).sort()
    const twentieth = kickoffs[20] ?? ''
    const among = kickoffs.filter((at) => at > first.kickoff && at <= twentieth)
    expect([due.length, ids?.length]).toEqual([1, 1 + among.length])
    expect(among.length).toBeLessThan(ALL.length / 3)
  })

  test('have the weather as it is stored, in tenths: a new forecast is one row, and what is unknown stays so', async () => {
    const next = ALL.find(({ state }) => state === 1) as FixtureRecord
    const weather = { icon: 'rain', text: 'light rain', temperature: 7.46, windSpeed: null }
    await store(database, [...ALL.filter(({ key }) => key !== next.key), { ...next, weather }])
    await refreshFacts(database, { now })
    expect((await stored()).get(next.key)).toMatchObject({ temperature: 75, wind: null, wet: 1 })
    const ids = await database.rows<{ id: number }>(`select id from source_ref where kind = 'fixture' and key = $1`, [
      next.key,
    ])
    const fixture = String(ids[0]?.id)
    const forecast = { icon: 'cloud', text: 'overcast clouds', temperature: -0.04, windSpeed: 4.26 }
    await applyBatch(
      database,
      { source: 'open-meteo', weather: [{ fixture, weather: forecast }], meant: new Map([[fixture, Number(fixture)]]) },
      { now },
    )
    expect(await refreshFacts(database, { now })).toBe(1)
    const facts = await stored()
    expect(facts.get(next.key)).toMatchObject({ temperature: 0, wind: 43, wet: 0 })
    const others = [...facts]
      .filter(([key]) => key !== next.key)
      .map(([, { temperature, wind, wet }]) => [temperature, wind, wet])
    expect(others).toEqual(others.map(() => [null, null, null]))
  })

  test('hold what was known before a match: later data, drawn again, changes nothing of it', async () => {
    await store(database, ALL, { odds: ALL.map(({ key }) => quotesOf(key)) })
    await rate(database)
    await refreshFacts(database, { now })
    const before = await stored()
    const days = [...new Set(ALL.map(({ kickoff }) => kickoff))].sort()
    const cut = days[Math.floor(days.length / 2)] as string
    await truncate(database)
    await store(
      database,
      ALL.map((one, at) =>
        one.kickoff >= cut && one.state === 5 ? { ...one, ...played(at + 99, [at % 6, (at * 5) % 4]) } : one,
      ),
      { odds: ALL.map(({ key }) => quotesOf(key)) },
    )
    await rate(database)
    await refreshFacts(database, { now })
    const otherwise = await stored()
    const upTo = ALL.filter(({ kickoff }) => kickoff <= cut).map(({ key }) => key)
    expect(upTo.length).toBeGreaterThan(30)
    const known = (facts: Facts = {}) => ({ ...facts, home_goals: 0, away_goals: 0, cards: 0 })
    for (const key of upTo) expect(known(otherwise.get(key)), key).toEqual(known(before.get(key)))
    const later = ALL.filter(({ kickoff }) => kickoff > cut)
    for (const fact of [
      'home_points5_all',
      'same_home_overs20',
      'same_away_wins20',
      'referee_cards',
      'referee_home_wins',
    ])
      expect([fact, later.some(({ key }) => otherwise.get(key)?.[fact] !== before.get(key)?.[fact])]).toEqual([
        fact,
        true,
      ])
  })

  test('are removed with a fixture that is gone, postponed or deleted, and reported as changed', async () => {
    await store(database, ALL)
    await refreshFacts(database, { now })
    const next = ALL.find(({ state }) => state === 1) as FixtureRecord
    await database.rows('delete from live_event')
    await store(database, [{ ...next, state: 10 }])
    expect(await refreshFacts(database, { now })).toBeGreaterThan(0)
    expect((await stored()).has(next.key)).toBe(false)
    expect(await database.rows(`select payload from live_event where payload->'tags' ? 'finder'`)).toHaveLength(1)
    expect(await refreshFacts(database, { now })).toBe(0)
  })

  test('have the opening prices of the match, and our forecast next to them', async () => {
    const [first] = ALL
    if (!first) throw new Error('No fixture')
    await applyBatch(database, ratedBatch(ALL, { odds: [quotes(first.key, 2.1)] }), { now })
    await rate(database)
    await refreshFacts(database, { now })
    const facts = (await stored()).get(first.key)
    expect(facts).toMatchObject({
      price_home: 2.1,
      best_home: 2.1,
      chance_home: 460,
      chance_draw: 278,
      close_home: null,
    })
    const [forecast] = await database.rows<{ home: number }>(
      `select home from forecast f join source_ref r on r.kind = 'fixture' and r.id = f.fixture_id where r.key = $1`,
      [first.key],
    )
    expect(facts?.edge_home).toBe(Math.round(1000 * ((forecast?.home ?? 0) - 0.46017)))
  })
})

const wrongly = (one: FixtureRecord): FixtureRecord =>
  one.state === 5 ? { ...one, ...played(1, [5, 5]), referee: 'referee-1' } : one
