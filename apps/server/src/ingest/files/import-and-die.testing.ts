import { openDatabase } from '@touchline/database'
import { fileGroups, importFiles } from './import-files.ts'
import { inputFiles } from './input-files.ts'

/** Run as a process of its own: imports a folder and says a word after each file, so that it can be killed in the middle. */
const { TEST_IMPORT_URL, TEST_IMPORT_SOCKET } = process.env
const url = TEST_IMPORT_URL ?? `postgres://postgres@localhost/postgres?host=${TEST_IMPORT_SOCKET}`
await importFiles({
  source: 'football-data',
  database: await openDatabase({ url, role: 'command' }),
  groups: fileGroups('football-data', inputFiles([process.argv[2] ?? ''], ['.csv'])),
  now: new Date(),
  onFile: () => process.stdout.write('.'),
})
