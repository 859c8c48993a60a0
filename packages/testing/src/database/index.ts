export { dumpTables } from './dump-tables.ts'
export { embeddedTestDatabase, type TestDatabase, testDatabase, truncate } from './test-database.ts'
export { useDatabase } from './use-database.ts'
