import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../../tools/root.ts'

/** Varnish of the deployment, running on this machine before given processes. */
export interface Varnish {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}

/** varnishd on this machine; null where there is none, or where it lacks the module for tags. */
export function findVarnish(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'varnishd')).find((path) => existsSync(path)) ?? null
}

/** deploy/varnish.vcl with the addresses of this machine in place of those of the containers. */
export async function deployedVcl(web: readonly [URL, URL]): Promise<string> {
  let text = await readFile(join(ROOT, 'deploy/varnish.vcl'), 'utf8')
  for (const [at, { hostname, port }] of web.entries()) {
    const container = `.host = "web-${at + 1}"; .port = "3000"`
    if (!text.includes(container)) throw new Error(`deploy/varnish.vcl does not have ${container} any more`)
    text = text.replace(container, `.host = "${hostname}"; .port = "${port}"`)
  }
  return text
}

/**
 * Starts Varnish.
 * @param folder an empty one for all it writes
 * @throws Error with what it says when it does not start
 */
export async function startVarnish(
  varnishd: string,
  { folder, port, vcl }: { folder: string; port: number; vcl: string },
): Promise<Varnish> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'site.vcl')
  await writeFile(path, vcl)
  const listen = `127.0.0.1:${port}`
  const words = ['-F', '-n', join(folder, 'work'), '-f', path, '-a', listen, '-s', 'malloc,256m', '-j', 'none']
  const child = spawn(varnishd, [...words, '-p', 'http_gzip_support=off'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const ended = once(child, 'exit')
  const url = `http://${listen}`
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  while (child.exitCode === null) {
    const isThere = await fetch(`${url}/metrics`).then(
      () => true,
      () => false,
    )
    if (isThere) return { url, process: child, stop }
    await delay(50)
  }
  throw new Error(`Varnish did not start: ${printed}`)
}
