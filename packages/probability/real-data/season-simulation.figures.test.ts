import {
  leagueTable,
  PLACE_KINDS,
  placeRulesOf,
  SEASON_CALIBRATION,
  type SeasonCalibrationBin,
  simulateSeason,
  tableRulesOf,
} from '@touchline/football'
import { beforeAll, expect, test } from 'vitest'
import { EMPTY_MODEL, foldModel, LAST_FITS, mean, seasonOf, wilsonInterval } from '../src/index.ts'
import { decisionsOf, fitsBySeason, resultIn, seasonAt, tableMatches } from './season-ahead.testing.ts'
import { seasonMatches } from './season-matches.testing.ts'

const LEAGUES: Readonly<Record<string, string>> = {
  E0: 'england/premier-league',
  E1: 'england/championship',
  D1: 'germany/bundesliga',
  SP1: 'spain/la-liga',
  I1: 'italy/serie-a',
  F1: 'france/ligue-1',
  P1: 'portugal/primeira-liga',
  F2: 'france/ligue-2',
  E3: 'england/league-two',
  EC: 'england/national-league',
  D2: 'germany/2-bundesliga',
  SP2: 'spain/la-liga-2',
  I2: 'italy/serie-b',
}
/** In 2019-20 some leagues were cut short. */
const SEASONS = [2017, 2018, 2020, 2021, 2022, 2023, 2024]
const CUTS = [1 / 3, 1 / 2, 2 / 3]
const LEAGUE_SEASONS = 40

interface Judged {
  league: string
  cut: number
  kind: 'champion' | 'relegated'
  chance: number
  happened: boolean
}

let judged: Judged[]
let leagueSeasons = 0
/** By league the years its seasons begin in. */
const seen = new Map<string, number[]>()
beforeAll(() => {
  const matches = seasonMatches()
  const fits = fitsBySeason(matches)
  judged = []
  for (const season of SEASONS) {
    const own = matches.filter(({ day }) => seasonOf(day) === season)
    const begun = foldModel(
      EMPTY_MODEL,
      matches.filter(({ day }) => seasonOf(day) < season),
    ).state
    for (const [league, key] of Object.entries(LEAGUES)) {
      const all = own.filter(({ division }) => division === league)
      const games = tableMatches(key, `${season}/${season + 1}`, all)
      if (games.length < 300 || leagueSeasons === LEAGUE_SEASONS) continue
      leagueSeasons++
      seen.set(key, [...(seen.get(key) ?? []), season])
      const teams = [...new Set(games.flatMap(({ home, away }) => [home, away]))].map((team) => ({ team, name: team }))
      const name = `${season}/${season + 1}`
      const rules = tableRulesOf(key, name)
      const decisions = decisionsOf(key, name, teams)
      const table = leagueTable({ teams, results: games.map(resultIn), ...decisions }, rules).map(({ team }) => team)
      const down = placeRulesOf(key, { seasonName: name, teams: teams.length }).map(
        (rule) => rule === PLACE_KINDS.relegation,
      )
      for (const cut of CUTS) {
        const day = games[Math.floor(games.length * cut)]!.day - 1
        const { state } = foldModel(
          begun,
          own.filter((one) => one.day <= day),
        )
        const drawn = simulateSeason(seasonAt(key, season, games, day, state, fits.get(season) ?? LAST_FITS), {
          seasons: 2_000,
          seed: season,
        })
        for (const { team, places } of drawn) {
          const relegated = places.reduce((sum, share, place) => sum + (down[place] ? share : 0), 0)
          judged.push({ league, cut, kind: 'champion', chance: places[0]!, happened: table[0] === team })
          judged.push({ league, cut, kind: 'relegated', chance: relegated, happened: down[table.indexOf(team)]! })
        }
      }
    }
  }
}, 600_000)

/** The published figures are stored: `SEASON_CALIBRATION` has to match this measurement. */
test('the leagues and seasons are those that are named', () => {
  expect(leagueSeasons).toBe(LEAGUE_SEASONS)
  expect(SEASON_CALIBRATION.seasons).toEqual(Object.fromEntries(seen))
})

test.each([
  { kind: 'champion' as const, most: 0.075 },
  { kind: 'relegated' as const, most: 0.165 },
])('of the chances to be $kind as many come true as they say', ({ kind, most }) => {
  const own = judged.filter((one) => one.kind === kind)
  const rows = SEASON_CALIBRATION[kind].map(({ from, until }): SeasonCalibrationBin => {
    const bin = own.filter(({ chance }) => chance >= from && (chance < until || until === 1))
    const times = bin.filter(({ happened }) => happened).length
    // The same season is judged at three cuts: it counts once.
    const { low, high } = wilsonInterval(times / CUTS.length, bin.length / CUTS.length)!
    const expected = round(mean(bin.map(({ chance }) => chance))!)
    return {
      from,
      until,
      n: bin.length,
      expected,
      observed: round(times / bin.length),
      low: round(low),
      high: round(high),
    }
  })
  for (const { expected, low, high } of rows) {
    expect(expected).toBeGreaterThanOrEqual(low)
    expect(expected).toBeLessThanOrEqual(high)
  }
  const logLoss = mean(own.map(({ chance, happened }) => -Math.log(Math.max(1e-4, happened ? chance : 1 - chance))))!
  expect(logLoss, JSON.stringify(rows)).toBeLessThan(most)
  expect([rows, round(logLoss)]).toEqual([SEASON_CALIBRATION[kind], SEASON_CALIBRATION.logLoss[kind]])
})

const round = (value: number) => Math.round(value * 10_000) / 10_000
