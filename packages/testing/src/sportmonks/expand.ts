import { type Filters, passes, type Tree } from './asked.ts'
import { type Kind, RELATIONS, type Relation } from './relations.ts'
import type { Row, Table, World } from './world.ts'

type Fields = Record<string, unknown>

/** Finds rows of the world by id or by a field that points at them; look-ups are cached. */
export interface Lookup {
  byId(table: Table, id: unknown): Row | null
  pointingAt(table: Table, field: string, id: number): readonly Row[]
}

/** A look-up for one answer: the world must not change while it is in use. */
export function lookupOf(world: World): Lookup {
  const ids = new Map<Table, Map<unknown, Row>>()
  const fields = new Map<string, Map<unknown, Row[]>>()
  const index = (table: Table, field: string) => {
    const key = `${table}.${field}`
    const rows = fields.get(key) ?? Map.groupBy(world[table], (row) => row[field])
    fields.set(key, rows)
    return rows
  }
  return {
    byId(table, id) {
      const rows = ids.get(table) ?? new Map(world[table].map((row) => [row.id, row]))
      ids.set(table, rows)
      return rows.get(id) ?? null
    },
    pointingAt: (table, field, id) => index(table, field).get(id) ?? [],
  }
}

/** Stored parts of a kind that are sent only on request. */
const ASKED_ONLY = new Map<Kind, ReadonlySet<string>>(
  Object.entries(RELATIONS).map(([kind, relations]) => [
    kind as Kind,
    new Set(Object.keys(relations).map((name) => name.toLowerCase())),
  ]),
)

/** A row as it is sent: its base fields and the requested includes. */
export function expand(
  row: Fields,
  { kind, tree, filters, lookup }: { kind: Kind; tree: Tree; filters: Filters; lookup: Lookup },
): Fields {
  const sent: Fields = {}
  for (const [field, value] of Object.entries(row)) {
    if (ASKED_ONLY.get(kind)?.has(field)) continue
    if (tree.fields && field !== 'id' && !field.endsWith('_id') && !tree.fields.includes(field)) continue
    sent[field] = value
  }
  for (const [name, below] of tree.below) {
    const relation = RELATIONS[kind][name]
    if (relation) sent[name.toLowerCase()] = related(row, { name, relation, tree: below, filters, lookup })
  }
  return sent
}

function related(
  row: Fields,
  {
    name,
    relation,
    tree,
    filters,
    lookup,
  }: { name: string; relation: Relation; tree: Tree; filters: Filters; lookup: Lookup },
): unknown {
  const found = rowsOf(row, { key: name.toLowerCase(), relation, lookup })
  const send = (value: unknown) =>
    isFields(value) ? expand(value, { kind: relation.kind, tree, filters, lookup }) : value
  if (!Array.isArray(found)) return send(found)
  return found.filter((value) => !isFields(value) || passes(value, relation.kind, filters)).map(send)
}

/** A part kept in the row goes before the one the world's lists would give. */
function rowsOf(row: Fields, { key, relation, lookup }: { key: string; relation: Relation; lookup: Lookup }): unknown {
  if ('derive' in relation) return relation.derive(row as Row)
  const kept = row[key]
  if ('inside' in relation) {
    if (relation.inside === 'one') return kept ?? null
    const { over } = relation
    const rows = Array.isArray(kept) ? kept : []
    return over ? rows.map((value) => (isFields(value) ? { ...lookup.byId(over, value.id), ...value } : value)) : rows
  }
  if (kept !== undefined) return kept
  if ('by' in relation) return lookup.byId(relation.kind, row[relation.by])
  return typeof row.id === 'number' ? lookup.pointingAt(relation.kind, relation.where, row.id) : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
