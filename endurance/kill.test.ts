import { FOR_EVERYONE, FOR_SUBSCRIBERS } from '../apps/server/src/modules/live/event-stream.ts'
import type { Bench, Figure } from '../bench/support/benchmark.ts'
import { atLeast, atMost, seconds, whole } from '../bench/support/figures.ts'
import { liveClients } from '../bench/support/live-clients.ts'
import { addSubscribers } from '../e2e/support/subscriber.ts'
import { type Database, openDatabase } from '../packages/database/src/index.ts'
import { readProgress } from '../packages/ingest/src/follow/demo/demo-fill.ts'
import { startCrowd } from './support/crowd.ts'
import { demoTemplate } from './support/demo-template.ts'
import { compareMembers } from './support/members.ts'
import { fallen, newDatabase, type Part, pause, startSite, until } from './support/site.ts'
import { rounds, trial } from './support/trial.ts'
import { advanceTo, differing, footballChecksums } from './support/world-checksum.ts'

const STREAMS = 200
const BETWEEN_MS = 2_500
const ARRIVES_MS = 60_000
/** A lease lasts 20 seconds; waiting processes look every five. */
const LEASE_MOVES_MS = 30_000
const GATED = [...FOR_SUBSCRIBERS].filter((topic) => !FOR_EVERYONE.has(topic))

trial({
  name: 'kill',
  title:
    'Processes may be killed at any moment: everything acknowledged is stored exactly once, and streams miss and repeat nothing',
  about:
    'Two web processes and two workers with the demo world on one PostgreSQL server. Readers, people who sign up, choose favourites, pay and sign in, ' +
    `and ${STREAMS} clients of the live stream (a quarter of them subscribers) continue all the time, while a random process repeatedly gets ` +
    'SIGKILL and is started again. Afterwards everything acknowledged is compared with what is stored, what each client of the stream heard with the log of ' +
    'changes, and the football with that of a demo world nobody disturbed, advanced to the same instant: checksums of every table.',
  async run(bench) {
    const site = await startSite(bench)
    const addresses = site.web.map(({ url }) => url)
    const database = await site.open()
    bench.undo(() => database.close())
    const tokens = (await addSubscribers(database, STREAMS / 4, site.now())).map(({ token }) => token)
    const { rows: before } = await database.pool.query<{ last: number }>(
      'select coalesce(max(seq), 0) as last from live_event',
    )
    const clients = liveClients(bench, 1)
    await clients.connect(
      addresses,
      Array.from({ length: STREAMS }, (_, at) => (at % 4 === 0 ? (tokens.pop() ?? null) : null)),
    )
    // Clients of a killed process see a cut or refused connection.
    const crowd = await startCrowd(bench, site, database, {
      readers: 4,
      isWrong: ({ status }) => status !== 200 && status !== null,
    })
    const { readers, members } = crowd

    const parts = [...site.web, ...site.workers]
    const kills = rounds(30, 6)
    const killed = { web: 0, worker: 0 }
    for (let at = 0; at < kills; at++) {
      await pause(BETWEEN_MS * Math.random() * 2)
      const victim = parts[Math.floor(Math.random() * parts.length)] as Part
      await victim.kill()
      killed[victim.role] += 1
      bench.say(`${victim.name} was killed`)
      await victim.start()
    }
    const moved = await longestStandstill(database, site.workers)
    await crowd.leave()

    bench.say('comparing')
    const ended = fallen(parts)
    for (const worker of site.workers) await worker.child().stop()
    const { rows: reported } = await database.pool.query<{ seq: number; topic: string }>(
      'select seq, topic from live_event where seq > $1 order by seq',
      [before[0]?.last ?? 0],
    )
    const shown = reported
      .filter(({ topic }) => FOR_SUBSCRIBERS.has(topic))
      .map((one) => ({ ...one, phase: 'kill', at: 0 }))
    const last = (topics: ReadonlySet<string>) => shown.findLast(({ topic }) => topics.has(topic))?.seq ?? 0
    const arrived = await clients.reach(
      { visitors: last(FOR_EVERYONE), subscribers: last(FOR_SUBSCRIBERS) },
      ARRIVES_MS,
    )
    const streams = await clients.compare(shown, GATED)
    const compared = await compareMembers(database, members.members)
    const different = await differentFromUndisturbed(bench, database, site.databaseUrl)

    for (const one of [...ended, ...readers.wrong.slice(0, 5), ...members.wrong.slice(0, 5), ...different])
      bench.say(one)
    const figures: Figure[] = [
      { name: 'web processes killed', value: whole(killed.web) },
      { name: 'workers killed', value: whole(killed.worker) },
      { name: 'pages and calls read', value: whole(readers.statuses.get('200') ?? 0) },
      {
        name: 'requests cut off or refused by a killed process',
        value: whole((readers.statuses.get('lost') ?? 0) + (members.statuses.get('lost') ?? 0)),
      },
      { name: 'members who signed up, chose, paid and signed in again', value: whole(members.members.length) },
      atLeast('changes sent on the streams', { value: shown.length, target: 1, show: whole }),
      atMost('processes that ended by themselves', { value: ended.length, target: 0, show: whole }),
      atMost('answers that were not clean', {
        value: readers.wrong.length + members.wrong.length,
        target: 0,
        show: whole,
      }),
      atMost('acknowledged sign-ups that are missing', {
        value: compared.missing + compared.inactive,
        target: 0,
        show: whole,
      }),
      atMost('accounts or mails stored twice', {
        value: compared.twice + compared.mailsNotOne,
        target: 0,
        show: whole,
      }),
      atMost('acknowledged favourites that are missing', { value: compared.favouritesMissing, target: 0, show: whole }),
      atMost('favourites nobody chose', { value: compared.favouritesTooMany, target: 0, show: whole }),
      atMost('acknowledged payments that are missing', { value: compared.notPaid, target: 0, show: whole }),
      atMost('members who paid twice', { value: compared.paidTwice, target: 0, show: whole }),
      atMost('clients of the stream that did not get to its end', { value: arrived ? 0 : 1, target: 0, show: whole }),
      atMost('changes that a client never received', { value: streams.lost, target: 0, show: whole }),
      atMost('changes that a client received twice', { value: streams.twice, target: 0, show: whole }),
      atMost('changes out of order or not for that client', { value: streams.wrong, target: 0, show: whole }),
      atMost('clients told to read again', { value: streams.resets, target: 0, show: whole }),
      atMost('until another worker took over from a killed one', {
        value: moved,
        target: LEASE_MOVES_MS,
        show: seconds,
      }),
      atMost('tables that differ from the undisturbed world', { value: different.length, target: 0, show: whole }),
    ]
    return { figures }
  },
})

/** Kills one worker after the other. @returns the longest that the demo world stood still, in milliseconds */
async function longestStandstill(database: Database, workers: readonly Part[]): Promise<number> {
  let longest = 0
  for (const worker of workers) {
    await worker.kill()
    const started = performance.now()
    const before = await reportedUpTo(database)
    await until('the demo world continues', async () => (await reportedUpTo(database)) > before, 60_000)
    longest = Math.max(longest, performance.now() - started)
    await worker.start()
  }
  return longest
}

const reportedUpTo = async (database: Database): Promise<number> => (await readProgress(database))?.reported ?? 0

async function differentFromUndisturbed(bench: Bench, database: Database, url: string): Promise<string[]> {
  const otherUrl = await newDatabase(bench, (await demoTemplate(bench)).name)
  const other = await openDatabase({ url: otherUrl, role: 'command' })
  try {
    const instant = new Date((await reportedUpTo(database)) + 1_000)
    await advanceTo(database, instant)
    await advanceTo(other, instant)
    return differing(await footballChecksums(otherUrl), await footballChecksums(url))
  } finally {
    await other.close()
  }
}
