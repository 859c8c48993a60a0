import { type Database, execute, query, rateLimit } from '@touchline/database'
import { lt } from 'drizzle-orm'

/** Ended windows are counted again anyway; they use the time they were counted in, which is not that of a changed clock. */
export async function dropOldAttempts(database: Database): Promise<void> {
  await execute(database.pool, query.delete(rateLimit).where(lt(rateLimit.expire, Date.now())))
}
