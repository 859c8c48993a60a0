import { openDatabase } from '@touchline/database'
import { rateMatches } from './rate-matches.ts'

/** Run as a process of its own: rates what is due and says a word after each season, so that it can be killed in the middle. */
const { TEST_RATINGS_URL, TEST_RATINGS_SOCKET } = process.env
const url = TEST_RATINGS_URL ?? `postgres://postgres@localhost/postgres?host=${TEST_RATINGS_SOCKET}`
await rateMatches(await openDatabase({ url, role: 'command' }), {
  now: new Date(process.argv[2] ?? ''),
  onRated: () => process.stdout.write('.'),
})
