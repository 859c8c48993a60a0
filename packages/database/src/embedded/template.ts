import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MIGRATIONS_FOLDER } from '../schema/migration-files.ts'

const ENGINE = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json')

/** Where a migrated, empty database is kept for this version of its engine and of the tables, once it has been built. */
export function templateFolder(): string {
  const hash = createHash('sha256').update(readFileSync(ENGINE))
  for (const file of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(join(MIGRATIONS_FOLDER, file)))
  }
  return fileURLToPath(new URL(`../../dist/empty-${hash.digest('hex').slice(0, 16)}`, import.meta.url))
}
