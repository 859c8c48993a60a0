import { BOOKMAKER, type FixtureRecord, MARKET, type ReferencePrice } from '@touchline/football'
import { deriveSeasons } from '@touchline/ingest/derive/seasons/derive-seasons.ts'
import { NOW } from '@touchline/testing/clock'
import { fixture, played, team, world } from '@touchline/testing/records'
import { connectTo, leaveStreams, type Message, useServer, viewer } from '@touchline/testing/server'
import { afterEach, expect, test } from 'vitest'

const server = useServer()
afterEach(leaveStreams)

const teams = [team('Ashton'), team('Brough')]
const TOMORROW = '2026-03-08T15:00:00.000Z'
const bet365 = (home: number): ReferencePrice => ({
  ...{ home, draw: 3.4, away: 4 },
  bookmaker: BOOKMAKER.bet365,
  closing: false,
})
/** The match with its reference prices and, if given, the price of both teams scoring. */
const priced = (home: number, btts?: number, match: FixtureRecord = fixture('ashton', 'brough', TOMORROW)) =>
  server.store(
    world({
      teams,
      fixtures: [{ ...match, referencePrice: bet365(home) }],
      ...(btts !== undefined && {
        odds: [
          {
            fixture: match.key,
            market: MARKET.both_teams_to_score,
            quotes: [
              { bookmaker: BOOKMAKER.bet365, selection: 1, line: null, opening: null, price: btts },
              { bookmaker: BOOKMAKER.bet365, selection: 2, line: null, opening: null, price: 1.9 },
            ],
          },
        ],
      }),
    }),
  )
const reported = ({ event, data }: Message) => [event, data]

test('everyone receives new reference prices, as the lists show them', async () => {
  await priced(1.8)
  const client = await connectTo(server.url)
  await client.position()
  await priced(1.75)
  expect(reported(await client.next())).toEqual([
    'odds',
    {
      match_id: 1,
      odds: [
        { '0': 1.75, '1': -133, '2': 53.4 },
        { '0': 3.4, '1': 240, '2': 25.4 },
        { '0': 4, '1': 300, '2': 21.2 },
      ],
      odds_source: 'Bet365',
    },
  ])
  const { odds } = (
    await server.get<{ odds: unknown }[]>('/api/upcoming/2026-03-08%2000:00/2026-03-09%2000:00')
  )[0] as { odds: unknown }
  expect(odds).toMatchObject([{ '0': 1.75 }, { '0': 3.4 }, { '0': 4 }])
})

test('a price of another market is reported without the reference prices, which did not change', async () => {
  await priced(1.8, 1.9)
  const client = await connectTo(server.url)
  await client.position()
  await priced(1.8, 1.95)
  expect(reported(await client.next())).toEqual(['odds', { match_id: 1 }])
})

test('a client that missed many prices of one match receives only the last', async () => {
  await priced(1.8, 1.9)
  const left = await (await connectTo(server.url)).position()
  await priced(1.7, 1.9)
  await priced(1.6, 1.9)
  await priced(1.6, 2)
  const client = await connectTo(server.url, { lastEventId: left })
  const { event, data } = await client.next()
  expect([event, data.odds?.[0]['0']]).toEqual(['odds', 1.6])
  await priced(1.5, 2)
  expect((await client.next()).data.odds?.[0]['0']).toBe(1.5)
})

test('prices of matches that are over or far away are unknown', async () => {
  const over = played('ashton', 'brough', '2026-03-07T09:00:00.000Z', [1, 0])
  const far = fixture('brough', 'ashton', '2026-03-28T15:00:00.000Z')
  for (const match of [over, far]) await priced(1.8, 1.9, match)
  const client = await connectTo(server.url)
  await client.position()
  for (const match of [over, far]) await priced(1.7, 2, match)
  await priced(1.8)
  await priced(1.7)
  const { event, data } = await client.next()
  expect([event, data.match_id]).toEqual(['odds', 3])
})

test('a subscriber learns that line-ups are new, and when the table of a season is', async () => {
  const match = played('ashton', 'brough', '2026-03-07T09:00:00.000Z', [1, 0])
  await server.store(world({ teams, fixtures: [match] }))
  const client = await connectTo(server.url, { token: await viewer(server, 'subscriber') })
  expect(reported(await client.next())).toEqual(['access', { type: 2 }])
  const lineup = { fixture: match.key, homeFormation: '4-4-2', awayFormation: null, confirmed: true, entries: [] }
  await server.store(world({ teams, fixtures: [match], lineups: [lineup] }))
  expect(reported(await client.next())).toEqual(['lineup', { match_id: 1 }])
  await deriveSeasons(server.database, { now: NOW })
  expect(reported(await client.next())).toEqual(['season', { season_id: 1 }])
})
