import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useFreshFolder } from '@touchline/testing/resources'
import { afterEach, expect, test } from 'vitest'
import { secureDataFolder } from './secure-data.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const CLI = fileURLToPath(new URL('cli/main.ts', import.meta.url))
const NOBODY = 65_534
const SLOW = 240_000
const isRoot = process.getuid?.() === 0
/** Not in a checkout under a folder that only root may pass. */
const othersReachPackages =
  isRoot && spawnSync('test', ['-x', process.execPath], { uid: NOBODY, gid: NOBODY }).status === 0

const folder = useFreshFolder()
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8)
const everythingIn = (path: string) =>
  [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))].filter((one) =>
    ['isFile', 'isDirectory'].some((is) => lstatSync(one)[is as 'isFile']()),
  )
const openToOthers = (path: string) => everythingIn(path).filter((one) => (lstatSync(one).mode & 0o077) !== 0)
/** Reads a file as another user of the machine. */
const readByAnother = (path: string) => spawnSync('cat', [path], { uid: NOBODY, gid: NOBODY, encoding: 'utf8' })

const messages: string[] = []
const log = { info: (message: string) => messages.push(message), warn: (message: string) => messages.push(message) }
const secure = (path: string) => {
  messages.length = 0
  secureDataFolder(path, log as never)
  return [...messages]
}

function looseFolder(): string {
  const data = folder.at('data')
  mkdirSync(join(data, 'database/base'), { recursive: true })
  mkdirSync(join(data, 'outbox'))
  mkdirSync(join(data, 'images'))
  for (const name of ['database/base/1', 'database/postgresql.conf', 'outbox/1.eml', 'images/a', 'old.backup.gz']) {
    writeFileSync(join(data, name), 'secret')
    chmodSync(join(data, name), 0o666)
  }
  for (const name of ['', 'database', 'database/base', 'outbox', 'images']) chmodSync(join(data, name), 0o755)
  return data
}

test('a data folder that was open is closed with everything in it, said once in one line', () => {
  const data = looseFolder()
  expect(secure(data)).toEqual([`Closed 10 files and folders in ${data} that other users of this machine could open`])
  expect(openToOthers(data)).toEqual([])
  expect([modeOf(data), modeOf(join(data, 'outbox')), modeOf(join(data, 'outbox/1.eml'))]).toEqual([
    '700',
    '700',
    '600',
  ])
  expect(secure(data)).toEqual([])
})

test('targets of links in the folder are left alone, and a missing folder is ignored', () => {
  const data = looseFolder()
  const elsewhere = folder.at('elsewhere')
  writeFileSync(elsewhere, 'of somebody else')
  chmodSync(elsewhere, 0o644)
  symlinkSync(elsewhere, join(data, 'link'))
  secure(data)
  expect(modeOf(elsewhere)).toBe('644')
  expect(secure(folder.at('missing'))).toEqual([])
})

test.runIf(isRoot)('another user reads it before and not after', () => {
  const data = looseFolder()
  chmodSync(folder.path, 0o755)
  expect(readByAnother(join(data, 'outbox/1.eml')).stdout).toBe('secret')
  secure(data)
  // Not even where the folder above were open again.
  chmodSync(data, 0o755)
  chmodSync(join(data, 'outbox'), 0o755)
  expect(readByAnother(join(data, 'outbox/1.eml'))).toMatchObject({ status: 1, stdout: '' })
})

test.runIf(othersReachPackages)(
  'the files of another user are said and do not keep the server from starting',
  () => {
    const data = looseFolder()
    chmodSync(folder.path, 0o755)
    const asNobody = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { secureDataFolder } = await import(${JSON.stringify(new URL('secure-data.ts', import.meta.url).href)})
         secureDataFolder(${JSON.stringify(data)}, { info: console.log, warn: console.log })`,
      ],
      { uid: NOBODY, gid: NOBODY, encoding: 'utf8' },
    )
    expect(asNobody.stdout.trim() || asNobody.stderr).toBe(
      `10 files and folders in ${data} are open to other users of this machine and cannot be closed`,
    )
  },
  SLOW,
)

/** Runs a command under the usual umask, which lets everybody read. */
const run = (script: string, words: readonly string[] = []) => {
  const line = `umask 022; exec "${process.execPath}" "${script}" ${words.map((word) => `"${word}"`).join(' ')}`
  const child = spawn('/bin/sh', ['-c', line], {
    cwd: folder.path,
    env: { PATH: process.env.PATH, FEED: 'none', PORT: '0', DATA_DIR: folder.at('data') },
  })
  started.push(child)
  return child
}

test(
  'a server and a command that start under the usual umask write nothing that others can open',
  async () => {
    chmodSync(folder.path, 0o755)
    const server = run(MAIN)
    let output = ''
    for await (const text of server.stdout) {
      output += String(text)
      if (output.includes('is at http')) break
    }
    server.kill('SIGTERM')
    await once(server, 'exit')
    expect(modeOf(folder.at('data'))).toBe('700')
    const backup = run(CLI, ['db', 'backup', folder.at('data', 'kept.backup.gz')])
    const [code] = await once(backup, 'exit')
    expect(code).toBe(0)
    expect(openToOthers(folder.at('data'))).toEqual([])
  },
  SLOW,
)
