export { type Database, type Drizzle, type OpenOptions, openDatabase } from './connection.ts'
export { migrate } from './migrate.ts'
export * from './tables/index.ts'
