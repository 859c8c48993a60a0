export { dumpTables } from './dump-tables.ts'
export { databaseEnvironment, openGivenDatabase, type TestDatabase, testDatabase } from './test-database.ts'
export { truncate } from './truncate.ts'
export { useDatabase } from './use-database.ts'
