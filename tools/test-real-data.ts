import { existsSync } from 'node:fs'
import { findBrowser } from './browser.ts'
import { buildDocs } from './build/docs-build.ts'
import { buildWeb } from './build/web-build.ts'
import { realData } from './data-folder.ts'
import { reportTests, runJourneys, runTests } from './test-run.ts'

/**
 * Tests on real files, on the server of `TEST_DATABASE_URL` if set: `TOUCHLINE_DATA=<folder> npm run test:real-data`, or `test:figures` for
 * figures measured on all of them.
 */
const folder = process.env.TOUCHLINE_DATA ? realData() : null
if (folder === null || !existsSync(folder)) {
  console.error(
    folder === null
      ? 'TOUCHLINE_DATA is not set: it names the folder of real data, as in TOUCHLINE_DATA=../data npm run test:real-data'
      : `TOUCHLINE_DATA names a folder that does not exist: ${folder}`,
  )
  process.exit(2)
}
console.log(`Real data: ${folder}`)
await buildWeb({ ifStale: true })
await buildDocs({ ifStale: true })
const env = { CHROMIUM_PATH: await findBrowser(), TOUCHLINE_DATA: folder }
const [project = 'real-data', ...files] = process.argv.slice(2)
const runs = [await runTests(['--project', project, '--passWithNoTests', ...files], env)]
if (project === 'real-data') {
  const config = ['--config', 'e2e/real-data.config.ts', '--pass-with-no-tests']
  runs.push(await runJourneys([...config, ...files], env))
}
reportTests(runs, { skippingIsWrong: Boolean(process.env.TEST_DATABASE_URL) })
