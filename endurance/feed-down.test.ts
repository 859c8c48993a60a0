import type { Bench, Figure } from '../bench/support/benchmark.ts'
import { atLeast, atMost, seconds, whole } from '../bench/support/figures.ts'
import { matchesBetween } from '../e2e/support/api.ts'
import { nameOf } from '../e2e/support/home-page.ts'
import { type FollowedMatch, followedMatch } from '../e2e/support/worlds/followed-match.ts'
import { claimWorld, type Database, inTransaction, migrate, openDatabase } from '../packages/database/src/index.ts'
import { HOUR_MS } from '../packages/football/src/index.ts'
import { makeSyncContext } from '../packages/ingest/src/follow/sportmonks/make-context.ts'
import { followed } from '../packages/ingest/src/follow/sportmonks/sync.testing.ts'
import { syncOnce } from '../packages/ingest/src/follow/sportmonks/sync-jobs.ts'
import { dumpTables } from '../packages/testing/src/database/dump-tables.ts'
import { pathsToRead, startReaders } from './support/readers.ts'
import { fallen, newDatabase, pause, type Site, startSite, until } from './support/site.ts'
import { rounds, trial } from './support/trial.ts'

const DOWN_MS = 30_000
const CATCHES_UP_MS = 90_000
const CALLS_AN_HOUR = 3_000
/** Minute of the second half that is reported at first, and after each time the feed was away. */
const MINUTES = [50, 56, 62, 68, 74, 80]
const FAULTS = [
  { kind: 'status', status: 500 },
  { kind: 'cut' },
  { kind: 'slow', ms: 60_000 },
  { kind: 'malformed' },
  { kind: 'status', status: 429, retryAfterSeconds: 5 },
] as const

trial({
  name: 'feed-down',
  title: 'A feed that is away leaves the site up and is caught up with once it is back, within its calls an hour',
  about:
    'Two web processes and two workers that follow a stand-in of Sportmonks with a match in play. In turn it answers every call with 500, cuts every answer, ' +
    `hangs, sends half of each answer and says that there were too many calls, for ${DOWN_MS / 1000} s each, while the match goes on; each time it comes back ` +
    'the score and minute are waited for. In the end the tables are compared with those of a database that reads the same feed for the first time.',
  async run(bench) {
    const feed = await followedMatch()
    bench.undo(() => feed.feed.close())
    feed.report(MINUTES[0] ?? 50)
    const site = await startSite(bench, {
      empty: true,
      clock: feed.instant(50).toISOString(),
      env: { FEED: 'none', SETUP: 'off' },
      workerEnv: {
        FEED: 'sportmonks',
        SETUP: 'off',
        SPORTMONKS_TOKEN: feed.feed.token,
        SPORTMONKS_API_BASE: feed.feed.url,
      },
    })
    const [web] = site.web
    const address = web?.url ?? ''
    const began = Date.now()
    await until('everything the feed has is read', async () => allRead(await statusOf(address)), 240_000)
    await until('the match is in play', async () => (await stateOf(site, feed)) !== null, 60_000)
    const atFirst = feed.feed.calls.length
    const readers = startReaders({
      addresses: site.web.map(({ url }) => url),
      paths: await pathsToRead(address, feed.instant(50)),
      atOnce: 2,
    })
    bench.undo(readers.stop)

    const caughtUp: number[] = []
    let unready = 0
    let reported = 0
    for (let round = 0; round < rounds(FAULTS.length, 2); round++) {
      const fault = FAULTS[round] ?? FAULTS[0]
      bench.say(`the feed is away: ${fault.kind}`)
      const before = await statusOf(address)
      feed.feed.faults.always(fault)
      await pause(DOWN_MS)
      feed.report(MINUTES[round + 1] ?? 80)
      const during = await statusOf(address)
      if (during.status !== 200) unready += 1
      if (during.feed?.lastSuccess.live === before.feed?.lastSuccess.live || hasStopped(during)) reported += 1
      feed.feed.faults.clear()
      const wanted = MINUTES[round + 1] ?? 80
      caughtUp.push(
        await until(
          'the match is where the feed has it',
          async () => (await minuteOf(site, feed)) >= wanted,
          CATCHES_UP_MS * 2,
        ),
      )
    }
    await readers.stop()
    const ended = fallen([...site.web, ...site.workers])
    for (const worker of site.workers) await worker.child().stop()
    const different = await differentFromFirstReading(bench, site, feed)
    const hours = (Date.now() - began) / HOUR_MS
    const calls = feed.feed.calls.length
    for (const one of [...ended, ...readers.wrong.slice(0, 5), ...different]) bench.say(one)
    const figures: Figure[] = [
      { name: 'times the feed was away', value: whole(caughtUp.length) },
      atMost('longest until the match was caught up with', {
        value: Math.max(...caughtUp),
        target: CATCHES_UP_MS,
        show: seconds,
      }),
      atMost('times the site was not ready because of it', { value: unready, target: 0, show: whole }),
      atLeast('times /readyz said that live was not read meanwhile', {
        value: reported,
        target: caughtUp.length,
        show: whole,
      }),
      atMost('answers to readers that were not right', { value: readers.wrong.length, target: 0, show: whole }),
      atMost('processes that ended', { value: ended.length, target: 0, show: whole }),
      { name: 'calls for everything at first', value: whole(atFirst) },
      atMost('calls in all', { value: calls, target: CALLS_AN_HOUR * Math.max(1, hours), show: whole }),
      atMost('tables that differ from a first reading of the same feed', {
        value: different.length,
        target: 0,
        show: whole,
      }),
    ]
    return { figures }
  },
})

interface Status {
  status: number
  feed?: { lastSuccess: Record<string, string>; seasons: { known: number; read: number }; problemsLastDay: number }
}

async function statusOf(url: string): Promise<Status> {
  const answer = await fetch(`${url}/readyz`)
  return { ...((await answer.json()) as object), status: answer.status } as Status
}

const allRead = ({ feed }: Status) =>
  Boolean(feed && feed.seasons.known > 0 && feed.seasons.read === feed.seasons.known && feed.lastSuccess.live)
const hasStopped = ({ feed }: Status) => (feed?.problemsLastDay ?? 0) > 0

async function stateOf(site: Site, feed: FollowedMatch) {
  const day = feed.instant(50).toISOString().slice(0, 10)
  const all = await matchesBetween(site.web[0]?.url ?? '', { from: `${day} 00:00`, to: `${day} 23:59` })
  return all.find((one) => nameOf(one) === feed.name) ?? null
}

const minuteOf = async (site: Site, feed: FollowedMatch) => (await stateOf(site, feed))?.minute ?? 0

/** Equal scorers are in the order of our ids, which is that of their arrival. */
const withoutTies = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/("type_id":\d+,)"place":\d+,/, '$1')).sort()

/** Both databases read the whole feed once more, so that rarely requested parts are equally new in both. */
async function differentFromFirstReading(bench: Bench, site: Site, feed: FollowedMatch): Promise<string[]> {
  const other = await openDatabase({ url: await newDatabase(bench), role: 'command' })
  const one = await site.open()
  const clock = { now: () => feed.instant(81) }
  const read = async (database: Database) => {
    await inTransaction(database, (client) => claimWorld(client, 'real'))
    await database.pool.query(`delete from meta where key like 'lease:%'`)
    await syncOnce(makeSyncContext(followed(feed.feed, database, clock), new AbortController().signal))
    return dumpTables(database)
  }
  try {
    await migrate(other)
    const [mine, theirs] = [await read(one), await read(other)]
    return [...mine].flatMap(([table, reported]) => {
      const lines = withoutTies(reported)
      const others = withoutTies(theirs.get(table) ?? [])
      const only = [
        ...lines.filter((line) => !others.includes(line)).map((line) => `followed: ${line}`),
        ...others.filter((line) => !lines.includes(line)).map((line) => `read first: ${line}`),
      ]
      return only.length === 0 && lines.length === others.length ? [] : [`${table}: ${only.slice(0, 8).join('\n')}`]
    })
  } finally {
    await one.close()
    await other.close()
  }
}
