import {
  PLACE_KINDS,
  placeRulesOf,
  pointsGiven,
  type SeasonAhead,
  simulateSeason,
  tableRulesOf,
} from '@touchline/football'
import { expect, test } from 'vitest'
import { GOALS, type GridParameters, scoreGrid, seasonOf } from '../src/index.ts'
import { decisionsOf, kickoffOf, resultIn, tableMatches } from './season-ahead.testing.ts'
import { type SeasonMatch, seasonMatches } from './season-matches.testing.ts'

const GRID: GridParameters = { a: 0.4, b: 0.2, rho: -0.06 }

/** With which scores of the last match something happens. */
type Scores = (home: number, away: number) => boolean
const homeWin: Scores = (home, away) => home > away
const draw: Scores = (home, away) => home === away
const awayWin: Scores = (home, away) => home < away
const either =
  (...any: Scores[]): Scores =>
  (home, away) =>
    any.some((one) => one(home, away))
const always: Scores = () => true

interface LastMatch {
  why: string
  division: string
  season: number
  league: string
  match: readonly [home: string, away: string]
  champion?: Readonly<Record<string, Scores>>
  relegated?: Readonly<Record<string, Scores>>
}

/** Facts of real seasons, by the regulations of their time. */
const LAST_MATCHES: readonly LastMatch[] = [
  {
    why: 'Barcelona had the better goal difference, Real Madrid had won against it',
    ...{ division: 'SP1', season: 2006, league: 'spain/la-liga' },
    match: ['spain/real-madrid', 'spain/mallorca'],
    champion: { 'spain/real-madrid': homeWin, 'spain/barcelona': either(draw, awayWin) },
  },
  {
    why: 'Real Sociedad had won by more than it had lost against Real Madrid',
    ...{ division: 'SP1', season: 2002, league: 'spain/la-liga' },
    match: ['spain/real-madrid', 'spain/athletic-club'],
    champion: { 'spain/real-madrid': homeWin, 'spain/real-sociedad': either(draw, awayWin) },
  },
  {
    why: 'Barcelona had won both matches against Real Madrid, which it could only let draw level',
    ...{ division: 'SP1', season: 2009, league: 'spain/la-liga' },
    match: ['spain/barcelona', 'spain/real-valladolid'],
    champion: { 'spain/barcelona': always },
  },
  {
    why: 'of three level teams the matches among them sent Eibar down, of two the goal difference Granada',
    ...{ division: 'SP1', season: 2014, league: 'spain/la-liga' },
    match: ['spain/barcelona', 'spain/deportivo-la-coruna'],
    relegated: { 'spain/deportivo-la-coruna': homeWin, 'spain/eibar': draw, 'spain/granada': awayWin },
  },
  {
    why: 'Roma had taken four points of Inter and would have been ahead of it when level',
    ...{ division: 'I1', season: 2009, league: 'italy/serie-a' },
    match: ['italy/siena', 'italy/inter'],
    champion: { 'italy/inter': awayWin, 'italy/roma': either(homeWin, draw) },
  },
  {
    why: 'Empoli had done better against Catania, whatever the goal difference',
    ...{ division: 'I1', season: 2007, league: 'italy/serie-a' },
    match: ['italy/catania', 'italy/roma'],
    relegated: { 'italy/catania': awayWin, 'italy/empoli': either(homeWin, draw) },
  },
  {
    why: 'Beira-Mar had done better against Alverca',
    ...{ division: 'P1', season: 1998, league: 'portugal/primeira-liga' },
    match: ['portugal/alverca', 'portugal/vitoria-guimaraes'],
    relegated: { 'portugal/alverca': either(draw, awayWin), 'portugal/beira-mar': homeWin },
  },
  {
    why: 'Manchester City had the better goal difference and was three points behind',
    ...{ division: 'E0', season: 2011, league: 'england/premier-league' },
    match: ['england/manchester-city', 'england/queens-park-rangers'],
    champion: { 'england/manchester-city': homeWin, 'england/manchester-united': either(draw, awayWin) },
  },
  {
    why: 'Frankfurt had to make up four goals on Nuremberg, and then had scored more',
    ...{ division: 'D1', season: 1998, league: 'germany/bundesliga' },
    match: ['germany/eintracht-frankfurt', 'germany/1-fc-kaiserslautern'],
    relegated: {
      'germany/1-fc-nurnberg': (home, away) => home - away >= 4,
      'germany/eintracht-frankfurt': (home, away) => home - away < 4,
    },
  },
  {
    why: 'the Football League counted goals scored, Brighton had more of them and the worse goal difference',
    ...{ division: 'E3', season: 1996, league: 'england/league-two' },
    match: ['england/hereford-united', 'england/brighton-hove-albion'],
    relegated: { 'england/brighton-hove-albion': homeWin, 'england/hereford-united': either(draw, awayWin) },
  },
  {
    why: 'Crystal Palace had ten points taken',
    ...{ division: 'E1', season: 2009, league: 'england/championship' },
    match: ['england/sheffield-wednesday', 'england/crystal-palace'],
    relegated: { 'england/sheffield-wednesday': either(draw, awayWin), 'england/crystal-palace': homeWin },
  },
]

test.each(LAST_MATCHES)('the last match decides by the rules: $why', (last) => {
  const matches = seasonMatches().filter(
    ({ day, division }) => division === last.division && seasonOf(day) === last.season,
  )
  const games = tableMatches(last.league, nameOf(last), matches)
  const season = withOneLeft(last, games)
  const drawn = simulateSeason(season, { seasons: 10_000, seed: last.season })
  const down = placeRulesOf(last.league, { seasonName: nameOf(last), teams: season.teams.length }).map(
    (rule) => rule === PLACE_KINDS.relegation,
  )
  const placesOf = (name: string) => drawn.find(({ team }) => team === name)?.places ?? []
  for (const [team, scores] of Object.entries(last.champion ?? {}))
    expect(Math.abs(placesOf(team)[0]! - chanceOf(scores)), team).toBeLessThan(0.02)
  for (const [team, scores] of Object.entries(last.relegated ?? {})) {
    const relegated = placesOf(team).reduce((sum, share, place) => sum + (down[place] ? share : 0), 0)
    expect(Math.abs(relegated - chanceOf(scores)), team).toBeLessThan(0.02)
  }
})

const nameOf = ({ season }: LastMatch) => `${season}/${season + 1}`

function withOneLeft(
  { league, match: [home, away], ...last }: LastMatch,
  games: readonly SeasonMatch[],
): SeasonAhead<string> {
  const left = games.find((one) => one.home === home && one.away === away)!
  const teams = [...new Set(games.flatMap((one) => [one.home, one.away]))].map((team) => ({ team, name: team }))
  const season = nameOf({ league, match: [home, away], ...last })
  const corrections = pointsGiven(decisionsOf(league, season, teams).corrections, '2100-01-01')
  return {
    teams,
    results: games.filter((one) => one !== left).map(resultIn),
    ahead: [{ kickoff: kickoffOf(left), home, away, grid: GRID }],
    rules: tableRulesOf(league, season),
    ...{ corrections, uncertainty: new Map(), gridOf: () => null },
    ...{ second: null, title: null, promotion: null },
  }
}

function chanceOf(scores: Scores): number {
  const grid = scoreGrid(GRID)
  let sum = 0
  for (let home = 0; home < GOALS; home++)
    for (let away = 0; away < GOALS; away++) if (scores(home, away)) sum += grid[home * GOALS + away]!
  return sum
}
