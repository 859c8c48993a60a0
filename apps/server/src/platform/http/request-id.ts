import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Accepted request ids of our proxies; anything else could be made to look like another line of the log. */
const NAME = /^[\w-]{8,64}$/

/**
 * Names for requests: the one our proxy gave in `X-Request-Id` where there is a proxy, so that its log and ours can be read together;
 * otherwise unlike any of another process, short, and in the order of arrival.
 */
export function requestIds({
  trustProxy,
}: {
  trustProxy: boolean
}): (request: { headers: IncomingHttpHeaders }) => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return ({ headers }) => {
    const given = trustProxy ? headers['x-request-id'] : undefined
    return typeof given === 'string' && NAME.test(given) ? given : `${process}-${(count++).toString(36)}`
  }
}
