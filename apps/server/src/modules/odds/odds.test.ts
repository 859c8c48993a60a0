import type { OddsAnswer } from '@touchline/contract'
import { BOOKMAKER, MARKET, type MarketId, type OddsRecord, type Quote, type ReferencePrice } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { fixture, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()

const { bet365, pinnacle, average, maximum, bwin, unibet } = BOOKMAKER
const KICKOFF = '2026-03-08T15:00:00.000Z'
const match = fixture('ashton', 'brough', KICKOFF)

type Reported = readonly [selection: number, price: number, line?: number]
const by = (bookmaker: Quote['bookmaker'], ...reported: readonly Reported[]): Quote[] =>
  reported.map(([selection, price, line = null]) => ({ bookmaker, selection, line, opening: null, price }))
const market = (id: MarketId, ...quotes: readonly Quote[][]): OddsRecord => ({
  fixture: match.key,
  market: id,
  quotes: quotes.flat(),
})

const store = (odds: readonly OddsRecord[], price: ReferencePrice | null = null) =>
  server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      fixtures: [{ ...match, referencePrice: price }],
      odds: [...odds],
    }),
  )
const odds = () => server.get<OddsAnswer>('/api/v3/odds/pre-match/1')

test("the full-time result is the fixture's reference price, also when other bookmakers price it", async () => {
  await store(
    [market(MARKET.full_time_result, by(bet365, [1, 1.5], [2, 4], [3, 7]), by(pinnacle, [1, 2.1], [2, 3.4], [3, 3.6]))],
    { home: 2.1, draw: 3.4, away: 3.6, bookmaker: pinnacle, closing: false },
  )
  expect(await odds()).toEqual({
    type: 2,
    exists: [true, false, false, false],
    odds: {
      FT: [
        { label: '1', value: { '0': 2.1, '1': 110, '2': 46 } },
        { label: 'X', value: { '0': 3.4, '1': 240, '2': 27.8 } },
        { label: '2', value: { '0': 3.6, '1': 260, '2': 26.2 } },
      ],
    },
    sources: { FT: 'Pinnacle' },
    updated_at: NOW.toISOString(),
  })
})

test('a market is of the first of the ladder who prices it whole, then of the one with the most lines', async () => {
  await store([
    market(
      MARKET.half_time_result,
      by(bet365, [1, 2.5], [2, 2.1]),
      by(unibet, [1, 2.7], [2, 2.2], [3, 4.2]),
      by(average, [1, 2.6], [2, 2.15], [3, 4.1]),
    ),
    market(
      MARKET.total_goals,
      by(bwin, [1, 1.9, 2.5], [2, 1.9, 2.5]),
      by(unibet, [1, 1.85, 2.5], [2, 1.95, 2.5], [1, 3.3, 3.5]),
      by(maximum, [1, 2, 2.5], [2, 2, 2.5], [1, 4, 3.5], [2, 1.5, 3.5]),
    ),
  ])
  const answer = await odds()
  expect(answer.sources).toEqual({ HTR: 'Market average', OU: 'Unibet' })
  expect(answer.odds.HTR?.[0]).toEqual({ label: '1', value: { '0': 2.6, '1': 160, '2': 35.2 } })
  expect(answer.odds.OU).toEqual([
    { label: 'over', total: 2.5, value: { '0': 1.85, '1': -118, '2': 50 }, american: -118 },
    { label: 'under', total: 2.5, value: { '0': 1.95, '1': -105, '2': 50 }, american: -105 },
    { label: 'over', total: 3.5, value: { '0': 3.3, '1': 230 }, american: 230 },
  ])
})

test('a price has a probability as part of a complete market: both sides of a line, all answers, all results', async () => {
  await store([
    market(MARKET.asian_handicap, by(bet365, [1, 1.9, -0.5], [2, 2, 0.5], [1, 2.4, -1])),
    market(MARKET.both_teams_to_score, by(bet365, [1, 1.8])),
    market(MARKET.team_corners, by(bet365, [1, 1.9, 4.5], [2, 1.9, 4.5], [3, 1.8, 4.5], [4, 2, 4.5])),
    market(MARKET.score_penalty, by(bet365, [1, 5], [2, 6])),
  ])
  const { odds: reported } = await odds()
  expect(reported.AH?.map(({ handicap, value }) => [handicap, value['2']])).toEqual([
    [-1, undefined],
    [-0.5, 51.3],
    [0.5, 48.7],
  ])
  expect(reported.btts).toEqual([{ label: 'yes', value: { '0': 1.8, '1': -125 } }])
  expect(reported.tCorner?.map(({ value }) => value['2'])).toEqual([50, 50, 52.9, 47.1])
  // Both sides may score one, or neither.
  expect(reported.sPt?.map(({ value }) => value['2'])).toEqual([undefined, undefined])
})

test('a market maximum is nobody to bet with', async () => {
  await store([market(MARKET.total_goals, by(maximum, [1, 2, 2.5], [2, 2, 2.5]))])
  expect(await odds()).toMatchObject({ exists: [false, false, false, false], odds: {}, updated_at: null })
})

const result = by(bet365, [1, 2], [2, 3], [3, 4])
const answers = by(bet365, [1, 2], [2, 1.8])
const handicap = by(bet365, [1, 1.9, -1.5], [2, 1.9, 1.5])
const total = by(bet365, [1, 1.9, 9.5], [2, 1.9, 9.5])
const sideTotals = by(bet365, [1, 1.9, 4.5], [2, 1.9, 4.5], [3, 1.8, 3.5], [4, 2, 3.5])

test('every market stands under its key, and the four kinds exist', async () => {
  await store(
    [
      ...[MARKET.half_time_result, MARKET.second_half_result].map((id) => market(id, result)),
      ...[MARKET.first_team_to_score, MARKET.last_team_to_score, MARKET.corner_result].map((id) => market(id, result)),
      ...[MARKET.clean_sheet_home, MARKET.clean_sheet_away, MARKET.both_teams_to_score].map((id) =>
        market(id, answers),
      ),
      ...[MARKET.red_card, MARKET.penalty_in_match].map((id) => market(id, answers)),
      ...[MARKET.score_penalty, MARKET.miss_penalty].map((id) => market(id, answers)),
      ...[MARKET.asian_handicap, MARKET.corner_handicap, MARKET.card_handicap].map((id) => market(id, handicap)),
      ...[MARKET.total_goals, MARKET.total_corners, MARKET.total_cards].map((id) => market(id, total)),
      ...[MARKET.team_corners, MARKET.team_cards, MARKET.team_offsides].map((id) => market(id, sideTotals)),
      ...[MARKET.team_shots, MARKET.team_shots_on_target].map((id) => market(id, sideTotals)),
    ],
    { home: 2, draw: 3, away: 4, bookmaker: bet365, closing: false },
  )
  const { odds: reported, exists, sources } = await odds()
  expect(exists).toEqual([true, true, true, true])
  expect(Object.keys(reported).sort()).toEqual(
    [
      ...['FT', 'HTR', 'SHR', 'cShHome', 'cShAway', 'btts', 'firstTS', 'lastTS', 'AH', 'OU', 'CMB', 'CH', 'tCorner'],
      ...['COU', 'AHC', 'ATC', 'tCard', 'redCard', 'tSh', 'tShT', 'tOffs', 'sPt', 'mPt', 'penalty'],
    ].sort(),
  )
  expect(Object.keys(sources)).toHaveLength(24)
  expect(reported.btts?.map(({ label }) => label)).toEqual(['yes', 'no'])
  expect(reported.sPt?.map(({ label }) => label)).toEqual(['home', 'away'])
  expect(reported.AHC?.map(({ label, handicap }) => [label, handicap])).toEqual([
    ['home', -1.5],
    ['away', 1.5],
  ])
  expect(reported.tCorner?.map(({ side, label, total }) => [side, label, total])).toEqual([
    ['home', 'over', 4.5],
    ['home', 'under', 4.5],
    ['away', 'over', 3.5],
    ['away', 'under', 3.5],
  ])
})

test('handicaps of corners and cards and totals of a side are left out when a side is missing; others are not', async () => {
  const homeOnly = by(bet365, [1, 1.9, -1.5], [1, 1.7, -1])
  const homeTotals = by(bet365, [1, 1.9, 4.5], [2, 1.9, 4.5])
  await store([
    ...[MARKET.asian_handicap, MARKET.corner_handicap, MARKET.card_handicap].map((id) => market(id, homeOnly)),
    ...[MARKET.team_corners, MARKET.team_cards, MARKET.team_shots].map((id) => market(id, homeTotals)),
  ])
  const answer = await odds()
  expect(Object.keys(answer.odds)).toEqual(['AH', 'tSh'])
  expect(answer.exists).toEqual([true, false, false, true])
})

test('a moved price is reported at once, with the time it moved', async () => {
  await store([market(MARKET.total_goals, by(bet365, [1, 1.9, 2.5], [2, 1.9, 2.5]))])
  expect((await odds()).odds.OU?.[0]?.value['0']).toBe(1.9)
  server.setNow('2026-03-07T13:00:00.000Z')
  await store([market(MARKET.total_goals, by(bet365, [1, 1.8, 2.5], [2, 2, 2.5]))])
  expect(await odds()).toMatchObject({
    odds: { OU: [{ value: { '0': 1.8 } }, { value: { '0': 2 } }] },
    updated_at: '2026-03-07T13:00:00.000Z',
  })
})

test('prices brought in after the kick-off have no time', async () => {
  server.setNow('2026-04-01T12:00:00.000Z')
  await store([market(MARKET.total_goals, by(bet365, [1, 1.9, 2.5], [2, 1.9, 2.5]))])
  expect(await odds()).toMatchObject({ exists: [true, false, false, false], updated_at: null })
})

test('an unknown match has no prices, an invalid id is refused', async () => {
  const none = { type: 2, exists: [false, false, false, false], odds: {}, sources: {}, updated_at: null }
  expect(await server.get('/api/v3/odds/pre-match/424242')).toEqual(none)
  for (const id of ['0', '-1', 'abc', '1.5', '2147483648']) {
    expect([id, (await server.ask(`/api/v3/odds/pre-match/${id}`)).status]).toEqual([id, 400])
  }
})
