import { BOOKMAKER, MARKET } from '@touchline/football'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventClub, parsePrices, priceRecords, pricesPath, SPORTS, type Sport } from './index.ts'

const NOW = new Date('2026-11-28T09:00:00Z')
const SEEN = '2026-11-28T08:55:30Z'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const outcome = (name: string, price: unknown) => ({ name, price })
const book = (key: string, prices: readonly unknown[], rest: Record<string, unknown> = {}) => ({
  key,
  title: key.toUpperCase(),
  last_update: SEEN,
  markets: [
    {
      key: 'h2h',
      last_update: SEEN,
      outcomes: [outcome('Ashton', prices[0]), outcome('Brough', prices[2]), outcome('Draw', prices[1])],
    },
  ],
  ...rest,
})
const event = (bookmakers: readonly unknown[], rest: Record<string, unknown> = {}) => ({
  id: 'e1',
  sport_key: 'soccer_epl',
  commence_time: '2026-11-28T15:00:00Z',
  home_team: 'Ashton',
  away_team: 'Brough',
  bookmakers,
  ...rest,
})
const read = (value: unknown) => parsePrices(bytes(value), NOW)

describe('the prices of a match', () => {
  it('go by the names of the outcomes and not by their order', () => {
    expect(read([event([book('skybet', [2.1, 3.4, 3.6])])])).toEqual({
      events: [
        {
          key: 'e1',
          kickoff: '2026-11-28T15:00:00.000Z',
          home: 'Ashton',
          away: 'Brough',
          books: [{ bookmaker: BOOKMAKER.sky_bet, home: 2.1, draw: 3.4, away: 3.6, at: '2026-11-28T08:55:30.000Z' }],
        },
      ],
      problems: [],
    })
  })

  it('stay for a bookmaker that is not in the list, which is reported by its title', () => {
    const { events, problems } = read([event([book('newbook', [2.1, 3.4, 3.6])])])
    expect(events[0]?.books).toMatchObject([{ bookmaker: null, home: 2.1 }])
    expect(problems).toMatchObject([{ kind: 'bookmaker', key: 'newbook', reason: expect.stringContaining('NEWBOOK') }])
  })

  it.each([
    ['that is missing', book('skybet', [2.1, null, 3.6])],
    ['below 1.01', book('skybet', [2.1, 1, 3.6])],
    ['that does not belong to the others', book('skybet', [1.11, 1.11, 1.11])],
    [
      'without the instant it was seen at',
      { ...book('skybet', [2.1, 3.4, 3.6]), last_update: null, markets: [{ key: 'h2h', outcomes: [] }] },
    ],
    [
      'that takes bets against',
      book('matchbook', [2.1, 3.4, 3.6], { markets: [{ key: 'h2h_lay', last_update: SEEN, outcomes: [] }] }),
    ],
  ])('are left out and reported where there is one %s', (_, wrong) => {
    const { events, problems } = read([event([wrong, book('coral', [2, 3.5, 3.8])])])
    expect(events[0]?.books.map(({ bookmaker }) => bookmaker)).toEqual([BOOKMAKER.coral])
    expect(problems).toHaveLength(1)
  })

  it('are none once the match has begun', () => {
    expect(read([event([book('skybet', [2.1, 3.4, 3.6])], { commence_time: NOW.toISOString() })])).toEqual({
      events: [],
      problems: [],
    })
  })

  it('are none in an empty answer, and one that is no list is reported', () => {
    expect(read([])).toEqual({ events: [], problems: [] })
    expect(read({ message: 'Usage quota has been reached' }).problems).toHaveLength(1)
  })
})

describe('the records of a match', () => {
  const books = [book('skybet', [2.1, 3.4, 3.6]), book('coral', [2, 3.5, 3.8]), book('newbook', [2.2, 3.3, 3.7])]
  const records = priceRecords(read([event(books)]).events, [BOOKMAKER.bet365, BOOKMAKER.average])

  it('are every price of the list with the instant it was seen at, and the average of all', () => {
    expect(records.seenOdds?.[0]).toMatchObject({ fixture: 'e1', market: MARKET.full_time_result })
    expect(
      records.seenOdds?.[0]?.quotes.map(({ bookmaker, selection, price }) => [bookmaker, selection, price]),
    ).toEqual([
      [BOOKMAKER.coral, 1, 2],
      [BOOKMAKER.coral, 2, 3.5],
      [BOOKMAKER.coral, 3, 3.8],
      [BOOKMAKER.sky_bet, 1, 2.1],
      [BOOKMAKER.sky_bet, 2, 3.4],
      [BOOKMAKER.sky_bet, 3, 3.6],
      [BOOKMAKER.average, 1, 2.1],
      [BOOKMAKER.average, 2, 3.4],
      [BOOKMAKER.average, 3, 3.7],
    ])
  })

  it('have the reference price of the first of the ladder that is there', () => {
    const price = { bookmaker: BOOKMAKER.average, home: 2.1, draw: 3.4, away: 3.7, closing: false }
    expect(records.referencePrices).toEqual([{ fixture: 'e1', price }])
  })

  it('have no average of two bookmakers, and are none without prices', () => {
    const two = priceRecords(read([event(books.slice(0, 2))]).events, [BOOKMAKER.average])
    expect([two.seenOdds?.[0]?.quotes.length, two.referencePrices?.[0]?.price]).toEqual([6, null])
    expect(priceRecords(read([event([])]).events, [BOOKMAKER.average]).seenOdds).toEqual([])
  })
})

describe('a club', () => {
  const [premierLeague] = SPORTS as readonly [Sport, ...Sport[]]
  const championsLeague = SPORTS.find(({ country }) => country === null) as Sport

  it.each([
    ['Brighton and Hove Albion', 'england/brighton-hove-albion'],
    ['Wolverhampton Wanderers', 'england/wolverhampton-wanderers'],
  ])('that it calls %s is found', (name, key) => {
    expect(eventClub(premierLeague, name)?.key).toBe(key)
  })

  it('in a cup of many countries is found if its name is unambiguous', () => {
    expect(eventClub(championsLeague, 'Inter Milan')?.key).toBe('italy/inter')
    expect(eventClub(championsLeague, 'Liverpool')).toMatchObject({ key: 'england/liverpool' })
  })

  it('that is only alike, or of another country, is none', () => {
    expect(eventClub(premierLeague, 'Brighton and Hove United')).toBeNull()
    expect(eventClub(premierLeague, 'Inter Milan')).toBeNull()
  })
})

it('asks for one region and one market, which is one credit', () => {
  expect(SPORTS.map(pricesPath)).toContain(
    'v4/sports/soccer_epl/odds?regions=uk&markets=h2h&oddsFormat=decimal&dateFormat=iso',
  )
})

it('takes what is whole and never fails, however spoilt 10,000 answers are', () => {
  const whole = event([book('coral', [2, 3.5, 3.8])], { id: 'whole' })
  const spoilt = fc.oneof(
    fc.anything(),
    fc
      .record({ name: fc.constantFrom('id', 'commence_time', 'home_team', 'bookmakers'), value: fc.anything() })
      .map(({ name, value }) => event([book('coral', [2, 3.5, 3.8])], { [name]: value })),
    fc
      .record({ name: fc.constantFrom('key', 'last_update', 'markets'), value: fc.anything() })
      .map(({ name, value }) => event([book('coral', [2, 3.5, 3.8], { [name]: value })])),
    fc.array(fc.anything(), { minLength: 3, maxLength: 3 }).map((prices) => event([book('coral', prices)])),
  )
  fc.assert(
    fc.property(spoilt, (row) => {
      const body = encoded([row, whole])
      if (body === null) return
      const { events } = parsePrices(body, NOW)
      expect(events.at(-1)?.key).toBe('whole')
      expect(events.at(-1)?.books).toHaveLength(1)
      for (const { books } of events)
        for (const { home, draw, away } of books) expect(1 / home + 1 / draw + 1 / away).toBeLessThan(1.31)
    }),
    { numRuns: 10_000 },
  )
})

/** Values that JSON cannot hold are skipped. */
function encoded(value: unknown): Uint8Array | null {
  try {
    return bytes(value)
  } catch {
    return null
  }
}
