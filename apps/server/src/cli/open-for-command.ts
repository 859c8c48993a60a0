import { type Database, migrate, openDatabase } from '@touchline/database'
import { type Config, readConfig } from '../config.ts'
import { prepareNames } from '../ingest/names/prepare-names.ts'
import type { Cli } from './cli.ts'

/** Opens the database the configuration names, beside a running server too, with its tables up to date. */
export async function openForCommand(cli: Cli): Promise<{ database: Database; config: Config }> {
  const config = readConfig(cli.environment)
  const database = await openDatabase({
    url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    role: 'command',
  })
  try {
    await migrate(database)
    await prepareNames(database, new Date())
  } catch (error) {
    await database.close()
    throw error
  }
  return { database, config }
}
