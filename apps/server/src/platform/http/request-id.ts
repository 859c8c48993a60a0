import { randomBytes } from 'node:crypto'

/** Names for requests: unlike any of another process, short, and in the order of arrival. */
export function requestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}
