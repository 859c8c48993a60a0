import type { NamedSeason } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { seasonChoice, statsChoice } from './season-choice.model.ts'
import { ALL } from './team.search.ts'

const season = (id: number, league_id: number, name: string): NamedSeason => ({
  id,
  name,
  league_id,
  league: { id: league_id, name: `League ${league_id}`, image_path: '' },
  ending_at: '2026-05-31',
})
/** The latest to end first. */
const seasons = [
  season(31, 1, '2026/2027'),
  season(72, 2, '2026/2027'),
  season(90, 3, '2026'),
  season(30, 1, '2025/2026'),
  season(71, 2, '2025/2026'),
  season(29, 1, '2024/2025'),
]

describe('the season whose squad and scorers are looked at', () => {
  const chosen = (search: Parameters<typeof seasonChoice>[1]) => {
    const choice = seasonChoice(seasons, search)
    return [choice?.league, choice?.season]
  }

  test('is at first the newest of the most recent tournament', () => {
    expect(chosen({})).toEqual([1, 31])
    expect(seasonChoice(seasons, {})?.seasons.map(({ name }) => name)).toEqual(['2026/2027', '2025/2026', '2024/2025'])
  })

  test('is the first of another tournament until one of its seasons is chosen', () => {
    expect(chosen({ league: 2 })).toEqual([2, 72])
    expect(chosen({ league: 2, season: 71 })).toEqual([2, 71])
  })

  test('a season of another tournament, or one the team has not played, is forgotten', () => {
    expect(chosen({ league: 2, season: 29 })).toEqual([2, 72])
    expect(chosen({ league: 99, season: 30 })).toEqual([1, 30])
    expect(chosen({ season: 424242 })).toEqual([1, 31])
  })

  test('a team without seasons has none', () => {
    expect([seasonChoice([], {}), statsChoice([], {}), statsChoice([], { stats_league: ALL })]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('the seasons whose figures are taken together', () => {
  const chosen = (search: Parameters<typeof statsChoice>[1]) => {
    const choice = statsChoice(seasons, search)
    return [choice?.season, [...(choice?.ids ?? [])].sort((a, b) => a - b)]
  }

  test('are at first the newest one alone', () => {
    expect(chosen({})).toEqual([31, [31]])
    expect(chosen({ stats_league: 2, stats_season: 71 })).toEqual([71, [71]])
  })

  test('all seasons of a tournament', () => {
    expect(chosen({ stats_league: 1, stats_season: ALL })).toEqual([ALL, [29, 30, 31]])
  })

  test('one season name covers every tournament when all are chosen', () => {
    expect(chosen({ stats_league: ALL })).toEqual(['2026/2027', [31, 72]])
    expect(chosen({ stats_league: ALL, stats_season: '2025/2026' })).toEqual(['2025/2026', [30, 71]])
    expect(statsChoice(seasons, { stats_league: ALL })?.options.map(({ name }) => name)).toEqual([
      '2026/2027',
      '2026',
      '2025/2026',
      '2024/2025',
    ])
  })

  test('a name that is a number is the name of a season, not its id', () => {
    expect(chosen({ stats_league: ALL, stats_season: 2026 })).toEqual(['2026', [90]])
  })

  test('all seasons of all tournaments', () => {
    expect(chosen({ stats_league: ALL, stats_season: ALL })).toEqual([ALL, [29, 30, 31, 71, 72, 90]])
  })
})
