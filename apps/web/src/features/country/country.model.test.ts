import { expect, test } from 'vitest'
import { leagueKind, leaguesByName, teamNames, teamsNow } from './country.model.ts'

test.each([
  ['domestic', 'league', 'domestic'],
  ['cup_international', 'cup', 'cup_international'],
  ['PLAY-OFFS', 'league', 'play-offs'],
  [null, 'cup', 'cup'],
  [null, 'friendly', 'friendly'],
  ['youth', 'league', 'league'],
  ['youth', 'beach', null],
] as const)('a competition reported as %s, %s is shown as %s', (sub_type, league_type, kind) => {
  expect(leagueKind({ sub_type, league_type })).toBe(kind)
})

test('competitions are sorted by the names shown, those being played first', () => {
  const shown = ['Taça da Liga', 'África, Taça', 'Campeonato'].map((name) => ({ name, active: name !== 'Campeonato' }))
  expect(leaguesByName(shown, 'pt').map(({ name }) => name)).toEqual(['África, Taça', 'Taça da Liga', 'Campeonato'])
})

const spell = (team_id: number, active?: boolean) => ({
  team_id,
  team: { name: `Team ${team_id}` },
  ...(active === undefined ? {} : { active }),
})

test('a coach is with the teams of today, once with each', () => {
  const spells = [spell(3, true), spell(3, true), spell(5, false), spell(8, true)]
  expect(teamsNow(spells).map(({ team_id }) => team_id)).toEqual([3, 8])
  expect(teamNames(spells)).toBe('Team 3; Team 8')
})

test('the teams of a player are all of today', () => {
  expect(teamsNow([spell(3), spell(5)]).map(({ team_id }) => team_id)).toEqual([3, 5])
  expect(teamNames([])).toBe('')
})
