import { keepTestDatabases } from './test-database.ts'

/** The databases of a run serve one test file after the other and are dropped at its end. */
export default keepTestDatabases
