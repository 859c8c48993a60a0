import { type FixedType, INTEGER, LISTED, listBytes, refused, writeList } from './binary-lists.ts'
import type { Cell } from './row.ts'

/** Bytes as they are written. */
export interface Output {
  bytes: Buffer
  view: DataView
  /** Where the next one goes. */
  at: number
}

/** Room of a column that is null or of a fixed size, at the most. */
export const CELL_BYTES = 24
const NULL = -1
/** Instants and days count from here. */
const EPOCH_MS = Date.UTC(2000, 0, 1)
const DAY_MS = 86_400_000

export function openOutput(bytes: number): Output {
  const buffer = Buffer.allocUnsafeSlow(bytes)
  return { bytes: buffer, view: new DataView(buffer.buffer, buffer.byteOffset, bytes), at: 0 }
}

/** Makes room for so many bytes more. */
export function reserve(out: Output, bytes: number): void {
  if (out.at + bytes <= out.bytes.length) return
  const { bytes: full, at } = out
  Object.assign(out, openOutput(Math.max(2 * full.length, at + bytes)), { at })
  full.copy(out.bytes, 0, 0, at)
}

export function putInt32(out: Output, value: number): void {
  out.view.setInt32(out.at, value)
  out.at += 4
}

export function putInt16(out: Output, value: number): void {
  out.view.setInt16(out.at, value)
  out.at += 2
}

export const putNull = (out: Output): void => putInt32(out, NULL)

/** Writes a value, its length before it. Room for a fixed size is there. */
export type Put = (out: Output, value: Exclude<Cell, null>) => void

const fixed =
  (bytes: number, put: FixedType['put']): Put =>
  (out, value) => {
    const { view, at } = out
    view.setInt32(at, bytes)
    put(view, at + 4, value)
    out.at = at + 4 + bytes
  }

const list =
  (of: FixedType): Put =>
  (out, value) => {
    if (value instanceof Uint8Array) return putBytes(out, value)
    const elements = value as readonly (number | null)[]
    reserve(out, listBytes(of, elements.length))
    out.at = writeList(out.view, out.at, of, elements, (one) => one)
  }

function putBytes(out: Output, bytes: Uint8Array): void {
  reserve(out, CELL_BYTES + bytes.length)
  out.bytes.set(bytes, out.at)
  out.at += bytes.length
}

const text =
  (before: readonly number[] = []): Put =>
  (out, value) => {
    if (typeof value !== 'string') throw refused(value, 'text')
    // No character of a text takes more than three bytes of UTF-8 for each of its units.
    reserve(out, CELL_BYTES + 3 * value.length)
    const length = out.at
    out.at += 4
    for (const byte of before) out.bytes[out.at++] = byte
    out.at += out.bytes.write(value, out.at, 'utf8')
    out.view.setInt32(length, out.at - length - 4)
  }

/** A text names its zone: without one it would mean the machine's. */
const WITH_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/

function putInstant(view: DataView, at: number, value: unknown): void {
  const isText = typeof value === 'string' && WITH_ZONE.test(value)
  const milliseconds = value instanceof Date ? value.getTime() : isText ? Date.parse(value) : Number.NaN
  if (Number.isNaN(milliseconds)) throw refused(value, 'timestamp with time zone')
  view.setBigInt64(at, BigInt(milliseconds - EPOCH_MS) * 1000n)
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/

/** `2026-11-27`, or days since 1970. */
function daysOf(value: unknown): number {
  if (typeof value === 'number') return value - EPOCH_MS / DAY_MS
  const [, year, month, day] = (typeof value === 'string' && DAY.exec(value)) || []
  const read = new Date(0)
  read.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  // A thirtieth of February is read as the second of March.
  const isRead = read.getUTCMonth() === Number(month) - 1 && read.getUTCDate() === Number(day)
  if (!isRead) throw refused(value, 'date')
  return (read.getTime() - EPOCH_MS) / DAY_MS
}

const putBigint = (view: DataView, at: number, value: unknown) => {
  if (!Number.isSafeInteger(value)) throw refused(value, 'bigint')
  view.setBigInt64(at, BigInt(value as number))
}

const putDay = (view: DataView, at: number, value: unknown) => INTEGER.put(view, at, daysOf(value))

const putUuid = (view: DataView, at: number, value: unknown) => {
  const digits = String(value).replaceAll('-', '')
  if (!/^[0-9a-f]{32}$/i.test(digits)) throw refused(value, 'uuid')
  view.setBigUint64(at, BigInt(`0x${digits.slice(0, 16)}`))
  view.setBigUint64(at + 8, BigInt(`0x${digits.slice(16)}`))
}

/** An exact decimal travels as groups of four digits. The database rounds it to what the column keeps. */
const putNumeric: Put = (out, value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw refused(value, 'numeric')
  const [whole = '', fraction = ''] = plainDigits(Math.abs(value)).split('.')
  const before = Math.ceil(whole.length / 4)
  const after = Math.ceil(fraction.length / 4)
  const digits = whole.padStart(4 * before, '0') + fraction.padEnd(4 * after, '0')
  reserve(out, CELL_BYTES + digits.length)
  putInt32(out, 8 + 2 * (before + after))
  for (const number of [before + after, before - 1, value < 0 ? NEGATIVE : 0, fraction.length]) putInt16(out, number)
  for (let group = 0; group < digits.length; group += 4) putInt16(out, Number(digits.slice(group, group + 4)))
}

const NUMERIC = 1700
const NEGATIVE = 0x4000

/** A number without an exponent. */
function plainDigits(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  return value < 1 ? value.toFixed(20) : String(BigInt(value))
}

const BIGINT = 20
const DATE = 1082
const INSTANT = 1184
const UUID = 2950
const TEXT = 25
const VARCHAR = 1043
const JSONB = 3802
/** JSON comes with the version of its format. */
const JSONB_VERSION = 1

/** How values are written, by the number of their type, which is the same in every database. */
export const PUT: ReadonlyMap<number, Put> = new Map([
  ...LISTED.map((of) => [of.type, fixed(of.bytes, of.put)] as const),
  ...LISTED.map((of) => [of.list, list(of)] as const),
  [BIGINT, fixed(8, putBigint)],
  [DATE, fixed(4, putDay)],
  [INSTANT, fixed(8, putInstant)],
  [UUID, fixed(16, putUuid)],
  [NUMERIC, putNumeric],
  [TEXT, text()],
  [VARCHAR, text()],
  [JSONB, text([JSONB_VERSION])],
])
