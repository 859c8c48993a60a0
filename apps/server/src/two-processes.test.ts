import { type Call, contract } from '@touchline/contract'
import { everyFamily } from '@touchline/testing/records'
import { nextAddress, requestOf, sampleCall } from '@touchline/testing/requests'
import {
  connectTo,
  leaveStreams,
  newVisitor,
  type TestServer,
  testServer,
  useServer,
  viewer,
  visitor,
} from '@touchline/testing/server'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A process of the site; the other one works on the same database. */
const here = useServer({ trustProxy: true, keepData: true })
let there: TestServer

beforeEach(async () => {
  await here.store(everyFamily())
  there = await testServer({ database: here.database, trustProxy: true })
})
afterEach(async () => {
  leaveStreams()
  await there.app.close()
})

const forSubscribers = contract.filter((call: Call) => call.access === 'subscription')

/** The answers of every call for subscribers to the holder of a token: status and type. */
async function answersTo(token: string, server: TestServer): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const call of forSubscribers) {
    const [path, init] = requestOf(call, sampleCall(call), token)
    const answer = await server.ask(path, init)
    const { type = null } = (await answer.json()) as { type?: number }
    answers.push([answer.status, type])
  }
  return answers
}
const everywhere = (answer: unknown) => forSubscribers.map(() => answer)

test('a subscription that ends, as one process writes it, opens nothing that the other one has kept', async () => {
  const token = await viewer(here, 'subscriber')
  expect(await answersTo(token, there)).toEqual(everywhere([200, 2]))
  await here.database.pool.query(`update subscription set status = 'ended'`)
  expect(await answersTo(token, there)).toEqual(everywhere([200, 1]))
})

test('a member who signs out in one process is signed out of the other one too, and so is their stream', async () => {
  const token = await viewer(here, 'subscriber')
  const stream = await connectTo(there.url, { token })
  expect(await stream.next()).toMatchObject({ event: 'access', data: { type: 2 } })
  expect(await answersTo(token, there)).toEqual(everywhere([200, 2]))
  expect((await newVisitor(here).post('/logout/', {}, token)).status).toBe(200)
  expect(await answersTo(token, there)).toEqual(everywhere([401, null]))
  await here.database.pool.query(
    `insert into live_event (topic, payload) values ('events', '{"match_id": 1}'), ('odds', '{"match_id": 1}')`,
  )
  expect((await stream.rest()).map(({ event, data }) => [event, data])).toEqual([['access', { type: null }]])
})

test('attempts count together, whichever process they reach', async () => {
  const address = nextAddress()
  const statuses: number[] = []
  for (let round = 0; round < 31; round++) {
    for (const server of [here, there]) {
      const { status } = await visitor(server, address).post('/tapfiliate/clicks/', { referral_code: 'alex' })
      statuses.push(status)
    }
  }
  expect(statuses).toEqual([...Array(60).fill(200), 429, 429])
})
