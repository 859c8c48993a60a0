import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOrderOf, parseDay } from './cells.ts'
import { parseLines } from './football-data-parse.testing.ts'

const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR'
const daysOf = (lines: readonly string[]) =>
  parseLines(lines).batch.fixtures?.map(({ kickoff }) => kickoff.slice(0, 10))
const refusals = (lines: readonly string[]) =>
  parseLines(lines)
    .report.problems.filter(({ severity }) => severity === 'row-refused')
    .map(({ line, message }) => `${line} ${message}`)

describe('dates', () => {
  it('have the month first where only that makes days of all of them', () => {
    const rows = [
      'E0,08/17/2024,Arsenal,Wolves,2,0,H',
      'E0,09/01/2024,Chelsea,Everton,1,1,D',
      'E0,01/04/2025,Everton,Arsenal,1,2,A',
    ]
    expect(daysOf([HEADER, ...rows])).toEqual(['2024-08-17', '2024-09-01', '2025-01-04'])
  })

  it('have the month first where only that puts the rows in order of time', () => {
    const written = ['08/11/2023', '08/12/2023', '09/02/2023', '10/07/2023', '11/04/2023', '12/02/2023']
    for (const cells of [written, written.toReversed()]) expect(dateOrderOf(cells)).toBe('month-first')
    for (const cells of [written.slice(0, 2), ['05/08/2024', '07/12/2024', '03/09/2024'], []])
      expect(dateOrderOf(cells)).toBeNull()
  })

  it('have the order of most of them, so that a mistyped one is refused', () => {
    const cells = ['08/17/2024', '08/24/2024', '31/08/2024', '09/14/2024']
    expect(dateOrderOf(cells)).toBe('month-first')
    const rows = cells.map((day, at) => `E0,${day},${CLUBS[at]},${CLUBS[at + 1]},0,0,D`)
    expect(refusals([HEADER, ...rows])).toEqual(['4 31/08/2024 is no day of the form MM/DD/YYYY'])
  })

  it('have an order in each part of files that were put together', () => {
    const rows = (...days: string[]) => days.map((day, at) => `E1,${day},${CLUBS[at]},${CLUBS[at + 1]},0,0,D`)
    const lines = [HEADER, ...rows('25/08/2018', '01/09/2018'), HEADER, ...rows('09/15/2018', '10/06/2018')]
    expect(daysOf(lines)).toEqual(['2018-08-25', '2018-09-01', '2018-09-15', '2018-10-06'])
  })

  it('are read the same in either order', () => {
    const day = fc
      .integer({ min: 0, max: 300 })
      .map((day) => new Date(Date.UTC(2024, 7, 13 + day)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const all = [...days, '2024-08-25']
        const written = (monthFirst: boolean) =>
          all.map((one) => {
            const [year, month, date] = one.split('-')
            return monthFirst ? `${month}/${date}/${year}` : `${date}/${month}/${year}`
          })
        for (const cells of [written(true), written(false)])
          expect(cells.map((cell) => parseDay(cell, dateOrderOf(cells) ?? undefined))).toEqual(all)
      }),
    )
  })

  it('in another year than the season are refused with the reason', () => {
    const rows = ['17/08/2002', '28/08/2020', '31/08/2002', '11/09/1902'].map(
      (day, at) => `E0,${day},${CLUBS[at]},${CLUBS[at + 1]},0,0,D`,
    )
    expect(refusals([HEADER, ...rows])).toEqual([
      '3 2020-08-28 is no day of the season 2002/2003',
      '5 1902-09-11 is no day of the season 2002/2003',
    ])
  })

  it('outside the season that a country file names are refused', () => {
    const header = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res'
    const rows = ['2023,16/04/2013', '2032,22/04/2023', '2023/2024,23/04/2023', '2023,30/04/2023'].map(
      (when) => `Brazil,Serie A,${when},20:00,Palmeiras,Santos,2,1,H`,
    )
    expect(refusals([header, ...rows]).map((line) => line.slice(0, 1))).toEqual(['2', '3', '4'])
  })
})

const CLUBS = ['Arsenal', 'Chelsea', 'Everton', 'Liverpool', 'Fulham']

describe('files put together', () => {
  it('obey a header in the middle', () => {
    const { batch, report } = parseLines([
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR',
      'E1,03/08/2018,Reading,Derby,1,2,A',
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR',
      'E1,12/08/2018,15:00,Norwich,Reading,3,1,H',
    ])
    expect(batch.fixtures).toMatchObject([
      { scores: { fullTime: [1, 2] } },
      { kickoff: '2018-08-12T14:00:00.000Z', scores: { fullTime: [3, 1] } },
    ])
    expect(report).toMatchObject({ rowsRead: 2, problems: [] })
  })

  it('have the rows of several seasons in their seasons', () => {
    const days = ['13/08/2022', '03/09/2022', '26/02/2023', '12/08/2023', '21/10/2023', '13/04/2024']
    const rows = days.map((day, at) => `E0,${day},${CLUBS[at % 4]},${CLUBS[(at % 4) + 1]},0,0,D`)
    const { batch } = parseLines([HEADER, ...rows])
    expect(batch.seasons?.map(({ name }) => name)).toEqual(['2022/2023', '2023/2024'])
  })
})

describe('numbers', () => {
  const quotes = (prices: string) =>
    parseLines([
      `${HEADER},B365H,B365D,B365A,AHh,B365AHH,B365AHA`,
      `E0,17/08/2024,Arsenal,Wolves,2,0,H,${prices}`,
    ]).batch.odds?.flatMap((market) => market.quotes.map(({ line, price }) => [line, price]))

  it('may have a decimal comma in a file with commas between its cells', () => {
    expect(quotes('"3,40","3,60","2,10","-1,5",1.9,2.0')).toEqual([
      [null, 3.4],
      [null, 3.6],
      [null, 2.1],
      [-1.5, 1.9],
      [1.5, 2],
    ])
  })

  it('may be American odds', () => {
    expect(quotes('+240,+260,+110,-0.5,-110,-110')?.slice(0, 3)).toEqual([
      [null, 3.4],
      [null, 3.6],
      [null, 2.1],
    ])
    expect(quotes('-120,+260,+320,,,')).toEqual([
      [null, 1.833],
      [null, 3.6],
      [null, 4.2],
    ])
  })
})

it('a match that is played again counts the second time, the first was abandoned', () => {
  const { batch } = parseLines([
    HEADER,
    'E0,16/12/2023,Bournemouth,Luton,1,1,D',
    'E0,13/03/2024,Bournemouth,Luton,4,3,H',
  ])
  expect(batch.fixtures?.map(({ state, scores }) => [state, scores.current])).toEqual([
    [15, [1, 1]],
    [5, [4, 3]],
  ])
})

it('a match that is listed on two days of a week is one, on the later day', () => {
  expect(daysOf([HEADER, 'E0,16/12/2023,Bournemouth,Luton,1,1,D', 'E0,17/12/2023,Bournemouth,Luton,1,1,D'])).toEqual([
    '2023-12-17',
  ])
})
