import { and, eq, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../connection.ts'
import { tidy } from '../maintenance/tidy.ts'
import { migrate } from '../schema/migrate.ts'
import { migrateWithin } from '../schema/migrate-within.ts'
import { execute, query } from '../statement.ts'
import { accountToken, auditEntry, outboxMail, task } from '../tables/index.ts'
import { inTransaction } from '../transaction.ts'
import { fillTables } from './fill-tables.ts'
import type { BackupSummary, Head } from './format.ts'
import { readBackup } from './read-backup.ts'
import { countingRows, dropTables, type RestoreOptions } from './restore-backup.ts'
import { PLAIN_TEXT } from './table-rows.ts'

export interface ReplaceOptions extends RestoreOptions {
  /** Checks and writes before the commit; when it throws, everything is rolled back. */
  before: (client: pg.ClientBase) => Promise<void>
}

/** Columns of the audit except its number, which continues from the backup's. */
const AUDIT = 'at, via, actor_id, actor, role, action, target_kind, target_id, target, before, after, reason, address'

/**
 * Replaces everything in a database with a backup, in one transaction, so that a killed process changes nothing. The whole file is checked
 * before. An older backup is migrated to the present tables. Actions of operators since the backup stay in the audit, and everyone is
 * signed out: sessions ended since then would be open again. Waiting mail is dropped.
 * @throws Error with code `BACKUP_FAULT` that names the fault of the file
 */
export async function replaceDatabase(
  database: Database,
  path: string,
  { onRows, before }: ReplaceOptions,
): Promise<BackupSummary> {
  const count = countingRows(onRows)
  let file: Head | undefined
  await readBackup(path, {
    head: (head) => {
      file = head
      count.expect(head)
    },
    rows: (table, lines) => count.step('read', table, lines.length),
  })
  const { schema, takenAt, numberings } = file as Head
  count.begin()
  await migrate(database)
  const summary = await inTransaction(database, async (client) => {
    await client.query(PLAIN_TEXT)
    await client.query(
      'create temporary table kept_audit on commit drop as select * from audit_entry where at > $1::timestamptz',
      [takenAt],
    )
    await dropTables(client)
    await migrateWithin(client, schema)
    const onFilled = (table: string, rows: number) => count.step('restored', table, rows)
    const restored = await fillTables(client, path, { numberings, onRows: onFilled })
    await migrateWithin(client)
    const columns = sql.raw(AUDIT)
    // One that was noted while the backup began may be in it already.
    await execute(
      client,
      sql`insert into ${auditEntry} (${columns}) select ${columns} from kept_audit x where not exists (
        select from ${auditEntry} y where y.at = x.at and y.action = x.action
          and y.target_id is not distinct from x.target_id) order by id`,
    )
    await execute(client, query.delete(accountToken))
    // It may have been sent since.
    await execute(client, query.delete(outboxMail).where(isNull(outboxMail.sentAt)))
    // A backup contains the task that made it, still running.
    await execute(client, query.delete(task).where(and(eq(task.kind, 'backup'), isNull(task.finishedAt))))
    await before(client)
    return restored
  })
  await migrate(database)
  await tidy(database)
  return summary
}
