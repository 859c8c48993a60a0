const HERE = 'https://own.invalid'

/**
 * Whether browsers and servers read a path, as it is in the first line of a request or in a `Location`, as one of this site: after
 * two slashes, or a slash and a backslash, comes another host.
 */
export const isOwnPath = (path: string): boolean => path.startsWith('/') && path[1] !== '/' && path[1] !== '\\'

/** An address of this site as browsers read it, without origin: `/league/8?tab=scorers`; null for anything that leads elsewhere. */
export function ownAddress(text: unknown): string | null {
  if (typeof text !== 'string' || !isOwnPath(text)) return null
  const url = parsed(text)
  const own = url?.origin === HERE ? url.pathname + url.search + url.hash : null
  // `/.//host` and `/⇥/host` are addresses of this site whose path alone would be one of another.
  return own === null || !isOwnPath(own) ? null : own
}

/** Not `URL.canParse`: Safari has it since 2023 only. */
function parsed(text: string): URL | null {
  try {
    return new URL(text, HERE)
  } catch {
    return null
  }
}
