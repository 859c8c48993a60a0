import { type Call, contract } from '@touchline/contract'

const calls: readonly Call[] = contract

/** Parts of the paths of lists whose page is the last part: `/api/v3/transfer/latest/{page}`. Pages of legal texts have names. */
const IN_PATH = calls
  .filter(({ method, path, params }) => {
    return method === 'GET' && path.endsWith('/{page}') && params?.shape.page?.safeParse('1').success
  })
  .map(({ path }) => `/api${path}`.split('/').slice(0, -1))

/** Whether a path is that of such a list without its page. */
function lacksPage(path: string): boolean {
  const parts = path.split('/')
  const fits = (part: string, at: number) => part === parts[at] || (part.startsWith('{') && parts[at] !== '')
  return IN_PATH.some((list) => list.length === parts.length && list.every(fits))
}

/** Names of page and length in older calls; `first` is their first page. */
const IN_QUERY: Readonly<Record<string, { page: string; first: number; length?: string }>> = {
  '/api/search/v1': { page: 'pg', first: 1 },
  '/api/search/v3': { page: 'pg', first: 1 },
  '/api/getLast': { page: 'pgNo', first: 0, length: 'perPage' },
}

/** An address with `page` and `per_page` as an older call reads it; any other address as it is. */
export function withOlderPaging(url: string): string {
  const [asked = '', text] = url.split('?', 2)
  const path = asked.endsWith('/') ? asked.slice(0, -1) : asked
  const isInPath = lacksPage(path)
  const older = IN_QUERY[path]
  if (!isInPath && older === undefined) return url
  const query = new URLSearchParams(text)
  const page = query.get('page')
  if (isInPath) {
    query.delete('page')
    return addressOf(`${path}/${encodeURIComponent(page ?? '1')}`, query)
  }
  const length = query.get('per_page')
  if (older === undefined || (page === null && length === null)) return url
  if (page !== null) query.set(older.page, /^\d{1,9}$/.test(page) ? String(Number(page) - 1 + older.first) : page)
  if (length !== null && older.length !== undefined) query.set(older.length, length)
  for (const name of ['page', 'per_page']) query.delete(name)
  return addressOf(path, query)
}

const addressOf = (path: string, query: URLSearchParams) => (query.size === 0 ? path : `${path}?${query}`)
