import { expect, test } from 'vitest'
import { careerOf, teamsOf } from './career.model.ts'
import { playerSeason } from './player.testing.ts'

test('a career goes from season to season and club to club, competitions added up', () => {
  const step = (season: string, ending: string, league: string, team: string, played: number | null, goals: number) =>
    playerSeason({
      season,
      ending,
      league,
      team,
      figures: played === null ? { 52: { total: goals } } : { 321: { total: played }, 52: { total: goals } },
    })
  const career = careerOf([
    step('2026/2027', '2027-05-30', 'League', 'Ajax', 12, 3),
    step('2026/2027', '2027-05-20', 'Cup', 'Ajax', 2, 1),
    step('2025/2026', '2026-05-24', 'League', 'Ajax', 10, 0),
    step('2025/2026', '2026-05-24', 'League', 'Gent', null, 4),
    playerSeason({ season: '2024/2025', ending: '2025-05-24' }),
  ])
  expect(career.map(({ season, team, appearances, goals }) => [season, team.name, appearances, goals])).toEqual([
    ['2025/2026', 'Ajax', 10, 0],
    ['2025/2026', 'Gent', null, 4],
    ['2026/2027', 'Ajax', 14, 4],
  ])
})

test('the teams of the seasons are listed once each if no source reports teams', () => {
  const stats = ['Ajax', 'Gent', 'Ajax'].map((team) => playerSeason({ team }))
  const teams = teamsOf([], stats)
  expect(teams.map(({ team, start, end }) => [team.name, start, end])).toEqual([
    ['Ajax', null, null],
    ['Gent', null, null],
  ])
  expect(teamsOf(teams.slice(0, 1), stats)).toHaveLength(1)
})
