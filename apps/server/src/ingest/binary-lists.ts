/** An array in PostgreSQL's binary format: dimensions, whether nulls occur, type of an element, how many, number of the first. */
const HEAD_BYTES = 20
/** What goes before a column's value in a row, and before an element's in an array: its type and its length, or its length alone. */
const COLUMN_BYTES = 8
const LENGTH_BYTES = 4
const NULL = -1

/** Types of PostgreSQL by their fixed numbers. */
const INTEGER = { element: 23, array: 1007, bytes: 4 } as const
const SMALLINT = { element: 21, array: 1005, bytes: 2 } as const
const REAL = { element: 700, array: 1021, bytes: 4 } as const
const BOOLEAN = { element: 16, array: 1000, bytes: 1 } as const

const columnBytes = (length: number, bytes: number) => COLUMN_BYTES + HEAD_BYTES + length * (LENGTH_BYTES + bytes)
/** Room that a column with so many elements takes in a row, nulls less. */
export const integerBytes = (length: number): number => columnBytes(length, INTEGER.bytes)
export const smallintBytes = (length: number): number => columnBytes(length, SMALLINT.bytes)
export const realBytes = (length: number): number => columnBytes(length, REAL.bytes)
export const booleanBytes = (length: number): number => columnBytes(length, BOOLEAN.bytes)

/**
 * Writes a list as an `integer[]` column of a row. Gives the place behind it.
 * @throws Error with the code of a database that refuses a value, where one is no `integer`
 */
export function writeIntegers<One>(view: DataView, at: number, list: readonly One[], value: (one: One) => number) {
  let next = writeHead(view, at, INTEGER, list.length)
  for (const one of list) {
    const number = value(one)
    if (number !== (number | 0)) throw refused(number, 'integer')
    view.setInt32(next, INTEGER.bytes)
    view.setInt32(next + LENGTH_BYTES, number)
    next += LENGTH_BYTES + INTEGER.bytes
  }
  return endColumn(view, at, next)
}

/**
 * Writes a list as a `smallint[]` column of a row. Gives the place behind it.
 * @throws Error with the code of a database that refuses a value, where one is no `smallint`
 */
export function writeSmallints<One>(view: DataView, at: number, list: readonly One[], value: (one: One) => number) {
  let next = writeHead(view, at, SMALLINT, list.length)
  for (const one of list) {
    const number = value(one)
    if (number !== (number << 16) >> 16) throw refused(number, 'smallint')
    view.setInt32(next, SMALLINT.bytes)
    view.setInt16(next + LENGTH_BYTES, number)
    next += LENGTH_BYTES + SMALLINT.bytes
  }
  return endColumn(view, at, next)
}

/**
 * Writes a list as a `real[]` column of a row. Gives the place behind it.
 * @throws Error with the code of a database that refuses a value, where one is too large or too small for a `real`
 */
export function writeReals<One>(view: DataView, at: number, list: readonly One[], value: (one: One) => number | null) {
  let next = writeHead(view, at, REAL, list.length)
  for (const one of list) {
    const number = value(one)
    view.setInt32(next, number === null ? NULL : REAL.bytes)
    next += LENGTH_BYTES
    if (number === null) continue
    if (!fitsReal(number)) throw refused(number, 'real')
    view.setFloat32(next, number)
    next += REAL.bytes
  }
  return endColumn(view, at, next)
}

/** Writes a list as a `boolean[]` column of a row. Gives the place behind it. */
export function writeBooleans<One>(view: DataView, at: number, list: readonly One[], value: (one: One) => boolean) {
  let next = writeHead(view, at, BOOLEAN, list.length)
  for (const one of list) {
    view.setInt32(next, BOOLEAN.bytes)
    view.setUint8(next + LENGTH_BYTES, value(one) ? 1 : 0)
    next += LENGTH_BYTES + BOOLEAN.bytes
  }
  return endColumn(view, at, next)
}

type Type = typeof INTEGER | typeof SMALLINT | typeof REAL | typeof BOOLEAN

function writeHead(view: DataView, at: number, type: Type, length: number): number {
  const head = [type.array, 0, 1, 1, type.element, length, 1]
  head.forEach((number, index) => {
    view.setInt32(at + index * 4, number)
  })
  return at + COLUMN_BYTES + HEAD_BYTES
}

function endColumn(view: DataView, at: number, end: number): number {
  view.setInt32(at + 4, end - at - COLUMN_BYTES)
  return end
}

const READ: Readonly<Record<number, (view: DataView, at: number) => number>> = {
  [BOOLEAN.element]: (view, at) => view.getUint8(at),
  [SMALLINT.element]: (view, at) => view.getInt16(at),
  [INTEGER.element]: (view, at) => view.getInt32(at),
  [REAL.element]: (view, at) => view.getFloat32(at),
}

/** Reads a column that one of the above wrote; booleans as 0 and 1. */
export function readList(view: DataView, at: number): { list: (number | null)[]; end: number } {
  const list: (number | null)[] = []
  const read = READ[view.getInt32(at + COLUMN_BYTES + 8)]
  const length = view.getInt32(at + COLUMN_BYTES + 12)
  let next = at + COLUMN_BYTES + HEAD_BYTES
  while (list.length < length) {
    const bytes = view.getInt32(next)
    next += LENGTH_BYTES
    if (bytes === NULL || read === undefined) list.push(null)
    else {
      list.push(read(view, next))
      next += bytes
    }
  }
  return { list, end: next }
}

function fitsReal(value: number): boolean {
  const kept = Math.fround(value)
  return Number.isFinite(kept) === Number.isFinite(value) && (kept === 0) === (value === 0)
}

const refused = (value: number, type: string) =>
  Object.assign(new Error(`${value} is out of range for type ${type}`), { code: '22003' })
