import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../root.ts'

/** The proxy of the deployment, running on this machine before given processes. */
export interface Proxy {
  url: string
  process: ChildProcess
  /** A line of JSON for each request so far. */
  log(): Promise<string>
  stop(): Promise<void>
}

export interface ProxyOptions {
  /** An empty folder for all it writes. */
  folder: string
  port: number
  /** Two web processes, such as 127.0.0.1:3001. */
  web: readonly [string, string]
}

/** nginx on this machine; null where there is none. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null
}

/** A file, because nginx cannot open a standard output that leads to another process. */
const logOf = (folder: string) => join(folder, 'requests.log')

/** Started as root it would run as a user without access to the folder. */
const DIRECTIVES = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;'

/** deploy/nginx.conf with the addresses and the folder of this machine in place of those of the containers. */
async function configurationFor({ folder, port, web }: ProxyOptions): Promise<string> {
  const changes: [string, string][] = [
    ['server web-1:3000', `server ${web[0]}`],
    ['server web-2:3000', `server ${web[1]}`],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['worker_processes auto', 'worker_processes 1'],
    ['/dev/stdout', logOf(folder)],
    ['/tmp/nginx', folder],
  ]
  let text = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8')
  for (const [container, here] of changes) {
    if (!text.includes(container)) throw new Error(`deploy/nginx.conf does not have "${container}" any more`)
    text = text.replaceAll(container, here)
  }
  return text
}

/** Starts nginx with the configuration of the deployment. @throws Error with what it says when it does not start */
export async function startProxy(nginx: string, options: ProxyOptions): Promise<Proxy> {
  const { folder, port } = options
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'nginx.conf')
  await writeFile(path, await configurationFor(options))
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', path, '-g', DIRECTIVES], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const ended = once(child, 'exit')
  const proxy: Proxy = {
    url: `http://127.0.0.1:${port}`,
    process: child,
    log: () => readFile(logOf(folder), 'utf8'),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
  while (child.exitCode === null) {
    if (
      await fetch(`${proxy.url}/metrics`).then(
        () => true,
        () => false,
      )
    )
      return proxy
    await delay(50)
  }
  throw new Error(`nginx did not start: ${printed}`)
}
