/** Cached parts of the site: its pages, their files, and pictures. */
export type Kind = 'page' | 'file' | 'picture'

/** Personal pages and redirects are not cached. */
const NEVER = /^\/(?:api|calendar|feeds|console|account|activate|share|healthz|readyz|metrics)(?:\/|$)/

/** The kind of a request; null leaves it to the network. Answers of the API are never cached: an old price would look like today's. */
export function kindOf({ url, mode, method }: Pick<Request, 'url' | 'mode' | 'method'>, origin: string): Kind | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return null
  const { pathname, searchParams } = address
  if (mode === 'navigate') return NEVER.test(pathname) || searchParams.has('token') ? null : 'page'
  if (pathname.startsWith('/assets/')) return 'file'
  return /^\/(?:flags\/|api\/images\/(?!match\/|shared\/))/.test(pathname) ? 'picture' : null
}
