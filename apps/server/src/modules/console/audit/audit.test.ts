import { claimWorld, inTransaction } from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { useServer, visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD, makeDemoAccounts } from '../../accounts/demo-accounts.ts'
import { dropOldEntries } from './audit.queries.ts'
import { commandOperator, noteAudit } from './audit.ts'

const server = useServer()
beforeEach(async () => {
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  await makeDemoAccounts(server.database, server.deps.clock.now())
})

interface Entries {
  entries: { id: number; action: string; actor: string; target: string | null; address: string | null }[]
  next: number | null
  actors: string[]
}

async function tokenOf(role: string): Promise<string> {
  const login = { username_or_email: `${role}@touchline.test`, password: DEMO_PASSWORD }
  return String((await visitor(server).post('/login', login)).body.token)
}
const giveRole = (token: string, email: string, role: string | null) =>
  visitor(server).post('/console/staff/role', { email, role }, token)
const audit = (token: string, search = '') => server.get<Entries>(`/api/console/audit${search}`, token)

test('a change is noted with who, what, before, after and from where; the person it is about is masked', async () => {
  const owner = await tokenOf('owner')
  expect((await giveRole(owner, 'free@touchline.test', 'support')).body).toEqual({ status: 0 })
  const { entries } = await audit(owner)
  expect(entries).toEqual([
    expect.objectContaining({
      action: 'staff.role',
      via: 'console',
      actor: 'demoowner',
      role: 'owner',
      target: 'f•••@t•••.test',
      before: { role: null },
      after: { role: 'support' },
      address: '127.0.0.1',
    }),
  ])
})

test('refused and empty changes are not noted', async () => {
  const owner = await tokenOf('owner')
  expect((await giveRole(owner, 'nobody@touchline.test', 'support')).body).toEqual({ status: 1 })
  expect((await giveRole(owner, 'owner@touchline.test', null)).body).toEqual({ status: 2 })
  expect((await giveRole(owner, 'support@touchline.test', 'support')).body).toEqual({ status: 0 })
  expect((await audit(owner)).entries).toEqual([])
})

test('an account that loses its role is signed out, and of two owners who remove each other one stays', async () => {
  const [owner, editor] = [await tokenOf('owner'), await tokenOf('editor')]
  await giveRole(owner, 'editor@touchline.test', 'owner')
  expect((await server.ask('/api/console/me', { headers: { authorization: `Token ${editor}` } })).status).toBe(401)
  const second = await tokenOf('editor')
  const answers = await Promise.all([
    giveRole(owner, 'editor@touchline.test', null),
    giveRole(second, 'owner@touchline.test', null),
  ])
  expect(answers.filter(({ body }) => body.status === 0)).toHaveLength(1)
  expect(await server.database.rows("select 1 from account where role = 'owner'")).toHaveLength(1)
})

test('entries are never changed, and deleted only when they are two years old', async () => {
  const { pool } = server.database
  await noteAudit(pool, {
    operator: commandOperator(),
    deed: { action: 'site.owner_link' },
    now: new Date(Date.now() - 3 * 365 * DAY_MS),
  })
  await noteAudit(pool, { operator: commandOperator(), deed: { action: 'site.owner_link' }, now: new Date() })
  await expect(pool.query("update audit_entry set actor = 'nobody'")).rejects.toThrow('only ever added to')
  await expect(pool.query('delete from audit_entry')).rejects.toThrow('only ever added to')
  await expect(pool.query('truncate audit_entry')).rejects.toThrow('only ever added to')
  expect(await server.database.rows('select 1 from audit_entry')).toHaveLength(2)
  await dropOldEntries(server.database, new Date())
  expect(await server.database.rows('select 1 from audit_entry')).toHaveLength(1)
})

test('pages follow each other without a gap; operator, action and day narrow them down', async () => {
  const owner = await tokenOf('owner')
  const at = (day: number) => new Date(Date.UTC(2026, 1, day, 12))
  for (const day of [1, 2, 3])
    await noteAudit(server.database.pool, {
      operator: commandOperator(),
      deed: { action: `member.${day === 2 ? 'block' : 'grant'}` },
      now: at(day),
    })
  const first = await audit(owner, '?limit=2')
  expect(first.entries.map(({ id }) => id)).toEqual([3, 2])
  expect((await audit(owner, `?limit=2&before=${first.next}`)).entries.map(({ id }) => id)).toEqual([1])
  const found = async (search: string) => (await audit(owner, search)).entries.map(({ id }) => id)
  expect(await found('?action=member.block')).toEqual([2])
  expect(await found('?action=member.')).toEqual([3, 2, 1])
  expect(await found('?action=member')).toEqual([])
  expect(await found('?from=2026-02-02&to=2026-02-02')).toEqual([2])
  expect(await found(`?actor=${commandOperator().actor}`)).toEqual([3, 2, 1])
  expect(await found('?actor=demoowner')).toEqual([])
})

test('an analyst reads what was done, and neither by whom nor from where', async () => {
  await giveRole(await tokenOf('owner'), 'free@touchline.test', 'support')
  const { entries, actors } = await audit(await tokenOf('analyst'))
  expect(entries).toEqual([expect.objectContaining({ action: 'staff.role', actor: 'd•••', address: null })])
  expect(actors).toEqual([])
})
