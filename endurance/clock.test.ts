import { FOR_EVERYONE, FOR_SUBSCRIBERS } from '../apps/server/src/modules/live/event-stream.ts'
import type { Figure } from '../bench/support/benchmark.ts'
import { atLeast, atMost, whole } from '../bench/support/figures.ts'
import { liveClients } from '../bench/support/live-clients.ts'
import { addSubscribers } from '../e2e/support/subscriber.ts'
import { HOUR_MS, MINUTE_MS } from '../packages/football/src/index.ts'
import { ask } from '../packages/testing/src/requests/index.ts'
import { startCrowd } from './support/crowd.ts'
import { compareMembers } from './support/members.ts'
import { fallen, type Part, pause, startSite, until } from './support/site.ts'
import { trial } from './support/trial.ts'

const BETWEEN_MS = 4_000
const STREAMS = 40

trial({
  name: 'clock',
  title: 'The clock of a process may jump: sessions, leases, streams and the work of the workers go on',
  about:
    'Two web processes and two workers with the demo world under readers, members and stream clients. The clock of one process after the other is set back ' +
    'by ten minutes and forward again; then every process is set forward by an hour, one after the other, so that meanwhile they disagree.',
  async run(bench) {
    const site = await startSite(bench, { entry: 'endurance/support/shifted-clock.child.ts' })
    const parts = [...site.web, ...site.workers]
    const addresses = site.web.map(({ url }) => url)
    const database = await site.open()
    bench.undo(() => database.close())
    const tokens = (await addSubscribers(database, STREAMS / 2, site.now())).map(({ token }) => token)
    const [asked = ''] = tokens
    const { rows } = await database.pool.query<{ last: number }>('select coalesce(max(seq), 0) as last from live_event')
    const clients = liveClients(bench, 1)
    await clients.connect(
      addresses,
      Array.from({ length: STREAMS }, (_, at) => (at % 4 < 2 ? (tokens.pop() ?? null) : null)),
    )
    const crowd = await startCrowd(bench, site, database, { readers: 3 })
    const { readers, members } = crowd

    let refused = 0
    let jumps = 0
    const reported = async () =>
      (
        await database.pool.query<{ reported: number }>(
          `select (value->>'reported')::bigint as reported from meta where key = 'demo'`,
        )
      ).rows[0]?.reported ?? 0
    let wentBack = 0
    let before = await reported()
    const jump = async (part: Part, ms: number) => {
      part.child().process.send(ms)
      jumps += 1
      await pause(BETWEEN_MS)
      for (const url of addresses) {
        const { status } = await ask(`${url}/api/check_token`, {
          method: 'POST',
          headers: { authorization: `Token ${asked}` },
        })
        if (status !== 200) refused += 1
      }
      const now = await reported()
      if (now < before) wentBack += 1
      before = now
    }
    for (const part of parts) {
      await jump(part, -10 * MINUTE_MS)
      await jump(part, 10 * MINUTE_MS)
    }
    for (const part of parts) await jump(part, HOUR_MS)
    const anHourOn = site.now().getTime() + HOUR_MS
    await until('the demo world has advanced an hour', async () => (await reported()) >= anHourOn, 60_000)
    await crowd.leave()
    const unsent = async () =>
      (await database.pool.query<{ count: number }>('select count(*) from outbox_mail where sent_at is null')).rows[0]
        ?.count ?? 0
    await until('all mail is sent', async () => (await unsent()) === 0, 60_000)

    const ended = fallen(parts)
    for (const worker of site.workers) await worker.child().stop()
    const { rows: log } = await database.pool.query<{ seq: number; topic: string }>(
      'select seq, topic from live_event where seq > $1 order by seq',
      [rows[0]?.last ?? 0],
    )
    const shown = log
      .filter(({ topic }) => FOR_SUBSCRIBERS.has(topic))
      .map((one) => ({ ...one, phase: 'clock', at: 0 }))
    const last = (topics: ReadonlySet<string>) => shown.findLast(({ topic }) => topics.has(topic))?.seq ?? 0
    const arrived = await clients.reach({ visitors: last(FOR_EVERYONE), subscribers: last(FOR_SUBSCRIBERS) }, 60_000)
    const streams = await clients.compare(
      shown,
      [...FOR_SUBSCRIBERS].filter((topic) => !FOR_EVERYONE.has(topic)),
    )
    const compared = await compareMembers(database, members.members)
    for (const one of [...ended, ...readers.wrong.slice(0, 5), ...members.wrong.slice(0, 5)]) bench.say(one)
    const figures: Figure[] = [
      { name: 'jumps of a clock', value: whole(jumps) },
      { name: 'members who signed up, chose, paid and signed in again', value: whole(members.members.length) },
      atMost('processes that ended', { value: ended.length, target: 0, show: whole }),
      atMost('times a session was refused', { value: refused, target: 0, show: whole }),
      atMost('times the demo world went back', { value: wentBack, target: 0, show: whole }),
      atMost('answers that were not right', {
        value: readers.wrong.length + members.wrong.length,
        target: 0,
        show: whole,
      }),
      atLeast('changes sent on the streams', { value: shown.length, target: 1, show: whole }),
      atMost('clients of the stream that did not get to its end', { value: arrived ? 0 : 1, target: 0, show: whole }),
      atMost('changes a client missed, received twice or in the wrong order', {
        value: streams.lost + streams.twice + streams.wrong,
        target: 0,
        show: whole,
      }),
      atMost('clients told to read again or that lost their access', { value: streams.resets, target: 0, show: whole }),
      atMost('members for whom something is missing or there twice', {
        value: Object.values(compared).reduce((sum, count) => sum + count, 0),
        target: 0,
        show: whole,
      }),
    ]
    return { figures }
  },
})
