import { randomBytes } from 'node:crypto'
import { type ConsoleCall, contract, may, ROLES } from '@touchline/contract'
import { account, claimWorld, inTransaction } from '@touchline/database'
import { requestOf, sampleCall } from '@touchline/testing/requests'
import { useServer, viewer } from '@touchline/testing/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAccount } from '../accounts/accounts.queries.ts'
import { openSession } from '../accounts/sessions/session.queries.ts'

const server = useServer({ keepData: true })
beforeAll(() => inTransaction(server.database, (client) => claimWorld(client, 'demo')))

const calls = contract.filter((call): call is Extract<typeof call, ConsoleCall> => call.access === 'console')
const named = (call: ConsoleCall) => [`${call.method} ${call.path}`, call] as const

let count = 0
async function signedInAs(role: (typeof ROLES)[number]): Promise<string> {
  const now = server.deps.clock.now()
  const name = `${role}${++count}`
  const added = {
    username: name,
    email: `${name}@example.org`,
    language: 'en',
    passwordHash: '',
    countryId: 72,
  } as const
  const accountId = await inTransaction(server.database, (client) =>
    addAccount(client, { ...added, activatedAt: now, role }, now),
  )
  return openSession(server.database.pool, { accountId: accountId ?? 0, userAgent: undefined }, now)
}

async function statusOf(call: ConsoleCall, token?: string): Promise<{ status: number; code: string | undefined }> {
  const [path, init] = requestOf(call, sampleCall(call), token)
  const answer = await server.ask(path, init)
  const body = (await answer.json().catch(() => null)) as { error?: { code: string } } | null
  return { status: answer.status, code: body?.error?.code }
}

test('the roles of the tables are those of the contract', () => {
  expect(account.role.enumValues).toEqual([...ROLES])
})

test('every call under /console is one of operators, and no other call has a permission', () => {
  for (const call of contract) {
    expect([call.path, call.access === 'console', 'permission' in call]).toEqual([
      call.path,
      call.path.startsWith('/console/'),
      call.path.startsWith('/console/'),
    ])
  }
})

describe.each(calls.map(named))('%s', (_name, call) => {
  test('is closed to visitors and to invented tokens', async () => {
    for (const token of [undefined, '', 'null', randomBytes(32).toString('base64url')])
      expect([token, await statusOf(call, token)]).toEqual([token, { status: 401, code: 'unauthorized' }])
  })

  test('is closed to members, whatever they paid', async () => {
    for (const standing of ['unpaid', 'expired', 'subscriber'] as const)
      expect(await statusOf(call, await viewer(server, standing))).toEqual({ status: 403, code: 'forbidden' })
  })

  test.each(ROLES)('answers the role %s as its permissions say', async (role) => {
    const { status, code } = await statusOf(call, await signedInAs(role))
    if (may(role, call.permission)) expect([status, code]).not.toEqual([403, 'forbidden'])
    else expect([status, code]).toEqual([403, 'forbidden'])
    expect(code).not.toBe('internal')
  })
})

test('outside the demo world an owner without a second factor is sent to set one up', async () => {
  const token = await signedInAs('owner')
  await server.database.pool.query("delete from meta where key = 'world'")
  try {
    const me = calls.find(({ path }) => path === '/console/me')
    expect(me && (await statusOf(me, token))).toEqual({ status: 403, code: 'second_factor_missing' })
  } finally {
    await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  }
})
