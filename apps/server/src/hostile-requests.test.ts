import { everyFamily } from '@touchline/testing/records'
import { ask, faultOf, hostileRequest, otherAddress } from '@touchline/testing/requests'
import { type Standing, useServer, viewer } from '@touchline/testing/server'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { demoProvider } from './modules/billing/demo/demo-provider.ts'

const SEED = 20_261_122
const REQUESTS = 600

const server = useServer({ keepData: true, trustProxy: true, payments: (parts) => [demoProvider(parts)] })
beforeAll(async () => {
  await server.store(everyFamily())
})

test(`${REQUESTS} requests made from the contract, valid and broken, are answered as it says or refused in one shape`, async () => {
  const tokensOf = (standings: readonly Standing[]) =>
    Promise.all(standings.map((standing) => viewer(server, standing)))
  const all = await tokensOf(['unpaid', 'expired', 'subscriber', 'subscriber'])
  const spare = await tokensOf(['unpaid', 'subscriber'])
  const faults: string[] = []
  for (const request of fc.sample(hostileRequest({ all, spare }), { seed: SEED, numRuns: REQUESTS })) {
    const { method, path, headers, body } = request
    const answer = await ask(server.url + path, {
      method,
      headers: { ...headers, ...otherAddress() },
      ...(body !== undefined && { body }),
    })
    const fault = faultOf(request, answer)
    if (fault) faults.push(`${method} ${path.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 300) ?? ''} ${fault}`)
  }
  // The seed makes the same requests again.
  expect([SEED, faults]).toEqual([SEED, []])
})
