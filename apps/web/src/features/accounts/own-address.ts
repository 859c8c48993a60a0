/** An address of this site from the `next` of a page, without origin; null for anything that leads elsewhere. */
export function ownAddress(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) return null
  const here = 'https://own.invalid'
  const url = URL.canParse(next, here) ? new URL(next, here) : null
  return url?.origin === here ? url.pathname + url.search + url.hash : null
}
