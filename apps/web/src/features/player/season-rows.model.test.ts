import { describe, expect, test } from 'vitest'
import { playerSeason } from './player.testing.ts'
import { seasonRows, sortRows } from './season-rows.model.ts'

test('a row has what its season reports; second yellows are yellow cards, and what is unknown is unknown', () => {
  const [row] = seasonRows([
    playerSeason({
      figures: { 321: { total: 30 }, 118: { average: 7.1 }, 52: { total: 9 }, 84: { total: 4 }, 85: { total: 1 } },
    }),
  ])
  expect(row).toMatchObject({
    appearances: 30,
    rating: 7.1,
    goals: 9,
    yellow: 5,
    red: null,
    minutes: null,
    assists: null,
  })
})

describe('sorted rows', () => {
  const rows = seasonRows([
    playerSeason({
      season: '2026/2027',
      ending: '2027-05-30',
      league: 'Cup',
      team: 'Ajax',
      figures: { 52: { total: 2 } },
    }),
    playerSeason({ season: '2026/2027', ending: '2027-05-30', league: 'League', team: 'Ajax' }),
    playerSeason({
      season: '2025/2026',
      ending: '2026-05-24',
      league: 'League',
      team: 'Porto',
      figures: { 52: { total: 0 } },
    }),
    playerSeason({
      season: '2024',
      ending: '2024-12-08',
      league: 'League',
      team: 'Gent',
      figures: { 52: { total: 11 } },
    }),
  ])
  const names = (sorted: typeof rows) =>
    sorted.map(({ stat, goals }) => `${stat.season.name} ${stat.season.league.name} ${goals ?? '?'}`)

  test('by season, the latest to end first', () => {
    expect(names(sortRows(rows, { by: 'season', dir: 'desc' }, 'en'))).toEqual(names(rows))
    expect(names(sortRows(rows, { by: 'season', dir: 'asc' }, 'en'))[0]).toBe('2024 League 11')
  })

  test('by a figure, unknown last either way round', () => {
    expect(names(sortRows(rows, { by: 'goals', dir: 'desc' }, 'en')).map((name) => name.split(' ')[2])).toEqual([
      '11',
      '2',
      '0',
      '?',
    ])
    expect(names(sortRows(rows, { by: 'goals', dir: 'asc' }, 'en')).map((name) => name.split(' ')[2])).toEqual([
      '0',
      '2',
      '11',
      '?',
    ])
  })

  test('by name, the latest season first where names are equal', () => {
    expect(sortRows(rows, { by: 'team', dir: 'asc' }, 'en').map(({ stat }) => stat.team.name)).toEqual([
      'Ajax',
      'Ajax',
      'Gent',
      'Porto',
    ])
  })
})
