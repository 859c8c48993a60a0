import { MARKET, type RecordBatch } from '@touchline/football'
import { useDatabase } from '@touchline/testing/database'
import { describe, expect, test } from 'vitest'
import { applyBatch } from '../write/apply-batch.ts'
import { meeting, NOW, RESULT, reportedBy } from './sources.testing.ts'

const database = useDatabase()

const apply = (batch: RecordBatch) => applyBatch(database, batch, { now: NOW })
const count = async (table: string) => (await database.rows(`select count(*) as n from ${table}`))[0].n
const on = (day: string, key = day) => ({ ...meeting, key, kickoff: `${day}T00:00:00.000Z` })
const scotland = { league: 'scotland/premiership' }

describe('two sources describe one fixture', () => {
  test('when the days are at most one apart', async () => {
    await apply(reportedBy('football-data', [on('2017-10-01'), on('2018-04-01')], {}, scotland))
    await apply(reportedBy('openfootball', [on('2017-10-02'), on('2018-03-31')], {}, scotland))
    expect(await count('fixture')).toBe(2)
  })

  test('whatever the day, where each pair meets once at each one’s home', async () => {
    await apply(reportedBy('football-data', [on('2017-10-01')]))
    await apply(reportedBy('openfootball', [on('2018-02-14')]))
    expect(await database.rows('select kickoff from fixture')).toEqual([
      { kickoff: new Date('2017-10-01T00:00:00.000Z') },
    ])
  })

  test('where a pair meets more often, when one has the result of a match whose old date the other still has', async () => {
    await apply(reportedBy('openfootball', [on('2017-08-12'), on('2018-02-03')], {}, scotland))
    await apply(reportedBy('football-data', [on('2017-08-12'), { ...on('2018-03-14'), ...RESULT }], {}, scotland))
    expect(await database.rows('select kickoff, state_id from fixture order by kickoff')).toMatchObject([
      { kickoff: new Date('2017-08-12T00:00:00.000Z'), state_id: 1 },
      { kickoff: new Date('2018-03-14T00:00:00.000Z'), state_id: 5 },
    ])
  })

  test('where a pair meets more often, when both have one match of it with one result and a date moved', async () => {
    await apply(reportedBy('football-data', [{ ...on('2017-10-01'), ...RESULT }], {}, scotland))
    await apply(reportedBy('openfootball', [{ ...on('2017-10-13'), ...RESULT }], {}, scotland))
    expect(await database.rows('select kickoff from fixture')).toEqual([{ kickoff: new Date('2017-10-01T00:00:00Z') }])
    expect(await database.rows(`select kind from feed_problem`)).toEqual([{ kind: 'day' }])
  })

  test('under every way to write the season', async () => {
    await apply(reportedBy('football-data', [meeting], {}, { season: '2017/2018' }))
    await apply(reportedBy('openfootball', [meeting], {}, { season: '2017-18' }))
    await apply(reportedBy('wyscout', [meeting], {}, { season: '2017/18' }))
    expect(await database.rows('select name from season')).toEqual([{ name: '2017/2018' }])
    expect(await count('fixture')).toBe(1)
  })
})

describe('a fixture stays its own', () => {
  test('where a pair meets more than once and has been played on both days', async () => {
    const other = { ...RESULT, scores: { ...RESULT.scores, fullTime: [0, 1], current: [0, 1] } } as const
    await apply(reportedBy('football-data', [{ ...on('2017-10-01'), ...RESULT }], {}, scotland))
    await apply(reportedBy('openfootball', [{ ...on('2017-10-13'), ...other }], {}, scotland))
    expect(await count('fixture')).toBe(2)
  })

  test('where it could be either of two', async () => {
    await apply(reportedBy('football-data', [on('2017-10-01'), on('2017-10-03')], {}, scotland))
    await apply(reportedBy('openfootball', [on('2017-10-02')], {}, scotland))
    expect(await count('fixture')).toBe(3)
  })

  test('where two of a source could be one of another', async () => {
    await apply(reportedBy('football-data', [on('2017-10-02')], {}, scotland))
    await apply(reportedBy('openfootball', [on('2017-10-01'), on('2017-10-03')], {}, scotland))
    expect(await count('fixture')).toBe(3)
  })

  test('when the same source has it under another key already', async () => {
    await apply(reportedBy('football-data', [on('2017-10-01')]))
    await apply(reportedBy('openfootball', [on('2017-10-01', 'first')]))
    await apply(reportedBy('openfootball', [on('2017-10-01', 'second')]))
    expect(await count('fixture')).toBe(2)
  })

  test('in another season or another competition', async () => {
    await apply(reportedBy('football-data', [meeting]))
    await apply(reportedBy('openfootball', [meeting], {}, { season: '2017' }))
    await apply(reportedBy('wyscout', [meeting], {}, scotland))
    expect(await count('fixture')).toBe(3)
  })
})

describe('prices of every bookmaker', () => {
  const quotes = (price: number) => [{ bookmaker: 3 as const, selection: 1, line: null, opening: null, price }]
  const priced = (source: 'football-data' | 'openfootball' | 'sportmonks', price: number, ...markets: (1 | 2 | 3)[]) =>
    reportedBy(source, [meeting], {
      odds: markets.map((market) => ({ fixture: meeting.key, market, quotes: quotes(price) })),
    })
  const stored = () => database.rows('select market_id as market, prices from odds_current order by market_id')

  test('are those of the first source in their order, and none of the other', async () => {
    await apply(priced('football-data', 1.8, 1, 2))
    await apply(priced('sportmonks', 1.7, 1))
    expect(await stored()).toEqual([{ market: MARKET.full_time_result, prices: [1.7] }])
    expect(await apply(priced('football-data', 1.8, 1, 2))).toMatchObject({ unchanged: true })
    expect(await stored()).toHaveLength(1)
  })

  test('are no longer any when the source that reported them withdraws them, until another reports its own again', async () => {
    await apply(priced('sportmonks', 1.7, 1))
    await apply(priced('football-data', 1.8, 1))
    await apply(reportedBy('sportmonks', [meeting], { odds: [{ fixture: meeting.key, market: 1, quotes: [] }] }))
    expect(await stored()).toEqual([])
    await apply(priced('football-data', 1.8, 1))
    expect(await stored()).toEqual([{ market: 1, prices: [1.8] }])
  })

  test('that come without the fixture find it all the same', async () => {
    await apply(priced('sportmonks', 1.7, 1))
    await apply(priced('football-data', 1.8, 1))
    const odds = [{ fixture: meeting.key, market: MARKET.full_time_result, quotes: quotes(1.75) }]
    await apply({ source: 'football-data', odds })
    expect(await stored()).toEqual([{ market: 1, prices: [1.7] }])
    await apply({ source: 'sportmonks', odds })
    expect(await stored()).toEqual([{ market: 1, prices: [1.75] }])
  })
})

test('a source that holds its results back leaves a match not started, and one that does not reports them', async () => {
  const played = {
    state: 5,
    scores: { ...meeting.scores, fullTime: [1, 0], current: [1, 0] },
  } as const
  await apply(reportedBy('football-data', [meeting]))
  await apply(reportedBy('openfootball', [meeting]))
  expect(await database.rows('select state_id from fixture')).toEqual([{ state_id: 1 }])
  await apply(reportedBy('openfootball', [{ ...meeting, ...played }]))
  expect(await database.rows('select state_id, home_goals from fixture')).toEqual([{ state_id: 5, home_goals: 1 }])
})

test('a season kept by the feed has its own days, whatever matches others know', async () => {
  const days = async () => database.rows('select name, starts_on, ends_on, current from season')
  const feed = reportedBy('sportmonks', [])
  const kept = { startsOn: '2017-08-01', endsOn: '2018-05-31', current: true }
  await apply(reportedBy('football-data', [on('2017-07-30'), on('2018-06-02')]))
  await apply({ ...feed, seasons: feed.seasons?.map((one) => ({ ...one, ...kept })) ?? [] })
  await apply(reportedBy('openfootball', [on('2017-07-01')]))
  expect(await days()).toEqual([{ name: '2017/2018', starts_on: '2017-08-01', ends_on: '2018-05-31', current: true }])
})
