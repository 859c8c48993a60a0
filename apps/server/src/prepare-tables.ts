import { type Database, knownSchemas, migrate, openDatabase, readMeta, storedSchema } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import type { Config } from './config.ts'
import { makeBackup } from './modules/console/backups/backup-files.ts'
import { settleRestore } from './modules/console/backups/restore-state.ts'
import type { Log } from './platform/log.ts'
import { RESTORED } from './restore-between.ts'

interface Given {
  config: Config
  log: Log
  database: Database
  clock: Clock
}

/** Completes an interrupted restore, and migrates the tables after a backup of their contents. */
export async function prepareTables({ config, log, database, clock }: Given): Promise<void> {
  const { DATABASE_DIRECT_URL: directUrl, DATA_DIR: dataDir } = config
  const stored = await storedSchema(database.pool)
  const restoredBy = async (id: string) => stored !== null && (await readMeta(database.pool, RESTORED)) === id
  const settled = await settleRestore(dataDir, restoredBy, clock.now())
  if (settled?.stage === 'cut_off')
    log.warn(`The restore of ${settled.name} was cut off: everything is as it was before`)
  if (stored !== null && stored !== knownSchemas().at(-1)) {
    const name = await makeBackup(database, dataDir, { kind: 'migration', now: clock.now() })
    log.info(`The tables are older than this version and will be migrated after the backup ${name}`)
  }
  await (directUrl === undefined ? migrate(database) : migrateAt(directUrl))
}

/** Migrations lock each other out by their session, which a pooler gives to others. */
async function migrateAt(url: string): Promise<void> {
  const database = await openDatabase({ url, role: 'command' })
  await migrate(database).finally(() => database.close())
}
