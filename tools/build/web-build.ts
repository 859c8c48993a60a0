import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { run } from '../run.ts'

const STAMP = join(ROOT, 'apps/web/dist/.built-from')
const INPUTS = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{ts,json}',
  'packages/{football,contract,probability}/src/**/*',
  'package-lock.json',
]

/** A digest of everything the web build reads. */
async function inputDigest(): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(INPUTS, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$|\.gen\.\w+$/.test(entry.name)) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  return hash.digest('hex')
}

/** Builds the web application; `ifStale` leaves a build of the same sources as it is. Answers whether it built. */
export async function buildWeb({ ifStale }: { ifStale: boolean }): Promise<boolean> {
  const digest = await inputDigest()
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (ifStale && built === digest) return false
  const started = performance.now()
  console.log('Building the web application …')
  // A build that fails has emptied the folder already.
  await rm(STAMP, { force: true })
  const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps/web'),
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) throw new Error(`The web application could not be built:\n${output}`)
  await writeFile(STAMP, digest)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return true
}
