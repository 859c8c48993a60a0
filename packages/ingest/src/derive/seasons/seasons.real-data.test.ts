import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFootballData } from '@touchline/feeds'
import { type TestServer, testServer } from '@touchline/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'
import { deriveSeasons } from './derive-seasons.ts'
import { type CountedRow, countTable, resultsIn } from './season-file.testing.ts'

const SEASONS = realData('football-data/seasons')
const DRAWN = 30

/** Divisions whose clubs level on points are parted by goal difference and then goals, from the season on. */
const BY_DIFFERENCE: Readonly<Record<string, number>> = {
  ...{ E0: 1993, E1: 1999, E3: 1999, EC: 1993, SC1: 1993, SC3: 1993, D1: 1993, D2: 1993, F1: 1993, F2: 1993, N1: 1993 },
}
/** The first season of three points for a win, of the divisions whose files go back beyond it. */
const THREE_POINTS: Readonly<Record<string, number>> = {
  ...{ D1: 1995, D2: 1995, SP1: 1995, SP2: 1995, I1: 1994, F1: 1994, F2: 1994 },
}
/** The season ended early in spring 2020: some divisions ranked by points a match. */
const CUT_SHORT = 2019
/** Play-offs follow the regular season in the same file. */
const WITH_PLAY_OFFS = ['B1', 'G1']
/** Publicly known corrections of points, by the file they belong to. */
const CORRECTIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '1996-97/E0.csv': { middlesbrough: -3 },
  '1996-97/E3.csv': { brighton: -2 },
  '1997-98/E3.csv': { leytonorient: -3 },
  '2008-09/EC.csv': { oxford: -5, crawleytown: -1, mansfield: -4 },
  '2009-10/D2.csv': { bielefeld: -4 },
  '2009-10/E2.csv': { southampton: -10, hartlepool: -3 },
  '2010-11/EC.csv': { kidderminster: -5, rushdend: -5, ketteringtown: -2, histon: -5 },
  '2013-14/EC.csv': { aldershot: -10 },
}

interface Season {
  file: string
  division: string
  year: number
}

/** Seasons drawn from all there are, the same ones each time. */
function draw(): Season[] {
  const all = readdirSync(SEASONS)
    .toSorted()
    .flatMap((season) =>
      readdirSync(join(SEASONS, season))
        .filter((name) => name.endsWith('.csv'))
        .toSorted()
        .map((name) => ({ file: `${season}/${name}`, division: name.slice(0, -4), year: Number(season.slice(0, 4)) })),
    )
  let seed = 20_261
  const drawn: Season[] = []
  while (drawn.length < DRAWN && all.length > 0) {
    seed = (seed * 48_271) % 2_147_483_647
    drawn.push(...all.splice(seed % all.length, 1))
  }
  return drawn
}

interface StoredRow {
  points: number
  details: Readonly<Record<number, number>>
}

describe('tables of seasons drawn at random are those their files make up', () => {
  const tables = new Map<string, StoredRow[]>()
  let seasons: Season[]
  let server: TestServer
  beforeAll(async () => {
    seasons = draw()
    server = await testServer()
    const found: { file: string; league: string; season: string }[] = []
    for (const { file } of seasons) {
      const { batch } = parseFootballData({ name: file, bytes: readFileSync(join(SEASONS, file)) })
      // Prices and players have nothing to do with tables.
      await server.store({ ...batch, odds: [] })
      found.push({ file, league: batch.leagues?.[0]?.stableKey ?? '', season: batch.seasons?.[0]?.name ?? '' })
    }
    await deriveSeasons(server.database, { now: server.deps.clock.now() })
    for (const { file, league, season } of found) {
      const rows = await server.database.rows<StoredRow>(
        `select st.points, st.details from standing st join season s on s.id = st.season_id
         join league l on l.id = s.league_id where l.stable_key = $1 and s.name = $2 order by st.place`,
        [league, season],
      )
      tables.set(file, rows)
    }
  }, 600_000)
  afterAll(() => server.close())

  test.for(Array.from({ length: DRAWN }, (_, place) => place))('season %i of those drawn', (place) => {
    const { file, division, year } = seasons[place] ?? { file: '', division: '', year: 0 }
    const expected = countTable(resultsIn(join(SEASONS, file)), {
      pointsForWin: year < (THREE_POINTS[division] ?? 0) ? 2 : 3,
      firstOnly: WITH_PLAY_OFFS.includes(division),
      corrections: CORRECTIONS[file] ?? {},
    })
    const ours = (tables.get(file) ?? []).map(rowOf)
    expect(written(ours), file).toEqual(written(expected))
    if (year !== CUT_SHORT && year >= (BY_DIFFERENCE[division] ?? 9999)) {
      const rank = ({ points, difference, scored }: CountedRow) => [points, difference, scored]
      expect(ours.map(rank), file).toEqual(expected.map(rank))
    } else if (year !== CUT_SHORT && division !== 'SC0') {
      expect(
        ours.map(({ points }) => points),
        file,
      ).toEqual(expected.map(({ points }) => points))
    }
  })
})

/** Rows in a fixed order, to compare them whatever separates level clubs. */
const written = (rows: readonly CountedRow[]) =>
  rows.map(({ points, grounds }) => `${String(points).padStart(3, '0')}: ${grounds.join(' ')}`).toSorted()

/** Home figures have the types from 135 on, away ones from 141 on. */
function rowOf({ points, details }: StoredRow): CountedRow {
  const figure = (type: number) => details[type] ?? -1
  return {
    points,
    difference: figure(179),
    scored: figure(133),
    grounds: Array.from({ length: 12 }, (_, at) => figure(135 + at)),
  }
}
