import type { Forecast, ForecastMarket } from '@touchline/contract'
import { BOOKMAKER, MARKET, type OddsRecord, type Quote, type ReferencePrice } from '@touchline/football'
import { DISPERSION, totalOverChance } from '@touchline/probability'
import { fixture, played, team, world } from '@touchline/testing/records'
import { signedIn, useReader, useServer, viewer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()
const by = useReader(server)

const { bet365, pinnacle, average } = BOOKMAKER
const coming = fixture('ashton', 'brough', '2026-03-08T15:00:00.000Z')
const over = played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [2, 1])

type Line = readonly [selection: number, price: number, line?: number]
const quotedBy = (bookmaker: Quote['bookmaker'], ...lines: readonly Line[]): Quote[] =>
  lines.map(([selection, price, line = null]) => ({ bookmaker, selection, line, opening: null, price }))
const result = (...prices: readonly number[]): Line[] => prices.map((price, at) => [at + 1, price])

async function store(
  match: typeof coming,
  markets: Partial<Record<keyof typeof MARKET, Quote[]>>,
  price: ReferencePrice | null = null,
) {
  const odds = Object.entries(markets).map(
    ([name, quotes]): OddsRecord => ({ fixture: match.key, market: MARKET[name as keyof typeof MARKET], quotes }),
  )
  await server.store(
    world({ teams: [team('Ashton'), team('Brough')], fixtures: [{ ...match, referencePrice: price }], odds }),
  )
}

const REFERENCE: ReferencePrice = { home: 2.1, draw: 3.4, away: 3.6, bookmaker: bet365, closing: false }
/** The two prices of the worked example. */
const PRICED = {
  full_time_result: quotedBy(bet365, ...result(2.1, 3.4, 3.6)),
  total_goals: quotedBy(bet365, [1, 1.9, 2.5], [2, 1.95, 2.5], [1, 1.28, 1.5]),
}

/** Our own forecast of the only match. */
const forecasted = () =>
  server.database.pool.query(
    `insert into forecast (fixture_id, day, inputs, log_home, log_away, log_goals, pi, home, draw, away, over25,
       home_corners, away_corners, home_yellow_cards, away_yellow_cards)
     values (1, '2026-03-08', '00000000-0000-0000-0000-000000000000', .4, .1, 1, .2, .5, .26, .24, .52, 5.8, 4.4, 1.6, 2.1)`,
  )

const read = () => by.get<Forecast>('/api/v3/forecast/1')
const marketOf = ({ markets }: Forecast, key: ForecastMarket['key']) => markets.find((one) => one.key === key)
const five = (value: number | null | undefined) => Math.round((value ?? Number.NaN) * 1e5) / 1e5

test('two prices give the scores, the expected goals and the fair price of every market of goals', async () => {
  await store(
    coming,
    {
      ...PRICED,
      asian_handicap: quotedBy(bet365, [1, 1.9, -0.5], [2, 2, 0.5]),
      both_teams_to_score: quotedBy(bet365, [1, 1.75], [2, 2.1]),
    },
    REFERENCE,
  )
  const answer = await read()
  expect(answer).toMatchObject({
    match_id: 1,
    stands: 'now',
    basis: 'price',
    sources: { result: 'Bet365', goals: 'Bet365' },
    own: null,
  })
  expect([five(answer.goals?.home), five(answer.goals?.away)]).toEqual([1.55797, 1.13337])
  const scores = answer.scores ?? []
  expect([scores[1]?.[1], scores[1]?.[0], scores[0]?.[0]].map(five)).toEqual([0.13637, 0.09296, 0.07525])
  expect(scores.flat().reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
  const [yes] = marketOf(answer, 'btts')?.outcomes ?? []
  expect(yes).toMatchObject({ basis: 'market', probability_source: 'Bet365' })
  expect(yes?.probability).toBeCloseTo(0.5487, 3)
  expect(yes?.fair_price).toBeCloseTo(1 / (yes?.probability ?? 1), 9)
  expect(yes?.difference).toBeCloseTo(1.75 * (yes?.probability ?? 0) - 1, 9)
  const totals = marketOf(answer, 'OU')?.outcomes ?? []
  expect(totals.map(({ label, line, main, probability }) => [label, line, main, five(probability)])).toEqual([
    ['over', 1.5, false, 0.76816],
    ['over', 2.5, true, 0.50687],
    ['under', 2.5, true, 0.49313],
  ])
  const [handicap] = marketOf(answer, 'AH')?.outcomes ?? []
  expect(handicap).toMatchObject({ basis: 'market', settled: null })
  expect(handicap?.probability).toBeCloseTo(0.513, 2)
})

test('a bet on a line that may return the stake is worth its wins and losses, and says how often the stake comes back', async () => {
  await store(
    coming,
    {
      ...PRICED,
      asian_handicap: quotedBy(bet365, [1, 1.6, 0], [2, 2.3, 0], [1, 1.85, -0.25], [2, 2, 0.25]),
      total_corners: quotedBy(bet365, [1, 1.9, 10], [2, 1.9, 10]),
    },
    REFERENCE,
  )
  const answer = await read()
  const level = marketOf(answer, 'AH')?.outcomes.find(({ label, line }) => label === 'home' && line === 0)
  const draw = answer.scores?.reduce((sum, row, at) => sum + (at < 5 ? (row[at] ?? 0) : 0), 0) ?? 0
  expect(level?.settled?.returned).toBeCloseTo(draw, 2)
  const { win = 0, lose = 0, returned = 0 } = level?.settled ?? {}
  expect(win + lose + returned).toBeCloseTo(1, 9)
  expect(win / (win + lose)).toBeCloseTo(level?.probability ?? 0, 9)
  expect(level?.difference).toBeCloseTo(win * 0.6 - lose, 9)
  const quarter = marketOf(answer, 'AH')?.outcomes.find(({ label, line }) => label === 'home' && line === -0.25)
  expect(quarter?.settled).toMatchObject({ half_win: 0, returned: 0 })
  const { win: wins = 0, half_lose = 0, lose: loses = 0 } = quarter?.settled ?? {}
  expect(quarter?.difference).toBeCloseTo(wins * 0.85 - half_lose / 2 - loses, 9)
  // Nothing says how often there are ten corners: the value of the line is not known.
  expect(marketOf(answer, 'COU')?.outcomes[0]).toMatchObject({ settled: null, difference: null })
  expect(marketOf(answer, 'COU')?.outcomes[0]?.probability).toBeCloseTo(0.5, 9)
})

test('all 24 markets are there: those of goals without a price too, others by their own prices', async () => {
  await store(
    coming,
    {
      ...PRICED,
      total_corners: [
        ...quotedBy(bet365, [1, 1.9, 9.5], [2, 1.9, 9.5]),
        ...quotedBy(pinnacle, [1, 2, 9.5], [2, 1.85, 9.5]),
      ],
      team_shots: quotedBy(bet365, [1, 1.8, 12.5], [2, 2, 12.5], [3, 1.9, 10.5]),
      score_penalty: quotedBy(bet365, [1, 5], [2, 6]),
    },
    REFERENCE,
  )
  const answer = await read()
  expect(answer.markets).toHaveLength(24)
  const bases = Object.fromEntries(answer.markets.map(({ key, outcomes }) => [key, outcomes[0]?.basis ?? null]))
  expect(bases).toMatchObject({ FT: 'market', HTR: 'price', lastTS: 'price', COU: 'market', tSh: 'market', CMB: null })
  // The other outcomes may both happen: no margin can be taken out of them.
  expect(bases.sPt).toBeNull()
  const [half] = marketOf(answer, 'HTR')?.outcomes ?? []
  expect(half).toMatchObject({ label: '1', price: null, difference: null })
  expect(half?.probability).toBeGreaterThan(0.3)
  const [corners] = marketOf(answer, 'COU')?.outcomes ?? []
  // Fair by Pinnacle, offered by the first of the ladder.
  expect(corners?.probability).toBeCloseTo(0.48, 2)
  expect(corners?.difference).toBeCloseTo(1.9 * (corners?.probability ?? 0) - 1, 9)
  expect(
    marketOf(answer, 'tSh')?.outcomes.map(({ side, label, probability }) => [side, label, probability !== null]),
  ).toEqual([
    ['home', 'over', true],
    ['home', 'under', true],
    ['away', 'over', false],
  ])
  expect(marketOf(answer, 'sPt')?.outcomes[0]).toMatchObject({ price: { '0': 5, '1': 400 }, probability: null })
})

test('our own forecast is next to the price with what it differs by', async () => {
  await store(coming, PRICED, REFERENCE)
  await forecasted()
  const { own, basis, ...answer } = await read()
  expect(basis).toBe('price')
  expect(own).toMatchObject({
    ...{ home: 0.5, draw: 0.26, away: 0.24, over: 0.52, plus_minus: { home: 11, draw: 5, away: 10 } },
    prices: { '1': 2 },
    corners: { home: 5.8, away: 4.4 },
    yellow_cards: { home: 1.6, away: 2.1 },
  })
  expect(own?.difference?.['1']).toBeCloseTo(0.5 - 0.46017, 4)
  expect(own?.goals?.home).toBeGreaterThan(own?.goals?.away ?? 9)
  // Nobody prices the corners: ours is the only price.
  const corners = marketOf({ own, basis, ...answer } as Forecast, 'COU')
  expect(corners).toMatchObject({ source: null, outcomes: [{ basis: 'own' }, { basis: 'own' }] })
  expect(corners?.outcomes.map(({ line, price }) => [line, price])).toEqual([
    [9.5, null],
    [9.5, null],
  ])
})

test('cards that nobody prices are forecast from yellow cards and the red ones of the league’s last season', async () => {
  const season = { league: 'premier', name: '2025/2026', startsOn: '2025-08-01', endsOn: '2026-05-31', current: true }
  const last = { key: 'last', name: '2024/2025', startsOn: '2024-08-01', endsOn: '2025-05-31', current: false }
  const seasons = [
    { ...season, key: 'premier now' },
    { ...season, ...last },
  ]
  const figures = (redCards: number) => ({ corners: 5, yellowCards: 2, redCards, statistics: {} })
  const sides = { home: figures(0), away: figures(1) }
  const before = played('ashton', 'brough', '2025-03-01T15:00:00.000Z', [1, 1], { season: 'last', sides })
  await server.store(world({ teams: [team('Ashton'), team('Brough')], fixtures: [coming, before], seasons }))
  await forecasted()
  const known = Object.fromEntries((await read()).markets.map((market) => [market.key, market]))
  // 1.6 and 2.1 yellow cards, no red one at home and one a match away.
  const [over] = known.ATC?.outcomes ?? []
  expect(over).toMatchObject({ label: 'over', line: 4.5, price: null })
  expect(over?.probability).toBeCloseTo(totalOverChance(4.5, 4.7, DISPERSION.yellowCards), 6)
  expect(over?.fair_price).toBeCloseTo(1 / (over?.probability ?? 1), 9)
  expect(known.tCard?.outcomes.map(({ side, line }) => [side, line])).toEqual([
    ['home', 1.5],
    ['home', 1.5],
    ['away', 2.5],
    ['away', 2.5],
  ])
  expect([known.AHC?.outcomes[0]?.basis, known.COU?.outcomes[0]?.basis]).toEqual(['own', 'own'])
})

test('a market without a probability says why', async () => {
  await store(coming, { ...PRICED, score_penalty: quotedBy(bet365, [1, 5], [2, 6]) }, REFERENCE)
  await forecasted()
  const answer = await read()
  const reasons = Object.fromEntries(answer.markets.map(({ key, reason }) => [key, reason]))
  expect(reasons).toMatchObject({ FT: null, sPt: 'margin', COU: null, ATC: 'not_rated' })
  for (const key of ['redCard', 'tSh', 'tShT', 'tOffs', 'mPt', 'penalty'])
    expect([key, reasons[key]]).toEqual([key, 'no_rule'])
})

test('where no bookmaker has a price ours is the price of the scores', async () => {
  await store(coming, {})
  await forecasted()
  const answer = await read()
  expect(answer).toMatchObject({ stands: null, basis: 'own', sources: null, own: { difference: null } })
  const result = marketOf(answer, 'FT')
  expect(result?.outcomes[0]?.basis).toBe('own')
  expect(result?.outcomes.map(({ label, fair_price, price }) => [label, five(fair_price), price])).toEqual([
    ['1', 2, null],
    ['X', expect.closeTo(3.84615, 4), null],
    ['2', expect.closeTo(4.16667, 4), null],
  ])
  expect(answer.scores?.flat().reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
})

test('prices that give no scores are still fair by themselves, and those of the reference price when nobody else has one', async () => {
  await store(
    coming,
    { full_time_result: [...PRICED.full_time_result, ...quotedBy(average, ...result(1.25, 6.5, 12))] },
    REFERENCE,
  )
  const answer = await read()
  expect(answer).toMatchObject({ basis: null, sources: null, goals: null, scores: null })
  expect(marketOf(answer, 'FT')).toMatchObject({
    source: 'Bet365',
    outcomes: [{ basis: 'market', probability_source: 'Market average' }, {}, {}],
  })
  expect(five(marketOf(answer, 'FT')?.outcomes[0]?.probability)).toBe(0.78975)
  await store(coming, {})
  const empty = await read()
  expect(empty).toMatchObject({ stands: null, basis: null, own: null })
  // The reference price is another record: it stays.
  expect(empty.markets.filter(({ outcomes }) => outcomes.length > 0).map(({ key }) => key)).toEqual(['FT'])
})

test('a finished match has everything as known before kick-off', async () => {
  const closing = (quotes: readonly Quote[]) => quotes.map((quote) => ({ ...quote, closing: true }))
  await store(
    over,
    { full_time_result: closing(PRICED.full_time_result), total_goals: closing(PRICED.total_goals) },
    { ...REFERENCE, closing: true },
  )
  const answer = await read()
  expect(answer).toMatchObject({ stands: 'closing', basis: 'price' })
  expect(five(answer.scores?.[2]?.[1])).toBeLessThan(0.2)
})

test('is for subscribers; an unknown match is not found, an invalid id is refused', async () => {
  await store(coming, PRICED, REFERENCE)
  expect((await server.ask('/api/v3/forecast/1')).status).toBe(401)
  const free = await viewer(server, 'unpaid')
  expect(await (await server.ask('/api/v3/forecast/1', signedIn(free))).json()).toEqual({ type: 0 })
  const token = await viewer(server, 'subscriber')
  expect((await server.ask('/api/v3/forecast/424242', signedIn(token))).status).toBe(404)
  for (const id of ['0', '-1', 'abc', '1.5', '2147483648']) {
    expect([id, (await server.ask(`/api/v3/forecast/${id}`, signedIn(token))).status]).toEqual([id, 400])
  }
})
