import { type Database, inTransaction, migrate, openDatabase } from '@touchline/database'
import { useFolder } from '@touchline/testing/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '../modules/accounts/accounts.queries.ts'
import { secretHash } from '../modules/accounts/secrets.ts'
import { setupLinkEnd } from '../modules/setup/setup-link.ts'
import { runCli } from './run-cli.ts'

const SLOW = 120_000
const folder = useFolder()
let server: Database
beforeAll(async () => {
  server = await openDatabase({ dataDir: folder.at('data'), role: 'server' })
  await migrate(server)
}, SLOW)
afterAll(() => server.close())

async function touchline(words: string[], environment: Record<string, string>) {
  const [out, complaints]: string[][] = [[], []]
  const given = { DATA_DIR: folder.at('data'), ...environment }
  const code = await runCli(words, given, {
    print: (line) => out?.push(line),
    complain: (line) => complaints?.push(line),
  })
  return { code, out: out?.join('\n') ?? '', complaints: complaints?.join('\n') ?? '' }
}
const tokenOf = ({ out }: { out: string }) => /\/setup\?token=([\w-]{43})$/.exec(out)?.[1] ?? ''
const works = async (token: string) => (await setupLinkEnd(server.pool, secretHash(token), new Date())) !== null

test('the command prints a link that voids the one before, while there is something to set up', {
  timeout: SLOW,
}, async () => {
  const demo = await touchline(['setup-link'], { FEED: 'demo' })
  expect([demo.code, demo.complaints]).toEqual([1, expect.stringContaining('demo world')])
  const first = tokenOf(await touchline(['setup-link'], { FEED: 'setup' }))
  expect(await works(first)).toBe(true)
  const second = tokenOf(await touchline(['setup-link'], { FEED: 'open' }))
  expect([await works(first), await works(second)]).toEqual([false, true])
  const owner = await touchline(['users', 'owner'], { FEED: 'open' })
  expect([owner.code, owner.complaints]).toEqual([1, expect.stringContaining('setup-link')])
  const member = {
    username: 'marta',
    email: 'marta@example.org',
    passwordHash: 'x',
    countryId: 178,
    language: 'pt',
    activatedAt: null,
  } as const
  await inTransaction(server, (client) => addAccount(client, member, new Date()))
  expect((await touchline(['setup-link'], { FEED: 'open' })).complaints).toContain('/setup')
  const audit = await server.pool.query("select via, action from audit_entry where action = 'site.setup_link'")
  expect(audit.rows).toEqual(Array.from({ length: 2 }, () => ({ via: 'command', action: 'site.setup_link' })))
})
