import { randomBytes } from 'node:crypto'
import { type Call, contract } from '@touchline/contract'
import { everyFamily } from '@touchline/testing/records'
import { requestOf, sampleCall } from '@touchline/testing/requests'
import { type Standing, useServer, viewer } from '@touchline/testing/server'
import { beforeAll, describe, expect, test } from 'vitest'

const server = useServer({ keepData: true })
beforeAll(async () => {
  await server.store(everyFamily())
})

const named = (call: Call) => [`${call.method} ${call.path}`, call] as const
const closed = contract.filter((call: Call) => call.access !== 'public')
const forSubscribers = contract.filter((call: Call) => call.access === 'subscription')

/** A token of the right form that was never given to anybody. */
const neverGiven = () => randomBytes(32).toString('base64url')

async function ask(call: Call, token?: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const [path, init] = requestOf(call, sampleCall(call), token)
  const answer = await server.ask(path, init)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const asViewer = async (call: Call, standing: Standing) => ask(call, await viewer(server, standing))

describe('a call that is not open to everyone', () => {
  test.each(closed.map(named))('%s refuses visitors and invented tokens', async (_name, call) => {
    for (const token of [undefined, neverGiven(), 'null', '', `${neverGiven()} or 1=1`]) {
      const { status, body } = await ask(call, token)
      expect([token, status, body]).toEqual([token, 401, { error: expect.objectContaining({ code: 'unauthorized' }) }])
    }
  })

  test.each(closed.map(named))('%s lets a token pass that was given', async (_name, call) => {
    const { status, body } = await asViewer(call, 'unpaid')
    expect([status, body]).not.toEqual([401, expect.anything()])
    expect(body).not.toMatchObject({ error: { code: 'internal' } })
  })
})

describe('a call for subscribers', () => {
  test.each(forSubscribers.map(named))('%s reports who has not paid so, and nothing else', async (_name, call) => {
    expect(await asViewer(call, 'unpaid')).toEqual({ status: 200, body: { type: 0 } })
  })

  test.each(forSubscribers.map(named))('%s reports whose time is over so, and nothing else', async (_name, call) => {
    expect(await asViewer(call, 'expired')).toEqual({ status: 200, body: { type: 1 } })
  })

  test.each(forSubscribers.map(named))(
    '%s has data for a subscriber, also after others were refused',
    async (_name, call) => {
      await asViewer(call, 'unpaid')
      const first = await asViewer(call, 'subscriber')
      expect([first.status, first.body.type]).toEqual([200, 2])
      expect(Object.keys(first.body).length).toBeGreaterThan(1)
      expect(await asViewer(call, 'expired')).toEqual({ status: 200, body: { type: 1 } })
    },
  )
})
