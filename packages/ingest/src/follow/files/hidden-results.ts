import { type Database, inTransaction, readMeta, writeMeta } from '@touchline/database'
import type { Day, Source } from '@touchline/football'

const KEY = 'results-held-back'

type HeldBack = Partial<Record<Source, Day>>

/** Notes from which day on an import of the source stores matches as not started; undefined when it reports all results. */
export function noteHiddenResults(database: Database, source: Source, until: Day | undefined): Promise<void> {
  return inTransaction(database, async (client) => {
    const { [source]: before, ...others } = ((await readMeta(client, KEY)) ?? {}) as HeldBack
    if (before !== until) await writeMeta(client, KEY, until === undefined ? others : { ...others, [source]: until })
  })
}

/**
 * The earliest day from which other sources' results are hidden although an import until that day (undefined: of all results) would reveal
 * them; null when it would reveal none.
 */
export async function resultsLetOut(
  database: Database,
  source: Source,
  until: Day | undefined,
): Promise<{ source: Source; day: Day } | null> {
  const stored = ((await readMeta(database.pool, KEY)) ?? {}) as HeldBack
  const earlier = (Object.entries(stored) as [Source, Day][])
    .filter(([other, day]) => other !== source && (until === undefined || day < until))
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
  const [first] = earlier
  return first ? { source: first[0], day: first[1] } : null
}
