import type { Database } from '@touchline/database'
import type { Clock } from '../../../clock.ts'
import type { Guard } from '../../../platform/http/serve.ts'
import { secretHash } from '../secrets.ts'
import { extendSession } from './session.queries.ts'
import { unauthorized } from './viewer.ts'
import { findViewers } from './viewers.queries.ts'

const HEADER = /^Token ([\w-]{43})$/i

/** The token an `Authorization` header carries; undefined when it carries none. */
export const tokenIn = (authorization: string | undefined): string | undefined => HEADER.exec(authorization ?? '')?.[1]

/**
 * Lets holders of a valid token pass and puts the viewer on the request. A call for subscribers passes too: it answers with the
 * viewer's type instead of its data.
 */
export function accountGuard({ database, clock }: { database: Database; clock: Clock }): Guard {
  return async (_access, request) => {
    const token = tokenIn(request.headers.authorization)
    if (token === undefined) throw unauthorized()
    const now = clock.now()
    const hash = secretHash(token)
    const found = (await findViewers(database, [hash], now)).get(hash)
    if (found === undefined) throw unauthorized()
    const { expiresAt, ...viewer } = found
    await extendSession(database, { hash, expiresAt }, now)
    request.viewer = { ...viewer, token }
  }
}
