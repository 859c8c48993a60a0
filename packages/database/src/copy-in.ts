import { getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'

/**
 * Adds rows to a table by `copy`, which takes about a sixth less of the database's time than an insert.
 * @param properties of the table's definition that the rows name, in their order
 * @param rows in PostgreSQL's binary format of a file
 * @throws Error of the database, as for an insert
 */
export function copyIn(
  client: pg.ClientBase,
  table: PgTable,
  properties: readonly string[],
  rows: Buffer,
): Promise<void> {
  const columns = properties.map((property) => `"${toSnakeCase(property)}"`).join(', ')
  const text = `copy "${getTableName(table)}" (${columns}) from stdin (format binary)`
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(text, rows, (error) => (error ? reject(error) : resolve())))
  })
}

/** What the driver's connection can do that its types do not name. */
interface CopyingConnection extends pg.Connection {
  sendCopyFromChunk(rows: Buffer): void
  endCopyFrom(): void
}

/** Sent with all its rows like any other statement: the usual way waits until the database asks for them, and holds up what comes behind it. */
class CopyIn extends pg.Query {
  constructor(text: string, rows: Buffer, done: (error: Error | undefined) => void) {
    super({ text }, done)
    this.submit = (connection) => {
      const copying = connection as CopyingConnection
      copying.stream.cork()
      copying.parse({ text, name: '', types: [] }, true)
      copying.bind({}, true)
      copying.execute({}, true)
      copying.sendCopyFromChunk(rows)
      copying.endCopyFrom()
      copying.sync()
      copying.stream.uncork()
    }
  }

  /** Called by the driver when the database asks for the rows. */
  handleCopyInResponse(): void {
    // They are on their way.
  }
}
