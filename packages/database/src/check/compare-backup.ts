import { readTables } from '../backup/catalog.ts'
import { addingChecksum } from '../backup/checksum.ts'
import type { BackupSummary } from '../backup/format.ts'
import { inSnapshot } from '../backup/snapshot.ts'
import { tableLines } from '../backup/table-rows.ts'
import type { Database } from '../connection.ts'

/** Entries are only added to it. */
const AUDIT = 'audit_entry'

/** Tables whose rows are not those of the backup, a sentence each. */
export async function compareBackup(database: Database, backup: BackupSummary): Promise<string[]> {
  return inSnapshot(database, async (client) => {
    const faults: string[] = []
    const stored = new Map((await readTables(client)).map((table) => [table.name, table]))
    for (const [name, reported] of backup.tables) {
      const table = stored.get(name)
      if (!table) {
        faults.push(`${name} is not there`)
        continue
      }
      const sum = addingChecksum()
      const columns = table.columns.map((column) => column.name)
      for await (const lines of tableLines(client, { name, columns })) for (const line of lines) sum.add(line)
      const { rows, checksum } = sum.result()
      // The restore itself is noted in it.
      if (name === AUDIT && rows > reported.rows) continue
      if (rows !== reported.rows) faults.push(`${name} has ${rows} rows, the backup ${reported.rows}`)
      else if (checksum !== reported.checksum)
        faults.push(`${name} has the backup's number of rows, ${rows}, but other ones`)
    }
    return faults
  })
}
