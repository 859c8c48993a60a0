import type { SeasonStatistic } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { numbersIn } from '../../app/numbers.ts'
import { statisticSections, tileOf } from './statistics.model.ts'

const statistic = (type_id: number, value: unknown) =>
  ({ type_id, statistic_type: { developer_name: 'X', name: `Type ${type_id}` }, value }) as SeasonStatistic
const parts = (type_id: number, value: unknown) => {
  const { main, parts: rest } = tileOf(statistic(type_id, value), numbersIn('en'))
  return [main, ...rest.map(({ key, text }) => `${key} ${text}`)]
}

describe('a statistic of a season', () => {
  test.each<[what: string, type: number, value: unknown, read: (string | null)[]]>([
    ['a number', 5304, 12.5, ['12.50']],
    ['a count', 83, { count: 43, average: 0.3 }, ['43', 'average 0.30']],
    ['a total', 188, { total: 380, played: 145, percentage: 38.16 }, ['380', 'played 145', 'percentage 38.16%']],
    ['a share', 203, { all: 20 }, ['20%']],
    ['thousands', 43, { count: 29_559 }, ['29,559']],
    [
      'parts of parts',
      191,
      { total: 440, average: 3.03, home: { count: 235, average: 1.62, percentage: 53.41 } },
      ['440', 'average 3.03', 'home 235 · 1.62 · 53.41%'],
    ],
    ['nothing that stands out', 193, { redcards: 2, yellowcards: 9 }, [null, 'redcards 2', 'yellowcards 9']],
    ['unknown', 83, null, ['?']],
    ['an unknown part', 83, { count: null, average: 1 }, ['?', 'average 1']],
  ])('with %s is readable', (_, type, value, read) => {
    expect(parts(type, value)).toEqual(read)
  })

  test.each([
    [
      { count: 7, player_id: 3, player_name: 'S. Green' },
      { kind: 'player', id: 3, name: 'S. Green' },
    ],
    [
      { count: 9, participant_id: 6, participant_name: 'Spurs' },
      { kind: 'team', id: 6, name: 'Spurs' },
    ],
    [
      { count: 9, team_most_corners_id: 2, team_most_corners_name: 'Arsenal' },
      { kind: 'team', id: 2, name: 'Arsenal' },
    ],
    [{ count: 9 }, null],
  ])('%j names whom it is about', (value, about) => {
    expect(tileOf(statistic(208, value), numbersIn('en')).about).toEqual(about)
  })
})

test('shares of the season’s matches have where they lie with 95 % next to them, other shares have not', () => {
  const of = (type_id: number, value: unknown, matches: number | null) => {
    const { main, parts: rest } = tileOf(statistic(type_id, value), numbersIn('en'), matches)
    return [main, ...rest.map(({ text }) => text)]
  }
  expect(of(203, { all: 25 }, 100)).toEqual(['25% (18–34)'])
  expect(of(203, { all: 25 }, null)).toEqual(['25%'])
  expect(of(192, { count: 50, percentage: 50 }, 100)).toEqual(['50', '50% (40–60)'])
  expect(of(34, { count: 50, percentage: 50 }, 100)).toEqual(['50', '50%'])
})

test('196, 1677 and 575 do not appear, and what has no section stands last', () => {
  const stats = [196, 1677, 575, 9999, 188].map((type) => statistic(type, { count: 1 }))
  const shown = statisticSections(stats, numbersIn('en')).map(
    ({ section, tiles }) => `${section} ${tiles.map(({ type }) => type)}`,
  )
  expect(shown).toEqual(['season 188', 'play 9999'])
})

test('draws and cards stand once: their sums are left out where the figures themselves are there, and stay where not', () => {
  const draws = statistic(190, { count: 50, percentage: 25 })
  const [red, yellow] = [statistic(83, { count: 9, average: 0.1 }), statistic(84, { count: 90, average: 1 })]
  const share = statistic(203, { all: 25 })
  const cards = statistic(193, { yellowcards: 90, redcards: 9, average_yellowcards: 1, average_redcards: 0.1 })
  const shown = (...stats: SeasonStatistic[]) =>
    statisticSections(stats, numbersIn('en')).flatMap(({ tiles }) => tiles.map(({ type }) => type))
  expect(shown(draws, share, red, yellow, cards)).toEqual([190, 83, 84])
  expect(shown(share, yellow, cards)).toEqual([203, 84, 193])
  expect(shown(draws, statistic(203, { all: 26 }))).toEqual([203, 190])
  const seconds = statistic(193, { yellowcards: 90, redcards: 9, yellowredcards: 3 })
  expect(shown(red, yellow, seconds)).toEqual([83, 84, 193])
  expect(shown(red, yellow, statistic(85, { count: 3 }), seconds)).toEqual([83, 84, 85])
})

test('shares of wins and defeats each name their side, and none is highlighted', () => {
  const tiles = [201, 202].map((type) =>
    tileOf(statistic(type, { all: 80, away: 35.86, home: 44.14 }), numbersIn('pt')),
  )
  expect(tiles.map(({ main }) => main)).toEqual([null, null])
  expect(tiles[1]?.parts).toEqual([
    { key: 'home', of: 'defeats', text: '44,14\u00a0%' },
    { key: 'away', of: 'defeats', text: '35,86\u00a0%' },
    { key: 'all', of: 'defeats', text: '80\u00a0%' },
  ])
})

test('second yellows are among the yellow and the red cards of a season, on average of the matches that know them', () => {
  const stats = [
    statistic(188, { total: 20, played: 10 }),
    statistic(84, { count: 36, average: 3.6 }),
    statistic(83, { count: 1, average: 0.25, matches: 4 }),
    statistic(85, { count: 4, average: 0.4 }),
    statistic(193, { yellowcards: 36, redcards: 1, yellowredcards: 4, average_yellowcards: 3.6 }),
  ]
  const read = (type: number, of = stats) => {
    const tiles = statisticSections(of, numbersIn('en')).flatMap((section) => section.tiles)
    const tile = tiles.find((one) => one.type === type)
    return [tile?.main, ...(tile?.parts ?? []).map(({ key, text }) => `${key} ${text}`)]
  }
  expect(read(84)).toEqual(['40', 'average 4'])
  expect(read(83)).toEqual(['5', 'average 1.25', 'matches 4'])
  expect(read(85)).toEqual(['4', 'average 0.40'])
  const without = stats.filter(({ type_id }) => type_id !== 85)
  expect(read(193, without).slice(1, 4)).toEqual(['redcards 5', 'yellowcards 40', 'yellowredcards 4'])
})
