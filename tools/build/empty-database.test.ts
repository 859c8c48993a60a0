import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../packages/database/src/index.ts'
import { knownSchemas } from '../../packages/database/src/schema/migration-files.ts'
import { storedSchema } from '../../packages/database/src/schema/schema-version.ts'
import { buildEmptyDatabase } from './empty-database.ts'

test('a data folder that is opened for the first time has the tables of this version at once', async () => {
  await buildEmptyDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-empty-'))
  const database = await openDatabase({ dataDir, role: 'server' })
  try {
    expect(await storedSchema(database.pool)).toBe(knownSchemas().at(-1))
    expect((await database.pool.query('select from fixture')).rowCount).toBe(0)
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
