import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where the embedded database is in a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')

/** Whether a data folder has an embedded database, open or not. */
export const hasDatabase = (dataDir: string): boolean => existsSync(databaseFolder(dataDir))
