import { BOOKMAKER, EVENT_TYPE, type FixtureRecord, type Score } from '@touchline/football'
import { event, fixture, league, person, played, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { describe, expect, test } from 'vitest'
import { type HistoryReader, useHistoryReader, wordsOf } from './last-matches.testing.ts'

const server = useServer()
const by = useHistoryReader(server)

const teams = ['Ashton', 'Brough', 'Calder'].map((name) => team(name))
const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}T15:00:00.000Z`
const price = (home: number, away: number, bookmaker: number = BOOKMAKER.bet365) => ({
  referencePrice: { home, draw: 3.5, away, bookmaker: bookmaker as 3, closing: true },
})

/** Stores matches of Ashton. @returns Ashton's id */
async function stored(fixtures: readonly FixtureRecord[], more: Parameters<typeof world>[0] = {}): Promise<number> {
  await server.store(world({ teams, ...more, fixtures }))
  return idOf(server, 'team', 'Ashton')
}

const listed = async (query: Parameters<HistoryReader['last']>[0]) => (await by.last(query)).stats.data.map(wordsOf)

describe('the matches of a team', () => {
  const season = [
    played('ashton', 'brough', day(1), [2, 1]),
    played('calder', 'ashton', day(2), [0, 0]),
    played('ashton', 'calder', day(3), [0, 1], { league: 'cup', season: 'cup now' }),
    played('brough', 'calder', day(4), [5, 5]),
    fixture('ashton', 'brough', '2026-04-01T15:00:00.000Z'),
    fixture('ashton', 'brough', day(5), { state: 10 }),
  ]
  const leagues = { leagues: [league('premier', 'Premier League'), league('cup', 'FA Cup')] }

  test('are the finished ones alone, newest first, with sums from its view', async () => {
    const id = await stored(season, leagues)
    const { type, c_coach, stats } = await by.last({ id })
    expect([type, c_coach]).toEqual([2, 0])
    expect(stats.data.map(wordsOf)).toEqual([
      '02-03 Ashton 0-1 Calder',
      '02-02 Calder 0-0 Ashton',
      '02-01 Ashton 2-1 Brough',
    ])
    expect(stats.data.map(({ goal_color }) => goal_color)).toEqual(['red', 'amber', 'green'])
    expect(stats).toMatchObject({ foundCount: 3, total: 3, goal: [1, 1, 1], tGoal: 2, oGoal: 2, similar_source: null })
    expect(stats.data[0]).toMatchObject({
      league: { name: 'FA Cup', country: { id: 72, code: 'gb-eng', name: 'England' } },
      season: { name: '2025/2026' },
      round: { name: null },
    })
  })

  test('can be those of some seasons, of none, at home or away', async () => {
    const id = await stored(season, leagues)
    const rows = await server.database.rows<{ id: number }>('select id from season order by league_id')
    const [premier = 0, cup = 0] = rows.map((row) => row.id)
    expect(await listed({ id, seasons: cup })).toEqual(['02-03 Ashton 0-1 Calder'])
    expect(await listed({ id, seasons: premier, away: 0 })).toEqual(['02-01 Ashton 2-1 Brough'])
    expect(await listed({ id, seasons: `${premier},${cup}`, home: 0 })).toEqual(['02-02 Calder 0-0 Ashton'])
    expect(await listed({ id, seasons: `${premier},${cup}` })).toHaveLength(3)
    const none = await by.last({ id, seasons: -1 })
    expect(none.stats).toMatchObject({ data: [], foundCount: 0, total: 0, goal: [0, 0, 0] })
    expect(none.stats.avg_t1).toEqual(Array(21).fill(null))
  })

  test('come in pages that put together are all of them', async () => {
    const many = Array.from({ length: 23 }, (_, index) => played('ashton', 'brough', day(1 + (index >> 1)), [index, 0]))
    const id = await stored(many.map((one, index) => ({ ...one, key: `m${index}` })))
    const all = await by.last({ id, perPage: 0 })
    expect([all.stats.foundCount, all.stats.total]).toEqual([23, 23])
    const paged = await Promise.all([0, 1, 2, 3, 4, 5].map((pgNo) => by.last({ id, perPage: 5, pgNo })))
    expect(paged.map(({ stats }) => [stats.foundCount, stats.total])).toEqual(
      [5, 5, 5, 5, 3, 0].map((found) => [found, 23]),
    )
    expect(paged.flatMap(({ stats }) => stats.data)).toEqual(all.stats.data)
    const sum = (of: (stats: typeof all.stats) => number) => paged.reduce((total, { stats }) => total + of(stats), 0)
    expect(sum(({ tGoal }) => tGoal)).toBe(all.stats.tGoal)
    expect(sum(({ known }) => known.goals)).toBe(all.stats.known.goals)
    expect((await by.last({ id })).stats.foundCount).toBe(20)
    expect((await by.last({ id, perPage: 99_999 })).stats.foundCount).toBe(23)
    expect((await by.last({ id, perPage: 99_999, pgNo: 1 })).stats.foundCount).toBe(0)
  })

  test('can be those under a coach or under anybody else, whose number is shown within the other filters', async () => {
    const led = (at: number, homeCoach: string | null, score: Score = [1, 0]) =>
      played('ashton', 'brough', day(at), score, { homeCoach })
    const id = await stored(
      [
        led(1, 'alder'),
        led(2, 'birch'),
        led(3, null),
        played('brough', 'ashton', day(4), [0, 0], { awayCoach: 'birch' }),
      ],
      { coaches: [person('Alder'), person('Birch')] },
    )
    const current_coach = await idOf(server, 'coach', 'Birch')
    const days = async (query: Record<string, number>) => {
      const { c_coach, stats } = await by.last({ id, current_coach, ...query })
      return [c_coach, stats.total, ...stats.data.map(({ date }) => Number(date.slice(8, 10)))]
    }
    expect(await days({})).toEqual([2, 4, 4, 3, 2, 1])
    expect(await days({ coach: 1, prevcoach: 1 })).toEqual([2, 4, 4, 3, 2, 1])
    expect(await days({ coach: 1 })).toEqual([2, 2, 4, 2])
    expect(await days({ prevcoach: 1 })).toEqual([2, 2, 3, 1])
    expect(await days({ coach: 1, away: 0 })).toEqual([1, 1, 2])
    expect(await days({ coach: 1, current_coach: 0 })).toEqual([0, 0])
    expect(await days({ prevcoach: 1, current_coach: 0 })).toEqual([0, 4, 4, 3, 2, 1])
  })

  test('an unknown team has none', async () => {
    expect((await by.last({ id: 999_999 })).stats).toMatchObject({ data: [], foundCount: 0, total: 0 })
  })

  test('are computed again as soon as a result is corrected or another match ends', async () => {
    const first = played('ashton', 'brough', day(1), [1, 0])
    const next = fixture('calder', 'ashton', day(2))
    const id = await stored([first, next])
    expect(await listed({ id })).toEqual(['02-01 Ashton 1-0 Brough'])
    await stored([{ ...first, scores: { ...first.scores, fullTime: [1, 1], current: [1, 1] } }])
    expect(await listed({ id })).toEqual(['02-01 Ashton 1-1 Brough'])
    await stored([{ ...played('calder', 'ashton', day(2), [0, 3]) }])
    expect(await listed({ id })).toEqual(['02-02 Calder 0-3 Ashton', '02-01 Ashton 1-1 Brough'])
  })
})

describe('similar matches', () => {
  test('are those with the same price of the team itself, at home and away, to two decimals', async () => {
    const id = await stored([
      played('ashton', 'brough', day(1), [1, 0], price(2.5, 3)),
      played('brough', 'ashton', day(2), [1, 0], price(3, 2.5)),
      played('brough', 'ashton', day(3), [1, 0], price(2.5, 3)),
      played('ashton', 'brough', day(4), [1, 0], price(2.504, 3)),
      played('ashton', 'brough', day(5), [1, 0], price(2.51, 3)),
      played('ashton', 'brough', day(6), [1, 0]),
    ])
    const { stats } = await by.last({ id, similar: 2.5 })
    expect(stats.data.map(({ date }) => Number(date.slice(8, 10)))).toEqual([4, 2, 1])
    expect([stats.total, stats.similar_source]).toEqual([3, 'Bet365'])
    expect(stats.data[1]).toMatchObject({ three_way: { '1': 3, X: 3.5, '2': 2.5 }, odds_source: 'Bet365' })
    expect((await by.last({ id, similar: 2.5, away: 0 })).stats.total).toBe(2)
    expect((await by.last({ id, similar: 7 })).stats.total).toBe(0)
  })

  test('compare the prices of one bookmaker alone: the one named, else the first of the ladder', async () => {
    const id = await stored([
      played('ashton', 'brough', day(1), [1, 0], price(2.5, 3, BOOKMAKER.average)),
      played('ashton', 'brough', day(2), [1, 0], price(2.5, 3, BOOKMAKER.pinnacle)),
      played('ashton', 'brough', day(3), [1, 0], price(2.5, 3, BOOKMAKER.betway)),
    ])
    const found = async (query: Record<string, string>) => {
      const { stats } = await by.last({ id, similar: 2.5, ...query })
      return [stats.similar_source, ...stats.data.map(({ odds_source }) => odds_source)]
    }
    expect(await found({})).toEqual(['Pinnacle', 'Pinnacle'])
    expect(await found({ similar_source: 'Market average' })).toEqual(['Market average', 'Market average'])
    expect(await found({ similar_source: 'betway' })).toEqual(['Betway', 'Betway'])
    expect(await found({ similar_source: 'Bet365' })).toEqual(['Bet365'])
  })

  test('a team without prices has none', async () => {
    const id = await stored([played('ashton', 'brough', day(1), [1, 0])])
    expect((await by.last({ id, similar: 2.5 })).stats).toMatchObject({ total: 0, similar_source: null })
  })

  test('a match that went to extra time has the result after 90 minutes', async () => {
    const scores = { halfTime: null, fullTime: [1, 1], extraTime: [2, 1], shootOut: null, current: [2, 1] } as const
    const id = await stored([played('ashton', 'brough', day(1), [1, 1], { ...price(2.5, 3), state: 7, scores })])
    const { data, goal } = (await by.last({ id, similar: 2.5 })).stats
    expect(data[0]).toMatchObject({
      local_score: 1,
      visitor_score: 1,
      goal_color: 'amber',
      scores: { et_score: '2-1' },
    })
    expect(goal).toEqual([0, 1, 0])
  })
})

describe('halves', () => {
  const zero = { corners: 0, yellowCards: 0, redCards: 0, statistics: {} }

  test('add up to the whole in every count of a match reported by the minute', async () => {
    const match = played('ashton', 'brough', day(1), [2, 1], {
      sides: {
        home: { ...zero, corners: 2, yellowCards: 1, redCards: 1 },
        away: { ...zero, corners: 1, yellowCards: 1 },
      },
    })
    const id = await stored([match], {
      events: [
        {
          fixture: match.key,
          events: [
            event(EVENT_TYPE.goal, 45, 'home', { extraMinute: 2 }),
            event(EVENT_TYPE.goal, 46, 'away'),
            event(EVENT_TYPE.penalty_goal, 90, 'home', { extraMinute: 3 }),
            event(EVENT_TYPE.corner, 10, 'home'),
            event(EVENT_TYPE.corner, 60, 'home'),
            event(EVENT_TYPE.corner, 61, 'away'),
            event(EVENT_TYPE.yellow_card, 30, 'home'),
            event(EVENT_TYPE.yellow_card, 70, 'away'),
            event(EVENT_TYPE.yellow_red_card, 80, 'home'),
          ],
        },
      ],
    })
    const other = await idOf(server, 'team', 'Brough')
    const of = async (fullHalf: number) => {
      const { data, tGoal, oGoal, tCorner, oCorner, tYC, oYC, tRC, oRC } = (await by.last({ id, fullHalf })).stats
      const { corners, local_cards, visitor_cards } = data[0] ?? {}
      return [
        tGoal,
        oGoal,
        tCorner,
        oCorner,
        tYC,
        oYC,
        tRC,
        oRC,
        corners?.[id],
        corners?.[other],
        local_cards,
        visitor_cards,
      ]
    }
    const [none, yellow] = [
      { yellow: 0, red: 0 },
      { yellow: 1, red: 0 },
    ]
    expect(await of(0)).toEqual([2, 1, 2, 1, 1, 1, 1, 0, 2, 1, { yellow: 1, red: 1 }, yellow])
    expect(await of(1)).toEqual([1, 0, 1, 0, 1, 0, 0, 0, 1, 0, yellow, none])
    expect(await of(2)).toEqual([1, 1, 1, 1, 0, 1, 1, 0, 1, 1, { yellow: 0, red: 1 }, yellow])
  })

  test('without minutes are known of goals by the half-time score and of nothing else', async () => {
    const scores = { halfTime: [1, 0], fullTime: [1, 2], extraTime: null, shootOut: null, current: [1, 2] } as const
    const figures = { ...zero, corners: 4, yellowCards: 2, statistics: { shots_total: 9 } }
    const match = { scores, sides: { home: figures, away: figures } }
    const id = await stored([played('ashton', 'brough', day(1), [1, 2], match)])
    const { stats } = await by.last({ id, fullHalf: 2 })
    expect(stats.data[0]).toMatchObject({
      local_score: 0,
      visitor_score: 2,
      goal_color: 'red',
      corner_color: null,
      local_cards: { yellow: -1, red: -1 },
      scores: { localteam_score: 1, visitorteam_score: 2, ht_score: '1-0' },
    })
    expect(stats.data[0]?.corners[id]).toBeNull()
    expect(stats).toMatchObject({ goal: [0, 0, 1], tGoal: 0, oGoal: 2, corner: [0, 0, 0], card: 0 })
    expect(stats.known).toMatchObject({ goals: 1, corners: 0, yellow: 0, red: 0 })
    expect([stats.data[0]?.stats[0], stats.avg_t1[0]]).toEqual([[9, 9, 1], 9])
  })
})

describe('a figure that nobody counted', () => {
  test('is unknown and never 0, and a counted 0 is 0', async () => {
    const counted = { corners: 0, yellowCards: 0, redCards: 0, statistics: { offsides: 0 } }
    const id = await stored([
      played('ashton', 'brough', day(1), [0, 0]),
      played('ashton', 'brough', day(2), [0, 0], { sides: { home: counted, away: counted } }),
    ])
    const { data, ...sums } = (await by.last({ id })).stats
    const [known, unknown] = data
    expect(known).toMatchObject({ local_cards: { yellow: 0, red: 0 }, corner_color: 'amber' })
    expect([known?.corners[id], known?.stats[14], known?.stats[0]]).toEqual([0, [0, 0, 1], [null, null, null]])
    expect(unknown).toMatchObject({ local_cards: { yellow: -1, red: -1 }, corner_color: null })
    expect([unknown?.corners[id], unknown?.stats[14]]).toEqual([null, [null, null, null]])
    expect(sums.known).toMatchObject({ goals: 2, corners: 1, yellow: 1, red: 1 })
    expect([sums.corner, sums.card, sums.avg_t1[14], sums.avg_t1[0]]).toEqual([[0, 1, 0], 1, 0, null])
  })
})

test('a statistic has the team’s own count first, wherever it played, and says by 0, 1 or 2 whether it had more, as many or fewer', async () => {
  const none = { corners: null, yellowCards: null, redCards: null }
  const shots = (shots_total: number) => ({ ...none, statistics: { shots_total } })
  const sides = (home: number, away: number) => ({ sides: { home: shots(home), away: shots(away) } })
  const id = await stored([
    played('ashton', 'brough', day(1), [0, 0], sides(9, 4)),
    played('brough', 'ashton', day(2), [0, 0], sides(7, 7)),
    played('brough', 'ashton', day(3), [0, 0], sides(12, 3)),
  ])
  const { stats } = await by.last({ id })
  expect(stats.data.map((match) => match.stats[0])).toEqual([
    [3, 12, 2],
    [7, 7, 1],
    [9, 4, 0],
  ])
  expect(stats.data.map((match) => match.stats.length)).toEqual([21, 21, 21])
})
