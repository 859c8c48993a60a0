import { openGivenDatabase } from '@touchline/testing/database'
import { rateMatches } from './rate-matches.ts'

/** Runs as a separate process: computes the due ratings and prints a word after each season, so that it can be killed in the middle. */
await rateMatches(await openGivenDatabase(), {
  now: new Date(process.argv[2] ?? ''),
  onRated: () => process.stdout.write('.'),
})
