import { globSync, readFileSync } from 'node:fs'
import { FILE_SOURCES } from '@touchline/feeds'
import type { RecordBatch } from '@touchline/football'
import { onceInRun } from '@touchline/testing/run-folder'
import { realData } from '../../../tools/data-folder.ts'
import {
  byDate,
  dayNumber,
  EMPTY_RATINGS,
  foldDates,
  forecastMeans,
  type LevelMatch,
  type Pair,
  type RatedMatch,
  SHOTS_ENGINE,
} from '../src/index.ts'
import { seasonMatches } from './season-matches.testing.ts'

/** Leagues that the season files lack, as openfootball names their files. */
const OTHER_LEAGUES = /\/(at\.[12]|ch\.1|cz\.1|tr\.1|ru\.1|hu\.1)\.json$/
const CUPS = /\/uefa\.cl\.json$/

/** A match of a European cup with what both clubs' ratings expected of it on its day. */
export interface CupMatch extends Omit<LevelMatch, 'weight'> {
  day: number
  /** Whether both clubs are rated in leagues. */
  isRated: boolean
  /** The expectation of one engine fitted on leagues and cups alike, as logarithms; it knows nothing about how leagues compare. */
  oneEngine: Pair
}

/** Every match of European cups in the files, by date. */
export const europeanCups = (): CupMatch[] => onceInRun('european-cups', readCups)

function readCups(): CupMatch[] {
  const source = FILE_SOURCES.find((one) => one.source === 'openfootball')!
  const folder = realData('openfootball')
  const files = globSync('*/*.json', { cwd: folder }).sort()
  const read = (name: string): RecordBatch =>
    source.parse([{ name, bytes: readFileSync(`${folder}/${name}`) }], {}).batch
  const countries = new Map<string, number>()
  const rated = (batch: RecordBatch, isLeague: boolean): RatedMatch[] => {
    const stable = new Map((batch.teams ?? []).map(({ key, stableKey }) => [key, stableKey ?? key]))
    for (const { key, country } of batch.teams ?? []) countries.set(stable.get(key)!, country)
    return (batch.fixtures ?? []).flatMap((one): RatedMatch[] => {
      const goals = one.scores.fullTime
      if (!goals) return []
      const [home, away] = [one.home, one.away].map((key) => stable.get(key) ?? key) as [string, string]
      const unknown = { shots: null, shotsOnTarget: null, corners: null, yellowCards: null, referee: null }
      const day = dayNumber(one.kickoff.slice(0, 10))
      return [{ day, division: isLeague ? one.league : 'cup', tier: 1, home, away, goals, ...unknown }]
    })
  }
  const leagues = [
    ...seasonMatches(),
    ...files.filter((name) => OTHER_LEAGUES.test(`/${name}`)).flatMap((name) => rated(read(name), true)),
  ]
  const cups = files.filter((name) => CUPS.test(`/${name}`)).flatMap((name) => rated(read(name), false))
  return expectations(leagues, cups, countries)
}

function expectations(leagues: readonly RatedMatch[], cups: readonly RatedMatch[], countries: Map<string, number>) {
  const found: CupMatch[] = []
  const divisions = new Map<string, string>()
  let state = EMPTY_RATINGS
  let together = EMPTY_RATINGS
  const base = (club: string) => {
    const division = state.divisions[divisions.get(club) ?? '']
    return [division?.homeBase ?? Math.log(1.5), division?.awayBase ?? Math.log(1.13)] as const
  }
  for (const date of byDate([...leagues, ...cups].sort((one, other) => one.day - other.day))) {
    for (const match of date) {
      const { day, home, away, goals, division } = match
      if (division !== 'cup') continue
      const clubs = [home, away].map((club) => state.clubs[club] ?? { attack: 0, defence: 0 })
      const [host, guest] = clubs as [{ attack: number; defence: number }, { attack: number; defence: number }]
      const keysOf = (club: string) => [String(countries.get(club)), ...(state.clubs[club] ? [] : [club])]
      const [h, a] = [base(home), base(away)]
      const logMeans: Pair = [
        (h[0] + a[0]) / 2 + host.attack - guest.defence,
        (h[1] + a[1]) / 2 + guest.attack - host.defence,
      ]
      const [one, other] = forecastMeans(together, match, SHOTS_ENGINE)
      const oneEngine: Pair = [Math.log(one), Math.log(other)]
      const isRated = state.clubs[home] !== undefined && state.clubs[away] !== undefined
      found.push({ day, goals: goals!, logMeans, home: keysOf(home), away: keysOf(away), isRated, oneEngine })
    }
    const own = date.filter(({ division }) => division !== 'cup')
    for (const { home, away, division } of own) for (const club of [home, away]) divisions.set(club, division)
    state = foldDates(state, own, SHOTS_ENGINE).state
    together = foldDates(together, date, SHOTS_ENGINE).state
  }
  return found
}
