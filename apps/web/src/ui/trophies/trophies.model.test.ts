import type { WonTrophy } from '@touchline/contract'
import { expect, test } from 'vitest'
import { byLeague } from './trophies.model.ts'

const trophy = (league: string, season: string, trophy_id: 1 | 2, league_id: number | null = null): WonTrophy => ({
  league_id,
  league: { name: league, image_path: null },
  season_id: null,
  season: { name: season },
  trophy_id,
  team: null,
})

test('leagues stand by wins, then by runner-ups, then by their latest season', () => {
  const leagues = byLeague([
    trophy('Old Cup', '2019/2020', 1),
    trophy('New Cup', '2024/2025', 1),
    trophy('Near Cup', '2010/2011', 1),
    trophy('Near Cup', '2011/2012', 2),
    trophy('League', '2020/2021', 1),
    trophy('League', '2022/2023', 1),
    trophy('Shield', '2025/2026', 2),
  ])
  expect(leagues.map(({ name, won, second }) => `${name} ${won.length}-${second.length}`)).toEqual([
    'League 2-0',
    'Near Cup 1-1',
    'New Cup 1-0',
    'Old Cup 1-0',
    'Shield 0-1',
  ])
  expect(leagues[0]?.won.map(({ season }) => season.name)).toEqual(['2022/2023', '2020/2021'])
})

test('leagues are told apart by id, those without one by name', () => {
  const leagues = byLeague([
    trophy('Premier League', '2020', 1, 1),
    trophy('Premier League', '2021', 1, 2),
    trophy('Cup', '2020', 1),
    trophy('Cup', '2021', 1),
  ])
  expect(leagues.map(({ id, won }) => [id, won.length])).toEqual([
    [null, 2],
    [2, 1],
    [1, 1],
  ])
})
