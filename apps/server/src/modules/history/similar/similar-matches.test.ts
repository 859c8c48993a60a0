import { BOOKMAKER, DAY_MS, type FixtureRecord, MAX_RATED } from '@touchline/football'
import { league, played, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { describe, expect, test } from 'vitest'
import { type HistoryReader, useHistoryReader, wordsOf } from '../last-matches.testing.ts'

const server = useServer()
const by = useHistoryReader(server)

const teams = ['Ashton', 'Brough', 'Calder', 'Dorset'].map((name) => team(name))
const leagues = [league('premier', 'Premier League'), league('cup', 'FA Cup')]
const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}T15:00:00.000Z`
const price = (home: number, away: number, draw = 3.5) => ({
  referencePrice: { home, draw, away, bookmaker: BOOKMAKER.bet365, closing: true },
})
const cup = { league: 'cup', season: 'cup now' }

/** @returns Ashton's id */
async function stored(fixtures: readonly FixtureRecord[]): Promise<number> {
  await server.store(world({ teams, leagues, fixtures }))
  return idOf(server, 'team', 'Ashton')
}

const days = async (query: Parameters<HistoryReader['last']>[0]) => {
  const { stats } = await by.last(query)
  return [stats.total, ...stats.data.map(({ date }) => Number(date.slice(8, 10)))]
}

describe('a tolerance', () => {
  const near = [
    played('ashton', 'brough', day(1), [1, 0], price(2.5, 3)),
    played('brough', 'ashton', day(2), [1, 0], price(3, 2.45)),
    played('ashton', 'brough', day(3), [1, 0], price(2.55, 3)),
    played('ashton', 'brough', day(4), [1, 0], price(2.6, 3)),
    played('ashton', 'brough', day(5), [1, 0], price(2.61, 3)),
    played('ashton', 'brough', day(6), [1, 0], price(2.39, 3)),
  ]

  test('lets prices a little above and below through, its ends included', async () => {
    const id = await stored(near)
    expect(await days({ id, similar: 2.5 })).toEqual([1, 1])
    expect(await days({ id, similar: 2.5, tolerance: '0' })).toEqual([1, 1])
    expect(await days({ id, similar: 2.5, tolerance: '0.05' })).toEqual([3, 3, 2, 1])
    expect(await days({ id, similar: 2.5, tolerance: '0.10' })).toEqual([4, 4, 3, 2, 1])
  })

  test('by chance compares what is left of the prices without the margin, whatever the price', async () => {
    const id = await stored([
      // 2.10, 3.40, 3.60 leave the home side .460; shorter prices with a larger margin leave about as much.
      played('ashton', 'brough', day(1), [1, 0], price(2.1, 3.6, 3.4)),
      played('ashton', 'brough', day(2), [1, 0], price(2.02, 3.45, 3.25)),
      played('brough', 'ashton', day(3), [1, 0], price(3.6, 2.1, 3.4)),
      // The same price in a book with a larger margin.
      played('ashton', 'brough', day(4), [1, 0], price(2.1, 3.1, 3.1)),
    ])
    expect(await days({ id, similar: 2.1, tolerance: 'chance', chance: '0.460' })).toEqual([3, 3, 2, 1])
    expect(await days({ id, similar: 2.1 })).toEqual([3, 4, 3, 1])
  })

  test('follows prices that move', async () => {
    const id = await stored(near)
    await stored([{ ...(near[0] as FixtureRecord), ...price(1.5, 6) }])
    expect(await days({ id, similar: 2.5, tolerance: 'chance', chance: '0.630' })).toEqual([1, 1])
  })
})

describe('a scope', () => {
  const many = [
    played('ashton', 'brough', day(1), [1, 0], price(2.5, 3)),
    played('calder', 'dorset', day(2), [2, 2], price(2.5, 3)),
    played('dorset', 'calder', day(3), [0, 2], price(3, 2.5)),
    played('calder', 'dorset', day(4), [0, 1], { ...price(2.5, 3), ...cup }),
    played('calder', 'dorset', day(5), [3, 1], price(2.5, 2.5, 3.6)),
    played('calder', 'dorset', day(6), [1, 1], price(2.7, 3)),
  ]

  test('wider than one team lists other teams too, each match once and seen from the side at that price', async () => {
    const id = await stored(many)
    const premier = await idOf(server, 'league', 'Premier League')
    expect(await days({ id, similar: 2.5 })).toEqual([1, 1])
    expect(await days({ id, similar: 2.5, scope: 'league', league: premier })).toEqual([4, 5, 3, 2, 1])
    const { stats } = await by.last({ id, similar: 2.5, scope: 'all' })
    expect(stats.data.map(wordsOf)).toEqual([
      '02-05 Calder 3-1 Dorset',
      '02-04 Calder 0-1 Dorset',
      '02-03 Dorset 0-2 Calder',
      '02-02 Calder 2-2 Dorset',
      '02-01 Ashton 1-0 Brough',
    ])
    expect(stats.data.map(({ goal_color }) => goal_color)).toEqual(['green', 'red', 'green', 'amber', 'green'])
    const calder = await idOf(server, 'team', 'Calder')
    expect(stats.data.map(({ listed_id }) => listed_id)).toEqual([calder, calder, calder, calder, id])
    expect(stats).toMatchObject({ total: 5, goal: [3, 1, 1], tGoal: 8, oGoal: 4, similar_source: 'Bet365' })
    expect(stats.hit_rates.clean_sheet).toMatchObject({ count: 2, matches: 5 })
  })

  test('keeps to a venue, goes with a tolerance, and comes in pages that together are all of it', async () => {
    const id = await stored(many)
    expect(await days({ id, similar: 2.5, scope: 'all', home: 0 })).toEqual([2, 5, 3])
    expect(await days({ id, similar: 2.6, scope: 'all', tolerance: '0.10' })).toEqual([6, 6, 5, 4, 3, 2, 1])
    expect(await days({ id, similar: 2.5, scope: 'all', tolerance: 'chance', chance: '0.390' })).toEqual([
      4, 4, 3, 2, 1,
    ])
    const pages = await Promise.all(
      [0, 1, 2, 3].map((pgNo) => days({ id, similar: 2.5, scope: 'all', perPage: 2, pgNo })),
    )
    expect(pages).toEqual([[5, 5, 4], [5, 3, 2], [5, 1], [5]])
  })

  test('over all matches has pages far from the newest, with the same hit rates on each', async () => {
    // Two hundred on one afternoon, then one a day, before that eight a day: how dense the newest are misleads.
    const instants = Array.from({ length: 1_300 }, (_, at) => {
      const daysAgo = at < 200 ? 0 : at < 250 ? at - 199 : 90 + Math.floor((at - 250) / 8)
      return new Date(Date.UTC(2026, 1, 1, 15) - daysAgo * DAY_MS).toISOString()
    })
    const id = await stored(
      instants.map((instant, at) => ({
        ...played('ashton', 'brough', instant, [at % 2, 1], price(2.5, 3)),
        key: `match ${at}`,
      })),
    )
    const wanted = instants.toSorted().toReversed()
    const page = async (pgNo: number) => {
      const { stats } = await by.last({ id, similar: 2.5, scope: 'all', perPage: 100, pgNo })
      expect(stats.total).toBe(1_300)
      expect(stats.hit_rates.over_05.matches).toBe(MAX_RATED)
      return stats.data
    }
    const ids: number[] = []
    for (const pgNo of [0, 2, 3, 9, 11, 12]) {
      const data = await page(pgNo)
      expect(data.map(({ date }) => date.slice(0, 10))).toEqual(
        wanted.slice(100 * pgNo, 100 * pgNo + 100).map((instant) => instant.slice(0, 10)),
      )
      ids.push(...data.map(({ match_id }) => match_id))
    }
    expect(new Set(ids).size).toBe(600)
    expect(await page(13)).toEqual([])
  })

  test('limited to the team lists the same as a request without a scope', async () => {
    const id = await stored(many)
    const { stats } = await by.last({ id, similar: 2.5, scope: 'team', tolerance: '0', as_of: 'now' })
    expect(stats).toEqual((await by.last({ id, similar: 2.5 })).stats)
    expect(Object.keys(stats.data[0] ?? {})).not.toContain('listed_id')
  })
})
