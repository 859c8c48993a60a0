import type { RecordBatch } from '@touchline/football'

/** Fields that hold keys. */
const KEYS = new Set(
  (
    'key league season stage group venue team home away player relatedPlayer coach homeCoach awayCoach referee ' +
    'fixture from to rivals'
  ).split(' '),
)
/** Above the provider's own ids: of no competition or club we know. */
const FIRST_ID = 900_000_001

export type Numbering = <R extends object>(record: R) => R

/** Gives records ids for keys, as the provider has them; the same key always gets the same id. */
export function numbering(): Numbering {
  const ids = new Map<string, string>()
  const idOf = (key: string) => {
    const id = ids.get(key) ?? String(FIRST_ID + ids.size)
    ids.set(key, id)
    return id
  }
  const numbered = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => numbered(name, one))
    if (typeof value === 'object' && value !== null) return numberedIn(value)
    return typeof value === 'string' && KEYS.has(name) ? idOf(value) : value
  }
  const numberedIn = <R extends object>(record: R) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, numbered(name, value)])) as R
  return numberedIn
}

/** A whole batch with ids for keys. An event's key is unique only in its match: its id is the match's id and its place. */
export function numberedBatch(batch: RecordBatch): RecordBatch {
  const events = batch.events?.map((record) => ({
    ...record,
    events: record.events.map((event, at) => ({ ...event, key: `${record.fixture} ${String(at).padStart(3, '0')}` })),
  }))
  return numbering()({ ...batch, ...(events && { events }) })
}
