import { expect, test } from 'vitest'
import { tableRulesOf } from '../table/table-rules.ts'
import { allRules } from './index.ts'
import { finalPlacesOf, opponentsIn, secondPhaseOf } from './second-phases.ts'

const phaseOf = (key: string, season: string, teams: number) => secondPhaseOf(tableRulesOf(key, season), teams)
/** Matches of a team of each group when all is played. */
const matchesIn = (key: string, season: string, teams: number) => {
  const { after = 0, pools, groups = [] } = phaseOf(key, season, teams) ?? {}
  return groups.map((group) => after + group.meetings * opponentsIn(group, pools))
}

test.each([
  ['austria/bundesliga', '1988/1989', 12, [36, 22]],
  ['austria/bundesliga', '2024/2025', 12, [32, 32]],
  ['belgium/pro-league', '2022/2023', 18, [40, 40, 34]],
  ['belgium/pro-league', '2024/2025', 16, [40, 40, 36]],
  ['bulgaria/parva-liga', '2024/2025', 16, [36, 36, 37]],
  ['china/super-league', '2021', 16, [22, 22]],
  ['cyprus/first-division', '2023/2024', 14, [36, 33]],
  ['czechia/first-league', '2024/2025', 16, [35, 30, 35]],
  ['denmark/superliga', '2024/2025', 12, [32, 32]],
  ['ecuador/serie-a', '2025', 16, [40, 36, 40]],
  ['finland/veikkausliiga', '2025', 12, [32, 27]],
  ['greece/super-league', '2024/2025', 14, [32, 32, 36]],
  ['israel/ligat-haal', '2024/2025', 14, [36, 33]],
  ['poland/ekstraklasa', '2016/2017', 16, [37, 37]],
  ['romania/liga-1', '2016/2017', 14, [36, 40]],
  ['romania/liga-1', '2024/2025', 16, [40, 39]],
  ['scotland/premiership', '2024/2025', 12, [38, 38]],
  ['serbia/superliga', '2023/2024', 16, [37, 37]],
  ['south-korea/k-league-1', '2013', 14, [38, 38]],
  ['turkey/super-lig', '2011/2012', 18, [40, 40, 34]],
  ['ukraine/premier-league', '2018/2019', 12, [32, 32]],
  ['wales/premier-league', '2023/2024', 12, [32, 32]],
])('in the %s of %s teams end with as many matches as they play', (key, season, teams, matches) => {
  expect(matchesIn(key, season, teams)).toEqual(matches)
})

test('the share of points carried over is listed by group', () => {
  expect(phaseOf('belgium/pro-league', '2024/2025', 16)?.groups.map(({ carry }) => carry)).toEqual([
    'half, rounded up',
    'half, rounded up',
    'all',
  ])
  expect(phaseOf('austria/bundesliga', '2024/2025', 12)?.groups[0]?.carry).toBe('half, rounded down')
  expect(phaseOf('belgium/pro-league', '2026/2027', 18)).toBeNull()
})

test('a season of another number of teams has no second phase that is known', () => {
  expect(phaseOf('czechia/first-league', '2020/2021', 18)).toBeNull()
  expect(phaseOf('czechia/first-league', '2021/2022', 18)).toBeNull()
})

test('every split has as many matches before it as every pair of a pool meeting equally often makes and final places for all of its teams', () => {
  for (const { keys, eras = [] } of allRules())
    for (const { from, split } of eras) {
      if (!split) continue
      const teams = split.groups.reduce((sum, group) => sum + group.teams, 0)
      const rules = tableRulesOf(keys[0] ?? null, String(from))
      const { pools = 1 } = split
      expect(split.after % (teams / pools - 1), `${keys[0]} ${from}`).toBe(0)
      for (const group of split.groups) expect(group.teams % pools, `${keys[0]} ${from}`).toBe(0)
      expect(finalPlacesOf(rules, teams), `${keys[0]} ${from}`).toHaveLength(split.bottom === undefined ? 0 : teams)
      expect(finalPlacesOf(rules, teams + 1)).toEqual([])
    }
})
