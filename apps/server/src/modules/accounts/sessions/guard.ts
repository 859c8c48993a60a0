import type { Database } from '@touchline/database'
import type { Clock } from '../../../clock.ts'
import type { Guard } from '../../../platform/http/serve.ts'
import { secretHash } from '../secrets.ts'
import { extendSession } from './session.queries.ts'
import { unauthorized } from './viewer.ts'
import { findViewers } from './viewers.queries.ts'

const HEADER = /^Token ([\w-]{43})$/i

/** The token an `Authorization` header carries, and its hash; null when it carries none. */
export function tokenIn(authorization: string | undefined): { token: string; hash: string } | null {
  const token = HEADER.exec(authorization ?? '')?.[1]
  return token === undefined ? null : { token, hash: secretHash(token) }
}

/**
 * Lets holders of a valid token pass and puts the viewer on the request. A call for subscribers passes too: it answers with the
 * viewer's type instead of its data.
 */
export function accountGuard({ database, clock }: { database: Database; clock: Clock }): Guard {
  return async (_access, request) => {
    const given = tokenIn(request.headers.authorization)
    const now = clock.now()
    const found = given && (await findViewers(database, [given.hash], now)).get(given.hash)
    if (!found) throw unauthorized()
    const { expiresAt, ...viewer } = found
    await extendSession(database, { hash: given.hash, expiresAt }, now)
    request.viewer = { ...viewer, token: given.token }
  }
}
