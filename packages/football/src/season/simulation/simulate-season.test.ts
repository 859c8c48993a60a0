import {
  type GridParameters,
  type InPlay,
  inPlayGrid,
  LATEST_HAZARD,
  resultChances,
  scoreGrid,
} from '@touchline/probability'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotionPlayOff } from '../rules/knock-out/knock-outs.ts'
import { secondPhaseOf } from '../rules/second-phases.ts'
import { once } from '../rules/splits.ts'
import { leagueTable } from '../table/league-table.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import type { TableResult } from '../table/tally.ts'
import type { MatchAhead, SeasonAhead } from './season-ahead.types.ts'
import { simulateSeason } from './simulate-season.ts'

const EVEN: GridParameters = { a: 0.3, b: 0.1, rho: -0.05 }
const NAMES = ['Ashton', 'Brough', 'Cawood', 'Denton']
const teams = NAMES.map((name, at) => ({ team: at + 1, name }))
const rulesOf = (league: string | null, season = '2024/2025') => tableRulesOf(league, season)
const kickoffOn = (day: number) => new Date(Date.UTC(2024, 7, 1 + day)).toISOString()

/** Every pair at both grounds, in the order of the calendar. */
const pairings = teams.flatMap(({ team: home }) =>
  teams.filter(({ team }) => team !== home).map(({ team: away }) => ({ home, away })),
)
const played = (goals: readonly (readonly [number, number])[]): TableResult[] =>
  goals.map(([homeGoals, awayGoals], day) => ({
    fixture: day + 1,
    kickoff: kickoffOn(day),
    home: pairings[day]?.home ?? 1,
    away: pairings[day]?.away ?? 2,
    homeGoals,
    awayGoals,
  }))
const ahead = (from: number, grid = EVEN): MatchAhead<number>[] =>
  pairings.slice(from).map((pair, day) => ({ ...pair, kickoff: kickoffOn(from + day), grid }))

const season = (change: Partial<SeasonAhead<number>> = {}): SeasonAhead<number> => ({
  teams,
  results: [],
  ahead: [],
  rules: rulesOf(null),
  uncertainty: new Map(),
  gridOf: () => EVEN,
  second: null,
  title: null,
  promotion: null,
  ...change,
})

const anyScores = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 12, maxLength: 12 })
const LEAGUES = [
  null,
  'england/premier-league',
  'england/league-two',
  'spain/la-liga',
  'germany/bundesliga',
  'france/ligue-1',
  'italy/serie-a',
  'portugal/primeira-liga',
  'netherlands/eredivisie',
  'brazil/serie-a',
  'belgium/pro-league',
  'turkey/super-lig',
]

test('a season that is over ends as its table says, by the tie-breaks of every kind of league', () => {
  fc.assert(
    fc.property(anyScores, fc.constantFrom(...LEAGUES), fc.integer({ min: -3, max: 3 }), (goals, league, points) => {
      const [results, rules] = [played(goals), rulesOf(league)]
      const corrections = new Map([[2, points]])
      const table = leagueTable({ teams, results, corrections: [{ team: 2, points, from: null }] }, rules)
      const drawn = simulateSeason(season({ results, rules, corrections }), { seasons: 1, seed: 1 })
      const places = table.map(({ team }) => team)
      expect(places.map((team) => drawn.find((one) => one.team === team)?.position.mean)).toEqual([1, 2, 3, 4])
      expect(table.map((row) => row.points)).toEqual(
        places.map((team) => drawn.find((one) => one.team === team)?.points.mean),
      )
    }),
    { numRuns: 2_000 },
  )
})

test('every team ends somewhere and every place has a team', () => {
  const drawn = simulateSeason(season({ results: played([[2, 0]]), ahead: ahead(1) }), { seasons: 500, seed: 3 })
  for (const { places } of drawn) expect(places.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  for (const place of [0, 1, 2, 3])
    expect(drawn.reduce((sum, { places }) => sum + (places[place] ?? 0), 0)).toBeCloseTo(1, 9)
})

test('sides of one strength have one chance, whatever they are called', () => {
  const drawn = simulateSeason(season({ ahead: ahead(0) }), { seasons: 20_000, seed: 5 })
  for (const { places } of drawn) for (const share of places) expect(share).toBeCloseTo(0.25, 1)
})

test('the chance of a last match is the chance of its result', () => {
  // All level except the last match, in which Denton plays Cawood at home.
  const results = played([...new Array(11).fill([1, 1] as const)])
  const drawn = simulateSeason(season({ results, ahead: ahead(11) }), { seasons: 40_000, seed: 7 })
  const [home] = resultChances(scoreGrid(EVEN))
  expect(Math.abs((drawn[3]?.places[0] ?? 0) - home)).toBeLessThan(0.01)
})

test('the more uncertain the strengths, the further apart the seasons', () => {
  const spread = (deviation: number) => {
    const uncertainty = new Map(teams.map(({ team }) => [team, { attack: deviation, defence: deviation }]))
    const [first] = simulateSeason(season({ ahead: ahead(0), uncertainty }), { seasons: 4_000, seed: 9 })
    return (first?.points.high ?? 0) - (first?.points.low ?? 0)
  }
  expect(spread(0.5)).toBeGreaterThan(spread(0))
})

test('the same seed draws the same seasons, another one others', () => {
  const draw = (seed: number) => simulateSeason(season({ ahead: ahead(0) }), { seasons: 200, seed })
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
})

test('the order in which matches are given changes no chance', () => {
  const sameDay = ahead(0).map((match) => ({ ...match, kickoff: kickoffOn(0) }))
  const draw = (matches: MatchAhead<number>[]) => simulateSeason(season({ ahead: matches }), { seasons: 200, seed: 1 })
  expect(draw(sameDay.toReversed())).toEqual(draw(sameDay))
})

test('a league that splits keeps its upper half ahead and plays on within the halves', () => {
  const second = secondPhaseOf({ split: { after: 6, groups: [once(2), once(2)] }, carry: 'all' }, 4)
  // Ashton and Brough have won everything against the others.
  const results = pairings.map(({ home, away }, day) => {
    const strong = (team: number) => (team <= 2 ? 2 : 0)
    return { fixture: day, kickoff: kickoffOn(day), home, away, homeGoals: strong(home), awayGoals: strong(away) }
  })
  const drawn = simulateSeason(season({ results, second }), { seasons: 300, seed: 11 })
  expect(drawn.slice(0, 2).every(({ places }) => (places[2] ?? 0) + (places[3] ?? 0) === 0)).toBe(true)
  // One more match each, and its points: the season is not over after the split.
  expect(drawn[0]?.points.high).toBe((drawn[0]?.points.low ?? 0) + 3)
})

test('the play-off promotes one of its four', () => {
  const results = played([...new Array(12).fill([1, 1] as const)])
  const drawn = simulateSeason(season({ results, promotion: promotionPlayOff(null, '', [1, 2, 3, 4]) }), {
    seasons: 8_000,
    seed: 13,
  })
  expect(drawn.reduce((sum, { playOffWon }) => sum + playOffWon, 0)).toBeCloseTo(1, 9)
  for (const { playOffWon } of drawn) expect(playOffWon).toBeCloseTo(0.25, 1)
})

test('teams put last stay last', () => {
  const drawn = simulateSeason(season({ ahead: ahead(0), last: new Set([1]) }), { seasons: 50, seed: 15 })
  expect(drawn[0]?.places).toEqual([0, 0, 0, 1])
})

test('a match in play goes on from its score and minute, as its chances in play say', () => {
  const inPlay = { match: { minute: 60, score: [1, 0], redCards: [1, 0] } as InPlay, hazard: LATEST_HAZARD }
  const two = teams.slice(0, 2)
  const [match] = ahead(11)
  const drawn = simulateSeason(
    season({ teams: two, ahead: [{ kickoff: match?.kickoff ?? '', home: 1, away: 2, grid: EVEN, inPlay }] }),
    { seasons: 40_000, seed: 7 },
  )
  const [home = 0, draw = 0] = resultChances(inPlayGrid(scoreGrid(EVEN), inPlay.match) ?? new Float64Array(169))
  expect(Math.abs((drawn[0]?.points.mean ?? 0) - (3 * home + draw))).toBeLessThan(0.03)
  const won = { ...inPlay, match: { ...inPlay.match, minute: 90, score: [4, 0] } as InPlay }
  const decided = simulateSeason(
    season({ teams: two, ahead: [{ kickoff: match?.kickoff ?? '', home: 1, away: 2, grid: EVEN, inPlay: won }] }),
    { seasons: 2_000, seed: 7 },
  )
  expect(decided[0]?.places).toEqual([1, 0])
})
