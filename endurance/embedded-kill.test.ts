import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from '../bench/support/benchmark.ts'
import { atLeast, atMost, seconds, whole } from '../bench/support/figures.ts'
import { type Child, startChild, waitFor } from '../bench/support/processes.ts'
import { freePort } from '../e2e/support/worlds/product.ts'
import { openDatabase } from '../packages/database/src/index.ts'
import { ask, otherAddress } from '../packages/testing/src/requests/index.ts'
import { NODE_FLAGS } from '../tools/server-command.ts'
import { temporaryFolder } from './support/site.ts'
import { rounds, trial } from './support/trial.ts'

const READY_MS = 120_000
const VISITORS = 4
const MAX_ALIVE_MS = 1_500
const UNAVAILABLE = 503
/** By then nothing of a killed product may run any more. */
const ENDS_MS = 2_000

trial({
  name: 'embedded-kill',
  title:
    'The product with its embedded database may be killed at any moment: everything acknowledged is stored, nothing is left running',
  about:
    `One process with the embedded database, without a feed, in which ${VISITORS} visitors sign up one after the other. Up to ${MAX_ALIVE_MS / 1000} s after it is ready ` +
    'it gets SIGKILL, every third time together with every process of its database, as in a power cut of the machine, and is started again. Afterwards every sign-up that was ' +
    'answered with 200 is compared with the accounts stored.',
  async run(bench) {
    const dataDir = await temporaryFolder(bench)
    const acknowledged: string[] = []
    const starts: number[] = []
    const wrong: string[] = []
    let orphans = 0
    let number = 0
    const kills = rounds(200, 5)
    for (let round = 0; round < kills; round++) {
      const { child, url, ms } = await startProduct(bench, dataDir)
      starts.push(ms)
      const ending = new AbortController()
      const visitors = Array.from({ length: VISITORS }, async () => {
        while (!ending.signal.aborted) {
          number += 1
          const name = `member${number}`
          const status = await signUp(url, name)
          if (status === 200) acknowledged.push(name)
          // The database may be gone a moment before the server.
          else if (status !== null && status !== UNAVAILABLE) wrong.push(`${name}: ${status}`)
        }
      })
      await delay(Math.random() * MAX_ALIVE_MS)
      const family = await descendants(child.process.pid ?? 0)
      const withDatabase = round % 3 === 2
      for (const pid of withDatabase ? family.toReversed() : []) signal(pid, 'SIGKILL')
      child.process.kill('SIGKILL')
      await child.ended
      const died = performance.now()
      ending.abort()
      await Promise.all(visitors)
      while (family.some(runs) && performance.now() - died < ENDS_MS) await delay(20)
      if (family.some(runs)) orphans += 1
      if (round % 20 === 19) bench.say(`${round + 1} of ${kills}, ${acknowledged.length} sign-ups acknowledged`)
    }
    const database = await openDatabase({ dataDir, role: 'command' })
    const { rows } = await database.pool.query<{ username: string }>('select username from account')
    await database.close()
    const stored = new Set(rows.map(({ username }) => username))
    const missing = acknowledged.filter((name) => !stored.has(name))
    for (const one of [...wrong.slice(0, 5), ...missing.slice(0, 5)]) bench.say(one)
    return {
      figures: [
        { name: 'times it was killed', value: whole(kills) },
        { name: 'of these with every process of its database', value: whole(Math.floor(kills / 3)) },
        { name: 'longest until it was ready again', value: seconds(Math.max(...starts)) },
        atLeast('sign-ups acknowledged', { value: acknowledged.length, target: 1, show: whole }),
        atMost('of these missing', { value: missing.length, target: 0, show: whole }),
        atMost('answers that were wrong', { value: wrong.length, target: 0, show: whole }),
        atMost(`times something still ran after ${ENDS_MS / 1000} s`, { value: orphans, target: 0, show: whole }),
      ],
    }
  },
})

async function startProduct(bench: Bench, dataDir: string): Promise<{ child: Child; url: string; ms: number }> {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = {
    HOST: '127.0.0.1',
    PORT: port,
    LOG_LEVEL: 'warn',
    FEED: 'none',
    SETUP: 'off',
    TRUSTED_PROXIES: '1',
    DATA_DIR: dataDir,
  }
  const started = performance.now()
  const child = startChild(bench, [...NODE_FLAGS, 'apps/server/src/main.ts'], { env })
  await waitFor(child, { url: `${url}/readyz`, wanted: (answer) => answer.ok, withinMs: READY_MS })
  return { child, url, ms: performance.now() - started }
}

async function signUp(url: string, name: string): Promise<number | null> {
  const { status } = await ask(`${url}/api/signup`, {
    method: 'POST',
    body: JSON.stringify({ email: `${name}@example.org`, username: name, password: 'a good password', country: 72 }),
    headers: { 'content-type': 'application/json', ...otherAddress() },
  })
  return status
}

/** All processes that a process has started, parents first. */
async function descendants(pid: number): Promise<number[]> {
  const path = join('/proc', String(pid), 'task', String(pid), 'children')
  const children = (await readFile(path, 'utf8').catch(() => '')).split(' ').filter(Boolean).map(Number)
  return [...children, ...(await Promise.all(children.map(descendants))).flat()]
}

/** A process that has ended and was not reaped yet is still listed, as a zombie. */
function runs(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** @returns false where the process has ended */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
