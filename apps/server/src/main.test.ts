import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'touchline-main-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the product as its users do, with only these variables set. */
function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, FEED: 'none', PORT: '0', DATA_DIR: join(folder, 'data'), ...variables },
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const address = async () => {
    for (;;) {
      const found = /is at (http:\/\/[\d.:]+)/.exec(output)?.[1]
      if (found) return found
      if (child.exitCode !== null) throw new Error(`It ended: ${output}`)
      await delay(20)
    }
  }
  return { child, ended, address, output: () => output }
}

describe('the server process on an embedded database', () => {
  test('it says where it is and with what data, refuses a second one on its folder, and ends when asked', async () => {
    const server = start({})
    const url = await server.address()
    expect(server.output()).toContain('an empty database')
    expect((await fetch(`${url}/readyz`)).status).toBe(200)

    const second = start({})
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/already running/)
    expect(second.output()).not.toMatch(/\n\s+at /)

    const stream = await fetch(`${url}/api/live/stream`)
    server.child.kill('SIGTERM')
    await stream.text()
    expect(await server.ended).toBe(0)
    expect(server.output()).toContain('Closed')
  })

  test('a port that is taken and a configuration with faults are reported in a line each, without a trace', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    const blocked = start({ PORT: String(port), DATA_DIR: join(folder, 'other') })
    expect(await blocked.ended).toBe(1)
    expect(blocked.output()).toContain(`Port ${port} on 127.0.0.1 is in use`)
    expect(blocked.output()).not.toMatch(/\n\s+at /)
    taken.close()

    const faulty = start({ PORT: 'eighty', ROLE: 'boss' })
    expect(await faulty.ended).toBe(1)
    expect(faulty.output()).toMatch(/PORT[\s\S]*ROLE/)
    expect(faulty.output()).not.toMatch(/\n\s+at /)
  })
})
