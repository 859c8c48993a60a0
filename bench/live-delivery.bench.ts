import { setTimeout as delay } from 'node:timers/promises'
import { FOR_EVERYONE, FOR_SUBSCRIBERS } from '../apps/server/src/modules/live/event-stream.ts'
import { addSubscribers } from '../e2e/support/subscriber.ts'
import type { Benchmark, Figure } from './support/benchmark.ts'
import { serverPlace } from './support/databases.ts'
import { atMost, megabytes, milliseconds, quantile, whole } from './support/figures.ts'
import { liveClients, type Reported } from './support/live-clients.ts'
import { memoryOfProcess, webProcess } from './support/live-processes.ts'
import { type LiveWorld, writeLiveWorld } from './support/live-world.ts'

const TARGET_MS = 1000
const MEMORY_BYTES = 512 * 1024 * 1024
const CLIENTS = 2000
const SUBSCRIBERS = 500
const MATCHES = 60
const ARRIVES_WITHIN_MS = 30_000
/** Goals one after the other, then one in every match at once, then the same while a process dies. */
const PHASES = { single: 'one goal every 250 ms', burst: '60 goals in 2 s', kill: '60 goals in 2 s, a process killed' }
type Phase = keyof typeof PHASES
const GOALS: Readonly<Record<Phase, { count: number; everyMs: number }>> = {
  single: { count: 20, everyMs: 250 },
  burst: { count: MATCHES, everyMs: 2000 / MATCHES },
  kill: { count: MATCHES, everyMs: 2000 / MATCHES },
}
const GATED = [...FOR_SUBSCRIBERS].filter((topic) => !FOR_EVERYONE.has(topic))

/** Lets goals fall at their pace, however long each takes to write. */
async function goals(world: LiveWorld, phase: Phase, halfWay?: () => void): Promise<Reported[]> {
  const { count, everyMs } = GOALS[phase]
  const reported: Reported[] = []
  const began = performance.now()
  for (let index = 0; index < count; index++) {
    if (index === count / 2) halfWay?.()
    reported.push(...(await world.goal(index % MATCHES, phase)))
    const rest = began + (index + 1) * everyMs - performance.now()
    if (rest > 0) await delay(rest)
  }
  return reported.filter(({ topic }) => FOR_SUBSCRIBERS.has(topic))
}

const lastOf = (reported: readonly Reported[], topics: ReadonlySet<string>) =>
  reported.findLast(({ topic }) => topics.has(topic))?.seq ?? 0

const timesOf = (groups: Record<string, number[]>, phase: Phase, part = '') =>
  Object.entries(groups)
    .filter(([name]) => name.startsWith(`${phase}/`) && name.includes(part))
    .flatMap(([, times]) => times)
    .toSorted((one, other) => one - other)

/** One line: how many events arrived in a phase and how late, those of one part of the clients or topics. */
function row(
  groups: Record<string, number[]>,
  { phase, part, what }: { phase: Phase; part: string; what: string },
): string[] {
  const times = timesOf(groups, phase, part)
  return [
    PHASES[phase],
    what,
    whole(times.length),
    ...[0.5, 0.99, 1].map((share) => milliseconds(quantile(times, share))),
  ]
}

export const liveDelivery: Benchmark = {
  name: 'live-delivery',
  title: 'Live: from the commit to every viewer',
  about:
    `Two processes of the product with \`ROLE=web\` on one PostgreSQL database, and this one writing as a worker does: a transaction per goal with score, ` +
    `event and a statistic. ${whole(CLIENTS)} clients on the same machine follow \`/api/live/stream\`, half of them at each process, ` +
    `${whole(SUBSCRIBERS)} with a subscriber’s token, with the page’s own reader. Measured from the moment before the commit to the event read by ` +
    'each client. Half-way through the last burst one process is killed with SIGKILL; its clients go to the other one after half a second to ' +
    'a second, as pages do, and name the last event they saw. Afterwards every client’s events are compared with the log of changes.',
  async run(bench) {
    const place = await serverPlace(bench)
    if (!place) return { figures: [], notes: ['There was no PostgreSQL server.'] }
    const database = await place.open()
    bench.undo(() => database.close())
    const world = await writeLiveWorld(database, MATCHES)
    const tokens = (await addSubscribers(database, SUBSCRIBERS, new Date())).map(({ token }) => token)
    const [first, second] = [await webProcess(bench, place), await webProcess(bench, place)]
    const idle = [await memoryOfProcess(first), await memoryOfProcess(second)]

    bench.say(`${whole(CLIENTS)} clients connect`)
    const clients = liveClients(bench, 2)
    // A subscriber after every three visitors, so that both processes and both children have their share.
    const all = Array.from({ length: CLIENTS }, (_, at) => (at % 16 < 4 ? (tokens.pop() ?? null) : null))
    await clients.connect([first.url, second.url], all)

    const reported: Reported[] = []
    const arrived = async (some: readonly Reported[]) => {
      reported.push(...some)
      const reached = { visitors: lastOf(some, FOR_EVERYONE), subscribers: lastOf(some, FOR_SUBSCRIBERS) }
      if (!(await clients.reach(reached, ARRIVES_WITHIN_MS))) bench.say('not everything has arrived')
    }
    for (const phase of ['single', 'burst'] as const) {
      bench.say(PHASES[phase])
      await arrived(await goals(world, phase))
    }
    const busy = [await memoryOfProcess(first), await memoryOfProcess(second)]
    bench.say(PHASES.kill)
    await arrived(await goals(world, 'kill', () => first.child.process.kill('SIGKILL')))
    const left = await memoryOfProcess(second)

    bench.say('comparing')
    const { groups, lost, twice, wrong, resets } = await clients.compare(reported, GATED)
    const figures: Figure[] = [
      atMost('single goals, 99 of 100 deliveries within', {
        value: quantile(timesOf(groups, 'single'), 0.99),
        target: TARGET_MS,
        show: milliseconds,
      }),
      atMost('60 goals in 2 s, 99 of 100 deliveries within', {
        value: quantile(timesOf(groups, 'burst'), 0.99),
        target: TARGET_MS,
        show: milliseconds,
      }),
      atMost('events that a client never got', { value: lost, target: 0, show: whole }),
      atMost('events that a client got twice', { value: twice, target: 0, show: whole }),
      atMost('events out of order or not for that client', { value: wrong, target: 0, show: whole }),
      atMost('clients told to read again', { value: resets, target: 0, show: whole }),
      atMost('highest memory of a process', {
        value: Math.max(...busy.map(({ peak }) => peak), left.peak),
        target: MEMORY_BYTES,
        show: megabytes,
      }),
    ]
    const rows = [
      row(groups, { phase: 'single', part: '', what: 'all' }),
      row(groups, { phase: 'burst', part: '/public', what: 'for everyone' }),
      row(groups, { phase: 'burst', part: '/gated', what: 'for subscribers' }),
      row(groups, { phase: 'kill', part: '/stayed', what: 'to clients of the other process' }),
      row(groups, { phase: 'kill', part: '/moved', what: 'to clients of the killed process' }),
    ]
    const used = (one: { now: number; peak: number } | undefined) =>
      one ? [megabytes(one.now), megabytes(one.peak)] : []
    return {
      figures,
      tables: [
        {
          title: 'From commit to client',
          head: ['what happens', 'events', 'deliveries', 'median', '99 of 100', 'slowest'],
          rows,
        },
        {
          title: 'Resident memory of the processes',
          head: ['process', 'when', 'memory', 'highest'],
          rows: [
            ['killed one', 'before the clients', ...used(idle[0])],
            ['killed one', `${whole(CLIENTS / 2)} clients, after the bursts`, ...used(busy[0])],
            ['other one', 'before the clients', ...used(idle[1])],
            ['other one', `${whole(CLIENTS / 2)} clients, after the bursts`, ...used(busy[1])],
            ['other one', `all ${whole(CLIENTS)} clients`, ...used(left)],
          ],
        },
      ],
    }
  },
}
