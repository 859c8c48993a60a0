import { buildWeb } from '../tools/build/web-build.ts'
import { run } from '../tools/run.ts'

/**
 * `npm run test:endurance [-- name …] [--share 0.2]`: the scenarios whose file names contain one of the names, or all of them; with a
 * share fewer rounds, clients and requests.
 */
const words = process.argv.slice(2)
const at = words.indexOf('--share')
const share = at < 0 ? 1 : Number(words.splice(at, 2)[1])
if (!(share > 0 && share <= 1)) {
  console.error('--share takes a number above 0 and up to 1.')
  process.exit(2)
}
await buildWeb({ ifStale: true })
const { code } = await run('vitest', ['run', '--config', 'endurance/vitest.config.ts', '--root', '.', ...words], {
  env: { ENDURANCE_SHARE: String(share) },
})
process.exitCode = code ?? 1
