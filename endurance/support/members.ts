import type { Database } from '../../packages/database/src/index.ts'
import { type Answer, ask, otherAddress, unclean } from '../../packages/testing/src/requests/index.ts'
import { pause } from './site.ts'

/** The acknowledged actions of a member. */
export interface Member {
  name: string
  signedUp: boolean
  active: boolean
  favourites: Set<number>
  /** Leagues requested without an answer: they may be stored. */
  perhaps: Set<number>
  paid: boolean
  /** Logins that worked. */
  logins: number
}

export interface MembersLoad {
  members: readonly Member[]
  /** Statuses of all answers; `lost` where there was none. */
  statuses: ReadonlyMap<string, number>
  /** Answers with a status nobody may get here. */
  wrong: readonly string[]
  /** No new members; current ones continue until they are through. */
  finish(): Promise<void>
}

export interface MembersOptions {
  addresses: readonly string[]
  database: () => Promise<Database>
  leagues: readonly number[]
  atOnce: number
  /** Pause between two members of one visitor. */
  everyMs?: number
  /** Expected statuses besides 200 while things break. */
  allowed: readonly number[]
}

const PASSWORD = 'a good password'
const ENGLAND = 72
const TRIES = 200

/**
 * People who sign up, activate the account by the link of the mail, choose favourites, pay in the demo checkout and sign in, and who try
 * again, at the next address, until they have an answer.
 */
export function startMembers(options: MembersOptions): MembersLoad {
  const { addresses, leagues, atOnce, everyMs = 50, allowed } = options
  const members: Member[] = []
  const statuses = new Map<string, number>()
  const wrong: string[] = []
  let finishing = false
  let number = 0

  const call = async (path: string, body: object, more: Record<string, string>): Promise<Answer> => {
    const answer = await ask(`${addresses[Math.floor(Math.random() * addresses.length)]}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...more },
      patienceMs: 20_000,
    })
    const name = String(answer.status ?? 'lost')
    statuses.set(name, (statuses.get(name) ?? 0) + 1)
    const fault = unclean(answer)
    if (fault) wrong.push(`${path}: ${fault}`)
    if (answer.status !== null && answer.status !== 200 && !allowed.includes(answer.status)) {
      wrong.push(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`)
    }
    return answer
  }

  /** Asks until it is answered; `missed` learns of every time it was not. */
  const surely = async <T>(
    path: string,
    { body, more, missed }: { body: object; more: Record<string, string>; missed?: () => void },
  ): Promise<T> => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const answer = await call(path, body, more)
      if (answer.status === 200) return JSON.parse(answer.text) as T
      missed?.()
      if (answer.status !== null && answer.status < 500) throw new Error(`${path}: ${answer.status} ${answer.text}`)
      await pause(200)
    }
    throw new Error(`${path} was never answered`)
  }

  const live = async (database: Database) => {
    number += 1
    const member: Member = {
      name: `member${number}`,
      signedUp: false,
      active: false,
      favourites: new Set(),
      perhaps: new Set(),
      paid: false,
      logins: 0,
    }
    members.push(member)
    const from = otherAddress()
    const email = `${member.name}@example.org`
    // Status 1 after an answer that was lost: the first attempt had worked.
    await surely('/signup', {
      body: { email, username: member.name, password: PASSWORD, country: ENGLAND },
      more: from,
    })
    member.signedUp = true
    const link = await linkOf(database, email)
    const activated = await surely<{ token?: string }>('/activate', { body: link, more: from })
    const login = async () => {
      const { token } = await surely<{ token?: string }>('/login', {
        body: { username_or_email: email, password: PASSWORD },
        more: from,
      })
      if (token !== undefined) member.logins += 1
      else wrong.push(`/login: ${member.name} is refused`)
      return token ?? ''
    }
    // A link whose answer was lost is used up; the account is active all the same.
    const token = activated.token ?? (await login())
    member.active = true
    const signedIn = { ...from, authorization: `Token ${token}` }
    for (const league of leagues.slice(number % 3, (number % 3) + 3)) {
      await surely('/pick_favorite', {
        body: { league_id: league, flag: 1 },
        more: signedIn,
        missed: () => member.perhaps.add(league),
      })
      member.favourites.add(league)
    }
    await pay(member, signedIn)
    await surely('/logout', { body: {}, more: signedIn }).catch((error: Error) => {
      // One whose answer was lost has ended the session, so that the next one is refused.
      if (!error.message.includes('401')) throw error
    })
    await login()
  }

  /** As a person does: when paying fails, starts again from the plans. */
  const pay = async (member: Member, signedIn: Record<string, string>) => {
    for (let attempt = 0; attempt < TRIES && !member.paid; attempt++) {
      const order = await call('/demo_checkout', { selectedPlan: 1 }, signedIn)
      if (order.status === 409) {
        const bought = await surely<{ subscribed: number }>('/check_subscription', { body: {}, more: signedIn })
        member.paid = bought.subscribed > 0
      }
      if (order.status === 200) {
        const { id } = JSON.parse(order.text) as { id: string }
        const paid = await call(`/demo_checkout/${id}/pay`, { card: 'good' }, signedIn)
        member.paid = paid.status === 200
      }
      if (!member.paid) await pause(200)
    }
  }

  const visitor = async () => {
    const database = await options.database()
    while (!finishing) {
      await live(database).catch((error: Error) => wrong.push(error.message.slice(0, 300)))
      await pause(everyMs)
    }
    await database.close()
  }
  const running = Promise.all(Array.from({ length: atOnce }, visitor))
  return {
    members,
    statuses,
    wrong,
    finish: async () => {
      finishing = true
      await running
    },
  }
}

/** The link of the mail, from the outbox, retried as often as necessary. */
async function linkOf(database: Database, email: string): Promise<{ uidb64: string | null; token: string | null }> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const answer = await database.pool
      .query<{ text: string }>('select text from outbox_mail where recipient = $1', [email])
      .catch(() => ({ rows: [] }))
    const address = /http\S+\/activate\?[\w=&-]+/.exec(answer.rows[0]?.text ?? '')?.[0]
    if (address) {
      const { searchParams } = new URL(address)
      return { uidb64: searchParams.get('uidb64'), token: searchParams.get('token') }
    }
    await pause(200)
  }
  throw new Error(`There is no mail to ${email}`)
}

/** Compares acknowledged actions with stored ones; each a count of members for whom it is wrong. */
export async function compareMembers(database: Database, members: readonly Member[]) {
  const { rows } = await database.pool.query<{
    name: string
    accounts: number
    active: boolean
    leagues: number[]
    payments: number
    renewing: number
    mails: number
  }>(
    `select a.username as name, count(*) over (partition by a.folded_email) as accounts, a.activated_at is not null as active,
       array(select league_id from favourite_league f where f.account_id = a.id) as leagues,
       (select count(*) from payment p where p.account_id = a.id and p.status = 'paid') as payments,
       (select count(*) from subscription s where s.account_id = a.id and s.started_at is not null) as renewing,
       (select count(*) from outbox_mail m where m.recipient = a.email and m.subject like 'Activate%') as mails
     from account a where a.username like 'member%'`,
  )
  const stored = new Map(rows.map((row) => [row.name, row]))
  const counts = {
    missing: 0,
    twice: 0,
    inactive: 0,
    favouritesMissing: 0,
    favouritesTooMany: 0,
    notPaid: 0,
    paidTwice: 0,
    mailsNotOne: 0,
  }
  for (const member of members) {
    const row = stored.get(member.name)
    if (!row) {
      if (member.signedUp) counts.missing += 1
      continue
    }
    if (row.accounts !== 1) counts.twice += 1
    if (member.active && !row.active) counts.inactive += 1
    if ([...member.favourites].some((league) => !row.leagues.includes(league))) counts.favouritesMissing += 1
    if (row.leagues.some((league) => !member.favourites.has(league) && !member.perhaps.has(league)))
      counts.favouritesTooMany += 1
    if (member.paid && row.payments === 0) counts.notPaid += 1
    if (row.payments > 1 || row.renewing > 1) counts.paidTwice += 1
    if (row.mails !== 1) counts.mailsNotOne += 1
  }
  return counts
}
