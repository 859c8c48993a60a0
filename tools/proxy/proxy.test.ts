import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trustOf } from '@touchline/server/src/platform/http/trusted-proxies.ts'
import { expectApart, forwardingProxy } from '@touchline/testing/requests'
import { fastify } from 'fastify'
import { describe, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'
import { findNginx, startProxy } from './proxy.ts'

/** The proxy of the deployment before a server that says whom it takes a visitor for. */
async function deployed(nginx: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-proxy-'))
  const app = fastify({ trustProxy: trustOf(1) })
  app.get('/', async (visitor, reply) => reply.header('cache-control', 'no-store').send(visitor.ip))
  const web = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).host
  const proxy = await startProxy(nginx, { folder, port: await freePort(), web: [web, web] })
  onTestFinished(async () => {
    await proxy.stop()
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return `${proxy.url}/`
}

describe('the proxy of the deployment tells visitors apart by their own addresses', () => {
  test('where they reach it directly', async ({ skip }) => {
    await expectApart(await deployed(findNginx() ?? skip('there is no nginx on this machine')))
  })

  test('behind what ends TLS on the same machine', async ({ skip }) => {
    const inner = await deployed(findNginx() ?? skip('there is no nginx on this machine'))
    await expectApart(await forwardingProxy(inner, '127.0.0.1'))
  })
})
