import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))

export interface Journal {
  entries: { when: number; tag: string }[]
}

export const readJournal = (): Journal =>
  JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as Journal

/** Names of the migrations this version knows, the oldest first: `0028_statistics_of_lists` … */
export const knownSchemas = (): string[] => readJournal().entries.map((entry) => entry.tag)
