/** The code of a network error, in brackets; its message may contain the request. */
export function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null
  return typeof code === 'string' ? ` (${code})` : ''
}
