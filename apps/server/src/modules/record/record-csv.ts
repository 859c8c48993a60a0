import { type Database, forecastRecord, type Placeholders, query, rows, statement } from '@touchline/database'
import { and, asc, eq, gt } from 'drizzle-orm'
import { RECORD_COLUMNS, recordLine } from './record-line.ts'

const ROWS_AT_ONCE = 2_000

const AFTER = statement((p: Placeholders<{ simulated: boolean; after: number; limit: number }>) =>
  query
    .select()
    .from(forecastRecord)
    .where(and(eq(forecastRecord.simulated, p.simulated), gt(forecastRecord.id, p.after)))
    .orderBy(asc(forecastRecord.id))
    .limit(p.limit),
)

/**
 * Every row of the record in the order of writing, line by line as it is hashed, under a header. Some thousand rows at a time, so that
 * neither memory nor a connection is held for a slow reader.
 * @param inTurn runs the reading of each part when the reader has its turn
 */
export async function* recordCsv(
  { pool }: Pick<Database, 'pool'>,
  simulated: boolean,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
): AsyncGenerator<string> {
  yield `${RECORD_COLUMNS.join(',')}\n`
  let after = 0
  for (;;) {
    const part = await inTurn(() => rows(pool, AFTER, { simulated, after, limit: ROWS_AT_ONCE }))
    if (part.length > 0) yield `${part.map(recordLine).join('\n')}\n`
    if (part.length < ROWS_AT_ONCE) return
    after = part.at(-1)?.id ?? after
  }
}
