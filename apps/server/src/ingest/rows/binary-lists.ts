/** An array in PostgreSQL's binary format: dimensions, whether nulls occur, type of an element, how many, number of the first. */
const HEAD_BYTES = 20
/** What goes before a value, and before each element of an array. */
const LENGTH_BYTES = 4
const NULL = -1

/** A type of PostgreSQL whose values all take the same room. */
export interface FixedType {
  /** Its number, which is the same in every database. */
  type: number
  /** Number of the type of its lists. */
  list: number
  bytes: number
  /** @throws Error with the code of a database that refuses a value, where it is none of this type */
  put(view: DataView, at: number, value: unknown): void
  get(view: DataView, at: number): number
}

export const refused = (value: unknown, type: string) =>
  Object.assign(new Error(`${value} is out of range for type ${type}`), { code: '22003' })

export const BOOLEAN: FixedType = {
  type: 16,
  list: 1000,
  bytes: 1,
  put: (view, at, value) => view.setUint8(at, value ? 1 : 0),
  get: (view, at) => view.getUint8(at),
}

export const SMALLINT: FixedType = {
  type: 21,
  list: 1005,
  bytes: 2,
  put: (view, at, value) => {
    if (value !== ((value as number) << 16) >> 16) throw refused(value, 'smallint')
    view.setInt16(at, value)
  },
  get: (view, at) => view.getInt16(at),
}

export const INTEGER: FixedType = {
  type: 23,
  list: 1007,
  bytes: 4,
  put: (view, at, value) => {
    if (value !== ((value as number) | 0)) throw refused(value, 'integer')
    view.setInt32(at, value)
  },
  get: (view, at) => view.getInt32(at),
}

export const REAL: FixedType = {
  type: 700,
  list: 1021,
  bytes: 4,
  put: (view, at, value) => {
    if (!fitsReal(value)) throw refused(value, 'real')
    view.setFloat32(at, value)
  },
  get: (view, at) => view.getFloat32(at),
}

const DOUBLE: FixedType = {
  type: 701,
  list: 1022,
  bytes: 8,
  put: (view, at, value) => {
    if (typeof value !== 'number') throw refused(value, 'double precision')
    view.setFloat64(at, value)
  },
  get: (view, at) => view.getFloat64(at),
}

export const LISTED: readonly FixedType[] = [BOOLEAN, SMALLINT, INTEGER, REAL, DOUBLE]

function fitsReal(value: unknown): value is number {
  if (typeof value !== 'number') return false
  const kept = Math.fround(value)
  return Number.isFinite(kept) === Number.isFinite(value) && (kept === 0) === (value === 0)
}

/** Room that a list of so many elements takes, its length before it, at the most. */
export const listBytes = ({ bytes }: FixedType, length: number): number =>
  LENGTH_BYTES + HEAD_BYTES + length * (LENGTH_BYTES + bytes)

/** Writes a list, its length before it. Gives the place behind it. */
export function writeList<One>(
  view: DataView,
  at: number,
  of: FixedType,
  list: readonly One[],
  value: (one: One) => unknown,
): number {
  const head = [0, 1, 1, of.type, list.length, 1]
  head.forEach((number, index) => {
    view.setInt32(at + index * 4, number)
  })
  let next = at + LENGTH_BYTES + HEAD_BYTES
  for (const one of list) {
    const element = value(one)
    view.setInt32(next, element === null ? NULL : of.bytes)
    next += LENGTH_BYTES
    if (element === null) continue
    of.put(view, next, element)
    next += of.bytes
  }
  view.setInt32(at, next - at - LENGTH_BYTES)
  return next
}

/** Reads what `writeList` wrote; booleans as 0 and 1. */
export function readList(view: DataView, at: number): { list: (number | null)[]; end: number } {
  const list: (number | null)[] = []
  const of = LISTED.find(({ type }) => type === view.getInt32(at + LENGTH_BYTES + 8))
  const length = view.getInt32(at + LENGTH_BYTES + 12)
  let next = at + LENGTH_BYTES + HEAD_BYTES
  while (list.length < length) {
    const bytes = view.getInt32(next)
    next += LENGTH_BYTES
    if (bytes === NULL || of === undefined) list.push(null)
    else {
      list.push(of.get(view, next))
      next += bytes
    }
  }
  return { list, end: next }
}

/** Lists that `writeList` wrote one behind the other, each as it is. */
export function eachList(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lists: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const end = at + LENGTH_BYTES + view.getInt32(at)
    lists.push(bytes.subarray(at, end))
    at = end
  }
  return lists
}
