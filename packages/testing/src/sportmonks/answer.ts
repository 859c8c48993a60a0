import { type Filters, includeTree, type Plan, passes, readFilters, type Tree } from './asked.ts'
import { expand, lookupOf } from './expand.ts'
import { isDeleted } from './fixture-routes.ts'
import { type Paging, page } from './paging.ts'
import { isRefusal, NO_RESULT, type Refusal, refuse } from './refusal.ts'
import type { Route, RouteCall } from './route.ts'
import type { Row } from './world.ts'

type Fields = Record<string, unknown>

/** The rows of an answer and, for lists in pages, the place of the next one. */
export interface Content {
  rows: readonly Fields[]
  pagination: Readonly<Record<string, unknown>> | null
}

export interface AnswerOptions {
  plan: Plan
  paging: Paging
  /** Address of the endpoint without its query. */
  address: string
}

/** The provider's answer to a call of this endpoint. */
export function contentOf(
  route: Route,
  call: RouteCall,
  params: URLSearchParams,
  options: AnswerOptions,
): Content | Refusal {
  const filters = readFilters(params.get('filters'))
  if (isRefusal(filters)) return filters
  const include = filters.has('populate') ? null : params.get('include')
  const barred = route.without?.find((name) => include?.split(';').includes(name))
  if (barred)
    return refuse(404, `The requested include '${barred.toLowerCase()}' does not exist on Livescore`, { code: 5013 })
  const tree = includeTree(include, { kind: route.kind, entity: route.entity, plan: options.plan })
  if (isRefusal(tree)) return tree
  const found = route.rows(call)
  if (isRefusal(found)) return found
  const kept = route.shape === 'one' ? found : found.filter((row) => keeps(route, row, filters))
  const slice =
    route.shape === 'pages'
      ? page(kept, { params, filters, address: options.address, paging: options.paging })
      : { rows: kept, pagination: null }
  if (isRefusal(slice)) return slice
  const asked = withAlways(tree, route, params)
  const lookup = lookupOf(call.world)
  return {
    rows: slice.rows.map((row) => expand(row, { kind: route.kind, tree: asked, filters, lookup })),
    pagination: slice.pagination,
  }
}

/** The body of an answer with content: the record itself, the rows, or the words for none. */
export function bodyOf(route: Route, { rows, pagination }: Content): Readonly<Record<string, unknown>> {
  if (!rows.length) return { data: [], message: NO_RESULT }
  if (route.shape === 'one') return { data: rows[0] }
  return { data: rows, ...(pagination && { pagination }) }
}

function keeps(route: Route, row: Row, filters: Filters): boolean {
  const after = filters.get('idafter')?.[0]
  if (after !== undefined && row.id <= Number(after)) return false
  if (route.kind === 'fixtures' && !route.pattern.includes('multi')) {
    const deletedOnly = filters.has('deleted') || filters.has('isdeleted')
    if (isDeleted(row) !== deletedOnly) return false
  }
  return passes(row, route.kind, filters)
}

function withAlways(tree: Tree, route: Route, params: URLSearchParams): Tree {
  const below = new Map(tree.below)
  for (const name of route.always ?? []) if (!below.has(name)) below.set(name, { below: new Map(), fields: null })
  return { below, fields: params.get('select')?.split(',') ?? null }
}
