import { type Database, inTransaction } from '../packages/database/src/index.ts'
import { fileGroups, importFiles } from '../packages/ingest/src/follow/files/import-files.ts'
import { makeClock } from '../packages/runtime/src/clock.ts'
import type { Bench, Benchmark, Figure } from './support/benchmark.ts'
import { bothPlaces, embeddedPlace, type Place, serverPlace } from './support/databases.ts'
import { atMost, median, megabytes, ratio, seconds, timed, whole } from './support/figures.ts'
import { startChild } from './support/processes.ts'
import { type SeasonFiles, seasonFiles } from './support/season-files.ts'

const TARGET = 3.5
const ROUNDS = 3
const TABLES = ['fixture', 'side', 'odds_current', 'event'] as const

/** Sets the rows that an import has just written aside, as they are finished. */
async function setAside(database: Database): Promise<number> {
  let rows = 0
  for (const table of TABLES) {
    await database.pool.query(`drop table if exists finished_${table}`)
    const copied = await database.pool.query(`create table finished_${table} as select * from ${table}`)
    rows += copied.rowCount ?? 0
  }
  return rows
}

/** With triggers off: the record of forecasts refuses to be emptied. */
const truncate = (database: Database, what: string) =>
  inTransaction(database, async (client) => {
    await client.query('set local session_replication_role = replica')
    await client.query(`truncate ${what}`)
  })

/** As in a new database: deleted rows would leave bloated tables and indexes. */
async function empty(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'country'`,
  )
  await truncate(database, `${rows.map(({ name }) => name).join(', ')} restart identity`)
}

const dropFinished = (database: Database) =>
  database.pool.query(`drop table if exists ${TABLES.map((table) => `finished_${table}`).join(', ')}`)

/** Writes the same finished rows into the same tables with their indexes and constraints, one statement per table. */
async function insertSelect(database: Database): Promise<number> {
  await truncate(database, `${TABLES.join(', ')} cascade`)
  const { ms } = await timed(() =>
    inTransaction(database, async (client) => {
      for (const table of TABLES) await client.query(`insert into ${table} select * from finished_${table}`)
    }),
  )
  return ms
}

async function compare(bench: Bench, place: Place, files: readonly string[]) {
  const database = await place.open()
  bench.undo(() => database.close())
  const rounds: { imported: number; copied: number }[] = []
  const source = 'football-data'
  const groups = fileGroups(source, files)
  let rows = 0
  let matches = 0
  // The first round warms both up and does not count.
  for (let round = 0; round <= ROUNDS; round++) {
    await dropFinished(database)
    await empty(database)
    const imported = await timed(() => importFiles({ database, source, groups, now: makeClock().now() }))
    if (imported.result.filesFailed > 0) throw new Error(`${imported.result.filesFailed} files were not taken`)
    matches = imported.result.matches.inserted
    rows = await setAside(database)
    const copied = await insertSelect(database)
    if (round > 0) rounds.push({ imported: imported.ms, copied })
  }
  await database.close()
  return {
    matches,
    rows,
    imported: median(rounds.map((one) => one.imported)),
    copied: median(rounds.map((one) => one.copied)),
    ratio: median(rounds.map((one) => one.imported / one.copied)),
  }
}

/** Imports everything with the operator's command, in a separate process on a new database. */
async function wholeFolder(bench: Bench, place: Place, files: SeasonFiles) {
  const database = await place.open()
  await database.close()
  const { ms, result } = await timed(async () => {
    const child = startChild(bench, ['apps/server/src/cli/main.ts', 'import', 'football-data', ...files.all], {
      env: place.environment,
    })
    const code = await child.ended
    if (code !== 0) throw new Error(child.output().slice(-2000))
    return child.output()
  })
  const peak = /peak memory\s+([\d,]+) MB/.exec(result)?.[1]?.replaceAll(',', '')
  const matches = /matches\s+([\d,]+) new/.exec(result)?.[1]?.replaceAll(',', '')
  return { ms, matches: Number(matches), peakBytes: Number(peak) * 1024 * 1024 }
}

export const importRatio: Benchmark = {
  name: 'import-ratio',
  title: 'Importing files of seasons',
  about:
    'Importing CSV files of football-data.co.uk into an empty database, against writing the same finished rows ' +
    `(${TABLES.map((table) => `\`${table}\``).join(', ')}) from plain copies into the same emptied tables, indexes and constraints ` +
    `included, with one \`INSERT … SELECT\` per table in one transaction. In turn, ${ROUNDS} rounds after one that does not count; the ` +
    'ratio is the median of the ratios of the rounds. The import reads, parses and checks the files, finds what is already there, writes ' +
    'the keys of the source, clubs, seasons and referees as well and ends with tidying the tables. Then the whole folder with the operator’s command.',
  async run(bench) {
    const files = await seasonFiles(bench)
    const figures: Figure[] = []
    const ratios: string[][] = []
    for (const place of await bothPlaces(bench)) {
      bench.say(`${place.title}: ${files.sample.length} ${files.origin}`)
      const taken = await compare(bench, place, files.sample)
      figures.push(
        atMost(`${place.title}, of the time of INSERT … SELECT`, { value: taken.ratio, target: TARGET, show: ratio }),
      )
      const perSecond = (ms: number) => whole((taken.rows / ms) * 1000)
      ratios.push([
        place.title,
        whole(taken.matches),
        whole(taken.rows),
        seconds(taken.imported),
        perSecond(taken.imported),
        seconds(taken.copied),
        perSecond(taken.copied),
      ])
    }
    const folders: string[][] = []
    for (const place of [await embeddedPlace(bench), await serverPlace(bench)].filter((one) => one !== null)) {
      bench.say(`${place.title}: all ${files.all.length} files`)
      const taken = await wholeFolder(bench, place, files)
      folders.push([
        place.title,
        whole(files.all.length),
        whole(taken.matches),
        seconds(taken.ms),
        whole((taken.matches / taken.ms) * 1000),
        megabytes(taken.peakBytes),
      ])
    }
    return {
      figures,
      notes: [
        'The import reads and parses in a separate thread next to the writing one and the database, the copy keeps one processor ' +
          'busy: where others want the processors too, the import waits more and the ratio is worse than on a quiet machine.',
      ],
      tables: [
        {
          title: `${files.sample.length} ${files.origin}`,
          head: ['database', 'matches', 'rows', 'import', 'rows/s', 'INSERT … SELECT', 'rows/s'],
          rows: ratios,
        },
        {
          title: 'All files with the operator’s command, process start included',
          head: ['database', 'files', 'matches', 'time', 'matches/s', 'peak memory of the process'],
          rows: folders,
        },
      ],
    }
  },
}
