import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileSource, parseFootballData } from '@touchline/feeds'
import { leagueTable, TABLE_DETAIL } from '@touchline/football'
import { beforeAll, describe, expect, test } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'
import { storedSeasons } from '../official/stored-season.testing.ts'
import type { StoredSeason } from '../read-season.ts'
import { tableParts } from '../season-tables.ts'
import { ruleTables } from './half-years.ts'

const DATA = realData()
const read = (file: string) => readFileSync(resolve(DATA, file))

/** The tables that rules make, by name: clubs with their points, or their points a match. */
function tablesOf(season: StoredSeason, earlier: readonly StoredSeason[] | null = null) {
  return new Map(
    ruleTables(season, tableParts(season, []), earlier).map(({ stage, group, input, rules }) => [
      [stage.name, group?.name].filter(Boolean).join(' '),
      leagueTable(input, rules).map(({ team, points, details }) => {
        const played = details[TABLE_DETAIL.overall.played] ?? 0
        return `${season.teams.get(team)?.name} ${rules.perMatch ? (points / played).toFixed(3) : points}`
      }),
    ]),
  )
}

describe('Argentina', () => {
  let seasons: StoredSeason[]
  beforeAll(() => {
    seasons = storedSeasons(
      parseFootballData({ name: 'ARG.csv', bytes: read('football-data/extra/25col-2025-26/ARG.csv') }).batch,
    )
  })
  const of = (name: string, competition = 'liga-profesional') => {
    const found = seasons.find(({ head }) => head.stableKey === `argentina/${competition}` && head.name === name)
    if (found === undefined) throw new Error(`There is no ${competition} ${name}`)
    return found
  }
  const cupOf = (name: string) => of(name, 'copa-de-la-liga-profesional')

  test('played two championships in 2012/13, of which the second began before all of the first was played', () => {
    const tables = tablesOf(of('2012/2013'))
    expect(tables.get('Torneo Inicial')?.[0]).toBe('Vélez Sarsfield 41')
    expect(tables.get('Torneo Final')?.slice(0, 3)).toEqual(["Newell's Old Boys 38", 'River Plate 35', 'Lanús 33'])
    expect(tables.get('Whole year')?.[0]).toBe("Newell's Old Boys 74")
  })

  test('played two championships of two zones in 2025, a table of the year, and sent the last by average down', () => {
    const tables = tablesOf(of('2025'), [of('2024'), of('2023'), cupOf('2024'), cupOf('2023')])
    expect([...tables.keys()]).toEqual([
      ...['Apertura Group A', 'Apertura Group B', 'Clausura Group A', 'Clausura Group B'],
      ...['Whole year', 'Relegation by averages'],
    ])
    expect(tables.get('Apertura Group A')?.slice(0, 3)).toEqual([
      ...['Argentinos Juniors 33', 'Boca Juniors 33', 'Racing Club 28'],
    ])
    expect(tables.get('Apertura Group B')?.slice(0, 3)).toEqual([
      ...['Rosario Central 35', 'River Plate 31', 'Independiente 29'],
    ])
    expect(tables.get('Whole year')?.[0]).toBe('Rosario Central 66')
    expect(tables.get('Relegation by averages')?.at(-1)).toBe('San Martín de San Juan 0.875')
  })

  test('parted the cup of the league into two zones in one list, before its knock-out', () => {
    const firstOf = (name: string) => {
      const tables = tablesOf(cupOf(name))
      return [...tables].map(([title, rows]) => `${title}: ${rows.length}, ${rows[0]}`)
    }
    expect(['2021', '2022', '2023', '2024'].map(firstOf)).toEqual([
      ['Group Stage Group A: 13, Colón 25', 'Group Stage Group B: 13, Vélez Sarsfield 31'],
      ['Group Stage Group A: 14, Racing Club 30', 'Group Stage Group B: 14, Estudiantes 28'],
      ['Group Stage Group A: 14, Huracán 26', 'Group Stage Group B: 14, Racing Club 24'],
      ['Group Stage Group A: 14, River Plate 27', 'Group Stage Group B: 14, Godoy Cruz 29'],
    ])
  })

  test('sent four down by average in 2018/19; who had been away counts since its return', () => {
    const tables = tablesOf(of('2018/2019'), [of('2017/2018'), of('2016/2017')])
    const averages = tables.get('Relegation by averages') ?? []
    expect(averages.slice(-4).map((row) => row.replace(/ [\d.]+$/, ''))).toEqual([
      ...['San Martín de San Juan', 'Tigre', 'Belgrano', 'San Martín de Tucumán'],
    ])
    // In the first division in 2016/17 and 2018/19, not between them: 33 points in 25 matches.
    expect(averages).toContain('Aldosivi 1.320')
  })
})

test('Mexico has the two tables that its source has, and none of the year', () => {
  const file = { name: '2018-19/mx.1.json', bytes: read('openfootball/2018-19/mx.1.json') }
  const [season] = storedSeasons(fileSource('openfootball').parse([file], {}).batch)
  if (season === undefined) throw new Error('The file holds no season')
  expect(tablesOf(season).size).toBe(0)
  const leaders = tableParts(season, []).map(({ input, rules }) => leagueTable(input, rules)[0])
  expect(leaders.map((row) => `${season.teams.get(row?.team ?? 0)?.name} ${row?.points}`)).toEqual([
    ...['Cruz Azul 36', 'León 41'],
  ])
})
