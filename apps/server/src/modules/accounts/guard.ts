import type { Database } from '@touchline/database'
import type { Clock } from '../../clock.ts'
import type { Guard } from '../../platform/http/serve.ts'
import { findSubscriptionFacts } from '../billing/entitlement/entitlement.queries.ts'
import { entitlement } from '../billing/entitlement/entitlement.ts'
import { findSession } from './session.queries.ts'
import { unauthorized } from './viewer.ts'

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
    const now = clock.now()
    const owner = token === undefined ? null : await findSession(database, token, now)
    if (token === undefined || owner === null) throw unauthorized()
    const { type } = entitlement(await findSubscriptionFacts(database, owner.accountId), now)
    request.viewer = { ...owner, token, type }
  }
}
