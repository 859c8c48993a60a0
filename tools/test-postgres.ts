import { reportTests, runTests } from './test-run.ts'

/** The server's tests on PostgreSQL alone, of what `npm test` runs with `TEST_DATABASE_URL`. */
if (!process.env.TEST_DATABASE_URL) {
  console.error('TEST_DATABASE_URL is not set: it names a PostgreSQL server where databases may be created')
  process.exit(2)
}
reportTests([await runTests(['--project', 'postgres', ...process.argv.slice(2)], {})], { skippingIsWrong: true })
