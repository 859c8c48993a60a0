import { access } from 'node:fs/promises'
import { findBrowser } from './browser.ts'
import { dataFolder } from './data-folder.ts'
import { run } from './run.ts'
import { runTests } from './test-run.ts'
import { buildWeb } from './web-build.ts'

const withServer = Boolean(process.env.TEST_DATABASE_URL)
const withData = await access(dataFolder()).then(
  () => true,
  () => false,
)
console.log(
  withServer
    ? 'PostgreSQL: TEST_DATABASE_URL'
    : 'PostgreSQL: skipped, TEST_DATABASE_URL is not set (tests run on the embedded database)',
)
console.log(withData ? `Real data: ${dataFolder()}` : 'Real data: skipped, the folder is not there')

const check = await run('node', ['tools/check.ts'])
if (check.code !== 0) process.exit(1)
await buildWeb({ ifStale: true })
const browser = await findBrowser()
console.log(`Browser: ${browser}`)

// The tests of the project `house` were among the checks.
const tests = await runTests(['--project', '!house', ...process.argv.slice(2)], { CHROMIUM_PATH: browser })
const everythingThere = withServer && withData
if (everythingThere && tests.skipped > 0) {
  console.log('A test was skipped although the PostgreSQL server and the real data are there.')
}
const wrong = tests.failed + tests.faults + tests.crashed.length + (everythingThere ? tests.skipped : 0)
process.exitCode = wrong > 0 ? 1 : 0
console.log(`${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`)
