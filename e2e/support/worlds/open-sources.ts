import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const CLUBS = ['Arsenal', 'Chelsea', 'Everton', 'Fulham'] as const
const OTHERS = ['Boca Juniors', 'River Plate', 'Racing Club', 'Lanus'] as const
const FULL =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,HST,AST,HF,AF,HC,AC,HY,AY,HR,AR,B365H,B365D,B365A'
const BARE = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,MaxCH,MaxCD,MaxCA,AvgCH,AvgCD,AvgCA'

const twoDigits = (number: number) => String(number).padStart(2, '0')
const resultOf = (home: number, away: number) => (home > away ? 'H' : home < away ? 'A' : 'D')

/** Every pair at both grounds, a match a day from a month's first on. */
const pairsOf = <Name extends string>(names: readonly Name[]) =>
  names.flatMap((home) => names.filter((name) => name !== home).map((away) => [home, away] as const))

/** The sort key of a line's day: year, month, day. */
const dayOf = (line: string) => (line.split(',')[1] ?? '').split('/').reverse().join('')

/** A season with half-time scores, a referee, statistics and prices, in the order of its days: 02/11 is the second of November then. */
const seasonFile = (year: number, ...except: readonly string[]) =>
  [
    FULL,
    ...pairsOf(CLUBS)
      .flatMap(([home, away], at) => {
        if (except.includes(`${home} ${away}`)) return []
        const [goals, conceded] = [at % 4, (at * 3) % 3]
        const day = `${twoDigits(at + 1)}/${at % 2 === 0 ? '10' : '11'}/${year}`
        const counts = [14, 9, 5, 3, 11, 12, 6, 4, 2, 1, 0, 0]
        const half = [Math.min(goals, 1), 0, goals > 0 ? 'H' : 'D']
        return [
          [
            'E0',
            day,
            '15:00',
            home,
            away,
            goals,
            conceded,
            resultOf(goals, conceded),
            ...half,
            'A Referee',
            ...counts,
            2.1,
            3.4,
            3.6,
          ].join(','),
        ]
      })
      .sort((one, other) => dayOf(one).localeCompare(dayOf(other))),
  ].join('\n')

/** Results alone, as the file of a country has them. */
const countryFile = [
  BARE,
  ...pairsOf(OTHERS).map(([home, away], at) => {
    const [goals, conceded] = [at % 3, at % 2]
    const day = `${twoDigits(at + 1)}/02/2026`
    return [
      'Argentina',
      'Liga Profesional',
      '2026',
      day,
      '20:00',
      home,
      away,
      goals,
      conceded,
      resultOf(goals, conceded),
      '',
      '',
      '',
      2.2,
      3.3,
      3.6,
      2.1,
      3.2,
      3.5,
    ].join(',')
  }),
].join('\n')

/** The matches of the Saturday, with prices, taken on the Friday afternoon. */
const coming = [
  'Div,Date,Time,HomeTeam,AwayTeam,Referee,B365H,B365D,B365A',
  'E0,07/03/2026,15:00,Chelsea,Arsenal,,2.3,3.3,3.1',
  'E0,07/03/2026,12:30,Everton,Fulham,,2.3,3.3,3.1',
].join('\n')
const comingElsewhere = [
  'Country,League,Date,Time,Home,Away,PSH,PSD,PSA,MaxH,MaxD,MaxA,AvgH,AvgD,AvgA',
  'Argentina,Liga Profesional,07/03/2026,21:00,River Plate,Boca Juniors,,,,2.3,3.2,3.5,2.2,3.1,3.4',
].join('\n')
const TAKEN = new Date('2026-03-06T16:00:00Z').toUTCString()

const FILES: Readonly<Record<string, string>> = {
  '/fixtures.csv': coming,
  '/new_league_fixtures.csv': comingElsewhere,
  '/mmz4281/2526/E0.csv': seasonFile(2025, 'Chelsea Arsenal', 'Everton Fulham'),
  '/mmz4281/2425/E0.csv': seasonFile(2024),
  '/new/ARG.csv': countryFile,
}

/** Free sources on this machine: two divisions of football-data.co.uk in March 2026; nobody else has anything. */
export async function openSources(): Promise<{ env: Record<string, string>; close(): Promise<void> }> {
  const server = createServer(({ url = '' }, response) => {
    const body = FILES[url]
    if (body === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/csv', 'last-modified': TAKEN }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      ...{
        FEED: 'open',
        CLOCK: '2026-03-07T15:20:00Z',
        OPEN_DIVISIONS: 'E0,ARG',
        OPEN_SEASONS: '2',
        OPEN_WEATHER: 'off',
      },
      ...{ FOOTBALL_DATA_CO_UK_URL: url, OPENFOOTBALL_URL: url, OPENLIGADB_URL: url },
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
