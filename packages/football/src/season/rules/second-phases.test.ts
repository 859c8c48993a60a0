import { expect, test } from 'vitest'
import { tableRulesOf } from '../table/table-rules.ts'
import { SECOND_PHASES } from './second-phase.data.ts'
import { finalPlacesOf, secondPhaseOf } from './second-phases.ts'

const phaseOf = (key: string, season: string, teams: number) =>
  secondPhaseOf(key, season, teams, tableRulesOf(key, season))
/** Matches of a team of each group when all is played. */
const matchesIn = (key: string, season: string, teams: number) => {
  const { after = 0, groups = [] } = phaseOf(key, season, teams) ?? {}
  return groups.map((group) => after + group.meetings * (group.teams - 1))
}

test.each([
  ['denmark/superliga', '2024/2025', 12, [32, 32]],
  ['austria/bundesliga', '2024/2025', 12, [32, 32]],
  ['belgium/pro-league', '2024/2025', 16, [40, 40, 36]],
  ['greece/super-league', '2024/2025', 14, [32, 32, 36]],
  ['romania/liga-1', '2024/2025', 16, [40, 39]],
  ['scotland/premiership', '2024/2025', 12, [38, 38]],
  ['serbia/superliga', '2023/2024', 16, [37, 37]],
  ['czechia/first-league', '2024/2025', 16, [35, 30, 35]],
])('in the %s of %s teams end with as many matches as they play', (key, season, teams, matches) => {
  expect(matchesIn(key, season, teams)).toEqual(matches)
})

test('what is kept of the points is said by group', () => {
  expect(phaseOf('belgium/pro-league', '2024/2025', 16)?.groups.map(({ carry }) => carry)).toEqual([
    'half, rounded up',
    'half, rounded up',
    'all',
  ])
  expect(phaseOf('austria/bundesliga', '2024/2025', 12)?.groups[0]?.carry).toBe('half, rounded down')
  expect(phaseOf('belgium/pro-league', '2026/2027', 18)).toBeNull()
})

test('every second phase that is listed has a place for each of its teams', () => {
  for (const [key, eras] of Object.entries(SECOND_PHASES))
    for (const { from, groups, bottom } of eras) {
      const teams = groups.reduce((sum, group) => sum + group.teams, 0)
      const places = finalPlacesOf(key, `${from}/${from + 1}`, teams)
      expect(places, key).toHaveLength(bottom === undefined ? 0 : teams)
      expect(finalPlacesOf(key, `${from}/${from + 1}`, teams + 1)).toEqual([])
    }
})
