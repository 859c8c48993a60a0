import { customType, integer, numeric, smallint, timestamp } from 'drizzle-orm/pg-core'

/** UTC instants, read as Date. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Decimal odds; exact, so that equal prices compare equal. */
export const price = () => numeric({ precision: 8, scale: 3, mode: 'number' })

/** Our own ids: allocated by the ingest, so that a batch can be written without reading ids back. */
export const ownId = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** A count in a match; null is unknown. */
export const count = () => smallint()

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
