import { beforeEach } from 'vitest'
import { useResource } from '../resources.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'
import { truncate } from './truncate.ts'

/** A database for the tests of a file, emptied before each of them unless `keepData` is set. */
export function useDatabase({ keepData = false } = {}): TestDatabase {
  const database = useResource(testDatabase)
  if (!keepData) beforeEach(() => truncate(database))
  return database
}
