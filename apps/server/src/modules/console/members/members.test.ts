import { claimWorld, inTransaction } from '@touchline/database'
import { type Reply, useServer, visitor } from '@touchline/testing/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, makeDemoAccounts } from '../../accounts/demo-accounts.ts'
import { addMember } from '../../billing/billing.testing.ts'
import { demoProvider } from '../../billing/demo/demo-provider.ts'

const server = useServer({ payments: ({ database, clock }) => [demoProvider({ database, clock })] })
beforeEach(async () => {
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  await makeDemoAccounts(server.database, server.deps.clock.now())
})

interface Row {
  id: number
  username: string
  email: string
  state: string
  months: number | null
  access_until: string | null
  paid: number
}
interface List {
  members: Row[]
  next: string | null
  total: number
}
interface Details {
  version: number
  member: Row & { blocked_at: string | null; second_factor: boolean }
  sessions: unknown[]
  audit: { action: string; before: object | null; after: object | null; reason: string | null }[]
}

async function tokenOf(role: string): Promise<string> {
  const login = { username_or_email: `${role}@touchline.test`, password: DEMO_PASSWORD }
  return String((await visitor(server).post('/login', login)).body.token)
}
const list = (token: string, search = '') => server.get<List>(`/api/console/members${search}`, token)
const details = (token: string, id: number) => server.get<Details>(`/api/console/members/${id}`, token)
const names = ({ members }: List) => members.map(({ username }) => username)

/** Does an action as the page does: with the version that it shows, unless another is given. */
async function act(token: string, id: number, action: string, body: object = {}): Promise<Reply> {
  const version = 'version' in body ? 0 : (await details(token, id)).version
  return visitor(server).post(`/console/members/${id}/${action}`, { version, ...body }, token)
}
async function idOf(email: string): Promise<number> {
  const [row] = await server.database.rows<{ id: number }>('select id from account where folded_email = $1', [email])
  return row?.id ?? 0
}
const subscribe = (
  id: number,
  facts: { provider?: string; status?: string; until?: string; months?: number; held?: boolean },
) =>
  server.database.rows(
    `insert into subscription (account_id, provider, provider_id, months, status, paid_through, held_at, started_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, '2026-02-01Z', '2026-02-01Z', '2026-02-01Z')`,
    [
      ...[id, facts.provider ?? 'stripe', `sub-${id}-${facts.status}-${facts.provider}`, facts.months ?? 3],
      ...[facts.status ?? 'active', facts.until ?? '2026-05-01Z', facts.held ? '2026-03-01Z' : null],
    ],
  )

describe('the list', () => {
  test('says the state of each member, and finds members by it', async () => {
    const owner = await tokenOf('owner')
    const made: Record<string, number> = {}
    for (const name of ['payer', 'opener', 'ender', 'grantee', 'leaver', 'visitor', 'disputer', 'blocked', 'waiter'])
      made[name] = await addMember(server, name)
    const id = (name: string) => made[name] ?? 0
    await subscribe(id('payer'), {})
    await subscribe(id('opener'), { status: 'past_due', until: '2026-03-01Z' })
    await subscribe(id('ender'), { status: 'cancelled', months: 12 })
    await subscribe(id('grantee'), { provider: 'grant' })
    await subscribe(id('leaver'), { status: 'cancelled', until: '2026-03-01Z' })
    await subscribe(id('disputer'), { held: true })
    await server.database.rows("update account set blocked_at = '2026-03-01Z' where username = 'blocked'")
    await server.database.rows("update account set activated_at = null where username = 'waiter'")
    const found = async (state: string) => {
      const { members, total } = await list(owner, `?state=${state}`)
      expect([state, total]).toEqual([state, members.length])
      return members.filter(({ id }) => Object.values(made).includes(id)).map(({ username }) => username)
    }
    expect(await found('paying')).toEqual(['payer'])
    expect(await found('past_due')).toEqual(['opener'])
    expect(await found('ending')).toEqual(['ender'])
    expect(await found('granted')).toEqual(['grantee'])
    expect(await found('expired')).toEqual(['leaver'])
    expect(await found('free')).toEqual(['visitor'])
    expect(await found('held')).toEqual(['disputer'])
    expect(await found('blocked')).toEqual(['blocked'])
    expect(await found('waiting')).toEqual(['waiter'])
    expect(names(await list(owner, '?plan=12'))).toEqual(['ender'])
    const [payer] = (await list(owner, '?q=payer')).members
    expect(payer).toMatchObject({ state: 'paying', months: 3, access_until: '2026-05-01T00:00:00.000Z' })
  })

  test('finds by a part of name or address whatever its case, and takes signs of patterns literally', async () => {
    const owner = await tokenOf('owner')
    await addMember(server, 'under_score')
    await addMember(server, 'underXscore')
    expect(names(await list(owner, '?q=UNDER_S'))).toEqual(['under_score'])
    expect(names(await list(owner, '?q=%25'))).toEqual([])
    expect(names(await list(owner, `?q=${encodeURIComponent("' or 1=1 --")}`))).toEqual([])
  })

  test('pages follow each other without a gap, also among members seen at the same moment', async () => {
    const owner = await tokenOf('owner')
    for (const name of ['one', 'two', 'three']) await addMember(server, name)
    for (const order of ['seen', 'joined']) {
      const whole = names(await list(owner, `?order=${order}`))
      const paged: string[] = []
      let after = ''
      do {
        const page = await list(owner, `?order=${order}&limit=2${after}`)
        paged.push(...names(page))
        after = page.next === null ? '' : `&after=${encodeURIComponent(page.next)}`
      } while (after !== '')
      expect(paged).toEqual(whole)
    }
    expect(
      (await server.ask('/api/console/members?after=x', { headers: { authorization: `Token ${owner}` } })).status,
    ).toBe(400)
  })

  test('shows an analyst no name and no address, and does not search by them', async () => {
    const analyst = await tokenOf('analyst')
    await addMember(server, 'Filipa')
    const { members } = await list(analyst, '?q=Filipa')
    expect(members.length).toBeGreaterThan(1)
    expect(JSON.stringify(members)).not.toMatch(/Filipa|example\.org|touchline\.test/i)
    const one = await details(analyst, await idOf('demo@touchline.test'))
    expect(JSON.stringify(one)).not.toMatch(/demouser|touchline\.test/)
  })
})

describe('an action', () => {
  test('granted months extend the current access, count as no payment, and can be taken back', async () => {
    const support = await tokenOf('support')
    const id = await idOf('demo@touchline.test')
    const { access_until: before } = (await details(support, id)).member
    expect((await act(support, id, 'grant', { months: 2, reason: 'Outage' })).body).toEqual({ done: true })
    const { member, audit } = await details(support, id)
    expect(member).toMatchObject({ access_until: '2027-05-07T12:00:00.000Z', paid: 0 })
    expect(audit[0]).toMatchObject({
      action: 'member.grant',
      before: { access_until: before },
      after: { access_until: '2027-05-07T12:00:00.000Z', months: 2 },
      reason: 'Outage',
    })
    expect((await act(support, id, 'end-grants')).body).toEqual({ done: true })
    expect((await details(support, id)).member.state).toBe('expired')
    expect((await act(support, id, 'end-grants')).status).toBe(409)
  })

  test('the second of two operators on one page is refused until they have seen the first one’s change', async () => {
    const [owner, support] = [await tokenOf('owner'), await tokenOf('support')]
    const id = await idOf('free@touchline.test')
    const { version } = await details(support, id)
    expect((await act(owner, id, 'grant', { months: 1 })).status).toBe(200)
    const late = await act(support, id, 'grant', { version, months: 1 })
    expect([late.status, late.body.error]).toEqual([409, expect.objectContaining({ code: 'conflict' })])
    expect((await details(support, id)).audit).toHaveLength(1)
    const both = await Promise.all([act(owner, id, 'block'), act(support, id, 'block')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a blocked member is signed out at once and cannot log in until unblocked', async () => {
    const support = await tokenOf('support')
    const free = await tokenOf('free')
    const id = await idOf('free@touchline.test')
    expect((await act(support, id, 'block', { reason: 'Shares the account' })).body).toEqual({ done: true })
    expect((await visitor(server).post('/check_token', undefined, free)).status).toBe(401)
    const login = { username_or_email: 'free@touchline.test', password: DEMO_PASSWORD }
    expect((await visitor(server).post('/login', login)).body).toEqual({ invalid: true, blocked: true })
    expect((await visitor(server).post('/login', { ...login, password: 'wrong' })).body).toEqual({ invalid: true })
    expect((await act(support, id, 'unblock')).body).toEqual({ done: true })
    expect((await visitor(server).post('/login', login)).body).toMatchObject({ invalid: false })
  })

  test('support changes no account with a role, so that nobody takes the account of an owner over', async () => {
    const support = await tokenOf('support')
    const owner = await idOf('owner@touchline.test')
    for (const action of ['reset-factor', 'block', 'end-sessions', 'grant', 'resend-activation', 'export'])
      expect([action, (await act(support, owner, action, { months: 1 })).status]).toEqual([action, 403])
    expect((await act(support, owner, 'delete', { email: 'owner@touchline.test' })).status).toBe(403)
    expect((await act(await tokenOf('owner'), owner, 'delete', { email: 'owner@touchline.test' })).status).toBe(409)
  })

  test('a second factor is reset with every session, and the member reads of it', async () => {
    const support = await tokenOf('support')
    const free = await tokenOf('free')
    const id = await idOf('free@touchline.test')
    expect((await act(support, id, 'reset-factor')).status).toBe(409)
    await server.database.rows("insert into second_factor values ($1, 'JBSWY3DPEHPK3PXP', now(), now())", [id])
    expect((await act(support, id, 'reset-factor')).body).toEqual({ done: true })
    expect((await visitor(server).post('/check_token', undefined, free)).status).toBe(401)
    const mails = await server.database.rows("select subject from outbox_mail where recipient like 'free@%'")
    expect(mails).toEqual([{ subject: 'Your Touchline account has no second factor any more' }])
  })

  test('a new link of activation goes to who has not confirmed their address, and to nobody else', async () => {
    const support = await tokenOf('support')
    const id = await addMember(server, 'Waiting')
    await server.database.rows('update account set activated_at = null where id = $1', [id])
    expect((await act(support, id, 'resend-activation')).body).toEqual({ done: true })
    const mails = await server.database.rows("select recipient from outbox_mail where recipient not like 'support@%'")
    expect(mails).toEqual([{ recipient: 'Waiting@example.org' }])
    expect((await act(support, await idOf('free@touchline.test'), 'resend-activation')).status).toBe(409)
  })

  test('a cancelled plan renews no more and stays open as long as it is paid', async () => {
    const support = await tokenOf('support')
    const id = await idOf('free@touchline.test')
    await subscribe(id, { provider: 'demo', until: '2026-05-01Z' })
    expect((await act(support, id, 'cancel')).body).toEqual({ done: true })
    expect((await details(support, id)).member).toMatchObject({
      state: 'ending',
      access_until: '2026-05-01T00:00:00.000Z',
    })
    expect((await act(support, await addMember(server, 'Nothing'), 'cancel')).status).toBe(409)
  })

  test('a plan ended at once is closed here and at its provider, the member reads of it, and no money goes back', async () => {
    const support = await tokenOf('support')
    const id = await idOf('free@touchline.test')
    await subscribe(id, { provider: 'demo', until: '2026-05-01Z' })
    await subscribe(id, { provider: 'grant', until: '2026-04-01Z' })
    expect((await act(support, id, 'cancel', { when: 'now' })).body).toEqual({ done: true })
    expect((await details(support, id)).member).toMatchObject({
      state: 'granted',
      access_until: '2026-04-01T00:00:00.000Z',
    })
    expect((await details(support, id)).audit[0]).toMatchObject({ action: 'member.end' })
    const mails = await server.database.rows<{ subject: string }>(
      "select subject from outbox_mail where recipient like 'free@%'",
    )
    expect(mails).toContainEqual({ subject: 'Your Touchline subscription is cancelled' })
    expect(await server.database.rows('select 1 from payment where refunded > 0')).toEqual([])
    expect((await act(support, id, 'cancel', { when: 'now' })).status).toBe(409)
  })

  test('one session of a member is ended, and the others stay', async () => {
    const support = await tokenOf('support')
    const [phone, desk] = [await tokenOf('free'), await tokenOf('free')]
    const id = await idOf('free@touchline.test')
    const own = await server.get<{ sessions: { id: string; current: boolean }[] }>('/api/account/security', phone)
    const session = own.sessions.find(({ current }) => current)?.id
    expect((await act(support, id, 'end-session', { session })).body).toEqual({ done: true })
    expect((await visitor(server).post('/check_token', undefined, phone)).status).toBe(401)
    expect((await visitor(server).post('/check_token', undefined, desk)).status).toBe(200)
    expect((await act(support, id, 'end-session', { session })).status).toBe(409)
    const other = await server.get<{ sessions: { id: string }[] }>('/api/account/security', support)
    expect((await act(support, id, 'end-session', { session: other.sessions[0]?.id })).status).toBe(409)
    expect((await visitor(server).post('/check_token', undefined, support)).status).toBe(200)
  })

  test('deleting takes the address typed, ends what charges, and leaves a masked trace alone', async () => {
    const owner = await tokenOf('owner')
    const id = await idOf('free@touchline.test')
    await subscribe(id, { provider: 'demo' })
    expect((await act(owner, id, 'delete', { email: 'demo@touchline.test' })).body).toEqual({ status: 1 })
    expect((await act(owner, id, 'delete', { email: 'Free@touchline.test' })).body).toEqual({ status: 0 })
    expect(await server.database.rows('select 1 from account where id = $1', [id])).toEqual([])
    const traces = await server.database.rows('select action, target from audit_entry where target_id = $1::text', [id])
    expect(traces).toEqual([{ action: 'member.delete', target: 'f•••@t•••.test' }])
  })

  test('the export is what the member gets, and both exports are noted', async () => {
    const support = await tokenOf('support')
    const free = await tokenOf('free')
    const id = await idOf('free@touchline.test')
    const { json } = (await visitor(server).post(`/console/members/${id}/export`, undefined, support)).body
    expect(JSON.parse(String(json))).toEqual(await server.get('/api/account/export', free))
    const file = (await visitor(server).post('/console/members/export', { state: 'granted' }, support)).body
    expect(file).toMatchObject({ whole: true, members: [{ email: 'demo@touchline.test', subscriptions: 'grant' }] })
    const noted = await server.database.rows('select action, after from audit_entry order by id')
    expect(noted).toEqual([
      { action: 'member.export', after: null },
      { action: 'site.export_members', after: { count: 1 } },
    ])
  })
})
