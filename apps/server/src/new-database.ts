import { resolve } from 'node:path'
import { hasDatabase } from '@touchline/database/database-folder'
import type { Config } from './config.ts'

/** Whether opening it makes a new, empty database, which nobody else has. */
export const isNewDatabase = ({ DATABASE_URL: url, DATA_DIR }: Config): boolean =>
  url === undefined && !hasDatabase(resolve(DATA_DIR))
