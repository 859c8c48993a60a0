import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const FILE = join(import.meta.dirname, 'healthcheck.ts')

async function exitCode(path: string, env: Record<string, string>): Promise<number> {
  const [code] = await once(new Worker(FILE, { argv: [path], env }), 'exit')
  return code
}

test('a container is healthy while its process answers the path with success', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/healthz' ? 200 : 503
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = String((server.address() as AddressInfo).port)

  expect(await exitCode('/healthz', { PORT: port })).toBe(0)
  expect(await exitCode('/readyz', { PORT: port })).toBe(1)
  // A worker answers on a separate port.
  expect(await exitCode('/healthz', { PORT: '1', STATUS_PORT: port })).toBe(0)

  server.close()
  await once(server, 'close')
  expect(await exitCode('/healthz', { PORT: port })).toBe(1)
})
