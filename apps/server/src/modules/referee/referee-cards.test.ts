import { rateMatches } from '@touchline/ingest/derive/ratings/rate-matches.ts'
import { RATED_NOW, ratedBatch, ratedFixtures } from '@touchline/ingest/derive/ratings/rated-world.testing.ts'
import { totalOverChance } from '@touchline/probability'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()
const by = useReader(server)

interface Cards {
  forecast: {
    with_referee: { mean: number; over_35: number } | null
    without_referee: { mean: number; over_35: number }
    factor: number | null
  } | null
  league: { season: { name: string }; matches: number; mean: number; low: number; high: number; over_35: number } | null
}

const cardsOf = (id: number) => by.get<Cards>(`/api/v3/referee/cards/${id}`)

async function rated() {
  await server.store(ratedBatch(ratedFixtures()))
  await rateMatches(server.database, { now: RATED_NOW })
  return server.database.rows<{ id: number; referee: number | null; effect: number | null; mean: number }>(
    `select f.id, f.referee_id as referee, c.referee_effect as effect, c.home_yellow_cards + c.away_yellow_cards as mean
     from fixture f join forecast c on c.fixture_id = f.id where f.kickoff > '2021-08-01' order by f.id`,
  )
}

test('the cards of a match are forecast with its referee and with an average one, whose effect is what parts the two', async () => {
  const matches = await rated()
  const named = matches.filter(({ referee }) => referee !== null)
  expect(named.some(({ effect }) => Math.abs(effect ?? 0) > 0.001)).toBe(true)
  for (const { id, effect, mean } of named) {
    const { forecast } = await cardsOf(id)
    const average = mean / Math.exp(effect ?? 0)
    expect(forecast?.with_referee?.mean).toBeCloseTo(mean, 3)
    expect(forecast?.without_referee.mean).toBeCloseTo(average, 3)
    expect(forecast?.factor).toBeCloseTo(Math.exp(effect ?? 0), 3)
    expect(forecast?.without_referee.over_35).toBeCloseTo(totalOverChance(3.5, average, 0.0243), 3)
  }
})

test('while nobody is named there is the average referee alone', async () => {
  const matches = await rated()
  const unnamed = matches.filter(({ referee }) => referee === null)
  expect(unnamed.length).toBeGreaterThan(0)
  const { forecast } = await cardsOf(unnamed[0]?.id ?? 0)
  expect(forecast).toMatchObject({ with_referee: null, factor: null })
})

test('next to them stands the mean of the league’s last season with its interval', async () => {
  const [match] = await rated()
  const { league } = await cardsOf(match?.id ?? 0)
  const [expected] = await server.database.rows<{ name: string; matches: number; mean: number; over: number }>(
    `select s.name, count(*)::int as matches, avg(h.yellow_cards + a.yellow_cards)::float8 as mean,
       avg((h.yellow_cards + a.yellow_cards > 3)::int)::float8 as over
     from side h join side a on a.fixture_id = h.fixture_id and not a.home join season s on s.id = h.season_id
     where h.home and s.name = '2020/2021' and s.league_id = (select league_id from fixture where id = ${match?.id})
     group by s.name`,
  )
  expect(league).toMatchObject({ season: { name: expected?.name }, matches: expected?.matches })
  expect(league?.mean).toBeCloseTo(expected?.mean ?? 0, 3)
  expect(league?.over_35).toBeCloseTo(expected?.over ?? 0, 3)
  expect(league?.low).toBeLessThan(league?.mean ?? 0)
  expect(league?.high).toBeGreaterThan(league?.mean ?? 0)
})

test('a match that is not rated has no forecast', async () => {
  expect(await cardsOf(999_999)).toEqual({ type: 2, forecast: null, league: null })
})
