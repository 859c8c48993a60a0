import type { OddsFair } from '@touchline/contract'
import { BOOKMAKER, MARKET, type MarketId, type OddsRecord, type Quote, type ReferencePrice } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { fixture, played, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()

const { bet365, pinnacle, average, maximum, bwin } = BOOKMAKER
const KICKOFF = '2026-03-08T15:00:00.000Z'
const coming = fixture('ashton', 'brough', KICKOFF)
const over = played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [2, 1])

const book = (
  bookmaker: Quote['bookmaker'],
  prices: readonly number[],
  rest: Partial<Omit<Quote, 'opening'>> & { openings?: readonly number[] } = {},
): Quote[] => {
  const { openings, ...more } = rest
  return prices.map((price, at) => ({
    bookmaker,
    selection: at + 1,
    line: null,
    opening: openings?.[at] ?? null,
    price,
    ...more,
  }))
}

async function store(
  match: typeof coming,
  markets: Partial<Record<keyof typeof MARKET, Quote[]>>,
  price: ReferencePrice | null,
) {
  const odds = Object.entries(markets).map(
    ([name, quotes]): OddsRecord => ({
      fixture: match.key,
      market: MARKET[name as keyof typeof MARKET] as MarketId,
      quotes: quotes ?? [],
    }),
  )
  await server.store(
    world({ teams: [team('Ashton'), team('Brough')], fixtures: [{ ...match, referencePrice: price }], odds }),
  )
}
const reference = (home: number, draw: number, away: number, closing = false): ReferencePrice => ({
  ...{ home, draw, away, closing },
  bookmaker: bet365,
})
const fair = () => server.get<OddsFair>('/api/v3/odds/fair/1')
const five = (value: number | null | undefined) => Math.round((value ?? Number.NaN) * 1e5) / 1e5

test('the reference price is next to the probabilities of Pinnacle and the band between bookmakers', async () => {
  await store(
    coming,
    {
      full_time_result: [
        ...book(bet365, [2.1, 3.4, 3.6], { openings: [2, 3.5, 4] }),
        ...book(pinnacle, [2.14, 3.5, 3.7], { openings: [2.1, 3.4, 3.6] }),
        ...book(bwin, [2, 3.5, 4]),
        ...book(average, [9, 9, 1.2]),
        ...book(maximum, [9, 9, 9]),
      ],
    },
    reference(2.1, 3.4, 3.6),
  )
  const { markets, updated_at } = await fair()
  expect(updated_at).toBe(NOW.toISOString())
  expect(markets.map(({ outcomes: _, ...market }) => ({ ...market, overround: five(market.overround) }))).toEqual([
    {
      key: 'FT',
      line: null,
      source: 'Bet365',
      probability_source: 'Pinnacle',
      overround: 1.04809,
      bookmakers: 3,
      stands: 'now',
    },
  ])
  const home = markets[0]?.outcomes[0]
  expect(home).toMatchObject({
    label: '1',
    price: { '0': 2.1, '1': 110, '2': 46 },
    opening: { '0': 2, '1': 100, '2': 48.8 },
    opening_probability: expect.closeTo(0.46017, 5),
    band: { lowest_price: 2, highest_price: 2.14 },
  })
  expect(home?.band?.highest_probability).toBeCloseTo(0.48814, 5)
  expect(home?.fair_price).toBeCloseTo(1 / (home?.probability ?? 0), 9)
  const probabilities = markets[0]?.outcomes.map(({ probability }) => probability) ?? []
  expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
  // No two bookmakers of these three agree: Pinnacle's own is within the band.
  expect(home?.probability).toBeGreaterThanOrEqual(home?.band?.lowest_probability ?? 1)
})

test('without Pinnacle the probabilities are those of the average, without it those of the price itself', async () => {
  const own = book(bet365, [2.1, 3.4, 3.6])
  await store(coming, { full_time_result: [...own, ...book(average, [1.25, 6.5, 12])] }, reference(2.1, 3.4, 3.6))
  expect((await fair()).markets[0]).toMatchObject({ probability_source: 'Market average', bookmakers: 1 })
  expect(five((await fair()).markets[0]?.outcomes[0]?.probability)).toBe(0.78975)
  await store(coming, { full_time_result: own }, reference(2.1, 3.4, 3.6))
  const { markets } = await fair()
  expect(markets[0]?.probability_source).toBe('Bet365')
  expect(markets[0]?.outcomes.map(({ probability }) => five(probability))).toEqual([0.46017, 0.27798, 0.26185])
})

test('over/under 2.5 and both teams to score are next to it where somebody prices both sides', async () => {
  await store(
    coming,
    {
      total_goals: [
        ...book(bwin, [1.9, 1.95], { line: 2.5 }),
        ...book(bet365, [1.4, 2.9], { line: 1.5 }),
        ...book(pinnacle, [1.93], { line: 2.5 }),
      ],
      both_teams_to_score: book(bet365, [1.8]),
    },
    null,
  )
  const { markets } = await fair()
  expect(markets).toMatchObject([{ key: 'OU', line: 2.5, source: 'bwin', probability_source: 'bwin', bookmakers: 1 }])
  expect(markets[0]?.outcomes.map(({ label, probability }) => [label, five(probability)])).toEqual([
    ['over', 0.50687],
    ['under', 0.49313],
  ])
})

test('the price of a finished match is called closing only if it is one, not if it is merely the last one known', async () => {
  const result = (closing: boolean) => ({ full_time_result: book(bet365, [2.1, 3.4, 3.6], { closing }) })
  await store(over, result(true), reference(2.1, 3.4, 3.6, true))
  expect((await fair()).markets[0]?.stands).toBe('closing')
  await store(over, result(false), reference(2.1, 3.4, 3.6, false))
  expect((await fair()).markets[0]?.stands).toBe('last')
})

test('a price that moves is reported at once', async () => {
  await store(coming, { full_time_result: book(bet365, [2.1, 3.4, 3.6]) }, reference(2.1, 3.4, 3.6))
  expect((await fair()).markets[0]?.outcomes[0]?.price['0']).toBe(2.1)
  await store(coming, { full_time_result: book(bet365, [2, 3.5, 4]) }, reference(2, 3.5, 4))
  expect((await fair()).markets[0]?.outcomes[0]?.price['0']).toBe(2)
})

test('when the first prices were seen is said where it is known that they were the first', async () => {
  const at = (time: string, prices: readonly number[]) => {
    server.setNow(time)
    return store(
      coming,
      { full_time_result: book(bet365, prices, { openings: [2, 3.4, 3.6] }) },
      reference(2, 3.4, 3.6),
    )
  }
  await at('2026-03-06T14:00:00.000Z', [2, 3.4, 3.6])
  expect((await fair()).first_at).toBeNull()
  await at('2026-03-07T09:00:00.000Z', [2.2, 3.3, 3.4])
  expect((await fair()).first_at).toBe('2026-03-06T14:00:00.000Z')
  await store(
    coming,
    { full_time_result: book(bet365, [2.2, 3.3, 3.4], { openings: [1.5, 4, 7] }) },
    reference(2.2, 3.3, 3.4),
  )
  expect((await fair()).first_at).toBeNull()
})

test('a match nobody knows or prices has no markets, an invalid id is refused', async () => {
  expect(await server.get('/api/v3/odds/fair/424242')).toEqual({ markets: [], updated_at: null, first_at: null })
  await store(coming, {}, null)
  expect(await fair()).toEqual({ markets: [], updated_at: null, first_at: null })
  for (const id of ['0', '-1', 'abc', '1.5', '2147483648']) {
    expect([id, (await server.ask(`/api/v3/odds/fair/${id}`)).status]).toEqual([id, 400])
  }
})
