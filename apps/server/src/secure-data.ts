import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from './platform/log.ts'

const OWNER = 0o700
const OTHERS = 0o077
/** Errors of files that are gone, belong to another user or are on a read-only disk. */
const NOT_OURS = ['ENOENT', 'EACCES', 'EPERM', 'EROFS']

/**
 * Closes the data folder and everything in it to other users of the machine: it holds accounts, password hashes and mail with links. Later
 * files are closed by the umask of the process; this mends those left open by an earlier version, a copy or a restore. Links are not
 * followed.
 */
export function secureDataFolder(folder: string, log: Pick<Log, 'info' | 'warn'>): void {
  const open = [folder, ...inside(folder)].filter((path) => (modeOf(path) & OTHERS) !== 0)
  for (const path of open) attempt(() => chmodSync(path, modeOf(path) & OWNER))
  const left = open.filter((path) => (modeOf(path) & OTHERS) !== 0)
  const closed = open.length - left.length
  if (closed > 0)
    log.info(`Closed ${closed} files and folders in ${folder} that other users of this machine could open`)
  if (left.length > 0)
    log.warn(
      `${left.length} files and folders in ${folder} are open to other users of this machine and cannot be closed`,
    )
}

/** Every file and folder below. */
function* inside(folder: string): Generator<string> {
  for (const entry of attempt<Dirent[]>(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    if (!entry.isFile() && !entry.isDirectory()) continue
    const path = join(folder, entry.name)
    yield path
    if (entry.isDirectory()) yield* inside(path)
  }
}

const modeOf = (path: string) => attempt(() => lstatSync(path))?.mode ?? 0

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (NOT_OURS.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
