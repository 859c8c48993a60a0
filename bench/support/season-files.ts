import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inputFiles } from '../../packages/ingest/src/follow/files/input-files.ts'
import { realData } from '../../tools/data-folder.ts'
import type { Bench } from './benchmark.ts'
import { temporaryFolder } from './databases.ts'

export interface SeasonFiles {
  /** The files of the ratio, in the order of their import. */
  sample: readonly string[]
  /** All there are. */
  all: readonly string[]
  origin: string
}

const SAMPLE = 40
const COLUMNS =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,HST,AST,HF,AF,HC,AC,HY,AY,HR,AR,' +
  'B365H,B365D,B365A,PSH,PSD,PSA,AvgH,AvgD,AvgA,B365>2.5,B365<2.5,P>2.5,P<2.5,AHh,B365AHH,B365AHA,PAHH,PAHA,' +
  'B365CH,B365CD,B365CA,PSCH,PSCD,PSCA,AvgCH,AvgCD,AvgCA,B365C>2.5,B365C<2.5,PC>2.5,PC<2.5,AHCh,B365CAHH,B365CAHA,PCAHH,PCAHA'
const DIVISIONS = ['E0', 'E1', 'D1', 'SP1', 'I1', 'F1']
const FIRST_YEAR = 2019
const CLUBS = 20

/** Files of seasons: the latest real ones with `TOUCHLINE_DATA`, else made-up ones in the same format. */
export async function seasonFiles(bench: Bench): Promise<SeasonFiles> {
  const real = Boolean(process.env.TOUCHLINE_DATA)
  const all = real ? inputFiles([realData('football-data/seasons')], ['.csv']) : await madeUp(bench)
  return { sample: all.slice(-SAMPLE), all, origin: real ? 'real files' : 'made-up files' }
}

async function madeUp(bench: Bench): Promise<string[]> {
  const folder = await temporaryFolder(bench)
  const files: string[] = []
  for (let file = 0; file < SAMPLE; file++) {
    const division = DIVISIONS[file % DIVISIONS.length] ?? 'E0'
    const year = FIRST_YEAR + Math.floor(file / DIVISIONS.length)
    const path = join(folder, `${year}-${division}.csv`)
    await writeFile(path, `${COLUMNS}\n${rowsOf(division, year).join('\n')}\n`)
    files.push(path)
  }
  return files
}

/** Everyone at home against everyone: 380 rows. */
function rowsOf(division: string, year: number): string[] {
  const rows: string[] = []
  for (let home = 0; home < CLUBS; home++) {
    for (let away = 0; away < CLUBS; away++) {
      if (home !== away) rows.push(rowOf(division, { year, home, away }))
    }
  }
  return rows
}

function rowOf(division: string, { year, home, away }: { year: number; home: number; away: number }): string {
  const day = new Date(Date.UTC(year, 7, 10 + ((home * 7 + away * 11) % 280)))
  const date = day.toISOString().slice(0, 10).split('-').reverse().join('/')
  const [goals, conceded] = [(home * 3 + away) % 4, (home + away * 5) % 3]
  const result = goals > conceded ? 'H' : goals < conceded ? 'A' : 'D'
  const figures = [9, 7, 4, 3, 11, 12, 5, 4, 1, 2, 0, 0].map((figure, at) => figure + ((home + away + at) % 2))
  const draw = 3.2 + ((home + away) % 10) / 20
  const three = [2.2, draw, 3.3]
  const prices = [...three, ...three, ...three, 1.9, 1.95, 1.88, 1.98, -0.25, 1.93, 1.92, 1.95, 1.94]
  const club = (at: number) => `${division} Club ${at + 1}`
  const match = [
    division,
    date,
    '15:00',
    club(home),
    club(away),
    goals,
    conceded,
    result,
    0,
    0,
    'D',
    `Referee ${home % 9}`,
  ]
  return [...match, ...figures, ...prices, ...prices].join(',')
}
