import { inTransaction } from '@touchline/database'
import { type ParseContext, readCountries, type SportmonksClient } from '@touchline/feeds'
import type { CountryId } from '@touchline/football'
import type pg from 'pg'
import { noteProblems } from '../feed/problems.ts'
import { readProgress, writeProgress } from '../feed/progress.ts'
import { SOURCE, type SyncContext } from './sync-context.ts'

const JOB = 'countries'

/** The context for parsing answers, cached for the life of the process: the feed's countries are read once and stored with the data. */
export function parsingOnce(
  context: Pick<SyncContext, 'database' | 'clock'> & { client: SportmonksClient },
): () => Promise<ParseContext> {
  let known: Promise<ParseContext> | null = null
  return () => {
    known ??= storedCountries(context.database.pool)
      .then((stored) => stored ?? renewCountries(context))
      .then((countries) => ({ country: (id) => (id == null ? null : (countries.get(id) ?? null)) }))
    // A feed that was away is called again the next time.
    known.catch(() => {
      known = null
    })
    return known
  }
}

async function storedCountries(pool: pg.Pool): Promise<ReadonlyMap<number, CountryId> | null> {
  const noted = await readProgress(pool, SOURCE, JOB)
  return noted?.cursor ? new Map(noted.cursor as [number, CountryId][]) : null
}

/** Reads the feed's countries again and stores them. */
export async function renewCountries({
  database,
  client,
  clock,
}: Pick<SyncContext, 'database' | 'client' | 'clock'>): Promise<ReadonlyMap<number, CountryId>> {
  const { countries, problems } = await readCountries(client)
  await inTransaction(database, async (transaction) => {
    await noteProblems(transaction, { source: SOURCE, problems, now: clock.now() })
    await writeProgress(transaction, {
      source: SOURCE,
      job: JOB,
      cursor: [...countries],
      finished: true,
      now: clock.now(),
    })
  })
  return countries
}
