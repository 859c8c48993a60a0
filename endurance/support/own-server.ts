import { execFile, execFileSync } from 'node:child_process'
import { existsSync, globSync, realpathSync } from 'node:fs'
import { chown, mkdir, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../e2e/support/worlds/product.ts'

const run = promisify(execFile)

/** How a server ends: after its running statements were cut, or at once, as after a power cut, with a recovery at its next start. */
export type EndMode = 'fast' | 'immediate'

/** A PostgreSQL server of our own on this machine, with its data safe on disk; any process may stop and start it. */
export interface OwnServer {
  folder: string
  port: number
}

/** The folder of the server's programs. @throws Error that says how to name the folder */
function programs(): string {
  const folders = [
    process.env.PG_BIN ?? '',
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ]
  const found = folders.find(
    (folder) => folder !== '' && ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
  )
  // The folder that a link in the path points to has all of them.
  if (found) return dirname(realpathSync(join(found, 'pg_ctl')))
  throw new Error(
    'There are no programs of a PostgreSQL server (initdb, pg_ctl) here. Install one, or name their folder with PG_BIN.',
  )
}

/** PostgreSQL refuses to run as root, so then it runs as a user without rights. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {}
  }
  throw new Error('As root, PostgreSQL needs a user postgres or nobody to run as.')
}

const program = (name: string, args: readonly string[]) =>
  run(join(programs(), name), args, { cwd: '/', ...owner(), env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } })

/** Makes a server in a new folder; one from an earlier run stays as it is. */
export async function makeServer(folder: string): Promise<OwnServer> {
  const server = { folder, port: await freePort() }
  if (!existsSync(join(folder, 'data/PG_VERSION'))) {
    await mkdir(folder, { recursive: true })
    const user = owner()
    if (user) await chown(folder, user.uid, user.gid)
    await program('initdb', ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
  }
  return server
}

/** A server with everything another one holds at this moment: an independent one, or a standby that follows it. Not started yet. */
export async function copyServer(from: OwnServer, folder: string, kind: 'own' | 'standby'): Promise<OwnServer> {
  const copy = { folder, port: await freePort() }
  await mkdir(folder, { recursive: true })
  const user = owner()
  if (user) await chown(folder, user.uid, user.gid)
  const follow = kind === 'standby' ? ['-R'] : []
  const source = ['-h', '127.0.0.1', '-p', String(from.port), '-U', 'postgres']
  await program('pg_basebackup', [...source, '-D', join(folder, 'data'), '-X', 'stream', '-c', 'fast', ...follow])
  return copy
}

/** Makes a standby the primary. */
export async function promoteServer({ folder }: OwnServer): Promise<void> {
  await program('pg_ctl', ['-D', join(folder, 'data'), '-w', 'promote'])
}

export async function startServer({ folder, port }: OwnServer): Promise<void> {
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=on`
  await program('pg_ctl', ['-D', join(folder, 'data'), '-l', join(folder, 'log'), '-w', '-o', settings, 'start'])
}

export async function stopServer({ folder }: OwnServer, mode: EndMode): Promise<void> {
  await program('pg_ctl', ['-D', join(folder, 'data'), '-m', mode, '-w', 'stop'])
}

export async function removeServer(server: OwnServer): Promise<void> {
  await stopServer(server, 'immediate').catch(() => undefined)
  await rm(server.folder, { recursive: true, force: true })
}

export const addressOf = ({ port }: OwnServer, database = 'postgres') =>
  `postgres://postgres@127.0.0.1:${port}/${database}`
