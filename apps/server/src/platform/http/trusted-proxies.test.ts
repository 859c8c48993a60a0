import { expectApart, forwardingProxy, seenAs, VISITORS } from '@touchline/testing/requests'
import { type FastifyInstance, fastify } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type ConfigError, readConfig } from '../../config.ts'
import { parseTrustedProxies, type TrustedProxies, trustOf } from './trusted-proxies.ts'

/** A server that says whom it takes a visitor for. */
async function site(proxies: TrustedProxies | undefined): Promise<string> {
  const app: FastifyInstance = fastify({ trustProxy: trustOf(proxies) })
  app.get('/', async (visitor) => visitor.ip)
  onTestFinished(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

const [INNER, OUTER] = ['127.0.1.1', '127.0.2.1']
const [ANNA, BEN] = VISITORS

describe('visitors are told apart by their own addresses, and forged headers do not help', () => {
  test('without a proxy', async () => {
    await expectApart(await site(undefined))
  })

  test.each([1, INNER, '127.0.1.0/24'])('behind one proxy: %s', async (proxies) => {
    await expectApart(await forwardingProxy(await site(parseTrustedProxies(String(proxies)) ?? undefined), INNER))
  })

  test.each([2, `${INNER},${OUTER}`, '127.0.1.0/24, 127.0.2.0/24'])('behind two proxies: %s', async (proxies) => {
    const inner = await forwardingProxy(await site(parseTrustedProxies(String(proxies)) ?? undefined), INNER)
    await expectApart(await forwardingProxy(inner, OUTER))
  })

  test('where only one of two proxies is trusted, all visitors are the other one and nobody writes an address of their own', async () => {
    const inner = await forwardingProxy(await site(1), INNER)
    const outer = await forwardingProxy(inner, OUTER)
    expect([await seenAs(outer, ANNA), await seenAs(outer, BEN, ANNA)]).toEqual([OUTER, OUTER])
  })

  test('a visitor who bypasses the listed proxies is identified by the address they come from', async () => {
    expect(await seenAs(await site([INNER]), ANNA, BEN)).toBe(ANNA)
  })
})

test.each([
  '0',
  '11',
  '-1',
  'true',
  'perhaps',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '::1/129',
  '10.0.0/8',
  '1,2',
  '10.0.0.1,,',
  '10.0.0.1/8/8',
])('TRUSTED_PROXIES=%s is refused at the start', (text) => {
  let faults: readonly string[] = []
  try {
    readConfig({ TRUSTED_PROXIES: text })
  } catch (error) {
    faults = (error as ConfigError).faults
  }
  expect(faults).toEqual([expect.stringMatching(/^TRUSTED_PROXIES must be a number of proxies/)])
})

test('networks of both kinds and numbers are taken', () => {
  expect(readConfig({ TRUSTED_PROXIES: '2' }).TRUSTED_PROXIES).toBe(2)
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.5, fd00::/8' }).TRUSTED_PROXIES).toEqual(['10.0.0.5', 'fd00::/8'])
  expect(readConfig({}).TRUSTED_PROXIES).toBeUndefined()
})
