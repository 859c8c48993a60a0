import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promotionPlayOff, type SeasonAhead, simulateSeason, tableRulesOf } from '@touchline/football'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../../../tools/root.ts'
import { EMPTY_MODEL, foldModel, type GridParameters, LAST_FITS, seasonOf } from '../src/index.ts'
import { seasonAt, tableMatches } from './season-ahead.testing.ts'
import { type SeasonMatch, seasonMatches } from './season-matches.testing.ts'

const SEASON = 2023
const DRAWS = 200_000
const SEED = 20_261_125
const LEAGUES: readonly (readonly [file: string, key: string])[] = [
  ['E0', 'england/premier-league'],
  ['E1', 'england/championship'],
  ['SP1', 'spain/la-liga'],
  ['I1', 'italy/serie-a'],
  ['D1', 'germany/bundesliga'],
  ['F1', 'france/ligue-1'],
  ['P1', 'portugal/primeira-liga'],
  ['SC0', 'scotland/premiership'],
  ['B1', 'belgium/pro-league'],
  ['G1', 'greece/super-league'],
]

interface BruteForce {
  league: string
  places: { at: number[] }[]
  promoted: number[]
  points: number[]
}

const folder = mkdtempSync(join(tmpdir(), 'touchline-seasons-'))
afterAll(() => rmSync(folder, { recursive: true }))
const hasCompiler = spawnSync('g++', ['--version']).status === 0

test.skipIf(!hasCompiler)(
  'ten half-played leagues end as often at each place as in a program that shares no code with ours',
  () => {
    const seasons = halfPlayed()
    const program = join(folder, 'seasons')
    const source = join(ROOT, 'tools/recompute/seasons.cpp')
    expect(spawnSync('g++', ['-std=c++17', '-O2', '-o', program, source], { encoding: 'utf8' }).stderr).toBe('')
    const input = seasons.map(({ file, season }) => asText(file, season)).join('')
    const { status, stdout, stderr } = spawnSync(program, [`${DRAWS}`, `${SEED}`], { input, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    const brute = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as BruteForce)
    expect(brute.map(({ league }) => league)).toEqual(LEAGUES.map(([file]) => file))
    const far: string[] = []
    let [compared, most] = [0, 0]
    const compare = (what: string, ours: number, theirs: number) => {
      compared++
      most = Math.max(most, Math.abs(ours - theirs))
      if (!(Math.abs(ours - theirs) < 0.02)) far.push(`${what}: ${ours} and ${theirs}`)
    }
    for (const [at, { file, season }] of seasons.entries()) {
      const { places, promoted, points } = brute[at]!
      for (const [team, ours] of simulateSeason(season, { seasons: 10_000, seed: SEED }).entries()) {
        const what = `${file} ${ours.team}`
        for (const [place, share] of ours.places.entries()) {
          compare(`${what} at ${place + 1}`, share, places[team]!.at[place]!)
          const up = (shares: readonly number[]) => shares.slice(0, place + 1).reduce((sum, one) => sum + one, 0)
          compare(`${what} at ${place + 1} or better`, up(ours.places), up(places[team]!.at))
        }
        compare(`${what} by play-off`, ours.playOffWon, promoted[team]!)
        compare(`${what} points, of a hundred`, ours.points.mean / 100, points[team]! / 100)
      }
    }
    expect(far, `the most is ${most}`).toEqual([])
    expect(compared).toBeGreaterThan(5_000)
  },
)

/** Every league when half of its matches are played; teams by name. */
function halfPlayed(): { file: string; season: SeasonAhead<string> }[] {
  const all = seasonMatches()
  const before = all.filter(({ day }) => seasonOf(day) < SEASON)
  const begun = foldModel(EMPTY_MODEL, before).state
  const own = all.filter(({ day }) => seasonOf(day) === SEASON)
  return LEAGUES.map(([file, key]) => {
    const matches = own.filter(({ division }) => division === file)
    const games = tableMatches(key, `${SEASON}/${SEASON + 1}`, matches)
    const known = firstPhase(games, tableRulesOf(key, `${SEASON}/${SEASON + 1}`).split?.after)
    const cut = known[Math.floor(known.length / 2)]!.day - 1
    const { state } = foldModel(
      begun,
      own.filter(({ day }) => day <= cut),
    )
    const season = seasonAt(key, SEASON, known, cut, state, LAST_FITS)
    const teams = season.teams.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    return {
      file,
      season: { ...season, teams, promotion: file === 'E1' ? promotionPlayOff(key, '2023/2024', [3, 4, 5, 6]) : null },
    }
  })
}

/** The matches before a second phase, which is nobody's yet; all of them where there is none. */
function firstPhase(games: readonly SeasonMatch[], after = Number.POSITIVE_INFINITY): SeasonMatch[] {
  const played = new Map<string, number>()
  const next = (team: string) => played.set(team, (played.get(team) ?? 0) + 1).get(team)!
  return games.filter(({ home, away }) => Math.max(next(home), next(away)) <= after)
}

/** A season as the program reads it. */
function asText(
  file: string,
  { teams, results, ahead, corrections, uncertainty, gridOf }: SeasonAhead<string>,
): string {
  const numbers = new Map(teams.map(({ team }, at) => [team, at]))
  const line = (home: string, away: string, ...rest: number[]) =>
    [numbers.get(home), numbers.get(away), ...rest].join(' ')
  const grid = ({ a, b, rho }: GridParameters) => [a, b, rho] as const
  const pairs = teams.flatMap(({ team: home }) =>
    teams.flatMap(({ team: away }) => (home === away ? [] : [line(home, away, ...grid(gridOf(home, away)!))])),
  )
  const lines = [
    ...teams.map(({ team }) => {
      const { attack, defence } = uncertainty.get(team)!
      return [corrections?.get(team) ?? 0, attack, defence].join(' ')
    }),
    ...results.map(({ home, away, homeGoals, awayGoals }) => line(home, away, homeGoals, awayGoals)),
    ...ahead.map((match) => line(match.home, match.away, ...grid(match.grid))),
    ...pairs,
  ]
  return `${file} ${teams.length} ${results.length} ${ahead.length} ${pairs.length}\n${lines.join('\n')}\n`
}
