import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LockHolder, lockFolder, lockHolder, processStart } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const left = (holder: Partial<LockHolder>) => {
  const me = {
    pid: process.pid,
    processStart: processStart(process.pid),
    host: hostname(),
    role: 'server',
    socketFolder: '',
  }
  writeFileSync(join(folder, 'database.lock'), JSON.stringify({ ...me, ...holder }))
}

test('a free folder is taken, and given back', async () => {
  const lock = await lockFolder(folder, 'server', 'here')
  expect(lock).toHaveProperty('release')
  expect(lockHolder(folder)).toMatchObject({ pid: process.pid, role: 'server', socketFolder: 'here' })
  if ('release' in lock) lock.release()
  expect(lockHolder(folder)).toBeNull()
})

test('a folder of a living process is not taken', async () => {
  left({ role: 'command' })
  expect(await lockFolder(folder, 'server', '')).toMatchObject({ holder: { pid: process.pid, role: 'command' } })
})

test('a lock left by a process that is gone is taken over', async () => {
  left({ pid: 2 ** 22 + 1 })
  expect(await lockFolder(folder, 'server', '')).toHaveProperty('release')
})

test.skipIf(process.platform !== 'linux')(
  'a process that ended and was not reaped by its parent holds no folder',
  async () => {
    // The shell is replaced by a program that never asks for the exit code of the shell's child.
    const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      const [text] = (await once(parent.stdout, 'data')) as [Buffer]
      const pid = Number(text)
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 20_000 }).toMatch(/\) Z /)
      left({ pid, processStart: processStart(pid) })
      expect(await lockFolder(folder, 'server', '')).toHaveProperty('release')
    } finally {
      parent.kill()
    }
  },
)

test('a lock whose process number now belongs to another process is taken over', async () => {
  left({ processStart: '1' })
  expect(await lockFolder(folder, 'server', '')).toHaveProperty('release')
})

test('a lock of another machine holds while its heartbeat goes on', async () => {
  left({ host: 'elsewhere', pid: 1 })
  expect(await lockFolder(folder, 'server', '')).toMatchObject({ holder: { host: 'elsewhere' } })
  const long = new Date(Date.now() - 120_000)
  utimesSync(join(folder, 'database.lock'), long, long)
  expect(await lockFolder(folder, 'server', '')).toHaveProperty('release')
})

test('of many that find a stale lock at once, one gets the folder', async () => {
  left({ pid: 2 ** 22 + 1 })
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => lockFolder(folder, 'server', String(at))))
  expect(all.filter((lock) => 'release' in lock)).toHaveLength(1)
  expect(JSON.parse(readFileSync(join(folder, 'database.lock'), 'utf8')).pid).toBe(process.pid)
})
