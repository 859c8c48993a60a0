import { findBrowser } from './browser.ts'
import { buildWeb } from './build/web-build.ts'
import { run } from './run.ts'
import { reportTests, runJourneys, runTests } from './test-run.ts'

/** `npm test [-- part of a file's name …]`: what has to hold, the tests of rules and server, the journeys. */
const files = process.argv.slice(2)
const withServer = Boolean(process.env.TEST_DATABASE_URL)
console.log(`PostgreSQL: ${withServer ? 'the server of TEST_DATABASE_URL' : 'the embedded one'}`)

const check = await run('node', ['tools/check.ts'])
if (check.code !== 0) process.exit(1)
await buildWeb({ ifStale: true })
const browser = await findBrowser()
console.log(`Browser: ${browser}`)

// The tests of the project `house` were among the checks.
const projects = ['--project', '!house', '--project', '!real-data', '--project', '!figures', '--passWithNoTests']
const tests = await runTests([...projects, ...files], {})
const journeys = await runJourneys(['--pass-with-no-tests', ...files], { CHROMIUM_PATH: browser })
reportTests([tests, journeys], { skippingIsWrong: withServer })
