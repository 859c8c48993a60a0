import type { Filters } from './asked.ts'
import { type Refusal, refuse } from './refusal.ts'

const DEFAULT_PAGE_SIZE = 25
const MAX_PER_PAGE = 50
const MAX_POPULATED = 1000
const DEEPEST_OFFSET = 20_000

/** Which forms of "next" the answers give: the provider went from pages to cursors, and some answers have both. */
export type Paging = 'cursor' | 'pages' | 'both'

interface Slice<T> {
  rows: readonly T[]
  pagination: Readonly<Record<string, unknown>>
}

interface Wanted {
  offset: number
  size: number
  descending: boolean
}

/** The page of a list that a call requests; rows are in the order of the list, or reversed with `order=desc`. */
export function page<T>(
  list: readonly T[],
  { params, filters, address, paging }: { params: URLSearchParams; filters: Filters; address: string; paging: Paging },
): Slice<T> | Refusal {
  const wanted = wantedOf(params, filters)
  if ('status' in wanted) return wanted
  const { offset, size, descending } = wanted
  const ordered = descending ? list.toReversed() : list
  const rows = ordered.slice(offset, offset + size)
  const more = offset + size < ordered.length
  const current = Math.floor(offset / size) + 1
  const next = more ? cursorOf({ ...wanted, offset: offset + size }) : null
  const pagination = {
    count: rows.length,
    per_page: size,
    current_page: current,
    ...(paging !== 'cursor' && { next_page: more ? `${address}?page=${current + 1}` : null }),
    ...(paging !== 'pages' && { next_cursor: next }),
    has_more: more,
  }
  return { rows, pagination }
}

function wantedOf(params: URLSearchParams, filters: Filters): Wanted | Refusal {
  const cursor = params.get('cursor')
  if (cursor !== null) {
    const clash = ['per_page', 'order', 'page'].find((name) => params.has(name))
    if (clash) return refuse(400, `${clash} cannot be used together with cursor`)
    return wantedIn(cursor) ?? refuse(400, 'The cursor is invalid')
  }
  const most = filters.has('populate') ? MAX_POPULATED : MAX_PER_PAGE
  const size = Math.min(Number(params.get('per_page') ?? DEFAULT_PAGE_SIZE), most)
  const offset = (Number(params.get('page') ?? 1) - 1) * size
  if (!(size > 0) || !(offset >= 0)) return refuse(400, 'The given data was invalid.')
  if (offset > DEEPEST_OFFSET) return refuse(400, 'Use a cursor to go this deep into a list', { code: 5003 })
  return { offset, size, descending: params.get('order') === 'desc' }
}

const cursorOf = ({ offset, size, descending }: Wanted): string =>
  Buffer.from(JSON.stringify([offset, size, descending])).toString('base64url')

function wantedIn(cursor: string): Wanted | null {
  try {
    const [offset, size, descending] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Number.isInteger(offset) && size > 0 ? { offset, size, descending: descending === true } : null
  } catch {
    return null
  }
}
