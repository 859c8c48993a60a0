import { BOOKMAKER, MARKET } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { parseLines, shortProblems } from './football-data-parse.testing.ts'
import { parseFootballData } from './index.ts'

const MODERN =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,HST,AST,HF,AF,HC,AC,HY,AY,HR,AR'
const DERBY = 'E0,26/08/2023,17:30,Man City,Man United,3,1,H,1,0,H,M Dean,18,7,8,2,9,11,7,1,2,3,0,1'

describe('a season file', () => {
  it('gives the match with its scores, counts and referee', () => {
    const { batch, report } = parseLines([MODERN, DERBY])
    expect(report).toEqual({ file: 'sample.csv', rowsRead: 1, matchesTaken: 1, problems: [], fatal: null })
    expect(batch.source).toBe('football-data')
    expect(batch.leagues).toMatchObject([{ key: 'E0', name: 'Premier League', type: 'league', active: true }])
    expect(batch.seasons).toEqual([
      {
        key: 'E0 2023/2024',
        league: 'E0',
        name: '2023/2024',
        startsOn: '2023-08-26',
        endsOn: '2023-08-26',
        current: false,
      },
    ])
    expect(batch.teams?.map((team) => team.name)).toEqual(['Manchester City', 'Manchester United'])
    expect(batch.referees?.map((one) => one.name)).toEqual(['M Dean'])
    expect(batch.fixtures).toEqual([
      {
        key: 'E0 2023/2024|england/man-city|england/man-united|2023-08-26',
        league: 'E0',
        season: 'E0 2023/2024',
        stage: null,
        group: null,
        round: null,
        kickoff: '2023-08-26T16:30:00.000Z',
        kickoffKnown: true,
        state: 5,
        minute: null,
        addedMinute: null,
        home: 'england/man-city',
        away: 'england/man-united',
        venue: null,
        referee: 'england/m-dean',
        homeCoach: null,
        awayCoach: null,
        scores: { halfTime: [1, 0], fullTime: [3, 1], extraTime: null, shootOut: null, current: [3, 1] },
        sides: {
          home: {
            corners: 7,
            yellowCards: 2,
            redCards: 0,
            statistics: { shots_total: 18, shots_on_target: 8, fouls: 9 },
          },
          away: {
            corners: 1,
            yellowCards: 3,
            redCards: 1,
            statistics: { shots_total: 7, shots_on_target: 2, fouls: 11 },
          },
        },
        weather: null,
      },
    ])
  })

  it('reads UK time as it is in winter, and knows only the day without a time', () => {
    const winter = parseLines([
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG',
      'SP1,09/12/2023,20:00,Betis,Real Madrid,1,1',
    ])
    expect(winter.batch.fixtures?.[0]).toMatchObject({ kickoff: '2023-12-09T20:00:00.000Z', kickoffKnown: true })
    const old = parseLines(['Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'SP1,09/12/95,Betis,Real Madrid,1,1'])
    expect(old.batch.fixtures?.[0]).toMatchObject({ kickoff: '1995-12-09T00:00:00.000Z', kickoffKnown: false })
  })

  it('leaves what the file does not count unknown', () => {
    const { batch } = parseLines([
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HC,AC',
      'D1,07/08/93,Hertha,Bochum,0,0,D,,4',
    ])
    const [fixture] = batch.fixtures ?? []
    expect(fixture?.scores).toMatchObject({ halfTime: null, fullTime: [0, 0] })
    expect(fixture?.sides.home).toEqual({ corners: null, yellowCards: null, redCards: null, statistics: {} })
    expect(fixture?.sides.away.corners).toBe(4)
  })

  it('counts free kicks for the side that gets them and offsides for the side caught', () => {
    const { batch } = parseLines([
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HFKC,AFKC,HO,AO',
      'B1,28/07/2017,Gent,Genk,0,0,13,6,2,3',
    ])
    expect(batch.fixtures?.[0]?.sides.home.statistics).toEqual({ free_kicks: 6, offsides: 2 })
    expect(batch.fixtures?.[0]?.sides.away.statistics).toEqual({ free_kicks: 13, offsides: 3 })
  })

  it('distinguishes the second meeting of a pair in the same ground by its day', () => {
    const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG'
    const { report, batch } = parseLines([
      header,
      'SC0,01/10/2023,Celtic,Hearts,2,0',
      'SC0,01/04/2024,Celtic,Hearts,1,1',
    ])
    expect(report.matchesTaken).toBe(2)
    expect(new Set(batch.fixtures?.map((one) => one.key)).size).toBe(2)
  })
})

describe('the ways a file can be written', () => {
  const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,Referee'
  const ROW = 'E0,14/08/93,Arsenal,Coventry,0,3,A,M Reed'
  const plain = parseLines([HEADER, ROW])

  it.each([
    ['CRLF line ends', () => parseLines([HEADER, ROW, ''], {}, '\r\n')],
    ['a byte order mark', () => parseLines([`\uFEFF${HEADER}`, ROW])],
    ['blank and comma-only rows', () => parseLines([HEADER, '', ',,,,', ROW, ',,,,,,,', '   '])],
    ['rows wider than the header', () => parseLines([`${HEADER},,,`, `${ROW},,,,,,`])],
    ['spaces around names', () => parseLines([HEADER, 'E0,14/08/93,Arsenal , Coventry,0,3,A,\u00a0M  Reed'])],
    ['numbers with a decimal point', () => parseLines([HEADER, 'E0,14/08/93,Arsenal,Coventry,0.0,3.0,A,M Reed'])],
    ['four-digit years', () => parseLines([HEADER, 'E0,14/08/1993,Arsenal,Coventry,0,3,A,M Reed'])],
    ['teams in columns HT and AT', () => parseLines([HEADER.replace('HomeTeam,AwayTeam', 'HT,AT'), ROW])],
    ['quoted cells', () => parseLines([HEADER, 'E0,14/08/93,"Arsenal","Coventry",0,3,A,"Reed, M"'])],
  ])('%s change nothing', (_, parsed) => expect(parsed().batch).toEqual(plain.batch))

  it('takes rows narrower than the header', () => {
    const { batch } = parseLines([HEADER, 'E0,14/08/93,Arsenal,Coventry,0,3'])
    expect(batch.fixtures?.[0]).toMatchObject({ referee: null, scores: { fullTime: [0, 3] } })
  })

  it('reads bytes that are no UTF-8 as Windows-1252', () => {
    const text = `${HEADER}\nEC,14/08/2021,King\u0092s Lynn,Woking,1,0,H,\u00a0Jörg Keßler`
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const { batch } = parseFootballData({ name: 'EC.csv', bytes })
    expect(batch.teams?.[0]?.name).toBe("King's Lynn Town")
    expect(batch.referees?.[0]).toMatchObject({ key: 'england/j-kessler', name: 'Jörg Keßler' })
  })

  it('believes the content, not the name of the file', () => {
    const bytes = new TextEncoder().encode(`${HEADER}\n${ROW}`)
    expect(parseFootballData({ name: 'champions_league_2122.csv', bytes }).batch.leagues?.[0]?.key).toBe('E0')
  })

  it('takes several divisions in one file, each with its own season', () => {
    const { batch } = parseLines([HEADER, ROW, 'D1,07/08/10,Hertha,Bochum,0,0,D,'])
    expect(batch.seasons?.map((season) => season.key)).toEqual(['E0 1993/1994', 'D1 2010/2011'])
  })
})

describe('files of which nothing can be taken', () => {
  it.each([
    ['an empty file', '', 'the file is empty'],
    ['blank lines', '\n \n', 'the file is empty (blank lines only)'],
    ['a binary file', 'PK\u0003\u0004\u0000\u0000', 'the file is not text (it holds zero bytes)'],
    ['a page', '<html><body>300 Multiple Choices</body></html>', 'this is not a football-data layout'],
    ['another table', 'name,age\nMia,30', 'this is not a football-data layout'],
    ['a header alone', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\n', 'the file has a header and no matches'],
    ['no away team', 'Div,Date,HomeTeam,FTHG,FTAG\nE0,14/08/93,Arsenal,0,3', 'lacks the column AwayTeam or AT'],
    [
      'an unknown division',
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nX9,14/08/93,A,B,0,3',
      'none of the 1 rows is a match',
    ],
  ])('%s gives no records and the reason', (_, text, reason) => {
    const { batch, report } = parseFootballData({ name: 'x.csv', bytes: new TextEncoder().encode(text) })
    expect(batch).toEqual({ source: 'football-data' })
    expect(report.matchesTaken).toBe(0)
    expect(report.fatal).toContain(reason)
  })
})

describe('rows and cells that are wrong', () => {
  it('refuses a row that names no match, with its line, and takes the others', () => {
    const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG'
    const rows = [
      'E0,14/08/93,Arsenal,Coventry,0,3',
      '',
      'E0,,Chelsea,Blackburn,1,2',
      'E0,31/02/94,Chelsea,Blackburn,1,2',
      'E0,15/08/93,,Blackburn,1,2',
      'E0,15/08/93,Leeds,Leeds,1,2',
      'X9,15/08/93,Leeds,Everton,1,2',
      'E0,14/08/93,Arsenal,Coventry,0,3',
    ]
    const { report } = parseLines([header, ...rows])
    expect(report).toMatchObject({ rowsRead: 7, matchesTaken: 1, fatal: null })
    expect(report.problems.map(({ line, severity, message }) => [line, severity, message])).toEqual([
      [4, 'row-refused', 'the date is missing'],
      [5, 'row-refused', '31/02/94 is no day of the form DD/MM/YYYY'],
      [6, 'row-refused', 'the home team is missing'],
      [7, 'row-refused', 'Leeds cannot play itself'],
      [8, 'row-refused', 'X9 is no division of football-data'],
      [9, 'row-refused', 'repeats the match of line 2'],
    ])
  })

  it('keeps the goals where the result letter contradicts them', () => {
    const parsed = parseLines([MODERN, DERBY.replace('3,1,H,1,0,H', '3,1,D,1,0,A')])
    expect(parsed.batch.fixtures?.[0]?.scores).toMatchObject({ halfTime: [1, 0], fullTime: [3, 1] })
    expect(shortProblems(parsed)).toEqual(['2 FTR cell-doubted', '2 HTR cell-doubted'])
  })

  it('leaves a half-time score above the final one unknown', () => {
    const parsed = parseLines([MODERN, DERBY.replace('3,1,H,1,0,H', '1,0,H,1,2,A')])
    expect(parsed.batch.fixtures?.[0]?.scores).toMatchObject({ halfTime: null, fullTime: [1, 0] })
    expect(shortProblems(parsed)).toEqual(['2 HTHG,HTAG cell-doubted'])
  })

  it('leaves impossible counts unknown, and both counts of shots that contradict each other', () => {
    const parsed = parseLines([MODERN, DERBY.replace('18,7,8,2,9,11', '0,7,5,2,145,1.2')])
    const { home, away } = parsed.batch.fixtures?.[0]?.sides ?? {}
    expect(home?.statistics).toEqual({})
    expect(away?.statistics).toEqual({ shots_total: 7, shots_on_target: 2 })
    expect(shortProblems(parsed)).toEqual(['2 HF cell-doubted', '2 AF cell-doubted', '2 HS,HST cell-doubted'])
  })

  it('takes an unreadable time for an unknown one', () => {
    const parsed = parseLines([MODERN, DERBY.replace('17:30', 'tbc')])
    expect(parsed.batch.fixtures?.[0]).toMatchObject({ kickoff: '2023-08-26T00:00:00.000Z', kickoffKnown: false })
    expect(shortProblems(parsed)).toEqual(['2 Time cell-doubted'])
  })
})

describe('matches without a result', () => {
  const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG'

  it('lie ahead when they are later than every result, else their result is missing', () => {
    const parsed = parseLines([
      HEADER,
      'G1,17/03/2019,Panathinaikos,Olympiakos,,,0,3',
      'G1,20/03/2019,AEK,PAOK,1,1,0,0',
      'G1,24/03/2019,OFI,Aris,,,,',
    ])
    expect(parsed.batch.fixtures?.map((one) => one.state)).toEqual([19, 5, 1])
    expect(parsed.batch.fixtures?.[0]?.scores).toMatchObject({ halfTime: null, fullTime: null, current: null })
    expect(shortProblems(parsed)).toEqual(['2 - cell-doubted'])
  })

  it('doubts half a score', () => {
    const parsed = parseLines([HEADER, 'G1,20/03/2019,AEK,PAOK,1,1,0,0', 'G1,21/03/2019,OFI,Aris,2,,,'])
    expect(parsed.batch.fixtures?.[1]).toMatchObject({ state: 1, scores: { fullTime: null } })
    expect(shortProblems(parsed)).toEqual(['3 FTHG,FTAG cell-doubted'])
  })

  it('come of `until` too: from that day on nothing of the result is reported, prices and referee are', () => {
    const header = `${MODERN},B365H,B365D,B365A`
    const rows = [
      `${DERBY},1.5,4.5,6.5`,
      `${DERBY.replace('26/08/2023,17:30,Man City', '25/08/2023,17:30,Chelsea')},1.5,4.5,6.5`,
    ]
    const { batch } = parseLines([header, ...rows], { until: '2023-08-26' })
    const [after, before] = batch.fixtures ?? []
    expect(before?.state).toBe(5)
    expect(after).toMatchObject({
      state: 1,
      referee: 'england/m-dean',
      scores: { halfTime: null, fullTime: null, extraTime: null, shootOut: null, current: null },
    })
    expect(batch.referencePrices?.[0]?.price).toEqual({
      ...{ home: 1.5, draw: 4.5, away: 6.5 },
      bookmaker: BOOKMAKER.bet365,
      closing: false,
    })
    const unknown = { corners: null, yellowCards: null, redCards: null, statistics: {} }
    expect(after?.sides).toEqual({ home: unknown, away: unknown })
    expect(batch.odds?.filter((one) => one.market === MARKET.full_time_result)).toHaveLength(2)
  })
})
