import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of the paths, each once: a file with any name, and the files in a folder and below with one of the endings. Sorted by path
 * within each given path, so that every run has the same order.
 * @param endings such as `.csv`, in lower case; compared without case
 * @throws Error with code `NO_INPUT` and a readable message when a path does not exist or holds no such file
 */
export function inputFiles(paths: readonly string[], endings: readonly string[]): string[] {
  const files = new Set<string>()
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) throw noInput(`There is no file or folder ${path}`)
    // A pipe or a device has no end to wait for.
    if (!stats.isDirectory() && !stats.isFile()) throw noInput(`${path} is neither a file nor a folder`)
    const found = stats.isDirectory() ? filesIn(path, endings).sort() : [path]
    if (found.length === 0) throw noInput(`The folder ${path} holds no ${endings.join(' or ')} file`)
    for (const file of found) files.add(file)
  }
  return [...files]
}

/** Links are not followed: they may lead out of the folder, or in a circle. */
function filesIn(folder: string, endings: readonly string[]): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path, endings)
    return entry.isFile() && endings.some((ending) => entry.name.toLowerCase().endsWith(ending)) ? [path] : []
  })
}

const noInput = (message: string) => Object.assign(new Error(message), { code: 'NO_INPUT' })
