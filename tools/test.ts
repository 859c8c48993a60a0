import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { dataFolder } from './data-folder.ts'
import { run } from './run.ts'
import { buildWeb } from './web-build.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
}

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

const folder = await mkdtemp(join(tmpdir(), 'touchline-test-'))
const reportFile = join(folder, 'report.json')
// The tests of the project `house` were among the checks.
const chosen = ['--project', '!house', ...process.argv.slice(2)]
const { code } = await run(
  'vitest',
  ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
  { env: { CHROMIUM_PATH: browser } },
)
const report = JSON.parse(await readFile(reportFile, 'utf8')) as Report
await rm(folder, { recursive: true, force: true })

const skipped = report.numPendingTests + report.numTodoTests
const everythingThere = withServer && withData
if (everythingThere && skipped > 0) {
  console.log('A test was skipped although the PostgreSQL server and the real data are there.')
}
process.exitCode = code !== 0 || (everythingThere && skipped > 0) ? 1 : 0
console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed, ${skipped} skipped`)
