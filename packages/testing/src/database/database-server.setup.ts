import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from '@touchline/database/open-folder'
import { runFolder } from '../run-folder.ts'
import { dropDatabases } from './test-database.ts'

/**
 * One server for a run: that of TEST_DATABASE_URL, or an embedded one. Its databases serve one test file after the other; what a run leaves there
 * and on the disk goes at its end.
 */
export default async function startRun(): Promise<() => Promise<void>> {
  const run = randomBytes(6).toString('hex')
  const folder = runFolder(run)
  process.env.TEST_RUN = run
  // As root the embedded server runs as another user.
  mkdirSync(folder, { mode: 0o711 })
  const server = process.env.TEST_DATABASE_URL ? null : await startEmbedded(join(folder, 'data'))
  if (server) process.env.TEST_DATABASE_URL = server.url
  return async () => {
    if (server) await server.close()
    else await dropDatabases(run)
    rmSync(folder, { recursive: true, force: true })
  }
}

const startEmbedded = (folder: string) =>
  openFolder(folder, 'server', {
    onCrash: (error) => {
      throw error
    },
  })
