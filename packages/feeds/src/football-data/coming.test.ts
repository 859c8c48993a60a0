import { bookmakerName, MARKET } from '@touchline/football'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { FileOptions } from '../files/file-source.ts'
import { refuseNoMatches } from './football-data-paths.ts'
import { parseFootballData } from './index.ts'

const read = (text: string, options: FileOptions = {}) =>
  parseFootballData({ name: 'fixtures.csv', bytes: Buffer.from(text) }, options)
const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,Referee,B365H,B365D,B365A,BFEH,BFED,BFEA,B365CH,B365CD,B365CA'
const coming = (...rows: string[]) => read([HEADER, ...rows].join('\r\n'), { today: '2026-03-27' })

describe('fixtures.csv', () => {
  it('has matches to come, with referee and prices that are not yet those at kick-off', () => {
    const { batch, report } = coming('E0,28/03/2026,15:00,Arsenal,Everton,M Dean,1.50,4.33,6.50,1.53,4.5,7,,,')
    expect(report).toMatchObject({ fatal: null, problems: [] })
    expect(batch.fixtures).toMatchObject([
      {
        season: 'E0 2025/2026',
        kickoff: '2026-03-28T15:00:00.000Z',
        kickoffKnown: true,
        state: 1,
        referee: expect.any(String),
      },
    ])
    expect(batch.referencePrices).toMatchObject([{ price: { home: 1.5, bookmaker: 3, closing: false } }])
  })

  it('has no midnight for a match whose time is not known', () => {
    const { batch } = coming('E0,28/03/2026,,Arsenal,Everton,,,,,,,,,,')
    expect(batch.fixtures).toMatchObject([{ kickoffKnown: false }])
  })

  it('loses no match to rows of commas, missing names, mistyped years or the weekend before last', () => {
    const { batch, report } = coming(
      ',,,,,,,,,,,,,,',
      'E0,28/03/2026,15:00,Arsenal,,,,,,,,,,,',
      ',28/03/2026,15:00,Arsenal,Everton,,,,,,,,,,',
      'E0,28/03/2016,15:00,Arsenal,Everton,,,,,,,,,,',
      'E0,14/03/2026,15:00,Chelsea,Fulham,,,,,,,,,,',
      'E0,28/03/2026,15:00,Leeds,Burnley,,,,,,,,,,',
    )
    expect(batch.fixtures).toHaveLength(1)
    expect(report.problems.map(({ line, message }) => [line, message])).toEqual([
      [3, 'the away team is missing'],
      [4, 'the division is missing'],
      [5, '2016-03-28 is 3651 days off and no match of this file'],
      [6, '2026-03-14 is 13 days off and no match of this file'],
    ])
  })

  it('has no prices of an exchange on which hardly anybody offers anything', () => {
    const { batch } = coming('E0,28/03/2026,15:00,Arsenal,Everton,,1.50,4.33,6.50,1.27,3.07,10.5,,,')
    expect(batch.odds?.flatMap(({ quotes }) => quotes.map(({ bookmaker }) => bookmaker))).toEqual([3, 3, 3])
  })

  it('is known by a byte order mark that was encoded twice, too', () => {
    const text = `\u00ef\u00bb\u00bf${HEADER}\nE0,28/03/2026,15:00,Arsenal,Everton,,,,,,,,,,`
    expect(read(text, { today: '2026-03-27' }).report.matchesTaken).toBe(1)
    expect(refuseNoMatches(Buffer.from(text))).toBeNull()
    expect(refuseNoMatches(Buffer.from('\uFEFFCountry,League,Date'))).toBeNull()
    expect(refuseNoMatches(Buffer.from('<!DOCTYPE html>'))).not.toBeNull()
  })

  it('without its result columns alone is a file of coming matches; one that lacks some of them is refused', () => {
    expect(read('Div,Date,HomeTeam,AwayTeam,FTHG\nE0,28/03/2026,Arsenal,Everton,2').report.fatal).toContain('FTAG')
  })
})

describe('new_league_fixtures.csv', () => {
  const OLD = 'Country,League,Date,Time,Home,Away,PH,PD,PA,MaxH,MaxD,MaxA,AvgH,AvgD,AvgA'
  const NEW =
    'Country,League,Date,Time,Home,Away,PSH,PSD,PSA,MaxH,MaxD,MaxA,AvgH,AvgD,AvgA,BFEH,BFED,BFEA,B365H,B365D,B365A'

  it.each([
    [OLD, '1.24,6.36,11.27,1.25,7,13,1.22,6.37,10.81', 'Pinnacle'],
    [NEW, ',,,1.25,7,13,1.22,6.37,10.81,1.11,1.11,1.11,1.24,6,11', 'Bet365'],
  ])('is read in the layout %s', (header, prices, bookmaker) => {
    const { batch } = read(`${header}\nSwitzerland,Super League,02/02/2026,18:00,Young Boys,Xamax,${prices}`, {
      today: '2026-02-01',
      ladder: [4, 3],
    })
    expect(batch.fixtures).toMatchObject([{ season: expect.stringContaining('2025/2026') }])
    const [first] = batch.referencePrices ?? []
    expect([bookmakerName(first?.price?.bookmaker ?? null), first?.price?.closing]).toEqual([bookmaker, false])
  })

  it('belongs to the season of the year where a league is played within it, or as its newest season shows', () => {
    const row = (options: FileOptions) =>
      read(`${OLD}\nBrazil,Serie A,10/10/2026,18:00,Gremio,Internacional,,,,,,,,,`, { today: '2026-10-09', ...options })
        .batch.fixtures?.[0]?.season
    expect(row({})).toBe('extra:Brazil/Serie A 2026')
    expect(row({ newestSeasons: { 'extra:Brazil/Serie A': '2026/2027' } })).toBe('extra:Brazil/Serie A 2026/2027')
  })
})

test('the columns of 2026: new bookmakers under their names, unlisted ones under their code, expected goals', () => {
  const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HxG,AxG,SKBH,SKBD,SKBA,XYZH,XYZD,XYZA,XYZCH,XYZCD,XYZCA'
  const { batch } = read(`${header}\nE1,15/08/2026,Leeds,Hull,2,1,H,1.73,0.64,2,3.4,3.8,2.1,3.3,3.6,2,3.3,3.9`)
  const [odds] = batch.odds ?? []
  expect(odds?.market).toBe(MARKET.full_time_result)
  expect(odds?.quotes.map(({ bookmaker, price, closing }) => [bookmakerName(bookmaker), price, closing])).toEqual([
    ['Sky Bet', 2, false],
    ['Sky Bet', 3.4, false],
    ['Sky Bet', 3.8, false],
    ['XYZ', 2, true],
    ['XYZ', 3.3, true],
    ['XYZ', 3.9, true],
  ])
  expect(batch.statistics).toMatchObject([
    {
      statistics: [
        { side: 'home', values: { 5304: 1.73 } },
        { side: 'away', values: { 5304: 0.64 } },
      ],
    },
  ])
})

test('10,000 spoilt files of coming matches: none ends the reading, and what is not taken is reported', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'E0',
      'Brazil',
      'Serie A',
      '28/03/2026',
      '31/02/2026',
      '15:00',
      '25:99',
      '1.5',
      '-',
      '"',
      '\u0000',
    ),
    fc.string({ maxLength: 8 }),
  )
  const line = fc.array(cell, { maxLength: 18 }).map((cells) => cells.join(','))
  const good = fc.constant('E0,28/03/2026,15:00,Arsenal,Everton,,1.50,4.33,6.50,,,,,,')
  const body = fc.tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(HEADER, 'Country,League,Date,Time,Home,Away,AvgH,AvgD,AvgA') },
      line,
    ),
    fc.array(fc.oneof(line, good), { maxLength: 5 }),
  )
  fc.assert(
    fc.property(body, ([header, lines]) => {
      const { batch, report } = read([header, ...lines].join('\n'), { today: '2026-03-27' })
      expect(report.matchesTaken).toBe(batch.fixtures?.length ?? 0)
      if (report.fatal !== null) return
      const refused = report.problems.filter((one) => one.severity === 'row-refused').length
      expect(report.matchesTaken + refused).toBe(report.rowsRead)
    }),
    { numRuns: 10_000 },
  )
})
