import { existsSync } from 'node:fs'
import { findBrowser } from './browser.ts'
import { realData } from './data-folder.ts'
import { reportTests, runJourneys, runTests } from './test-run.ts'
import { buildWeb } from './web-build.ts'

/** Tests on real files: `TOUCHLINE_DATA=<folder> npm run test:real-data`, on the server of `TEST_DATABASE_URL` where there is one. */
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
const env = { CHROMIUM_PATH: await findBrowser(), TOUCHLINE_DATA: folder }
const files = process.argv.slice(2)
const tests = await runTests(['--project', 'real-data', '--passWithNoTests', ...files], env)
const config = ['--config', 'e2e/real-data.config.ts', '--pass-with-no-tests']
const journeys = await runJourneys([...config, ...files], env)
reportTests([tests, journeys], { skippingIsWrong: Boolean(process.env.TEST_DATABASE_URL) })
