import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { runFolder } from '../run-folder.ts'
import { dropServerDatabases } from './server-database.ts'

/** The databases of a run serve one test file after the other; what a run leaves on the server and on the disk goes at its end. */
export default function keepDatabases(): () => Promise<void> {
  const run = randomBytes(6).toString('hex')
  process.env.TEST_RUN = run
  mkdirSync(runFolder(run), { mode: 0o700 })
  return async () => {
    rmSync(runFolder(run), { recursive: true, force: true })
    if (process.env.TEST_DATABASE_URL) await dropServerDatabases(run)
  }
}
