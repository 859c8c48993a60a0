import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useFreshFolder } from '@touchline/testing/resources'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../connection.ts'

const HOLDER = fileURLToPath(new URL('./hold-folder.testing.ts', import.meta.url))
const NOBODY = 65_534
const folder = useFreshFolder()
const dataDir = () => folder.at('data')
let child: ChildProcess | null = null

// `mkdtemp` lets nobody else pass: as root, PostgreSQL then runs in a user namespace.
beforeEach(() => chmodSync(folder.path, 0o711))
afterEach(() => killed())

async function serverOn(path: string): Promise<number> {
  const started = spawn(process.execPath, [HOLDER, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  child = started
  const early = once(started, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)))
  await Promise.race([once(started.stdout, 'data'), early])
  early.catch(() => undefined)
  return started.pid as number
}

async function killed(): Promise<void> {
  const process = child
  child = null
  if (!process || process.exitCode !== null || process.signalCode !== null) return
  process.kill('SIGKILL')
  await once(process, 'exit')
}

/** Process number of the PostgreSQL server in a data folder. */
const serverPid = (path: string) =>
  Number(readFileSync(join(path, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
const runs = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const written = async (path: string) => {
  const database = await openDatabase({ dataDir: path, role: 'server' })
  const { rows } = await database.pool.query('select count(*) as n from written')
  await database.close()
  return rows[0].n
}

test('next to a running server a command works and a second server is refused', async () => {
  const pid = await serverOn(dataDir())
  const refused = openDatabase({ dataDir: dataDir(), role: 'server' })
  await expect(refused).rejects.toMatchObject({ code: 'FOLDER_IN_USE' })
  await expect(refused).rejects.toThrow(`already running on the data folder ${dataDir()} (process ${pid})`)

  const command = await openDatabase({ dataDir: dataDir(), role: 'command' })
  await command.pool.query('insert into written values (now())')
  await command.close()
  await killed()
  expect(await written(dataDir())).toBe(2)
})

test('the database ends with a server that is killed, and keeps what it has acknowledged', async () => {
  await serverOn(dataDir())
  const pid = serverPid(dataDir())
  expect(runs(pid)).toBe(true)
  await killed()
  await expect.poll(() => runs(pid), { timeout: 10_000 }).toBe(false)
  expect(await written(dataDir())).toBe(1)
})

test('after a power cut the database recovers', async () => {
  await serverOn(dataDir())
  cpSync(dataDir(), folder.at('as the disk was'), { recursive: true, filter: (path) => !path.includes('.s.PGSQL') })
  expect(await written(folder.at('as the disk was'))).toBe(1)
})

test('a server waits for the one before it, which is still ending', async () => {
  const pid = await serverOn(dataDir())
  const waited: number[] = []
  const next = openDatabase({ dataDir: dataDir(), role: 'server', onWait: (holder) => waited.push(holder) })
  await expect.poll(() => waited, { timeout: 5_000 }).toEqual([pid])
  await killed()
  await (await next).close()
})

test('only one of several openings of an empty folder at once succeeds', async () => {
  const opened = await Promise.allSettled(
    Array.from({ length: 3 }, () => openDatabase({ dataDir: dataDir(), role: 'command' })),
  )
  const got = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(got).toHaveLength(1)
  for (const one of opened) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'FOLDER_IN_USE' })
  await got[0]?.close()
})

test('a process number left by a server that was killed with its machine means nothing to the next one', async () => {
  await serverOn(dataDir())
  await killed()
  await written(dataDir())
  const left = `${process.pid}\n${dataDir()}\n1\n5432\n\n\n0 0\n`
  writeFileSync(folder.at('data/postgres/data/postmaster.pid'), left)
  writeFileSync(folder.at('data/postgres/.s.PGSQL.5432.lock'), left)
  expect(await written(dataDir())).toBe(1)
})

test('only its owner can read the database and reach its socket, also where the path of the folder is too long for one', async () => {
  const deep = folder.at('a'.repeat(60), 'b'.repeat(60))
  const command = await openDatabase({ dataDir: deep, role: 'command' })
  const socketFolder = new URL(command.pool.options.connectionString ?? '').searchParams.get('host') ?? ''
  expect(socketFolder.length).toBeLessThan(80)
  for (const path of [socketFolder, join(deep, 'postgres'), join(deep, 'postgres/data'), join(deep, 'postgres/lock')])
    expect([path, statSync(path).mode & 0o077]).toEqual([path, 0])
  await expect(openDatabase({ dataDir: deep, role: 'command' })).rejects.toThrow('Wait until it has finished')
  await command.close()
})

test('a database whose server fails is reported to the process that uses it', async () => {
  const crash = Promise.withResolvers<Error>()
  const database = await openDatabase({ dataDir: dataDir(), role: 'server', onCrash: crash.resolve })
  process.kill(serverPid(dataDir()), 'SIGQUIT')
  expect((await crash.promise).message).toContain(`The database in ${dataDir()} stopped`)
  await database.close()
})

const isRoot = process.getuid?.() === 0
/** Containers may not be allowed to. */
const canUnshare = spawnSync('unshare', ['--user', 'true']).status === 0
/** Not in a checkout under a folder that only root may pass. */
const othersReachPackages =
  isRoot && spawnSync('test', ['-x', process.execPath], { uid: NOBODY, gid: NOBODY }).status === 0

test.runIf(isRoot && canUnshare)(
  'as root it works as another user, and in a folder that no other user may pass as root’s own',
  async () => {
    const ownerOf = async (path: string) => {
      await (await openDatabase({ dataDir: path, role: 'server' })).close()
      return statSync(join(path, 'postgres/data')).uid
    }
    mkdirSync(folder.at('open'))
    expect(await ownerOf(folder.at('open'))).toBe(othersReachPackages ? NOBODY : 0)
    mkdirSync(folder.at('closed'), { mode: 0o700 })
    expect(await ownerOf(folder.at('closed/data'))).toBe(0)
    // As if the folder had been moved.
    cpSync(folder.at('open'), folder.at('closed/copy'), { recursive: true })
    expect(await ownerOf(folder.at('closed/copy'))).toBe(0)
  },
)

test.runIf(othersReachPackages && canUnshare).each([
  ['of the system', 1],
  ['of a container, which has no name', 12_345],
])('an ordinary user %s needs nothing else', async (_whose, id) => {
  mkdirSync(folder.at('home'))
  chownSync(folder.at('home'), id, id)
  const script = `
    import { openDatabase } from '${new URL('../connection.ts', import.meta.url).href}'
    const database = await openDatabase({ dataDir: '${folder.at('home/data')}', role: 'server' })
    await database.close()`
  const started = spawn(process.execPath, ['--input-type=module', '-e', script], { uid: id, gid: id, stdio: 'inherit' })
  expect(await once(started, 'exit')).toEqual([0, null])
  expect(statSync(folder.at('home/data/postgres/data')).uid).toBe(id)
})

test.each([
  ['the engine of an earlier version', 'database', 'OLD_ENGINE', /db backup.*db restore/],
  [
    'another version of PostgreSQL',
    'postgres/data',
    'START_FAILED',
    /incompatible with server.*db backup.*db restore/s,
  ],
])('a folder of %s is left as it is, and the message says how to move', async (_what, name, code, message) => {
  mkdirSync(folder.at('data', name), { recursive: true })
  writeFileSync(folder.at('data', name, 'PG_VERSION'), '17\n')
  for (const file of ['postgresql.conf', 'pg_hba.conf', 'pg_ident.conf'])
    writeFileSync(folder.at('data', name, file), '')
  const refused = openDatabase({ dataDir: dataDir(), role: 'server' })
  await expect(refused).rejects.toMatchObject({ code })
  await expect(refused).rejects.toThrow(message)
  expect(readFileSync(folder.at('data', name, 'PG_VERSION'), 'utf8')).toBe('17\n')
})
