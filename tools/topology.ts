import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { buildWeb } from './build/web-build.ts'
import { freePort } from './proxy/free-port.ts'
import { findNginx, startProxy } from './proxy/proxy.ts'
import { ROOT } from './root.ts'
import { SERVER_COMMAND } from './server-command.ts'

const PROXY_PORT = Number(process.env.PROXY_PORT || 8080)
const READY_MS = 120_000

/**
 * The setup of compose.yaml without containers: two web processes, a worker and nginx on this machine, over the PostgreSQL server of
 * DATABASE_URL. Everything it writes is in a temporary folder. Ctrl-C ends it.
 */
async function run(): Promise<void> {
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL) throw new Error('Name a PostgreSQL database with DATABASE_URL, an empty one for the demo world.')
  const nginx = findNginx()
  if (nginx === null) throw new Error('There is no nginx on this machine. Install it, or use compose.yaml.')
  await buildWeb({ ifStale: true })
  const folder = await mkdtemp(join(tmpdir(), 'touchline-topology-'))
  const started: ChildProcess[] = []
  const endAll = async () => {
    for (const child of started.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  try {
    const ports = await Promise.all([freePort(), freePort(), freePort()])
    const part = (role: 'web' | 'worker', port: number) => {
      const child = spawn(process.execPath, SERVER_COMMAND, {
        cwd: ROOT,
        env: {
          NODE_ENV: 'production',
          TRUSTED_PROXIES: '1',
          PUBLIC_URL: `http://localhost:${PROXY_PORT}`,
          ...process.env,
          HOST: '127.0.0.1',
          ROLE: role,
          PORT: String(port),
          STATUS_PORT: String(port),
          DATA_DIR: folder,
        },
        stdio: 'inherit',
      })
      started.push(child)
      return until(child, `http://127.0.0.1:${port}/readyz`)
    }
    const [one, two, third] = ports as [number, number, number]
    await Promise.all([part('web', one), part('web', two)])
    const proxy = await startProxy(nginx, {
      folder: join(folder, 'nginx'),
      port: PROXY_PORT,
      web: [`127.0.0.1:${one}`, `127.0.0.1:${two}`],
    })
    started.push(proxy.process)
    console.log(`The proxy is at ${proxy.url}, before the web processes at ${one} and ${two}`)
    await Promise.race([part('worker', third), asked])
    const fallen = Promise.race(started.map((child) => once(child, 'exit')))
    await Promise.race([asked, fallen])
  } finally {
    await endAll()
  }
}

async function until(child: ChildProcess, url: string): Promise<void> {
  const late = Date.now() + READY_MS
  while (Date.now() < late && child.exitCode === null && child.signalCode === null) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await delay(100)
  }
  throw new Error(`${url} did not become ready.`)
}

try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
