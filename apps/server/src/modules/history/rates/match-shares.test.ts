import type { PastMatchStats } from '@touchline/contract'
import {
  BOOKMAKER,
  type FixtureRecord,
  HIT_RATES,
  MARKET,
  type MarketId,
  type OddsRecord,
  type Quote,
  type SeasonRecord,
} from '@touchline/football'
import { fixture, league, played, team, world } from '@touchline/testing/records'
import { idOf, useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()
const by = useReader(server)

const { average, pinnacle, bet365, maximum } = BOOKMAKER
const teams = ['Ashton', 'Brough'].map((name) => team(name))
const season = (year: number, current = false): SeasonRecord => ({
  key: `${year}`,
  league: 'premier',
  name: `${year}/${year + 1}`,
  startsOn: `${year}-08-01`,
  endsOn: `${year + 1}-05-31`,
  current,
})
const match = fixture('ashton', 'brough', '2026-03-14T15:00:00.000Z', {
  season: '2025',
  referencePrice: { home: 2.1, draw: 3.4, away: 3.6, bookmaker: bet365, closing: false },
})

const book = (bookmaker: Quote['bookmaker'], prices: readonly number[], line: number | null = null): Quote[] =>
  prices.map((price, at) => ({ bookmaker, selection: at + 1, line, opening: null, price }))
const market = (id: MarketId, ...quotes: readonly Quote[][]): OddsRecord => ({
  fixture: match.key,
  market: id,
  quotes: quotes.flat(),
})

interface Shares {
  data: {
    win: { home: number | null; away: number | null }
    season: { name: string } | null
    shares: Record<
      string,
      {
        home: number | null
        away: number | null
        sources: string[]
        league: Record<string, number> | null
        shrinkage: number
      }
    >
  } | null
}

async function sharesOf(fixtures: readonly FixtureRecord[], odds: readonly OddsRecord[] = []) {
  const seasons = [season(2023), season(2024), season(2025, true)]
  const leagues = [league('premier', 'Premier League')]
  await server.store(world({ teams, leagues, seasons, fixtures, odds: [...odds] }))
  const [row] = await server.database.rows<{ id: number }>('select id from fixture order by kickoff desc limit 1')
  return (await server.get<Shares>(`/api/v3/match/shares/${row?.id}`)).data
}

test('the chances are those of the score grid of 1X2 and over/under 2.5, seen from each side', async () => {
  const data = await sharesOf(
    [match],
    [
      market(MARKET.full_time_result, book(average, [2.1, 3.4, 3.6]), book(maximum, [2.5, 4, 5])),
      market(MARKET.total_goals, book(average, [1.9, 1.95], 2.5), book(average, [1.3, 3.5], 1.5)),
      market(MARKET.total_corners, book(bet365, [1.8, 2], 9.5)),
    ],
  )
  expect(data).toMatchObject({ season: null, win: { home: 0.4602, away: 0.2618 } })
  const chances = Object.fromEntries(
    HIT_RATES.map((rate) => [rate, [data?.shares[rate]?.home, data?.shares[rate]?.away]]),
  )
  expect(chances).toMatchObject({
    over_15: [0.7488, 0.7488],
    over_25: [0.5069, 0.5069],
    over_35: [0.2817, 0.2817],
    both_score: [0.547, 0.547],
    cards_over_45: [null, null],
  })
  expect(chances.clean_sheet?.[0]).toBeGreaterThan(chances.clean_sheet?.[1] ?? 1)
  expect(chances.half_time_lead?.[0]).toBeGreaterThan(chances.half_time_lead?.[1] ?? 1)
  expect(chances.corners_over_95?.[0]).toBe(0.5285)
  expect(data?.shares.both_score).toMatchObject({ league: null, shrinkage: 123, sources: ['Market average'] })
  expect(data?.shares.corners_over_95?.sources).toEqual(['Bet365'])
})

test('a market with a price of its own is measured by it, and what follows from two markets names both bookmakers', async () => {
  const result = market(
    MARKET.full_time_result,
    book(average, [2.1, 3.4, 3.6]),
    book(pinnacle, [2.1, 3.4, 3.6]),
    book(bet365, [2, 3.5, 3.8]),
  )
  const totals = (...quotes: readonly Quote[][]) => market(MARKET.total_goals, ...quotes)
  const answer = await sharesOf(
    [match],
    [
      result,
      totals(book(average, [1.9, 1.95], 2.5), book(bet365, [1.25, 3.9], 1.5)),
      market(MARKET.both_teams_to_score, book(bet365, [1.6, 2.3])),
    ],
  )
  expect(answer?.shares.both_score).toMatchObject({ home: expect.closeTo(0.598, 3), sources: ['Bet365'] })
  expect(answer?.shares.over_15).toMatchObject({ home: expect.closeTo(0.7801, 3), sources: ['Bet365'] })
  expect(answer?.shares.over_25?.sources).toEqual(['Market average'])
  expect(answer?.shares.over_35?.sources).toEqual(['Pinnacle', 'Market average'])
  expect(await sharesOf([match], [result, totals(book(bet365, [1.9, 1.95], 3.5))])).toMatchObject({
    shares: { over_25: { home: null, away: null, sources: [] } },
    win: { home: 0.4602 },
  })
})

test('the league’s shares are those of the season before, of the matches in which it is known', async () => {
  const figures = (corners: number, yellowCards: number | null) => ({
    sides: {
      home: { corners, yellowCards, redCards: 0, statistics: {} },
      away: { corners, yellowCards, redCards: 0, statistics: {} },
    },
  })
  const last = { season: '2024' }
  const scores = { halfTime: [1, 0], fullTime: [3, 0], extraTime: null, shootOut: null, current: [3, 0] } as const
  const data = await sharesOf([
    played('ashton', 'brough', '2024-03-02T15:00:00.000Z', [0, 0], { season: '2023' }),
    played('ashton', 'brough', '2025-03-02T15:00:00.000Z', [3, 0], { ...last, scores, ...figures(5, 3) }),
    played('ashton', 'brough', '2025-03-03T15:00:00.000Z', [1, 1], { ...last, ...figures(4, 1) }),
    played('brough', 'ashton', '2025-03-04T15:00:00.000Z', [0, 2], { ...last, ...figures(5, null) }),
    played('brough', 'ashton', '2025-09-04T15:00:00.000Z', [5, 5], { season: '2025' }),
    match,
  ])
  expect(data?.season?.name).toBe('2024/2025')
  expect(Object.fromEntries(HIT_RATES.map((rate) => [rate, data?.shares[rate]?.league]))).toEqual({
    over_05: { any: 1, home: 1, matches: 3 },
    over_15: { any: 1, home: 1, matches: 3 },
    over_25: { any: 0.3333, home: 0.3333, matches: 3 },
    over_35: { any: 0, home: 0, matches: 3 },
    both_score: { any: 0.3333, home: 0.3333, matches: 3 },
    clean_sheet: { any: 0.3333, home: 0.3333, matches: 3 },
    half_time_lead: { any: 0.5, home: 1, matches: 1 },
    corners_over_95: { any: 0.6667, home: 0.6667, matches: 3 },
    cards_over_45: { any: 0.5, home: 0.5, matches: 2 },
  })
})

test('an unknown match has none, and an invalid id is refused', async () => {
  expect(await server.get<Shares>('/api/v3/match/shares/999999')).toEqual({ data: null })
  expect((await server.ask('/api/v3/match/shares/x')).status).toBe(400)
})

test('lists for subscribers say how often, of how many and how sure', async () => {
  const scored = (at: number, score: readonly [number, number]) =>
    played('ashton', 'brough', `2025-09-${at}T15:00:00.000Z`, score, { season: '2025' })
  await sharesOf([scored(10, [3, 0]), scored(11, [2, 1]), scored(12, [0, 0]), scored(13, [1, 2])])
  const id = await idOf(server, 'team', 'Ashton')
  const { stats } = await by.get<{ stats: PastMatchStats }>(`/api/getLast?id=${id}`)
  expect(stats.hit_rates).toMatchObject({
    over_25: { count: 3, matches: 4, share: 0.75, low: 0.3006, high: 0.9544 },
    clean_sheet: { count: 2, matches: 4, share: 0.5, low: 0.15, high: 0.85 },
    corners_over_95: { count: 0, matches: 0, share: null, low: null, high: null },
  })
})
