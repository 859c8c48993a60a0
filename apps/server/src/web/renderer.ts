import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from './page-host.ts'

/** The page renderer of a built web application; null when there is no build in the folder. */
export async function loadRenderer(folder: string): Promise<PageRenderer | null> {
  const path = join(folder, 'server/server.js')
  const built = await access(path).then(
    () => true,
    () => false,
  )
  if (!built) return null
  const module = (await import(pathToFileURL(path).href)) as { default: PageRenderer }
  return module.default
}
