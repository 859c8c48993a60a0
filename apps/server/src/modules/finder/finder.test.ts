import type {
  finderChance,
  finderForm,
  finderMatches,
  finderPast,
  finderPastMatches,
  savedFinders,
} from '@touchline/contract'
import { BOOKMAKER, MARKET, MAX_FINDERS, type OddsRecord } from '@touchline/football'
import { refreshFacts } from '@touchline/ingest/derive/finder/refresh-facts.ts'
import { type FixtureWithPrice, fixture, played, team, world } from '@touchline/testing/records'
import { type Reader, reader, signedIn, useServer, viewer } from '@touchline/testing/server'
import { beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'

type Subscribers<C extends { answer: z.ZodType }> = Exclude<z.output<C['answer']>, { type: 0 | 1 }>
type Past = Extract<z.output<typeof finderPast.answer>, { type: 2 }>
type PastPage = Extract<z.output<typeof finderPastMatches.answer>, { type: 2 }>
type Matches = Extract<z.output<typeof finderMatches.answer>, { type: 2 }>
type Chance = Extract<z.output<typeof finderChance.answer>, { type: 2 }>
type Saved = Extract<z.output<typeof savedFinders.answer>, { type: 2 }>
type Form = Subscribers<typeof finderForm>

const server = useServer()
const CLUBS = ['Ashton', 'Brough', 'Cawood', 'Denby']
const NOW = new Date('2026-03-07T12:00:00Z')

const quote = (bookmaker: number, selection: number, opening: number, price: number, closing: boolean) =>
  ({ bookmaker, selection, line: null, opening, price, closing }) as OddsRecord['quotes'][number]

/** Bet365 at 2.00 / 3.50 / 4.00, the average at 1.95 / 3.40 / 3.90 and 1.90 / 3.40 / 4.20 at kick-off, at most 2.10. */
const prices = (key: string): OddsRecord => ({
  fixture: key,
  market: MARKET.full_time_result,
  quotes: [
    ...[2, 3.5, 4].map((one, at) => quote(BOOKMAKER.bet365, at + 1, one, one, false)),
    ...[1.95, 3.4, 3.9].map((one, at) => quote(BOOKMAKER.average, at + 1, one, [1.9, 3.4, 4.2][at] ?? one, true)),
    quote(BOOKMAKER.maximum, 1, 2.1, 2.1, false),
  ],
})

/** The average of goals at 1.80 / 2.00, and 1.70 / 2.15 at kick-off. */
const goals = (key: string): OddsRecord => ({
  fixture: key,
  market: MARKET.total_goals,
  quotes: [1.8, 2].map((one, at) => ({
    ...quote(BOOKMAKER.average, at + 1, one, [1.7, 2.15][at] ?? one, true),
    line: 2.5,
  })),
})

/** Ten Saturdays from November on: Ashton beats Brough at home five times, then loses there five times. */
const past = Array.from({ length: 10 }, (_, at) =>
  played('ashton', 'brough', new Date(Date.UTC(2025, 10, 1 + 7 * at, 15)).toISOString(), at < 5 ? [2, 1] : [0, 1]),
)
const coming = [
  fixture('ashton', 'brough', '2026-03-08T15:00:00.000Z'),
  fixture('cawood', 'denby', '2026-03-09T15:00:00.000Z'),
  fixture('brough', 'ashton', '2026-04-30T15:00:00.000Z'),
]

async function store(fixtures: readonly FixtureWithPrice[] = [...past, ...coming]) {
  server.setNow(NOW)
  await server.store(
    world({
      teams: CLUBS.map((name) => team(name)),
      fixtures,
      odds: [...fixtures.map(({ key }) => prices(key)), ...fixtures.slice(0, 1).map(({ key }) => goals(key))],
    }),
  )
  await refreshFacts(server.database, { now: NOW })
  await server.store(world({}))
}

let subscriber: Reader
beforeEach(async () => {
  await store()
  subscriber = await reader(server)
})

const history = (query = '') => subscriber.get<Past>(`/api/v3/finder/history?${query}`)
const matches = (query = '') => subscriber.get<Matches>(`/api/v3/finder/matches?${query}`)
const post = async (path: string, body: unknown, who = subscriber) => {
  const answer = await server.ask(path, {
    ...signedIn(who.token),
    method: 'POST',
    headers: { ...signedIn(who.token).headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Saved & { error?: { message: string } } }
}

describe('the history of a finder', () => {
  test('counts matches and bets, with returns at the opening and the best price and the value against the close', async () => {
    const { all } = await history('bet=home')
    expect(all).toMatchObject({ matches: 10, hits: 5, bets: 10, best_bets: 10, closing_bets: 10, beat_close: 1 })
    expect(all.hit_rate).toMatchObject({ value: 0.5, low: expect.closeTo(0.2366, 3), high: expect.closeTo(0.7634, 3) })
    expect(all.return).toMatchObject({ value: 0, low: expect.closeTo(-0.754, 3), high: expect.closeTo(0.754, 3) })
    expect(all.best_return?.value).toBeCloseTo(0.05, 6)
    expect(all.expected).toBeCloseTo(0.492, 3)
    expect(all.closing_value?.value).toBeCloseTo(2 * 0.5071 - 1, 2)
  })

  test('asks what was known before the match: five home wins are known before the sixth Saturday and gone after it', async () => {
    const { all, months } = await history('bet=home&where=homeWins5Venue:5..')
    expect(all).toMatchObject({ matches: 1, hits: 0 })
    expect(months).toEqual([{ month: '2025-12', bets: 1, profit: -1 }])
  })

  test('lists the matches it counts, the newest first, page by page', async () => {
    const read = (query: string) => subscriber.get<PastPage>(`/api/v3/finder/past?${query}`)
    const first = await read('bet=home&where=priceHome:2..2&per_page=4')
    expect(first.has_more).toBe(true)
    expect(first.matches.map(({ won, profit, close }) => [won, profit, close])).toEqual(
      Array(4).fill([false, -1, 50.7]),
    )
    expect(first.matches[0]).toMatchObject({ home: { name: 'Ashton' }, home_goals: 0, away_goals: 1, facts: [2] })
    const last = await read('bet=home&where=priceHome:2..2&per_page=4&page=3')
    expect(last).toMatchObject({ has_more: false, matches: [{ won: true, profit: 1 }, { won: true }] })
    expect((await subscriber.get<PastPage>('/api/v3/finder/past?where=priceHome:9..')).matches).toEqual([])
    const { all } = await history('bet=home&where=priceHome:2..2')
    const every = (await read('bet=home&where=priceHome:2..2')).matches
    expect([every.length, every.reduce((sum, { profit }) => sum + (profit ?? 0), 0)]).toEqual([all.matches, 0])
  })

  test('by season, league and half, the later half next to the earlier one', async () => {
    const { halves, seasons, leagues } = await history('bet=home')
    expect(seasons.map(({ season, figures }) => [season, figures.matches])).toEqual([['2025/2026', 10]])
    expect(leagues.map(({ league_name, figures }) => [league_name, figures.hits])).toEqual([['Premier League', 5]])
    expect(halves).toMatchObject({ from: '2025-12', earlier: { matches: 5, hits: 5 }, later: { matches: 5, hits: 0 } })
  })

  test('bets on each outcome, and on goals where they have a price', async () => {
    expect((await history('bet=away')).all).toMatchObject({ hits: 5, bets: 10, return: { value: 1 } })
    expect((await history('bet=draw')).all).toMatchObject({ hits: 0, return: { value: -1 } })
    const over = (await history('bet=over')).all
    expect(over).toMatchObject({ matches: 10, hits: 5, bets: 1, return: { value: expect.closeTo(0.8, 5) } })
    expect(over.closing_value?.value).toBeCloseTo(1.8 * 0.5632 - 1, 2)
    const under = (await history('bet=under')).all
    expect(under).toMatchObject({ matches: 10, hits: 5, bets: 1, return: { value: -1 }, beat_close: 0 })
    expect(under.closing_value?.value).toBeCloseTo(2 * (1 - 0.5632) - 1, 2)
    expect((over.expected ?? 0) + (under.expected ?? 0)).toBeCloseTo(1, 9)
  })

  test('is empty when no match qualifies', async () => {
    const { all, halves, months } = await history('where=homeRest:1..2')
    expect(all).toMatchObject({ matches: 0, hit_rate: null, return: null, closing_value: null, expected: null })
    expect([halves, months]).toEqual([null, []])
  })
})

test('matches to come are those of the next 14 days that meet every condition, with what was requested', async () => {
  const all = await matches()
  expect([all.total, all.matches.map(({ home, away }) => `${home.name} – ${away.name}`)]).toEqual([
    2,
    ['Ashton – Brough', 'Cawood – Denby'],
  ])
  const found = await matches('bet=home&days=7&where=homePoints10All:15..15,chanceHome:..49.2')
  expect(found.matches).toMatchObject([{ price: 2, best: 2.1, chance: 49.2, edge: null, facts: [15, 49.2] }])
  expect((await matches('days=2')).matches).toEqual([])
  expect((await matches('leagues=2147483647')).matches).toEqual([])
})

test('an upcoming match has its current price next to the first one, for goals too', async () => {
  const now = { home: 1.62, draw: 3.9, away: 5.5, bookmaker: BOOKMAKER.bet365, closing: false }
  await store([...coming.map((one, at) => (at === 0 ? { ...one, referencePrice: now } : one)), ...past])
  const of = async (bet: string) => (await matches(`bet=${bet}`)).matches.map((one) => [one.price, one.price_now])
  expect((await of('home')).flat()).toEqual([2, 1.62, 2, null])
  expect((await of('under'))[0]).toEqual([2, 2.15])
})

test('weather conditions compare rounded values, and an unknown value meets no condition', async () => {
  const [first, second, ...others] = coming
  if (!first || !second) throw new Error('No fixture')
  const rain = { icon: 'rain', text: 'light rain', temperature: 7.46, windSpeed: 4.04 }
  await store([
    ...past,
    { ...first, weather: rain },
    { ...second, weather: { ...rain, icon: 'sun', windSpeed: null } },
    ...others,
  ])
  const found = async (where: string) => (await matches(`where=${where}`)).matches.map(({ facts }) => facts)
  expect(await found('temperature:7.5..7.5,wind:4..4,wet:1..1,priceDraw:3.5..3.5')).toEqual([[7.5, 4, 1, 3.5]])
  expect(await found('wet:0..0')).toEqual([[0]])
  expect(await found('wind:0..')).toEqual([[4]])
  expect(await found('wet:0..1')).toEqual([[1], [0]])
  expect(await found('refereeHomeWins:0..')).toEqual([])
  expect((await history('where=temperature:-60..60')).all.matches).toBe(0)
})

test('twenty matches at its price are known before the day of the next one', async () => {
  const more = Array.from({ length: 20 }, (_, at) =>
    played('cawood', 'denby', new Date(Date.UTC(2025, 7, 2 + at, 15)).toISOString(), at < 7 ? [3, 0] : [1, 1]),
  )
  await store([...more, ...past, ...coming])
  const found = await matches('where=sameHomeWins20:0..,sameHomeOvers20:0..,sameAwayWins20:0..,sameAwayOvers20:0..')
  // The last ten of those and the ten of the autumn, of which the home side won five by two goals to one.
  expect(found.matches.map(({ facts }) => facts)).toEqual([
    [5, 5, 5, 5],
    [5, 5, 5, 5],
  ])
  const { all } = await history('bet=home&where=sameHomeWins20:..7')
  expect(all.matches).toBe(10)
  // Each of the five home wins of the autumn takes the place of one of the summer.
  expect((await history('where=sameHomeWins20:7..7,sameHomeOvers20:7..7,sameAwayWins20:0..0')).all.matches).toBe(6)
})

test('conditions that are none are refused in words', async () => {
  const refused = [
    'bet=both',
    'where=priceHome:3..2',
    'where=height:1..2',
    'where=priceHome:1..2,priceHome:1..2',
    "where=priceHome:1..2';drop table finder_fact;--:1..2",
    'where=temperature:-61..',
    'where=temperature:12.34..',
    'where=wet:0.5..1',
    'where=wet:..2',
    'where=wind:-1..',
    'where=sameHomeWins20:..21',
    'where=sameHomeWins21:1..',
    'where=refereeCards:2.55..3',
    'where=refereeId:1..',
    'where=priceBookmakerId:2..2',
    'where=cards:1..',
    `where=${'homeRest:1..2,'.repeat(30)}`,
    `where=${'9'.repeat(3000)}`,
    'days=8',
    'days=1,1',
    'leagues=1,x',
    `leagues=${Array.from({ length: 60 }, (_, at) => at + 1)}`,
    'leagues=99999999999',
  ]
  for (const path of ['matches', 'history'])
    for (const query of refused) {
      const answer = await subscriber.ask(`/api/v3/finder/${path}?${query}`)
      expect([query, answer.status]).toEqual([query, 400])
      expect(await answer.json()).toMatchObject({ error: { code: 'bad_request', message: /Query/ } })
    }
})

test('visitors see the leagues and one example; only subscribers can query a finder', async () => {
  const form = await server.get<Form>('/api/v3/finder/form')
  expect(form.leagues).toMatchObject([{ league_name: 'Premier League', country_name: 'England' }])
  expect(form.example.finder).toEqual({ bet: 'over', where: 'homeOvers10Venue:6..,awayOvers10Venue:6..' })
  expect(form.example.history.all.matches).toBe(0)
  expect((await server.ask('/api/v3/finder/history')).status).toBe(401)
  expect(await server.get('/api/v3/finder/history', await viewer(server, 'expired'))).toEqual({ type: 1 })
})

test('the chance comparison is drawn once and cached until the figures change', async () => {
  const ask = (query: string) => subscriber.get<Chance>(`/api/v3/finder/chance?${query}`)
  expect(await ask('bet=home')).toEqual({ type: 2, state: 'drawing', draws: 1000, as_good: null })
  await expect
    .poll(() => ask('bet=home'), { timeout: 30_000, interval: 400 })
    .toMatchObject({ state: 'nothing', as_good: null })
  const met = 'bet=home&where=meetings:1..4'
  await expect
    .poll(() => ask(met), { timeout: 30_000, interval: 400 })
    .toMatchObject({ state: 'drawn', as_good: expect.any(Number) })
  const { as_good: once } = await ask(met)
  await server.database.rows('update finder_chance set as_good = 77')
  expect(await ask(met)).toMatchObject({ as_good: 77 })
  await server.database.rows('update finder_chance set profit = profit + 1')
  await expect.poll(() => ask(met), { timeout: 30_000, interval: 400 }).toMatchObject({ state: 'drawn', as_good: once })
  await expect.poll(() => ask('bet=over'), { timeout: 30_000, interval: 400 }).toMatchObject({ state: 'nothing' })
})

describe('saved finders', () => {
  test('are stored by name, replaced by one with the same name, and can be removed', async () => {
    const kept = await post('/api/v3/finder/save', { name: ' Rested ', bet: 'over', where: 'homeRest:5..' })
    expect(kept.body.finders).toMatchObject([{ name: 'Rested', finder: 'bet=over&where=homeRest%3A5..' }])
    await post('/api/v3/finder/save', { name: 'Rested', days: '7,6' })
    const { finders } = await subscriber.get<Saved>('/api/v3/finder/saved')
    expect(finders).toMatchObject([{ name: 'Rested', finder: 'days=6%2C7' }])
    const gone = await post('/api/v3/finder/remove', { id: finders[0]?.id })
    expect(gone.body.finders).toEqual([])
  })

  test('belong to their account alone, and go with it', async () => {
    const { body } = await post('/api/v3/finder/save', { name: 'Mine' })
    const other = await reader(server)
    await post('/api/v3/finder/remove', { id: body.finders[0]?.id }, other)
    expect((await subscriber.get<Saved>('/api/v3/finder/saved')).finders).toHaveLength(1)
    expect((await other.get<Saved>('/api/v3/finder/saved')).finders).toEqual([])
    await server.database.rows('delete from account')
    expect(await server.database.rows('select * from saved_finder')).toEqual([])
  })

  test(`are ${MAX_FINDERS} at most, also when saved at once; wrong ones are refused`, async () => {
    const names = Array.from({ length: MAX_FINDERS + 3 }, (_, at) => `Finder ${at}`)
    const answers = await Promise.all(names.map((name) => post('/api/v3/finder/save', { name })))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    expect((await subscriber.get<Saved>('/api/v3/finder/saved')).finders).toHaveLength(MAX_FINDERS)
    for (const body of [{}, { name: '' }, { name: 'x'.repeat(61) }, { name: 'a\u202eb' }, { name: 'x', where: 'no' }])
      expect((await post('/api/v3/finder/save', body)).status).toBe(400)
  })
})
