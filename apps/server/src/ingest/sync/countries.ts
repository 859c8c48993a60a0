import { inTransaction } from '@touchline/database'
import { type ParseContext, readCountries, type SportmonksClient } from '@touchline/feeds'
import type { CountryId } from '@touchline/football'
import type pg from 'pg'
import { noteProblems } from '../feed/problems.ts'
import { readProgress, writeProgress } from '../feed/progress.ts'
import { SOURCE, type SyncContext } from './sync-context.ts'

const JOB = 'countries'

/** How answers are understood, kept for the life of the process: the feed's countries are read once and noted beside the data. */
export function parsingOnce(
  context: Pick<SyncContext, 'database' | 'clock'> & { client: SportmonksClient },
): () => Promise<ParseContext> {
  let known: Promise<ParseContext> | null = null
  return () => {
    known ??= storedCountries(context.database.pool)
      .then((stored) => stored ?? renewCountries(context))
      .then((countries) => ({ country: (id) => (id == null ? null : (countries.get(id) ?? null)) }))
    // A feed that was away is asked again the next time.
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

/** Reads the feed's countries anew and notes them. */
export async function renewCountries({
  database,
  client,
  clock,
}: Pick<SyncContext, 'database' | 'client' | 'clock'>): Promise<ReadonlyMap<number, CountryId>> {
  const { countries, problems } = await readCountries(client)
  await inTransaction(database, async (transaction) => {
    await noteProblems(transaction, SOURCE, problems, clock.now())
    await writeProgress(transaction, SOURCE, JOB, { cursor: [...countries], finished: true }, clock.now())
  })
  return countries
}
