import type { Database } from '@touchline/database'
import { findPasswordHash } from '../accounts.queries.ts'
import type { AccountLimits } from '../limits.ts'
import { passwordMatches } from '../password.ts'
import type { Viewer } from '../sessions/viewer.ts'

/**
 * Whether the password is the viewer's; counted by session, so that neither guesses at the login nor another session lock the owner out.
 * @param from address of the request
 * @returns the hash it matched, which a change has to find again; null when it is wrong
 */
export async function confirmPassword(
  { database, limits }: { database: Database; limits: AccountLimits },
  { viewer, password, from }: { viewer: Viewer; password: string; from: string },
): Promise<string | null> {
  await limits.confirmation(viewer)
  const hash = await findPasswordHash(database, viewer.accountId)
  return (await passwordMatches(password, hash, from)) ? hash : null
}
