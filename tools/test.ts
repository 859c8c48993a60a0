import { findBrowser } from './browser.ts'
import { buildDocs } from './build/docs-build.ts'
import { buildWeb } from './build/web-build.ts'
import { run } from './run.ts'
import { reportTests, runJourneys, runTests } from './test-run.ts'

/**
 * `npm test [-- part of a file's name …]`: the check, the tests of rules and server that are quick, and the journeys that prove the main jobs.
 * `npm run test:all`: everything. Where files are named, all that is in them runs.
 */
const words = process.argv.slice(2)
const files = words.filter((word) => word !== '--all')
const everything = words.length > files.length || files.length > 0
const withServer = Boolean(process.env.TEST_DATABASE_URL)
console.log(`PostgreSQL: ${withServer ? 'the server of TEST_DATABASE_URL' : 'the embedded one'}`)

const check = await run('node', ['tools/check.ts'])
if (check.code !== 0) process.exit(1)
await buildWeb({ ifStale: true })
await buildDocs({ ifStale: true })
const browser = await findBrowser()
console.log(`Browser: ${browser}`)

// The quick tests of the project `house` were part of the check.
const projects = ['!real-data', '!figures', ...(everything ? [] : ['!house'])].flatMap((name) => ['--project', name])
const quick = everything ? [] : ['--exclude', '**/*.slow.test.ts']
const tests = await runTests([...projects, '--passWithNoTests', ...quick, ...files], {})
const main = everything ? [] : ['--grep', '@smoke']
const journeys = await runJourneys(['--pass-with-no-tests', ...main, ...files], { CHROMIUM_PATH: browser })
// Only root can make a small disk or become another user.
reportTests([tests, journeys], { skippingIsWrong: withServer && process.getuid?.() === 0 })
