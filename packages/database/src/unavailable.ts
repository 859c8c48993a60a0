/** Classes of SQLSTATE that speak of the server's state, not of the statement: connection, resources, an operator's hand, its disk. */
const CLASSES: ReadonlySet<string> = new Set(['08', '53', '57', '58'])
const READ_ONLY = '25006'
const OF_THE_NETWORK: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'])
/** The driver names these by their text alone. */
const OF_THE_DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered))/

/**
 * Whether a failure is temporary rather than a fault of the statement: the database is away or starting, full, read-only, or the connection
 * broke.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code) && (CLASSES.has(code.slice(0, 2)) || code === READ_ONLY))
    return true
  if (code !== undefined && OF_THE_NETWORK.has(code) && ['connect', 'read', 'write'].includes(syscall ?? ''))
    return true
  return OF_THE_DRIVER.test(error.message) || isUnavailable(error.cause)
}
