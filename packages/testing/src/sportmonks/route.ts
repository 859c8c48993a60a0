import type { Refusal } from './refusal.ts'
import type { Kind } from './relations.ts'
import type { Row, Table, World } from './world.ts'

/** The data an endpoint may use to find its rows. */
export interface RouteCall {
  world: World
  /** Parts of the path by their names in the pattern. */
  params: Readonly<Record<string, string>>
  /** Epoch milliseconds. */
  now: number
  /** Ids of the rows that were changed within the last milliseconds, by `change` of the server. */
  changed(table: Table, ms: number): ReadonlySet<number>
}

/** One endpoint: which path, under which word its calls are counted, and how its rows are found. */
export interface Route {
  pattern: string
  entity: string
  kind: Kind
  shape: 'one' | 'list' | 'pages'
  rows(call: RouteCall): readonly Row[] | Refusal
  /** Parts that are always sent. */
  always?: readonly string[]
  /** Includes of the kind that this endpoint does not know. */
  without?: readonly string[]
}

/** Patterns of named parts of a path; other parts are numbers. */
const PARTS: Readonly<Record<string, string>> = {
  date: '\\d{4}-\\d{2}-\\d{2}',
  from: '\\d{4}-\\d{2}-\\d{2}',
  to: '\\d{4}-\\d{2}-\\d{2}',
  ids: '\\d+(?:,\\d+)*',
  name: '[^/]+',
}

/** Looks up the endpoint of a path; null when there is none. */
export function router(routes: readonly Route[]) {
  const compiled = routes.map((route) => ({
    route,
    form: new RegExp(
      `^${route.pattern.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${PARTS[name] ?? '\\d+'})`)}$`,
    ),
  }))
  return (path: string): { route: Route; params: Readonly<Record<string, string>> } | null => {
    for (const { route, form } of compiled) {
      const found = form.exec(path)
      if (found) return { route, params: found.groups ?? {} }
    }
    return null
  }
}

/** The number a part of the path is; parts that are numbers are nothing else. */
export const id = (call: RouteCall, name = 'id'): number => Number(call.params[name])

/** The two endpoints nearly every kind has: all of them page by page, and one by its id. */
export function everyAndOne(pattern: string, entity: string, table: Table): Route[] {
  return [
    { pattern, entity, kind: table, shape: 'pages', rows: ({ world }) => byId(world[table]) },
    byIdRoute(pattern, entity, table),
  ]
}

export function byIdRoute(pattern: string, entity: string, table: Table): Route {
  const rows = (call: RouteCall) => call.world[table].filter((row) => row.id === id(call))
  return { pattern: `${pattern}/:id`, entity, kind: table, shape: 'one', rows }
}

/** Rows of a list whose field is the number at the end of the path. */
export function pointingAt(
  pattern: string,
  { entity, table, field, shape = 'list' }: { entity: string; table: Table; field: string; shape?: Route['shape'] },
): Route {
  const rows = (call: RouteCall) => byId(call.world[table].filter((row) => row[field] === id(call)))
  return { pattern: `${pattern}/:id`, entity, kind: table, shape, rows }
}

export const byId = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => a.id - b.id)
