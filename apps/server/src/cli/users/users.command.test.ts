import { type Database, inTransaction, migrate, openDatabase } from '@touchline/database'
import { useFolder } from '@touchline/testing/resources'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addAccount } from '../../modules/accounts/accounts.queries.ts'
import { entitlement, type SubscriptionFacts } from '../../modules/billing/entitlement/entitlement.ts'
import { runCli } from '../run-cli.ts'

const SLOW = 120_000
const NOW = new Date('2026-01-31T12:00:00.000Z')
const ENGLAND = 72

const folder = useFolder()
let server: Database
/** A server that runs while the commands do. */
beforeAll(async () => {
  server = await openDatabase({ dataDir: folder.at('data'), role: 'server' })
  await migrate(server)
}, SLOW)
beforeEach(async () => {
  await server.pool.query('delete from account')
  for (const [username, activatedAt] of [
    ['AnnaBall', NOW],
    ['BenBall', null],
  ] as const) {
    const account = {
      username,
      email: `${username}@Example.org`,
      passwordHash: 'x',
      countryId: ENGLAND,
      language: 'en' as const,
      activatedAt,
    }
    await inTransaction(server, (client) => addAccount(client, account, NOW))
  }
})
afterAll(() => server.close())

async function touchline(...words: string[]) {
  const out: string[] = []
  const complaints: string[] = []
  const code = await runCli(
    words,
    { DATA_DIR: folder.at('data'), CLOCK: NOW.toISOString() },
    { print: (line) => out.push(line), complain: (line) => complaints.push(line) },
  )
  return { code, out: out.join('\n'), complaints: complaints.join('\n') }
}

const accessOf = async (username: string, at = new Date('2026-02-01T00:00:00.000Z')) => {
  const { rows } = await server.pool.query<SubscriptionFacts>(
    `select s.status, s.months, s.paid_through as "paidThrough", s.held_at as "heldAt" from subscription s
     join account a on a.id = s.account_id where a.username = $1`,
    [username],
  )
  return entitlement(rows, at)
}

test(
  'accounts are listed with their access, and searched without regard to case',
  async () => {
    await touchline('users', 'grant', 'annaball@example.org', '--months', '3')
    const all = await touchline('users', 'list')
    expect(all.code).toBe(0)
    const lines = all.out.split('\n')
    expect(lines[0]).toMatch(/^id +username +email +country +activated +access +until$/)
    expect(lines).toHaveLength(3)
    expect(all.out).toMatch(/^\d+ +AnnaBall +AnnaBall@Example.org +England +2026-01-31 +3 months +2026-04-30 12:00$/m)
    expect(all.out).toMatch(/^\d+ +BenBall +BenBall@Example.org +England +no +none$/m)

    const some = await touchline('users', 'list', '--search', 'BENB')
    expect(some.out).toContain('BenBall')
    expect(some.out).not.toContain('AnnaBall')
    expect(await touchline('users', 'list', '--search', '%')).toMatchObject({
      code: 0,
      out: 'No account has "%" in its name or address.',
    })
  },
  SLOW,
)

test(
  'granted months are calendar months from now, and further ones follow on what runs',
  async () => {
    const first = await touchline('users', 'grant', 'AnnaBall@example.ORG', '--months', '1')
    expect(first).toMatchObject({ code: 0, complaints: '' })
    expect(first.out).toMatch(/^AnnaBall may see everything until 2026-02-28 12:0\d UTC\.$/)
    const second = await touchline('users', 'grant', 'annaball@example.org', '--months', '12')
    expect(second.out).toMatch(/until 2027-02-28 12:0\d UTC/)
    expect(await accessOf('AnnaBall')).toMatchObject({ type: 2 })
    expect(await accessOf('BenBall')).toMatchObject({ type: 0 })
  },
  SLOW,
)

test(
  'an account that was never activated is reported, or activated',
  async () => {
    const reported = await touchline('users', 'grant', 'benball@example.org', '--months', '1')
    expect(reported.out).toContain('not activated')
    const done = await touchline('users', 'grant', 'benball@example.org', '--months', '1', '--activate')
    expect(done.out).not.toContain('not activated')
    const { rows } = await server.pool.query('select activated_at is not null as activated from account order by id')
    expect(rows).toEqual([{ activated: true }, { activated: true }])
  },
  SLOW,
)

test(
  'granted access ends at once, paid access stays',
  async () => {
    await touchline('users', 'grant', 'annaball@example.org', '--months', '6')
    const revoked = await touchline('users', 'revoke', 'annaball@example.org')
    expect(revoked).toMatchObject({ code: 0, out: 'What was granted to AnnaBall has ended.' })
    expect(await accessOf('AnnaBall')).toMatchObject({ type: 1 })

    await server.pool.query(
      `insert into subscription (account_id, provider, provider_id, months, status, paid_through, created_at, updated_at)
     select id, 'paypal', 'I-1', 3, 'active', '2026-03-01T00:00:00Z', $1, $1 from account where username = 'AnnaBall'`,
      [NOW],
    )
    await touchline('users', 'grant', 'annaball@example.org', '--months', '6')
    expect((await touchline('users', 'revoke', 'annaball@example.org')).out).toContain(
      'stays, until 2026-03-01 00:00 UTC',
    )
    expect(await accessOf('AnnaBall')).toMatchObject({ type: 2, subscribed: 3 })
  },
  SLOW,
)

test.each([
  [
    ['grant', 'nobody@example.org', '--months', '1'],
    1,
    'There is no account with the address nobody@example.org. Nothing was changed.',
  ],
  [
    ['revoke', 'nobody@example.org'],
    1,
    'There is no account with the address nobody@example.org. Nothing was changed.',
  ],
  [['revoke', 'annaball@example.org'], 1, 'Nothing is granted to AnnaBall. Nothing was changed.'],
  [['grant', 'annaball@example.org'], 2, "required option '--months <n>' not specified"],
  [['grant', 'annaball@example.org', '--months', '0'], 2, 'months are a whole number from 1 to 120'],
  [['grant', 'annaball@example.org', '--months', '1.5'], 2, 'months are a whole number from 1 to 120'],
  [['grant', 'annaball@example.org', '--months', '121'], 2, 'months are a whole number from 1 to 120'],
  [['revoke'], 2, 'missing required argument'],
])(
  'users %j is answered plainly',
  async (words, code, message) => {
    const answer = await touchline('users', ...words)
    expect(answer.code).toBe(code)
    expect(answer.complaints).toContain(message)
    const { rowCount } = await server.pool.query('select 1 from subscription')
    expect(rowCount).toBe(0)
  },
  SLOW,
)

test(
  'names that sign-up would refuse today are listed with what to do, and another is given',
  async () => {
    expect((await touchline('users', 'names')).out).toBe('Sign-up would take every username today.')
    await server.pool.query(
      `update account set username = 'www.ben', folded_username = 'www.ben' where username = 'BenBall'`,
    )
    await server.pool.query(
      `update account set username = 'renamed-0123456789ab', folded_username = 'renamed-0123456789ab' where username = 'AnnaBall'`,
    )
    const { out } = await touchline('users', 'names')
    expect(out.split('\n')).toEqual([
      '"renamed-0123456789ab" of AnnaBall@Example.org replaces one that was a mail address',
      '"www.ben" of BenBall@Example.org must not look like a link',
      expect.stringContaining('users rename <email> <username>'),
    ])
    expect(await touchline('users', 'rename', 'benball@example.org', 'ann＠home')).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('must not be a mail address'),
    })
    await touchline('users', 'rename', 'benball@example.org', 'BenBall')
    expect((await touchline('users', 'rename', 'annaball@example.org', 'benBALL')).complaints).toContain(
      'Another account',
    )
    await touchline('users', 'rename', 'annaball@example.org', 'Anna Ball')
    expect((await touchline('users', 'names')).out).toBe('Sign-up would take every username today.')
  },
  SLOW,
)

test(
  'open matters of billing are listed: disputes, failed refunds, failed notices',
  async () => {
    expect((await touchline('users', 'attention')).out).toBe('Nothing about money needs a hand.')
    await server.pool.query(
      `with bought as (
         insert into subscription (account_id, provider, provider_id, months, status, paid_through, started_at, held_at, withdrawn_at, created_at, updated_at)
         select id, 'stripe', 'sub_' || username, 3, 'active', '2026-04-30', $1::timestamptz,
           case username when 'AnnaBall' then $1::timestamptz end, case username when 'BenBall' then $1::timestamptz end, $1, $1
         from account returning *)
       insert into payment (account_id, subscription_id, provider, provider_id, months, status, amount, currency, paid_at, dispute)
       select account_id, id, 'stripe', 'in_' || provider_id, months, 'paid', 6000, 'EUR', $1, case when held_at is not null then 'open' end from bought`,
      [NOW],
    )
    await server.pool.query(
      `insert into payment_event (provider, id, type, received_at, error) values ('paypal', 'WH-1', 'x', $1, 'PayPal answers 400')`,
      [NOW],
    )
    const { code, out } = await touchline('users', 'attention')
    expect(code).toBe(0)
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['what', 'since', 'email', 'provider', 'id', 'detail'],
      ['not handled', '2026-01-31 12:00', 'paypal', 'WH-1', 'PayPal answers 400'],
      ['disputed', '2026-01-31 12:00', 'AnnaBall@Example.org', 'stripe', 'in_sub_AnnaBall', 'answer at the provider'],
      ['not paid back', '2026-01-31 12:00', 'BenBall@Example.org', 'stripe', 'in_sub_BenBall', 'withdrawn from'],
    ])
    expect((await touchline('users', 'list')).out).toMatch(/AnnaBall .* held +2026-01-31 12:00$/m)
  },
  SLOW,
)

test('an account becomes the owner, who may sign in and see everything; without an address a link is printed', async () => {
  const named = await touchline('users', 'owner', 'benball@example.org')
  expect([named.code, named.out]).toEqual([
    0,
    'The account of benball@example.org owns this site now and sees everything.',
  ])
  expect((await server.pool.query('select username, role from account order by id')).rows).toEqual([
    { username: 'AnnaBall', role: null },
    { username: 'BenBall', role: 'owner' },
  ])
  expect((await server.pool.query('select 1 from account where activated_at is null')).rowCount).toBe(0)
  const link = await touchline('users', 'owner')
  expect(link.out).toMatch(/http:\/\/localhost:3000\/signup\?owner=[\w-]{43}$/)
})
