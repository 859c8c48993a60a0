import { expect, test } from 'vitest'
import { STANDING_RULE_NAMES } from '../../type-names/standings.ts'
import { nameIn } from '../../type-names/type-name.ts'
import { PLACE_KINDS } from './place-kinds.ts'
import { placeRulesOf } from './places.ts'

/** Places by their English names, `-` for none, with how many follow each other. */
function places(league: string, season: string, teams: number): string {
  const names = placeRulesOf(league, { seasonName: season, teams }).map((id) =>
    id === null ? '-' : nameIn(STANDING_RULE_NAMES, id),
  )
  const runs: [string, number][] = []
  for (const name of names) {
    const last = runs.at(-1)
    if (last?.[0] === name) last[1] += 1
    else runs.push([name ?? '?', 1])
  }
  return runs.map(([name, count]) => `${count} ${name}`).join(', ')
}

test.each([
  ['england/premier-league', '1994/1995', 22, '1 Champions, 17 -, 4 Relegation'],
  ['england/premier-league', '2026/2027', 20, '4 UEFA Champions League, 1 UEFA Europa League, 12 -, 3 Relegation'],
  ['england/championship', '2025/2026', 24, '2 Promotion, 4 Promotion play-offs, 15 -, 3 Relegation'],
  ['england/championship', '2026/2027', 24, '2 Promotion, 6 Promotion play-offs, 13 -, 3 Relegation'],
  [
    'germany/bundesliga',
    '2007/2008',
    18,
    '2 UEFA Champions League, 1 UEFA Champions League qualifiers, 12 -, 3 Relegation',
  ],
  [
    'germany/2-bundesliga',
    '2008/2009',
    18,
    '2 Promotion, 1 Promotion play-offs, 12 -, 1 Possible relegation, 2 Relegation',
  ],
  ['europe/champions-league', '2026/2027', 36, '8 Round of 16, 16 Knockout play-offs, 12 -'],
  ['belgium/pro-league', '2024/2025', 16, '6 Championship round, 6 European play-offs, 4 Relegation round'],
  [
    'brazil/serie-a',
    '2024',
    20,
    '4 Copa Libertadores, 2 Copa Libertadores qualifiers, 6 Copa Sudamericana, 4 -, 4 Relegation',
  ],
])('%s in %s', (league, season, teams, expected) => expect(places(league, season, teams)).toBe(expected))

test('an era for another number of teams, a season or a league without a rule has no places', () => {
  expect(placeRulesOf('belgium/pro-league', { seasonName: '2024/2025', teams: 18 })).toEqual([])
  expect(placeRulesOf('spain/la-liga', { seasonName: '1994/1995', teams: 20 })).toEqual([])
  expect(placeRulesOf('argentina/liga-profesional', { seasonName: '2026', teams: 30 })).toEqual([])
  expect(placeRulesOf(null, { seasonName: '2024/2025', teams: 20 })).toEqual([])
})

test('the places of groups are those of the competition in their season', () => {
  const inGroup = (competition: string, season: string) =>
    placeRulesOf(competition, { seasonName: season, teams: 4, of: 'group' }).map((id) =>
      id === null ? '-' : nameIn(STANDING_RULE_NAMES, id),
    )
  expect(inGroup('world/world-cup', '2022')).toEqual(['Round of 16', 'Round of 16', '-', '-'])
  expect(inGroup('world/world-cup', '2026')).toEqual([
    'Round of 32',
    'Round of 32',
    'Through if among the best of this place',
    '-',
  ])
  expect(inGroup('south-america/copa-libertadores', '2024')[2]).toBe('Copa Sudamericana')
  expect(inGroup('europe/champions-league', '2026/2027')).toEqual([])
  expect(placeRulesOf('world/world-cup', { seasonName: '2022', teams: 4 })).toEqual([])
})

test('a qualifying competition has groups of different sizes in its rounds', () => {
  const { qualified } = PLACE_KINDS
  const [next, playOff] = [PLACE_KINDS['next round'], PLACE_KINDS['qualifying play-off']]
  const ofAsia = (season: string, teams: number) =>
    placeRulesOf('asia/world-cup-qualifying', { seasonName: season, teams, of: 'group' })
  expect(ofAsia('2026', 4)).toEqual([next, next, null, null])
  expect(ofAsia('2026', 6)).toEqual([qualified, qualified, next, next, null, null])
  expect(ofAsia('2026', 3)).toEqual([qualified, next, null])
  expect(ofAsia('2022', 6).slice(0, 3)).toEqual([qualified, qualified, playOff])
  expect(
    placeRulesOf('north-central-america/world-cup-qualifying', { seasonName: '2022', teams: 8 }).slice(0, 5),
  ).toEqual([...[qualified, qualified, qualified, playOff, null]])
})

test('groups of a competition with leagues go by the league that their name tells', () => {
  const of = (name: string, teams = 4) =>
    placeRulesOf('europe/nations-league', { seasonName: '2024/2025', teams, of: 'group', name })
  const { promotion, relegation } = PLACE_KINDS
  expect(of('League B Group B2')).toEqual([
    promotion,
    PLACE_KINDS['promotion play-off'],
    PLACE_KINDS['relegation play-off'],
    relegation,
  ])
  expect(of('Group Stage Group A1').at(-1)).toBe(relegation)
  expect(of('League C Group 4').at(-1)).toBeNull()
  expect(of('Group 1')).toEqual([])
})
