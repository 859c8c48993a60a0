import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Database, openDatabase } from '@touchline/database'
import type { Config } from './config.ts'
import type { Log } from './platform/log.ts'
import { secureDataFolder } from './secure-data.ts'

/**
 * Opens the database that the settings name. The embedded one opens in a thread of its own, so that the rest of the server can be loaded
 * meanwhile.
 * @throws Error with a `code` and a message for people: folder in use, database server not reachable
 */
export async function openConfiguredDatabase(config: Config, log: Log): Promise<Database> {
  const dataDir = resolve(config.DATA_DIR)
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = config
  if (url === undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  secureDataFolder(dataDir, log)
  const onWait = (pid: number) => log.info(`Waiting for process ${pid} to give back ${dataDir}`)
  return openDatabase({ url, directUrl, dataDir, role: 'server', onWait })
}
