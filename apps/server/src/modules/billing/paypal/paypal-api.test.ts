import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ProviderUnreachable } from '../provider.ts'
import { paypalApi } from './paypal-api.ts'

const MEGABYTE = 1024 * 1024

test('an answer that does not end is read no further than an answer may be long', async () => {
  let sent = 0
  function* endlessText() {
    for (;;) {
      sent += MEGABYTE / 16
      yield ' '.repeat(MEGABYTE / 16)
    }
  }
  const service = createServer((_request, response) => void pipeline(endlessText(), response).catch(() => undefined))
  onTestFinished(() => void service.close())
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const apiBase = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const ask = paypalApi({ clientId: 'id', clientSecret: 'secret', apiBase, clock: { now: () => new Date() } })
  const refused = await ask({ method: 'GET', path: '/v1/billing/subscriptions/I-1' }).catch((error) => error)
  expect(refused).toBeInstanceOf(ProviderUnreachable)
  expect(refused.message).toContain('more than 1048576 bytes')
  expect(sent).toBeLessThan(16 * MEGABYTE)
})
