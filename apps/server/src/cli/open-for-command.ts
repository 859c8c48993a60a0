import { resolve } from 'node:path'
import { type Database, migrate, openDatabase } from '@touchline/database'
import { prepareNames } from '@touchline/ingest/derive/names/prepare-names.ts'
import { type Config, readConfig } from '../config.ts'
import { effectiveConfig } from '../modules/console/settings/effective-config.ts'
import { secretBox } from '../platform/secrets/secret-box.ts'
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

/** Opens the configured database with its tables up to date and the operators' settings; a server may be running. */
export async function openForCommand(cli: Cli): Promise<{ database: Database; config: Config }> {
  const { database, config } = await openAsItIs(cli, 'command')
  try {
    await migrate(database)
    await prepareNames(database, new Date())
    const box = secretBox({ key: config.SECRET_KEY, folder: resolve(config.DATA_DIR) })
    const stored = { environment: cli.environment, box, log: { warn: cli.complain } }
    return { database, config: (await effectiveConfig(database.pool, stored)).config }
  } catch (error) {
    await database.close()
    throw error
  }
}
