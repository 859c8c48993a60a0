import { execute, finderDue, finderFact, fixture, namesOf, query } from '@touchline/database'
import { BOOKMAKER, type FixtureRecord, MARKET, type OddsRecord } from '@touchline/football'
import { truncate, useDatabase } from '@touchline/testing/database'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyBatch } from '../apply-batch.ts'
import { played, RATED_NOW, rate, ratedBatch, ratedFixtures, store } from '../ratings/rated-world.testing.ts'
import { refreshFacts } from './refresh-facts.ts'

const database = useDatabase()
const ALL = ratedFixtures()
const now = RATED_NOW

type Facts = Record<string, unknown>

/** All facts by the source's key of their fixture. */
async function stored(): Promise<Map<string, Facts>> {
  const found = await database.rows<{ key: string; facts: Facts }>(
    `select r.key, to_jsonb(f) - '{fixture_id,home_team_id,away_team_id,league_id,season_id}'::text[] as facts
     from finder_fact f join source_ref r on r.kind = 'fixture' and r.id = f.fixture_id order by 1`,
  )
  return new Map(found.map(({ key, facts }) => [key, facts]))
}

async function rebuilt(): Promise<Map<string, Facts>> {
  await execute(database.pool, query.delete(finderFact))
  await execute(
    database.pool,
    sql`insert into ${finderDue} (${namesOf(finderDue, ['fixtureId'])}) select ${fixture.id} from ${fixture}`,
  )
  await refreshFacts(database, { now, most: 0 })
  return stored()
}

const quotes = (fixtureKey: string, home: number): OddsRecord => ({
  fixture: fixtureKey,
  market: MARKET.full_time_result,
  quotes: [home, 3.4, 3.6].map((price, at) => ({
    bookmaker: BOOKMAKER.bet365,
    selection: at + 1,
    line: null,
    opening: price,
    price,
    closing: false,
  })),
})

describe('facts of the finder', () => {
  test('that grew with what was stored are those made from nothing, whatever arrived when and was corrected later', async () => {
    const corrected = fc.uniqueArray(fc.nat(ALL.length - 1), { minLength: 1, maxLength: 3 })
    const order = fc.shuffledSubarray(ALL, { minLength: ALL.length, maxLength: ALL.length })
    await fc.assert(
      fc.asyncProperty(order, corrected, fc.integer({ min: 12, max: 40 }), async (arriving, wrong, size) => {
        await truncate(database)
        const mistaken = new Set(wrong.map((at) => ALL[at]?.key))
        for (let at = 0; at < arriving.length; at += size) {
          const part = arriving.slice(at, at + size).map((one) => (mistaken.has(one.key) ? wrongly(one) : one))
          await store(database, part, { odds: part.map(({ key }) => quotes(key, 2.1)) })
          await refreshFacts(database, { now })
        }
        for (const one of ALL.filter(({ key }) => mistaken.has(key))) {
          await store(database, [one], { odds: [quotes(one.key, 1.9)] })
          await refreshFacts(database, { now })
        }
        const grown = await stored()
        expect(grown.size).toBe(ALL.length)
        expect(grown).toEqual(await rebuilt())
      }),
      { numRuns: 3 },
    )
  })

  test('say what was known before a match: everything later drawn anew changes nothing of it', async () => {
    await store(database, ALL)
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
    )
    await rate(database)
    await refreshFacts(database, { now })
    const otherwise = await stored()
    const upTo = ALL.filter(({ kickoff }) => kickoff <= cut).map(({ key }) => key)
    expect(upTo.length).toBeGreaterThan(30)
    const known = (facts: Facts = {}) => ({ ...facts, home_goals: 0, away_goals: 0 })
    for (const key of upTo) expect(known(otherwise.get(key)), key).toEqual(known(before.get(key)))
    const later = ALL.filter(({ kickoff }) => kickoff > cut)
    expect(later.some(({ key }) => otherwise.get(key)?.home_points5_all !== before.get(key)?.home_points5_all)).toBe(
      true,
    )
  })

  test('go with a fixture that is gone, postponed or deleted, and are said to have changed', async () => {
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

  test('have the opening prices of the match, and our forecast beside them', async () => {
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

const wrongly = (one: FixtureRecord): FixtureRecord => (one.state === 5 ? { ...one, ...played(1, [5, 5]) } : one)
