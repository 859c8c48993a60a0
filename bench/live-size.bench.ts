import { setTimeout as delay } from 'node:timers/promises'
import { FOR_EVERYONE, FOR_SUBSCRIBERS } from '../apps/server/src/modules/live/event-stream.ts'
import { addSubscribers } from '../e2e/support/subscriber.ts'
import type { Benchmark } from './support/benchmark.ts'
import { serverPlace } from './support/databases.ts'
import { atMost, kilobytes, megabytes, milliseconds, quantile, whole } from './support/figures.ts'
import { liveClients, type Reported } from './support/live-clients.ts'
import { memoryOfProcess, type WebProcess, webProcess } from './support/live-processes.ts'
import { writeLiveWorld } from './support/live-world.ts'

const CLIENTS = 20_000
const SUBSCRIBERS = 2_000
const PROCESSES = 4
const GOALS = 20
const EVERY_MS = 2_500
const TARGET_MS = 1000
const MOST_A_CLIENT = 15 * 1024
const ARRIVES_WITHIN_MS = 30_000
const GATED = [...FOR_SUBSCRIBERS].filter((topic) => !FOR_EVERYONE.has(topic))

export const liveSize: Benchmark = {
  name: 'live-size',
  title: 'Live: twenty thousand who look',
  about:
    `${PROCESSES} processes of the product with \`ROLE=web\` on one PostgreSQL database, and ${whole(CLIENTS)} clients of \`/api/live/stream\` on the same machine, ` +
    `${whole(SUBSCRIBERS)} of them subscribers. ${GOALS} goals, one every ${EVERY_MS / 1000} s; each goes to every client. Measured from the moment before the ` +
    'commit to the event read by each client; the clients take as much of the processor as the product does. Memory of a client is what the processes ' +
    'hold more with all of them connected and served than without, divided by their number.',
  alone: true,
  async run(bench) {
    const place = await serverPlace(bench)
    if (!place) return { figures: [], notes: ['There was no PostgreSQL server.'] }
    const database = await place.open()
    bench.undo(() => database.close())
    const world = await writeLiveWorld(database, GOALS)
    const tokens = (await addSubscribers(database, SUBSCRIBERS, new Date())).map(({ token }) => token)
    const processes: WebProcess[] = []
    for (let count = 0; count < PROCESSES; count++) processes.push(await webProcess(bench, place))
    const held = async () => {
      const each = await Promise.all(processes.map(memoryOfProcess))
      return each.reduce((sum, { now }) => sum + now, 0)
    }
    const idle = await held()

    bench.say(`${whole(CLIENTS)} clients connect`)
    const clients = liveClients(bench, 2)
    const each = Array.from({ length: CLIENTS }, (_, at) => (at % 32 < 4 ? (tokens.pop() ?? null) : null))
    await clients.connect(
      processes.map(({ url }) => url),
      each,
    )
    bench.say('goals')
    const reported: Reported[] = []
    for (let goal = 0; goal < GOALS; goal++) {
      const next = delay(EVERY_MS)
      reported.push(...(await world.goal(goal, 'goals')))
      await next
    }
    const watched = reported.filter(({ topic }) => FOR_SUBSCRIBERS.has(topic))
    const lastOf = (topics: ReadonlySet<string>) => watched.findLast(({ topic }) => topics.has(topic))?.seq ?? 0
    const reached = { visitors: lastOf(FOR_EVERYONE), subscribers: lastOf(FOR_SUBSCRIBERS) }
    if (!(await clients.reach(reached, ARRIVES_WITHIN_MS))) bench.say('not everything has arrived')
    const busy = await held()
    const { groups, lost, twice, wrong, resets } = await clients.compare(watched, GATED)
    const times = Object.values(groups)
      .flat()
      .toSorted((one, other) => one - other)
    return {
      figures: [
        atMost('99 of 100 deliveries within', quantile(times, 0.99), TARGET_MS, milliseconds),
        { name: 'deliveries, their median', value: `${whole(times.length)}, ${milliseconds(quantile(times, 0.5))}` },
        atMost('events that a client never got, got twice or was not to get', lost + twice + wrong, 0, whole),
        atMost('clients asked to read anew', resets, 0, whole),
        atMost('memory of a client', (busy - idle) / CLIENTS, MOST_A_CLIENT, kilobytes),
        {
          name: 'memory of a process without clients, with them',
          value: `${megabytes(idle / PROCESSES)}, ${megabytes(busy / PROCESSES)}`,
        },
      ],
    }
  },
}
