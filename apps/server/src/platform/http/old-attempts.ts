import { type Database, execute, query, rateLimit } from '@touchline/database'
import { lt } from 'drizzle-orm'

/** Windows that have ended are counted anew anyway; they go by the time they were counted in, which is not that of a set clock. */
export async function dropOldAttempts(database: Database): Promise<void> {
  await execute(database.pool, query.delete(rateLimit).where(lt(rateLimit.expire, Date.now())))
}
