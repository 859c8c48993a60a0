import { gunzipSync } from 'node:zlib'
import { BOOKMAKER, type FixtureRecord, MARKET, type OddsRecord, type RecordBatch } from '@touchline/football'
import { pricesJob } from '@touchline/ingest/follow/open/jobs/prices.job.ts'
import { openContext } from '@touchline/ingest/follow/open/open-context.testing.ts'
import { applyBatch } from '@touchline/ingest/write/apply-batch.ts'
import { testClock } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { oddsEvent, THE_ODDS_API_KEY, theOddsApiStandIn } from '@touchline/testing/open-data'
import { fixture, smallWorld, team } from '@touchline/testing/records'
import { useFreshResource } from '@touchline/testing/resources'
import { beforeEach, expect, test } from 'vitest'
import { findBooks } from '../shared/fixture-books.queries.ts'

const database = useDatabase()
const MORNING = new Date('2026-03-07T09:30:00.000Z')
const clock = testClock(MORNING)
beforeEach(() => clock.set(MORNING))
const oddsApi = useFreshResource(theOddsApiStandIn)

const KICKOFF = '2026-03-07T15:00:00Z'
const BRIGHTON = 'Brighton and Hove Albion'
const match = (kickoff = KICKOFF, more: Partial<FixtureRecord> = {}) =>
  fixture('ashton', 'brough', kickoff, { key: 'one', league: 'E0', season: 'E0 2025/2026', ...more })
const teams = [team('Ashton'), team('Brough', { stableKey: 'england/brighton-hove-albion' })]
const store = (more: Partial<RecordBatch> = {}, fixtures = [match()], now = MORNING) =>
  applyBatch(database, smallWorld(fixtures, { teams, ...more }), { now })
const turn = (key: string | null = THE_ODDS_API_KEY) =>
  pricesJob(openContext({ database, clock, sources: { theOddsApi: { url: oddsApi.url, key } } })).run(
    new AbortController().signal,
  )
const answer = (
  books: Record<string, readonly [home: number, draw: number, away: number]>,
  seenAt = '2026-03-07T09:20:00Z',
  home = 'Ashton',
) => oddsApi.events.set('soccer_epl', [oddsEvent({ home, away: BRIGHTON, kickoff: KICKOFF, books, seenAt })])

const BOOKS = { skybet: [2.1, 3.4, 3.6], coral: [2, 3.5, 3.8], newbook: [2.2, 3.3, 3.7] } as const
const own = (prices: readonly number[], closing = false, bookmaker: number = BOOKMAKER.coral): OddsRecord => ({
  fixture: 'one',
  market: MARKET.full_time_result,
  quotes: prices.map((price, at) => ({
    ...{ bookmaker: bookmaker as OddsRecord['quotes'][number]['bookmaker'], selection: at + 1, line: null },
    ...{ opening: null, price, closing },
  })),
})
/** Home prices by bookmaker, and when they were seen if the source has it. */
const homePrices = async () => {
  const [found] = await database.rows('select id from fixture')
  const row = (await findBooks(database, Number(found?.id)))?.rows[0]
  return (row?.prices ?? []).flatMap((price, at) =>
    row?.selections[at] === 1 ? [[row.bookmakerIds[at], price, row.seenAt[at]?.toISOString() ?? null]] : [],
  )
}
const SEEN = '2026-03-07T09:20:00.000Z'

test('prices stand with the match of the pair, each with the instant it was seen at', async () => {
  await store()
  answer(BOOKS)
  await turn()
  expect(await homePrices()).toEqual([
    [BOOKMAKER.coral, 2, SEEN],
    [BOOKMAKER.sky_bet, 2.1, SEEN],
    [BOOKMAKER.average, 2.1, SEEN],
  ])
  expect(
    await database.rows(`select price_home, price_bookmaker_id, provenance->>'price' as source from fixture`),
  ).toEqual([{ price_home: 2.1, price_bookmaker_id: BOOKMAKER.average, source: 'the-odds-api' }])
  expect(await database.rows('select kind, key from feed_problem')).toEqual([{ kind: 'bookmaker', key: 'newbook' }])
})

test('the prices of the season file go before in trust; the fresher price of one bookmaker counts, in any order of arrival', async () => {
  await store({ odds: [own([1.9, 3.5, 4])] }, [match(KICKOFF, {})], new Date('2026-03-06T17:00:00Z'))
  answer(BOOKS)
  await turn()
  const fresher = [
    [BOOKMAKER.coral, 2, SEEN],
    [BOOKMAKER.sky_bet, 2.1, SEEN],
    [BOOKMAKER.average, 2.1, SEEN],
  ]
  expect(await homePrices()).toEqual(fresher)
  await store({ odds: [own([1.85, 3.5, 4.2])] }, [match()], new Date('2026-03-07T10:00:00Z'))
  expect((await homePrices())[0]).toEqual([BOOKMAKER.coral, 1.85, null])
})

test('a price at kick-off is never replaced, and an own average is not mixed with another one', async () => {
  await store({ odds: [own([1.9, 3.5, 4], true)] }, [match()], new Date('2026-03-06T17:00:00Z'))
  answer(BOOKS)
  await turn()
  expect((await homePrices()).find(([bookmaker]) => bookmaker === BOOKMAKER.coral)).toEqual([
    BOOKMAKER.coral,
    1.9,
    null,
  ])
  await store({ odds: [own([2.5, 3.5, 2.9], false, BOOKMAKER.average)] }, [match()], new Date('2026-03-06T18:00:00Z'))
  expect((await homePrices()).find(([bookmaker]) => bookmaker === BOOKMAKER.average)).toEqual([
    BOOKMAKER.average,
    2.5,
    null,
  ])
})

test('the reference price of the season file stays', async () => {
  const referencePrice = { home: 1.8, draw: 3.6, away: 4.5, bookmaker: BOOKMAKER.bet365, closing: false } as const
  await applyBatch(
    database,
    smallWorld(
      [fixture('ashton', 'brough', KICKOFF, { key: 'one', league: 'E0', season: 'E0 2025/2026', referencePrice })],
      { teams },
    ),
    { now: MORNING },
  )
  answer(BOOKS)
  await turn()
  expect(await database.rows(`select price_home, provenance->>'price' as source from fixture`)).toEqual([
    { price_home: 1.8, source: 'football-data' },
  ])
})

test('each step of a price is in its history', async () => {
  await store()
  answer(BOOKS)
  await turn()
  clock.set('2026-03-07T14:00:00Z')
  await database.pool.query('delete from sync_progress')
  answer({ ...BOOKS, skybet: [2.3, 3.4, 3.2] }, '2026-03-07T13:50:00Z')
  await turn()
  const history = await database.rows(
    `select price, to_char(at at time zone 'utc', 'HH24:MI') as at from odds_change where bookmaker_id = ${BOOKMAKER.sky_bet} and selection = 1 order by at`,
  )
  expect(history).toEqual([
    { price: 2.1, at: '09:20' },
    { price: 2.3, at: '13:50' },
  ])
})

test('a name that is only alike is no team: the event is reported once and nothing is written', async () => {
  await store()
  answer(BOOKS, undefined, 'Ashton Athletic')
  await turn()
  clock.set('2026-03-07T16:30:00Z')
  answer(BOOKS, undefined, 'Ashton Athletic')
  await turn()
  expect(await homePrices()).toEqual([])
  expect(await database.rows(`select key, reason from feed_problem where kind = 'event'`)).toEqual([
    {
      key: 'england/premier-league: Ashton Athletic – Brighton and Hove Albion',
      reason: 'Its prices are left out: no team to come there is called Ashton Athletic.',
    },
  ])
})

test('home and away the other way round is another match', async () => {
  await store({}, [match(KICKOFF, { home: 'brough', away: 'ashton' })])
  answer(BOOKS)
  await turn()
  expect(await homePrices()).toEqual([])
})

test('a competition is requested twice a day, and only while it has a match in the next three days', async () => {
  await store()
  answer(BOOKS)
  await turn()
  await turn()
  expect(oddsApi.calls).toEqual(['soccer_epl'])
  await store({}, [match('2026-03-09T20:00:00Z')])
  clock.set('2026-03-07T16:00:00Z')
  await turn()
  clock.set('2026-03-08T08:59:00Z')
  await turn()
  expect(oddsApi.calls).toHaveLength(2)
  await store({}, [match('2026-03-20T20:00:00Z')])
  clock.set('2026-03-08T09:00:00Z')
  await turn()
  expect(oddsApi.calls).toHaveLength(2)
})

test('no call is made once the month has no more than twenty credits', async () => {
  await store()
  oddsApi.credits.remaining = 21
  answer(BOOKS)
  await turn()
  clock.set('2026-03-07T16:00:00Z')
  await store({}, [match('2026-03-08T15:00:00Z')])
  await expect(turn()).rejects.toThrow('used up')
  expect([oddsApi.calls.length, oddsApi.credits.remaining]).toEqual([1, 20])
})

test('the key appears in no message and in no stored answer', async () => {
  await store()
  oddsApi.refusals.push({ status: 401, code: 'INVALID_KEY' })
  const error: Error = await turn().then(
    () => new Error('nothing was refused'),
    (refused: Error) => refused,
  )
  expect(error.message).toContain('Not for ***')
  oddsApi.refusals.length = 0
  answer(BOOKS)
  await turn()
  const kept = await database.rows('select path, body from feed_answer')
  expect(kept).toHaveLength(1)
  for (const { path, body } of kept) {
    expect(String(path)).not.toContain(THE_ODDS_API_KEY)
    expect(gunzipSync(body as Buffer).toString()).not.toContain(THE_ODDS_API_KEY)
  }
})

test('nothing is requested without a key', async () => {
  await store()
  await turn(null)
  expect(oddsApi.calls).toEqual([])
})
