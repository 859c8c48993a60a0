export type { BackupSummary } from './backup/format.ts'
export { readBackup, readBackupHead } from './backup/read-backup.ts'
export { replaceDatabase } from './backup/replace-database.ts'
export { restoreBackup } from './backup/restore-backup.ts'
export { writeBackup } from './backup/write-backup.ts'
export { checkDatabase, type Finding } from './check/check-database.ts'
export { compareBackup } from './check/compare-backup.ts'
export { type Database, openDatabase } from './connection.ts'
export { CHANGE_TOPIC, LIVE_CHANNEL } from './listen.ts'
export { tidy } from './maintenance/tidy.ts'
export { readMeta, writeMeta } from './meta.ts'
export { migrate, untilMigrated } from './schema/migrate.ts'
export { knownSchemas } from './schema/migration-files.ts'
export { storedSchema } from './schema/schema-version.ts'
export { SIDE_FIGURE_COLUMN, sideFiguresOf } from './side-figures.ts'
export {
  execute,
  firstRow,
  jsonOf,
  namesOf,
  orNull,
  type Placeholders,
  prepared,
  type Queryable,
  query,
  type RowOf,
  rows,
  type Selected,
  type Statement,
  selection,
  statement,
} from './statement.ts'
export * from './tables/index.ts'
export { inTransaction } from './transaction.ts'
export { isUnavailable } from './unavailable.ts'
export { isUniqueViolation } from './unique-violation.ts'
export { claimWorld, type World, worldOf } from './world.ts'
