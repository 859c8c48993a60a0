import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileSource } from '@touchline/feeds'
import { DAY_MS, foldText, type RecordBatch, TABLE_DETAIL, wordsOf } from '@touchline/football'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'
import type { StoredSeason } from '../read-season.ts'
import { type SeasonTable, seasonTables } from '../season-tables.ts'
import { storedSeasons } from './stored-season.testing.ts'

const FOLDER = resolve(realData(), 'tables')

interface OfficialRow {
  position: number | null
  team: string
  played: string
  points: string
}

interface OfficialSeason {
  file: string
  tables: { file: string; rule: string; groups: Record<string, OfficialRow[]> }[]
}

interface FileMatch {
  date: string
  team1: string
  team2: string
  score?: { ft?: [number, number] }
}

/** Why an official table is not what its results and the rules give. */
const NOT_EQUAL: Readonly<Record<string, string>> = {
  'spain-primera-2010-11.csv':
    'Levante and Real Sociedad are level among the three on 45 points, so the goal difference of all matches decides for Levante',
  'spain-segunda-b-2010-11.csv': 'points awarded to Vecindario are missing in the results',
  'austria-2liga-2020-21.csv': 'Amstetten stands above Austria Wien II with fewer points',
  'brazil-serie-b-2010.csv': 'points awarded to Icasa are missing in the results',
  'italy-serie-a-1996-97.csv': 'Piacenza won the play-off against Cagliari',
  'italy-serie-a-2005-06.csv': 'Juventus were put last',
  'norway-eliteserien-2025.csv': 'an award to Vålerenga has no document',
}

const expected = () => JSON.parse(readFileSync(resolve(FOLDER, 'expected.json'), 'utf8')) as OfficialSeason[]

function read(file: string): { batch: RecordBatch; matches: FileMatch[] } {
  const bytes = readFileSync(resolve(FOLDER, 'in', file))
  const { batch } = fileSource('openfootball').parse([{ name: file, bytes }], {})
  return { batch, matches: (JSON.parse(bytes.toString()) as { matches: FileMatch[] }).matches }
}

const isAlike = (one: string, other: string) => {
  const words = wordsOf(foldText(other)).filter((word) => word.length > 3)
  return wordsOf(foldText(one)).some((word) => words.some((own) => own.startsWith(word) || word.startsWith(own)))
}

/** Finds the team of a name in the file, by days, scores and similarity. */
function teamNumbers({ fixtures, teams }: StoredSeason, matches: readonly FileMatch[]): (name: string) => number {
  const byDay = Map.groupBy(fixtures, ({ kickoff }) => kickoff.slice(0, 10))
  const votes = new Map<string, Map<number, number>>()
  const vote = (name: string, team: number) => {
    const own = votes.get(name) ?? new Map<number, number>()
    votes.set(name, own)
    own.set(team, (own.get(team) ?? 0) + (isAlike(name, teams.get(team)?.name ?? '') ? 5 : 1))
  }
  for (const { date, team1, team2, score } of matches) {
    for (const offset of [-1, 0, 1]) {
      const day = new Date(Date.parse(date) + offset * DAY_MS).toISOString().slice(0, 10)
      for (const { home, away, homeGoals, awayGoals } of byDay.get(day) ?? []) {
        if (homeGoals !== score?.ft?.[0] || awayGoals !== score?.ft?.[1]) continue
        vote(team1, home)
        vote(team2, away)
      }
    }
  }
  return (name) => [...(votes.get(name) ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0] ?? -1
}

/** Whether one of the tables has the clubs in this order with these points; clubs on one place may be in either order. */
function holds(tables: readonly SeasonTable[], official: readonly OfficialRow[], numberOf: (name: string) => number) {
  const wanted = official
    .filter(({ position }) => position !== null)
    .toSorted((one, other) => Number(one.position) - Number(other.position))
    .map(({ team, ...own }) => ({ ...own, team: numberOf(team) }))
  return tables.some(({ rows }) => {
    const own = rows.filter(({ team }) => wanted.some((one) => one.team === team))
    return wanted.every(({ position, points, played, team }, at) => {
      const onPlace = wanted.filter((one) => one.position === position).map((one) => one.team)
      const row = own.find((one) => one.team === team)
      return (
        onPlace.includes(own[at]?.team ?? -1) &&
        row !== undefined &&
        (points === '' || row.points === Number(points)) &&
        (!played || row.details[TABLE_DETAIL.overall.played] === Number(played))
      )
    })
  })
}

describe('official final tables', () => {
  test('are what their results and the rules of their competitions give', () => {
    const wrong: string[] = []
    let count = 0
    for (const { file, tables } of expected()) {
      const { batch, matches } = read(file)
      const [season] = storedSeasons(batch)
      if (!season) throw new Error(`${file} holds no season`)
      const made = seasonTables(season, [])
      const numberOf = teamNumbers(season, matches)
      for (const { file: name, groups } of tables) {
        count += 1
        if (!Object.values(groups).every((rows) => holds(made, rows, numberOf))) wrong.push(name)
      }
    }
    expect(count).toBe(141)
    expect(wrong.toSorted()).toEqual(Object.keys(NOT_EQUAL).toSorted())
  })
})
