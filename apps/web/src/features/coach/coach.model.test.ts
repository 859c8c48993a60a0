import type { CoachProfile, CoachStat } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { numbersIn } from '../../app/numbers.ts'
import { coachFigures, coachRows, seasonChoices, teamsCoached, teamsNewestFirst } from './coach.model.ts'

const team = { id: 5, name: 'Team', image_path: '', short_code: null }
const league = { id: 1, name: 'League', image_path: '' }
const stat = (id: number, name: string, details: CoachStat['details'] = [], ending_at = '2026-05-24'): CoachStat => ({
  season_id: id,
  season: { id, name, league_id: 1, league, ending_at },
  team_id: 5,
  team,
  details,
})

test('seasons of one name are one choice, whatever the league, the highest name first', () => {
  const choices = seasonChoices([
    stat(9, '2025/2026'),
    stat(3, '2026/2027'),
    stat(4, '2026/2027'),
    stat(3, '2026/2027'),
    stat(7, '2026'),
  ])
  expect(choices).toEqual([
    { name: '2026/2027', ids: [3, 4] },
    { name: '2026', ids: [7] },
    { name: '2025/2026', ids: [9] },
  ])
})

test('teams stand by the day they were left, those still coached first', () => {
  const spell = (start: string, end: string | null) =>
    ({ team_id: 5, team, start, end, position_id: 221, position: null }) as CoachProfile['teams'][number]
  const teams = teamsNewestFirst([
    spell('2020-01-01', '2021-01-01'),
    spell('2018-01-01', '2023-01-01'),
    spell('2022-01-01', null),
  ])
  expect(teams.map(({ end }) => end)).toEqual([null, '2023-01-01', '2021-01-01'])
})

test('the teams of the seasons coached are listed once each if no source reports times with teams', () => {
  const statistics = [stat(3, '2026/2027'), stat(2, '2025/2026'), { ...stat(1, '2024/2025'), team_id: 8 }]
  expect(teamsCoached({ teams: [], statistics })).toMatchObject([
    { team_id: 5, team: { name: 'Team' }, start: null, end: null, position_id: null },
    { team_id: 8, start: null, end: null },
  ])
  const reported = [
    { team_id: 9, team, start: '2026-01-01', end: null, position_id: 221, position: null },
  ] as CoachProfile['teams']
  expect(teamsCoached({ teams: reported, statistics })).toEqual(reported)
})

describe('the figures of a season', () => {
  const reported = stat(1, '2025/2026', [
    { type_id: 188, value: { count: 20 } },
    { type_id: 214, value: { count: 11 } },
    { type_id: 215, value: { count: 4 } },
    { type_id: 216, value: { count: 5 } },
    { type_id: 59, value: { count: 90, average: 4.5 } },
    { type_id: 84, value: { count: 37, average: 1.85 } },
    { type_id: 83, value: { count: 0, average: 0 } },
  ])

  test('results with their shares, substitutions and cards with their averages; what is unknown is unknown', () => {
    expect(coachFigures(reported, numbersIn('en')).map(({ type, total, average }) => [type, total, average])).toEqual([
      [188, '20', null],
      [214, '11', '55%'],
      [215, '4', '20%'],
      [216, '5', '25%'],
      [59, '90', '4.50'],
      [84, '37', '1.85'],
      [85, null, null],
      [83, '0', '0.00'],
    ])
  })

  test('second yellows are among both colours; what some matches know is said and averaged over these', () => {
    const partly = stat(1, '2025/2026', [
      { type_id: 188, value: { count: 20 } },
      { type_id: 84, value: { count: 18, average: 1.8, matches: 10, counts_only: 4 } },
      { type_id: 85, value: { count: 2, average: 0.33, matches: 6 } },
      { type_id: 83, value: { count: 1, average: 0.1, matches: 10 } },
    ])
    const cards = coachFigures(partly, numbersIn('pt')).filter(({ type }) => type >= 83 && type <= 85)
    const known = (matches: number) => ({ matches, of: 20 })
    expect(cards).toEqual([
      { type: 84, total: '20', average: '2,00', known: known(10), countsOnly: 4 },
      { type: 85, total: '2', average: '0,33', known: known(6), countsOnly: 0 },
      { type: 83, total: '3', average: '0,30', known: known(10), countsOnly: 0 },
    ])
  })

  test('rows stand by season, the latest to end first, with points a match', () => {
    const rows = coachRows([reported, stat(2, '2026/2027', [], '2027-05-30')])
    expect(rows.map(({ key, matches, points }) => [key, matches, points])).toEqual([
      ['2-5', null, null],
      ['1-5', 20, 1.85],
    ])
  })
})
