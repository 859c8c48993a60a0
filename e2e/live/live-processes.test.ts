import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../packages/database/src/index.ts'
import { matchesToday, type UpcomingMatch } from '../support/api.ts'
import { touchline } from '../support/command-line.ts'
import { expect, test } from '../support/fixtures.ts'
import { nameOf, rowOf, wordsOf } from '../support/home-page.ts'
import { addSubscribers } from '../support/subscriber.ts'
import { type FollowedMatch, followedMatch } from '../support/worlds/followed-match.ts'
import { ownDatabase } from '../support/worlds/own-database.ts'
import { type Product, startProduct, startWorker } from '../support/worlds/product.ts'
import { tcpSwitch } from '../support/worlds/tcp-switch.ts'

/** A stream that breaks off and an address that does not answer for a while are reported in the console by the browser itself. */
const LOST = /^error: Failed to load resource: net::ERR_/
const ARRIVES = { timeout: 60_000 }
const withServer = Boolean(process.env.TEST_DATABASE_URL)

test.describe('two processes that serve pages and one that follows a feed, on one PostgreSQL server', () => {
  test.skip(!withServer, 'TEST_DATABASE_URL is not set')
  let feed: FollowedMatch
  let first: Product
  let second: Product
  let match: UpcomingMatch
  let env: Record<string, string>
  const cleanUps: (() => Promise<unknown>)[] = []

  test.beforeAll(async () => {
    feed = await followedMatch()
    cleanUps.push(() => feed.feed.close())
    feed.report(50)
    const { url, drop } = await ownDatabase()
    cleanUps.push(drop)
    const dataDir = await mkdtemp(join(tmpdir(), 'touchline-processes-'))
    cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))
    // Nobody can pay here, which opens everything unless the operator says otherwise.
    env = { DATABASE_URL: url, DATA_DIR: dataDir, ACCESS: 'paid', CLOCK: feed.instant(50).toISOString() }
    const web = async () => {
      const product = await startProduct({ dataDir, env: { ...env, FEED: 'none', ROLE: 'web' } })
      cleanUps.push(product.stop)
      return product
    }
    first = await web()
    second = await web()
    const worker = await startWorker({
      dataDir,
      env: {
        ...env,
        FEED: 'sportmonks',
        SPORTMONKS_TOKEN: feed.feed.token,
        SPORTMONKS_API_BASE: feed.feed.url,
      },
    })
    cleanUps.push(worker.stop)
    await expect(async () => {
      const [found] = (await matchesToday(first.url)).filter((one) => nameOf(one) === feed.name)
      expect(found).toBeDefined()
      match = found as UpcomingMatch
    }).toPass(ARRIVES)
  })
  test.afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  })

  test('both count the wrong passwords of an account together', async () => {
    const login = (url: string) =>
      fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username_or_email: 'nobody@example.org', password: 'wrong-password' }),
      })
    for (let tried = 0; tried < 10; tried++) expect((await login((tried % 2 ? first : second).url)).status).toBe(200)
    for (const { url } of [first, second]) expect((await login(url)).status).toBe(429)
  })

  test('a goal that one process writes is seen on a page of another, and what happens while that one is killed too', async ({
    visit,
    allowInConsole,
  }) => {
    allowInConsole(LOST)
    const address = await tcpSwitch(first.url)
    cleanUps.push(address.close)
    const { page, calls } = await visit({ baseURL: address.url })
    await page.goto('/')
    const words = () => wordsOf(rowOf(page, match))
    expect(await words()).toMatch(/ LIVE 5\d ?' .* 0 0( |$)/)

    const reported = performance.now()
    const { minute, score } = feed.goal
    feed.report(minute)
    const shown = new RegExp(` LIVE (${minute}|${minute + 1}|${minute + 2}) ?' .* ${score}( |$)`)
    await expect.poll(words, ARRIVES).toMatch(shown)
    console.log(
      `Seen ${Math.round(performance.now() - reported)} ms after the feed reported it, which is asked every 5 s`,
    )

    address.lead(null)
    first.process.kill('SIGKILL')
    await expect.poll(address.refused, ARRIVES).toBeGreaterThan(0)
    feed.report(feed.over)
    const statusAt = async (url: string) =>
      (await matchesToday(url)).find(({ match_id }) => match_id === match.match_id)?.status
    await expect.poll(() => statusAt(second.url), ARRIVES).toBe(4)
    expect(await words()).toMatch(/ LIVE \d+ ?' /)
    address.lead(second.url)
    const led = performance.now()
    await expect.poll(words, ARRIVES).toMatch(/ LIVE BRK /)
    console.log(`Seen ${Math.round(performance.now() - led)} ms after the other process could be reached`)

    // Everything came with the stream: the list was not requested again.
    expect(calls.filter((call) => call.startsWith('/api/upcoming'))).toEqual([])
  })

  test('a subscriber whose access a command takes back is redirected away from the matches in play', async ({
    visit,
  }) => {
    const database = await openDatabase({ url: env.DATABASE_URL, role: 'command' })
    const [subscriber] = await addSubscribers(database, 1, feed.instant(50))
    await database.close()
    const storage = { token: subscriber?.token ?? '', uid: String(subscriber?.id) }
    const { page } = await visit({ baseURL: second.url, storage })
    await page.goto('/inplay')
    await expect(page.getByRole('listitem').filter({ hasText: match.local_name })).toBeVisible()

    expect((await touchline(['users', 'revoke', 'reader1@example.org'], env)).code).toBe(0)
    feed.report(105)
    await page.waitForURL('**/message/subscribe/expired', ARRIVES)
  })
})
