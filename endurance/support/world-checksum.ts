import { createHash } from 'node:crypto'
import { DEMO_SOURCE, readProgress, writeStep } from '../../apps/server/src/ingest/demo/demo-fill.ts'
import { deriveSeasons } from '../../apps/server/src/ingest/derive/derive-seasons.ts'
import { type Database, openDatabase } from '../../packages/database/src/index.ts'
import { demoChanges } from '../../packages/feeds/src/index.ts'
import { dumpTables } from '../../packages/testing/src/database/dump-tables.ts'

/** Goes on with a demo world that no process writes any more, up to an instant. */
export async function advanceTo(database: Database, instant: Date): Promise<void> {
  const progress = await readProgress(database)
  if (progress === null) throw new Error('There is no demo world')
  if (progress.reported > instant.getTime()) throw new Error('The demo world has advanced further than that')
  const batch = demoChanges(DEMO_SOURCE.seed, progress.reported, instant.getTime())
  await writeStep(
    database,
    { keep: async () => undefined },
    batch,
    { ...progress, reported: instant.getTime() },
    instant,
  )
  await deriveSeasons(database, { now: instant })
}

/** One checksum per table of football, the same for the same football whatever ids its rows were given. */
export async function footballChecksums(url: string): Promise<Map<string, string>> {
  const database = await openDatabase({ url, role: 'command' })
  try {
    const dump = await dumpTables(database)
    return new Map(
      [...dump].map(([table, lines]) => [table, createHash('sha256').update(lines.join('\n')).digest('hex')]),
    )
  } finally {
    await database.close()
  }
}

/** Tables in which two databases differ. */
export const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...one.keys()].filter((table) => one.get(table) !== other.get(table))
