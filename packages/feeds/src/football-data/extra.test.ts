import { BOOKMAKER } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { parseLines, shortProblems } from './football-data-parse.testing.ts'

const OLDER = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PH,PD,PA,MaxH,MaxD,MaxA,AvgH,AvgD,AvgA'
const NEWER = OLDER.replace(/(P|Max|Avg)([HDA])/g, (_, prefix, side) => `${prefix === 'P' ? 'PS' : prefix}C${side}`)
const PRICES = '2.06,3.4,4.11,2.1,3.5,4.2,2.01,3.4,4'
const ROW = `USA,MLS,2012,15/07/2012,00:30,Colorado Rapids,Columbus Crew,2,0,H,${PRICES}`

describe('a country file', () => {
  it('gives the league, the season as named and the match at its UTC instant', () => {
    const { batch, report } = parseLines([OLDER, ROW])
    expect(report.problems).toEqual([])
    expect(batch.leagues).toMatchObject([{ key: 'extra:USA/MLS', name: 'MLS' }])
    expect(batch.seasons).toMatchObject([{ key: 'extra:USA/MLS 2012', name: '2012', current: false }])
    expect(batch.fixtures?.[0]).toMatchObject({
      key: 'extra:USA/MLS 2012|united-states/colorado-rapids|united-states/columbus-crew|2012-07-15',
      kickoff: '2012-07-14T23:30:00.000Z',
      scores: { halfTime: null, fullTime: [2, 0] },
    })
    expect(batch.referencePrices?.[0]?.price).toEqual({
      ...{ home: 2.06, draw: 3.4, away: 4.11 },
      bookmaker: BOOKMAKER.pinnacle,
      closing: true,
    })
  })

  it('gives the same under the older and the newer names of the closing prices', () => {
    expect(parseLines([NEWER, ROW]).batch).toEqual(parseLines([OLDER, ROW]).batch)
  })

  it('reads the dialect of semicolons, decimal commas and dots in dates', () => {
    const row = ROW.replace(/,/g, ';')
      .replace(/(\d)\.(\d)/g, '$1,$2')
      .replace('15/07/2012', '15.07.2012')
    expect(parseLines([OLDER.replace(/,/g, ';'), row]).batch).toEqual(parseLines([OLDER, ROW]).batch)
  })

  it('understands the mistyped header B36CA', () => {
    const { batch } = parseLines([`${OLDER},B365CH,B365CD,B36CA`, `${ROW},2,3.4,3.9`])
    expect(batch.referencePrices?.[0]?.price).toEqual({
      home: 2,
      draw: 3.4,
      away: 3.9,
      bookmaker: BOOKMAKER.bet365,
      closing: true,
    })
  })

  it('keeps one league under drifting spaces and capitals, and all seasons of the file apart', () => {
    const { batch } = parseLines([
      OLDER,
      `Argentina,Copa de la Liga Profesional,2020,01/11/2020,20:00,Tigre,Lanus,1,0,H,${PRICES}`,
      `Argentina ,Copa De La Liga Profesional ,2021,14/02/2021,20:00,Tigre,Lanus,1,0,H,${PRICES}`,
      `Argentina,Liga Profesional ,2012/2013,03/08/2012,23:00,Tigre,Lanus,1,0,H,${PRICES}`,
    ])
    expect(batch.leagues?.map(({ key, type }) => [key, type])).toEqual([
      ['extra:Argentina/Copa de la Liga Profesional', 'cup'],
      ['extra:Argentina/Liga Profesional', 'league'],
    ])
    expect(batch.seasons?.map((season) => season.name)).toEqual(['2020', '2021', '2012/2013'])
    expect(batch.teams).toHaveLength(2)
  })

  it('refuses a row without a country or a season', () => {
    const parsed = parseLines([OLDER, ROW, ROW.replace('USA', ' '), ROW.replace('2012', 'spring')])
    expect(parsed.report.matchesTaken).toBe(1)
    expect(shortProblems(parsed)).toEqual(['3 - row-refused', '4 - row-refused'])
  })
})

describe('a country file without a header on top', () => {
  const rows = ['15/07/2012', '16/08/2012', '17/09/2012'].map((day) => ROW.replace('15/07/2012', day))

  it('is taken when its rows have the shape, whatever else stands between them', () => {
    const parsed = parseLines([
      rows[0] ?? '',
      '<li><a href="/x.csv">/x.csv</a></li>',
      rows[1] ?? '',
      NEWER,
      rows[2] ?? '',
    ])
    expect(parsed.report).toMatchObject({ rowsRead: 4, matchesTaken: 3, fatal: null })
    expect(parsed.report.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '2 not a match: <li><a href="/x.csv">/x.csv</a></li>',
    ])
    expect(parsed.batch.referencePrices?.[0]?.price?.closing).toBe(true)
  })

  it('is refused when most of its rows have not', () => {
    const { report } = parseLines(['<html>', '<body>', rows[0] ?? '', '</html>'])
    expect(report.fatal).toContain('not a football-data layout')
  })
})
