import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { run } from '../run.ts'

interface Build {
  /** The built part, for the console: `web application`. */
  name: string
  /** Folder of the workspace; its `dist` takes the build and a stamp of the sources. */
  folder: string
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Every file the build reads, as globs from the root. */
  inputs: readonly string[]
}

/** A digest of everything a build reads. */
async function inputDigest(inputs: readonly string[]): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(inputs, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$|\.gen\.\w+$/.test(entry.name)) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  return hash.digest('hex')
}

/** Runs a build; `ifStale` leaves a build of the same sources as it is. Answers whether it built. @throws Error with what the command printed */
export async function build(what: Build, { ifStale }: { ifStale: boolean }): Promise<boolean> {
  const stamp = join(ROOT, what.folder, 'dist/.built-from')
  const digest = await inputDigest(what.inputs)
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (ifStale && built === digest) return false
  const started = performance.now()
  console.log(`Building the ${what.name} …`)
  // A build that fails has emptied the folder already.
  await rm(stamp, { force: true })
  const { code, output } = await run(what.command, what.args, {
    cwd: join(ROOT, what.folder),
    env: what.env,
    quiet: true,
  })
  if (code !== 0) throw new Error(`The ${what.name} could not be built:\n${output}`)
  await mkdir(join(ROOT, what.folder, 'dist'), { recursive: true })
  await writeFile(stamp, digest)
  console.log(`Built the ${what.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return true
}
