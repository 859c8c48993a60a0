import { openGivenDatabase } from '@touchline/testing/database'
import { fileGroups, importFiles } from './import-files.ts'
import { inputFiles } from './input-files.ts'

/** Runs as a separate process: imports a folder and prints a word after each file, so that it can be killed in the middle. */
await importFiles({
  source: 'football-data',
  database: await openGivenDatabase(),
  groups: fileGroups('football-data', inputFiles([process.argv[2] ?? ''], ['.csv'])),
  now: new Date(),
  onFile: () => process.stdout.write('.'),
})
