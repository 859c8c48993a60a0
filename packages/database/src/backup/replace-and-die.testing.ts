import { openGivenDatabase } from '@touchline/testing/database'
import { replaceDatabase } from './replace-database.ts'

/** Runs as a separate process: replaces everything and prints a word before the commit, so that it can be killed in the middle. */
await replaceDatabase(await openGivenDatabase(), process.argv[2] ?? '', {
  before: () => {
    process.stdout.write('.')
    return new Promise(() => setInterval(() => undefined, 1_000))
  },
})
