import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { templateFolder } from '../../packages/database/src/embedded/template.ts'

/** Builds the database that new embedded ones are copied from, unless it is there; those of other versions go. */
export async function buildEmptyDatabase(): Promise<void> {
  const template = templateFolder()
  if (existsSync(template)) return
  // Loaded only where it is needed: a start that finds the template has other things to load first.
  const { migrate, openDatabase } = await import('../../packages/database/src/index.ts')
  const folder = dirname(template)
  await mkdir(folder, { recursive: true })
  const making = await mkdtemp(join(folder, 'making-'))
  const database = await openDatabase({ dataDir: making, role: 'server' })
  await migrate(database).finally(() => database.close())
  for (const name of await readdir(folder)) {
    if (name.startsWith('empty-')) await rm(join(folder, name), { recursive: true, force: true })
  }
  // Another process may have built the same meanwhile.
  await rename(join(making, 'database'), template).catch((error: unknown) => {
    if (!existsSync(template)) throw new Error(`${basename(template)} could not be put in its place`, { cause: error })
  })
  await rm(making, { recursive: true, force: true })
}
