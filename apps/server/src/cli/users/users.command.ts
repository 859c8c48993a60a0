import { ROLES, type Role } from '@touchline/contract'
import { type Database, inTransaction, isUniqueViolation } from '@touchline/database'
import { makeClock } from '@touchline/runtime'
import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { type Config, publicUrlOf } from '../../config.ts'
import { activateAccount } from '../../modules/accounts/accounts.queries.ts'
import { foldName, usernameFault } from '../../modules/accounts/names.ts'
import { newOwnerLink, setAccountRole } from '../../modules/accounts/owner.queries.ts'
import { closeAllSessions } from '../../modules/accounts/sessions/session.queries.ts'
import { entitlement } from '../../modules/billing/entitlement/entitlement.ts'
import { grantMonths, revokeGrants } from '../../modules/billing/grants.queries.ts'
import { findOpenMatters } from '../../modules/billing/open-matters.queries.ts'
import { commandOperator, noteAudit } from '../../modules/console/audit/audit.ts'
import { maskName } from '../../modules/console/audit/mask.ts'
import { readSetup } from '../../modules/setup/setup-state.ts'
import type { Cli } from '../cli.ts'
import { EXIT, Failure } from '../failure.ts'
import { openForCommand } from '../open-for-command.ts'
import { findNames, findUsers, holdUser, renameUser, type User } from './users.queries.ts'

/** More accounts than a person reads at once. */
const MAX_USERS = 500
const MAX_MONTHS = 120

export function addUsersCommands(program: Command, cli: Cli, finish: (code: number) => void): void {
  const users = program.command('users').description('Accounts and their access')
  users
    .command('list')
    .description('Accounts, the newest first, with their access and its end (UTC)')
    .addOption(new Option('--search <text>', 'only those with this in the username or the mail address'))
    .action(async ({ search }: { search?: string }) => finish(await list(cli, search ?? '')))
  users
    .command('names')
    .description('Accounts whose username sign-up would refuse today, and what to do')
    .action(async () => finish(await listNames(cli)))
  users
    .command('rename')
    .description('Give an account another username')
    .argument('<email>', 'mail address of the account')
    .argument('<username>', 'the new username')
    .action(async (email: string, username: string) => finish(await rename(cli, email, username)))
  users
    .command('grant')
    .description('Grant an account full access for some months, from now or from the end of its access')
    .argument('<email>', 'mail address of the account')
    .addOption(new Option('--months <n>', 'calendar months').argParser(monthsOrFail).makeOptionMandatory())
    .addOption(new Option('--activate', 'as if the link of the first mail had been followed'))
    .action(async (email: string, options: Grant) => finish(await grant(cli, email, options)))
  users
    .command('revoke')
    .description("End an account's granted access at once; paid access stays")
    .argument('<email>', 'mail address of the account')
    .action(async (email: string) => finish(await revoke(cli, email)))
  users
    .command('owner')
    .description(
      'Make an account the owner of the site, who sees everything; without an address print a link that makes one',
    )
    .argument('[email]', 'mail address of the account')
    .action(async (email?: string) => finish(await own(cli, email)))
  users
    .command('role')
    .description('Give an account a role in the console, or take it away; its open sessions end')
    .argument('<email>', 'mail address of the account')
    .addArgument(new Argument('<role>', 'what it may do').choices([...ROLES, 'none']))
    .action(async (email: string, role: Role | 'none') => finish(await giveRole(cli, email, role)))
  users
    .command('attention')
    .description('Open matters of billing: disputes, failed refunds, notices that could not be processed')
    .action(async () => finish(await attention(cli)))
}

interface Grant {
  months: number
  activate?: boolean
}

function monthsOrFail(text: string): number {
  const months = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
  if (months >= 1 && months <= MAX_MONTHS) return months
  throw new InvalidArgumentError(`months are a whole number from 1 to ${MAX_MONTHS}`)
}

async function list(cli: Cli, search: string): Promise<number> {
  return withDatabase(cli, async (database, now) => {
    const users = await findUsers(database.pool, search, MAX_USERS + 1)
    if (users.length === 0) {
      cli.print(search === '' ? 'There are no accounts.' : `No account has "${search}" in its name or address.`)
      return EXIT.done
    }
    const rows = users.slice(0, MAX_USERS).map((user) => cellsOf(user, now))
    for (const line of table([HEAD, ...rows])) cli.print(line)
    if (users.length > MAX_USERS) cli.print(`… and more; --search narrows it down.`)
    return EXIT.done
  })
}

const HEAD = ['id', 'username', 'email', 'country', 'activated', 'access', 'until']

function cellsOf({ id, username, email, country, activatedAt, subscriptions }: User, now: Date): string[] {
  const { type, subscribed, expireDate } = entitlement(subscriptions, now)
  const months = `${Math.abs(subscribed)} ${Math.abs(subscribed) === 1 ? 'month' : 'months'}`
  const isHeld = subscriptions.some(({ heldAt, status }) => heldAt !== null && status !== 'ended')
  const access = { 0: 'none', 1: isHeld ? 'held' : 'expired', 2: subscribed < 0 ? `${months}, runs out` : months }[type]
  return [String(id), username, email, country, activatedAt ? dayOf(activatedAt) : 'no', access, minuteOf(expireDate)]
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
const minuteOf = (instant: Date | null) => instant?.toISOString().slice(0, 16).replace('T', ' ') ?? ''

/** Lines whose columns are as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => [...(row[at] ?? '')].length)))
  return rows.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  )
}

/** Given by an upgrade to accounts whose name was a mail address. */
const RENAMED = /^renamed-[0-9a-f]{12}$/

async function listNames(cli: Cli): Promise<number> {
  return withDatabase(cli, async (database) => {
    const faults = (await findNames(database.pool)).flatMap(({ username, email }) => {
      const fault = RENAMED.test(username) ? 'replaces one that was a mail address' : usernameFault(username)
      return fault === null ? [] : [`${JSON.stringify(username)} of ${email} ${fault}`]
    })
    for (const line of faults) cli.print(line)
    cli.print(
      faults.length === 0
        ? 'Sign-up would take every username today.'
        : 'All of them can sign in with their mail address. Give them another name: users rename <email> <username>.',
    )
    return EXIT.done
  })
}

async function rename(cli: Cli, email: string, username: string): Promise<number> {
  return withDatabase(cli, async (database, now) => {
    const fault = usernameFault(username)
    if (fault !== null) throw new Failure(`The username ${fault}. Nothing was changed.`)
    await inTransaction(database, async (client) => {
      const user = await userOrFail(client, email)
      await renameUser(client, user.id, username.trim())
      const values = { before: { username: maskName(user.username) }, after: { username: maskName(username.trim()) } }
      await noteAudit(client, {
        operator: commandOperator(),
        deed: { action: 'member.rename', account: user, ...values },
        now,
      })
    }).catch((error: unknown) => {
      throw isUniqueViolation(error)
        ? new Failure(`Another account has the name ${username}. Nothing was changed.`)
        : error
    })
    cli.print(`The account of ${email} is ${username.trim()} now.`)
    return EXIT.done
  })
}

async function attention(cli: Cli): Promise<number> {
  return withDatabase(cli, async (database) => {
    const matters = await findOpenMatters(database.pool)
    if (matters.length === 0) {
      cli.print('Nothing about money needs a hand.')
      return EXIT.done
    }
    const rows = matters.map(({ what, since, email, provider, id, detail }) => {
      return [what, minuteOf(since), email ?? '', provider, id ?? '', detail ?? '']
    })
    for (const line of table([['what', 'since', 'email', 'provider', 'id', 'detail'], ...rows])) cli.print(line)
    return EXIT.done
  })
}

async function grant(cli: Cli, email: string, { months, activate = false }: Grant): Promise<number> {
  return withDatabase(cli, async (database, now) => {
    const { user, until, activated } = await inTransaction(database, async (client) => {
      const user = await userOrFail(client, email)
      const { type, expireDate } = entitlement(user.subscriptions, now)
      const from = type === 2 && expireDate !== null ? expireDate : now
      const activated = activate || user.activatedAt !== null
      const until = await grantMonths(client, user.id, { months, from, now })
      if (activate) await activateAccount(client, user.id, now)
      const values = {
        before: { access_until: expireDate?.toISOString() ?? null },
        after: { access_until: until.toISOString(), months, ...(activate && { activated: true }) },
      }
      await noteAudit(client, {
        operator: commandOperator(),
        deed: { action: 'member.grant', account: user, ...values },
        now,
      })
      return { user, until, activated }
    })
    cli.print(`${user.username} may see everything until ${minuteOf(until)} UTC.`)
    if (!activated) {
      cli.print('The account is not activated, so nobody can sign in to it yet: add --activate to do without its mail.')
    }
    return EXIT.done
  })
}

async function own(cli: Cli, email?: string): Promise<number> {
  return withDatabase(cli, async (database, now, config) => {
    if (email === undefined) {
      if ((await readSetup(database.pool))?.endedAt === null)
        throw new Failure('This site is not set up yet: use setup-link. Nothing was changed.')
      const link = await newOwnerLink(database, { publicUrl: publicUrlOf(config), now })
      await noteAudit(database.pool, { operator: commandOperator(), deed: { action: 'site.owner_link' }, now })
      cli.print(`Open this link within two days; it works once: ${link}`)
      return EXIT.done
    }
    await changeRole(database, { email, role: 'owner' }, now)
    cli.print(`The account of ${email} owns this site now and sees everything.`)
    return EXIT.done
  })
}

async function giveRole(cli: Cli, email: string, given: Role | 'none'): Promise<number> {
  return withDatabase(cli, async (database, now) => {
    const role = given === 'none' ? null : given
    await changeRole(database, { email, role }, now)
    cli.print(
      role === null ? `The account of ${email} has no role any more.` : `The account of ${email} is ${role} now.`,
    )
    return EXIT.done
  })
}

const changeRole = (database: Database, { email, role }: { email: string; role: Role | null }, now: Date) =>
  inTransaction(database, async (client) => {
    const user = await userOrFail(client, email)
    await setAccountRole(client, { id: user.id, role, now })
    await closeAllSessions(client, user.id)
    const values = { before: { role: user.role }, after: { role } }
    await noteAudit(client, {
      operator: commandOperator(),
      deed: { action: 'staff.role', account: user, ...values },
      now,
    })
  })

async function revoke(cli: Cli, email: string): Promise<number> {
  return withDatabase(cli, async (database, now) => {
    const user = await inTransaction(database, async (client) => {
      const found = await userOrFail(client, email)
      const ended = await revokeGrants(client, found.id, now)
      if (ended === 0) throw new Failure(`Nothing is granted to ${found.username}. Nothing was changed.`)
      const after = await userOrFail(client, email)
      const until = (user: User) => ({
        access_until: entitlement(user.subscriptions, now).expireDate?.toISOString() ?? null,
      })
      const values = { before: until(found), after: until(after) }
      await noteAudit(client, {
        operator: commandOperator(),
        deed: { action: 'member.revoke', account: after, ...values },
        now,
      })
      return after
    })
    const { type, expireDate } = entitlement(user.subscriptions, now)
    cli.print(`What was granted to ${user.username} has ended.`)
    if (type === 2) cli.print(`What it pays for stays, until ${minuteOf(expireDate)} UTC.`)
    return EXIT.done
  })
}

async function userOrFail(client: Parameters<typeof holdUser>[0], email: string): Promise<User> {
  const user = await holdUser(client, foldName(email))
  if (user === null) throw new Failure(`There is no account with the address ${email}. Nothing was changed.`)
  return user
}

async function withDatabase(
  cli: Cli,
  work: (database: Database, now: Date, config: Config) => Promise<number>,
): Promise<number> {
  const { database, config } = await openForCommand(cli)
  try {
    return await work(database, makeClock(config.CLOCK).now(), config)
  } finally {
    await database.close()
  }
}
