import type { Bench, Figure } from '../bench/support/benchmark.ts'
import { atMost, whole } from '../bench/support/figures.ts'
import { startCommand } from '../e2e/support/command-line.ts'
import { type Database, migrate, openDatabase } from '../packages/database/src/index.ts'
import { knownSchemas } from '../packages/database/src/schema/migration-files.ts'
import { fillTables, rowCounts, schemaLines } from './support/schema.ts'
import { newDatabase, pause, temporaryFolder } from './support/site.ts'
import { rounds, trial } from './support/trial.ts'

const ROWS = 5_000

trial({
  name: 'migrations',
  title:
    'Every older state of the tables comes up to date with its rows, also with two processes at once and killed half-way',
  about:
    `Databases are made at each state a migration left behind, from the first one to the last but one, and their tables filled with ${ROWS.toLocaleString('en-GB')} rows each ` +
    '(values by type). `touchline db migrate` then runs from each of them: alone, as two processes at the same moment, and killed with SIGKILL again and ' +
    'again before it is left to finish. The tables afterwards are compared with those of a new database, column by column, index by index; no row may be missing, ' +
    'and what a migration adds itself has to be the same in all three ways.',
  async run(bench) {
    const states = knownSchemas()
    const wanted = await migratedFromNothing(bench)
    const rows = rounds(ROWS, 500)
    const outcome = { alone: 0, together: 0, killed: 0, kills: 0, schema: 0, rows: 0, failed: 0 }
    for (const state of states.slice(0, -1)) {
      bench.say(state)
      let alone: ReadonlyMap<string, number> | undefined
      for (const way of ['alone', 'together', 'killed'] as const) {
        const { url, database } = await filledAt(bench, state, rows)
        const before = await rowCounts(database)
        const command = async () => {
          const { process, ended } = startCommand(['db', 'migrate'], {
            DATABASE_URL: url,
            DATA_DIR: await temporaryFolder(bench),
          })
          return { process, ended }
        }
        if (way === 'killed') {
          for (let kill = 0; kill < rounds(3); kill++) {
            const { process, ended } = await command()
            await pause(700 + Math.random() * 1_500)
            if (process.exitCode === null) outcome.kills += 1
            process.kill('SIGKILL')
            await ended
          }
        }
        const running = await Promise.all(way === 'together' ? [command(), command()] : [command()])
        for (const { code, complaints } of await Promise.all(running.map(({ ended }) => ended))) {
          if (code === 0) continue
          outcome.failed += 1
          bench.say(`${state} ${way}: ${complaints}`)
        }
        outcome[way] += 1
        const lines = await schemaLines(database)
        const different = [
          ...lines.filter((line) => !wanted.includes(line)),
          ...wanted.filter((line) => !lines.includes(line)),
        ]
        for (const line of different.slice(0, 5)) bench.say(`${state} ${way}: ${line}`)
        outcome.schema += different.length
        const after = await rowCounts(database)
        alone ??= after
        for (const [table, count] of after) {
          if (count >= (before.get(table) ?? 0) && count === alone.get(table)) continue
          outcome.rows += 1
          bench.say(
            `${state} ${way}: ${table} has ${count} rows, ${before.get(table)} before, ${alone.get(table)} by one process`,
          )
        }
        await database.close()
      }
    }
    const figures: Figure[] = [
      { name: 'states of the tables', value: whole(states.length - 1) },
      { name: 'databases migrated by one process', value: whole(outcome.alone) },
      { name: 'by two at the same moment', value: whole(outcome.together) },
      { name: 'after processes were killed', value: whole(outcome.killed) },
      { name: 'processes killed while they ran', value: whole(outcome.kills) },
      { name: 'rows in each table', value: whole(rows) },
      atMost('migrations that failed', { value: outcome.failed, target: 0, show: whole }),
      atMost('columns, indexes and constraints that differ from those of a new database', {
        value: outcome.schema,
        target: 0,
        show: whole,
      }),
      atMost('tables that lost rows, or won others than by one process', {
        value: outcome.rows,
        target: 0,
        show: whole,
      }),
    ]
    return { figures }
  },
})

async function migratedFromNothing(bench: Bench): Promise<string[]> {
  const database = await openDatabase({ url: await newDatabase(bench), role: 'command' })
  await migrate(database)
  const lines = await schemaLines(database)
  await database.close()
  return lines
}

async function filledAt(bench: Bench, state: string, rows: number): Promise<{ url: string; database: Database }> {
  const url = await newDatabase(bench)
  const database = await openDatabase({ url, role: 'command' })
  await migrate(database, { upTo: state })
  await fillTables(database, rows)
  return { url, database }
}
