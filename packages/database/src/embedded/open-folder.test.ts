import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../connection.ts'

const HOLDER = fileURLToPath(new URL('./hold-folder.testing.ts', import.meta.url))
let folder: string
let child: ChildProcess | null = null

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-folder-'))
})
afterEach(async () => {
  await killed()
  rmSync(folder, { recursive: true, force: true })
})

async function serverOn(dataDir: string): Promise<number> {
  const started = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  child = started
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', (text) => String(text).includes('open') && resolve())
    started.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  return started.pid as number
}

async function killed(): Promise<void> {
  const process = child
  child = null
  if (!process || process.exitCode !== null || process.signalCode !== null) return
  const gone = new Promise((resolve) => process.once('exit', resolve))
  process.kill('SIGKILL')
  await gone
}

test('beside a running server a command works and a second server is refused; a killed server blocks nobody', async () => {
  const pid = await serverOn(folder)

  const refused = openDatabase({ dataDir: folder, role: 'server' })
  await expect(refused).rejects.toMatchObject({ code: 'FOLDER_IN_USE' })
  await expect(refused).rejects.toThrow(new RegExp(`already running on the data folder ${folder} \\(process ${pid}\\)`))

  const command = await openDatabase({ dataDir: folder, role: 'command' })
  expect((await command.pool.query(`select value from meta where key = 'written'`)).rows).toEqual([{ value: true }])
  await command.pool.query(`insert into meta (key, value) values ('by command', '1')`)
  await command.close()

  await killed()
  const next = await openDatabase({ dataDir: folder, role: 'server' })
  expect((await next.pool.query('select count(*) as n from meta')).rows).toEqual([{ n: 2 }])
  await next.close()
})

test('a server waits for the one before it, which is still ending', async () => {
  const pid = await serverOn(folder)
  const waited: number[] = []
  const next = openDatabase({ dataDir: folder, role: 'server', onWait: (holder) => waited.push(holder) })
  await expect.poll(() => waited).toEqual([pid])
  await killed()
  const database = await next
  expect((await database.pool.query('select count(*) as n from meta')).rows).toEqual([{ n: 1 }])
  await database.close()
})

test('a command without a server opens the folder itself, and only its owner can reach the socket', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60))
  const command = await openDatabase({ dataDir: deep, role: 'command' })
  expect((await command.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  const socketFolder = command.pool.options.host as string
  expect(statSync(socketFolder).mode & 0o077).toBe(0)
  expect(socketFolder.length).toBeLessThan(100)
  await expect(openDatabase({ dataDir: deep, role: 'command' })).rejects.toThrow('Wait until it has finished')
  await command.close()
  expect(statSync(socketFolder, { throwIfNoEntry: false })).toBeUndefined()
})
