import { createHash } from 'node:crypto'
import { type Database, openDatabase } from '../../packages/database/src/index.ts'
import { demoChanges } from '../../packages/demo/src/index.ts'
import { deriveSeasons } from '../../packages/ingest/src/derive/seasons/derive-seasons.ts'
import { DEMO_SOURCE, readProgress, writeStep } from '../../packages/ingest/src/follow/demo/demo-fill.ts'
import { dumpTables } from '../../packages/testing/src/database/dump-tables.ts'

/** Advances a demo world without a writing process, up to an instant. */
export async function advanceTo(database: Database, instant: Date): Promise<void> {
  const progress = await readProgress(database)
  if (progress === null) throw new Error('There is no demo world')
  if (progress.reported > instant.getTime()) throw new Error('The demo world has advanced further than that')
  const batch = demoChanges(DEMO_SOURCE.seed, progress.reported, instant.getTime())
  await writeStep(database, {
    lease: { keep: async () => undefined },
    batch,
    progress: { ...progress, reported: instant.getTime() },
    now: instant,
  })
  await deriveSeasons(database, { now: instant })
}

/** One checksum per table of football, equal for equal football whatever the ids of the rows. */
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
