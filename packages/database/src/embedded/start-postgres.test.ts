import { chmodSync } from 'node:fs'
import { useFreshFolder } from '@touchline/testing/resources'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../connection.ts'
import { prepareFolder } from './data-folder.ts'
import { startPostgres } from './start-postgres.ts'

const folder = useFreshFolder()
beforeEach(() => chmodSync(folder.path, 0o711))

test('a server that is closed while it starts ends too', async () => {
  const dataDir = folder.at('data')
  await (await openDatabase({ dataDir, role: 'command' })).close()
  for (let start = 0; start < 20; start++) {
    await startPostgres(prepareFolder(dataDir), 'command 1').close()
  }
  const database = await openDatabase({ dataDir, role: 'command' })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})
