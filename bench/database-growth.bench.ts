import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../packages/database/src/index.ts'
import type { Bench, Benchmark, Figure } from './support/benchmark.ts'
import { type Place, serverPlace, temporaryFolder } from './support/databases.ts'
import { atMost, megabytes, ratio, seconds, timed, whole } from './support/figures.ts'
import { writeManyMatches } from './support/many-matches.ts'
import { memoryOf, startChild } from './support/processes.ts'

const SIZES = [10_000, 100_000]
/** A backup ten times as large may not take ten times the memory. */
const MEMORY_TARGET = 512 * 1024 * 1024

interface TableSize {
  name: string
  rows: number
  heap: number
  indexes: number
}

async function tableSizes({ pool }: Database): Promise<TableSize[]> {
  const { rows } = await pool.query<TableSize>(
    `select c.relname as name, greatest(c.reltuples, 0)::bigint as rows, pg_table_size(c.oid) as heap, pg_indexes_size(c.oid) as indexes
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.reltuples > 1000
     order by pg_total_relation_size(c.oid) desc`,
  )
  return rows
}

/** Runs a command of the operator in a process of its own. @returns milliseconds and the highest memory, in bytes */
async function commanded(bench: Bench, words: readonly string[], place: Place): Promise<{ ms: number; peak: number }> {
  let peak = 0
  const { ms } = await timed(async () => {
    const child = startChild(bench, ['apps/server/src/cli/main.ts', ...words], { env: place.environment })
    const look = setInterval(async () => {
      peak = Math.max(peak, (await memoryOf(child.process.pid ?? 0).catch(() => null))?.peak ?? 0)
    }, 100)
    const code = await child.ended
    clearInterval(look)
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${child.output()}`)
  })
  return { ms, peak }
}

async function grown(bench: Bench, fixtures: number) {
  const place = await serverPlace(bench)
  const empty = await serverPlace(bench)
  if (place === null || empty === null) return null
  bench.say(`writing ${whole(fixtures)} matches`)
  const database = await place.open()
  await writeManyMatches(database, fixtures)
  const tables = await tableSizes(database)
  await database.close()
  const file = join(await temporaryFolder(bench), 'many.backup.gz')
  bench.say('backup and restore')
  const backup = await commanded(bench, ['db', 'backup', file], place)
  const { size } = await stat(file)
  const restore = await commanded(bench, ['db', 'restore', file], empty)
  await rm(file)
  return { fixtures, tables, backup, restore, size }
}

export const databaseGrowth: Benchmark = {
  name: 'database-growth',
  title: 'What matches take on disk and in a backup',
  about:
    'Finished matches with both sides, every statistic, prices, and three events each, on PostgreSQL after VACUUM: room of every table of more than 1,000 rows and ' +
    'of its indexes. Then `db backup` into a file and `db restore` of it into an empty database, each in a process of its own.',
  async run(bench) {
    const worlds = []
    for (const fixtures of SIZES) {
      const world = await grown(bench, fixtures)
      if (world === null) return { figures: [], notes: ['There was no PostgreSQL server.'] }
      worlds.push(world)
    }
    const bytesOf = (tables: readonly TableSize[]) => tables.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0)
    const figures: Figure[] = worlds.flatMap(({ fixtures, tables, backup, restore, size }) => [
      { name: `${whole(fixtures)} matches: on disk`, value: megabytes(bytesOf(tables)) },
      { name: `${whole(fixtures)} matches: backup file`, value: megabytes(size) },
      { name: `${whole(fixtures)} matches: backup takes`, value: seconds(backup.ms) },
      atMost(`${whole(fixtures)} matches: highest memory of the backup`, backup.peak, MEMORY_TARGET, megabytes),
      { name: `${whole(fixtures)} matches: restore takes`, value: seconds(restore.ms) },
      atMost(`${whole(fixtures)} matches: highest memory of the restore`, restore.peak, MEMORY_TARGET, megabytes),
    ])
    const [small, large] = worlds
    if (small && large)
      figures.push({
        name: 'bytes on disk for a match, large against small',
        value: ratio(bytesOf(large.tables) / large.fixtures / (bytesOf(small.tables) / small.fixtures)),
      })
    return {
      figures,
      tables: worlds.map(({ fixtures, tables }) => ({
        title: `Tables of ${whole(fixtures)} matches`,
        head: ['table', 'rows', 'rows themselves', 'indexes', 'bytes a row'],
        rows: tables.map(({ name, rows, heap, indexes }) => [
          name,
          whole(rows),
          megabytes(heap),
          megabytes(indexes),
          whole((heap + indexes) / rows),
        ]),
      })),
    }
  },
}
