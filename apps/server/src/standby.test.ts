import { type Call, contract } from '@touchline/contract'
import { applyBatch } from '@touchline/ingest/write/apply-batch.ts'
import { type TestDatabase, testDatabase } from '@touchline/testing/database'
import { everyFamily } from '@touchline/testing/records'
import { requestOf, sampleCall } from '@touchline/testing/requests'
import { ANNA, member, newVisitor, type TestServer, testServer, viewer } from '@touchline/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Tables with personal data or counts of attempts. */
const PRIVATE = `
  select quote_ident(table_name) as name from information_schema.columns
  where table_schema = 'public' and column_name = 'account_id' union
  select unnest('{account, payment_event, referral_click, contact_message, outbox_mail, rate_limit}'::text[])`

let standby: TestDatabase
let server: TestServer

beforeAll(async () => {
  standby = await testDatabase()
  server = await testServer({ reading: standby, trustProxy: true })
  const now = server.deps.clock.now()
  for (const database of [standby, server.database]) await applyBatch(database, everyFamily(), { now })
  const tables = (await standby.rows<{ name: string }>(PRIVATE)).map(({ name }) => name)
  expect(tables).toEqual(expect.arrayContaining(['account_token', 'subscription', 'payment', 'saved_finder']))
  await standby.pool.query(`drop table ${tables.join(', ')} cascade`)
})
afterAll(async () => {
  await server.close()
  await standby.close()
})

const ask = async (call: Call, token?: string) => {
  const [path, init] = requestOf(call, sampleCall(call), token)
  return (await server.ask(path, { ...init, headers: { ...init.headers, ...addressOf() } })).status
}
let addresses = 0
const addressOf = () => ({ 'x-forwarded-for': `10.9.${addresses++ >> 8}.${addresses & 255}` })

test.each(contract.map((call: Call) => [`${call.method} ${call.path}`, call] as const))(
  '%s reads nothing about people, money or attempts from a standby that may be late',
  async (_name, call) => {
    expect(await ask(call)).not.toBe(500)
    expect(await ask(call, await viewer(server, 'subscriber'))).not.toBe(500)
  },
)

test('a member who has just signed up and paid has access, whatever the standby knows', async () => {
  const token = await member(server, newVisitor(server), ANNA)
  await server.database.pool.query(
    `insert into subscription (account_id, provider, months, status, paid_through, created_at, updated_at)
     select id, 'grant', 1, 'active', '2026-04-01', now(), now() from account where username = $1`,
    [ANNA.username],
  )
  for (const call of contract.filter(({ access }: Call) => access === 'subscription')) {
    const [path, init] = requestOf(call, sampleCall(call), token)
    const answer = (await (await server.ask(path, init)).json()) as { type: number }
    expect([call.path, answer.type]).toEqual([call.path, 2])
  }
})
