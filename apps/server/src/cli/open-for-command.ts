import { resolve } from 'node:path'
import { type Database, migrate, openDatabase } from '@touchline/database'
import { type Config, readConfig } from '../config.ts'
import { prepareNames } from '../ingest/names/prepare-names.ts'
import { secureDataFolder } from '../secure-data.ts'
import type { Cli } from './cli.ts'

/** Opens the database the configuration names, its tables untouched. */
export async function openAsItIs(
  cli: Cli,
  role: 'server' | 'command',
): Promise<{ database: Database; config: Config }> {
  const config = readConfig(cli.environment)
  const { DATABASE_URL, DATABASE_DIRECT_URL: url = DATABASE_URL, DATA_DIR: dataDir } = config
  secureDataFolder(resolve(dataDir), { info: cli.complain, warn: cli.complain })
  return { database: await openDatabase({ url, dataDir, role }), config }
}

/** Opens the database the configuration names, beside a running server too, with its tables up to date. */
export async function openForCommand(cli: Cli): Promise<{ database: Database; config: Config }> {
  const { database, config } = await openAsItIs(cli, 'command')
  try {
    await migrate(database)
    await prepareNames(database, new Date())
  } catch (error) {
    await database.close()
    throw error
  }
  return { database, config }
}
