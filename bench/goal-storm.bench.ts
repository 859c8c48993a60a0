import { setTimeout as delay } from 'node:timers/promises'
import { pushKeys } from '../apps/server/src/modules/alerts/channels/push-keys.ts'
import type { Bench, Benchmark } from './support/benchmark.ts'
import { type Place, serverPlace } from './support/databases.ts'
import { atLeast, atMost, milliseconds, quantile, ratio, whole } from './support/figures.ts'
import { writeLiveWorld } from './support/live-world.ts'
import { type Child, startChild } from './support/processes.ts'
import { messageOf, startPushService, storeFollowers } from './support/push-world.ts'

const MATCHES = 20
const SUBSCRIPTIONS = 50_000
const OF_MATCH = SUBSCRIPTIONS / MATCHES
/** Turns of the comparison with the bare loop, and the goals of each. */
const TURNS = 3
const EVEN_GOALS = 3
const KILL_EVERY_MS = 3_000
const TARGET_MS = 3_000
/** The wait ends once nothing has come for this long. */
const STILL_MS = 120_000
const LAST_ONES_MS = 15_000
/** Goals of the storm come at this share of the bare loop's rate. */
const PACE = 0.3
const LOOK_MS = 50

export const goalStorm: Benchmark = {
  name: 'goal-storm',
  title: 'Alerts: a goal in each of 20 matches, 50,000 browsers, workers killed',
  about:
    `${MATCHES} matches in play, ${whole(SUBSCRIPTIONS)} subscriptions of a push service in a process of its own that checks signatures; ${whole(OF_MATCH)} follow each match. ` +
    'First one worker sends the alerts of three goals, then a loop with nothing around it as many messages of the same size, in turn: the ratio. Then a goal falls in every ' +
    'match, one after the other, while two workers send and one of them gets SIGKILL every three seconds and is started again. Afterwards every message is decrypted ' +
    'with the keys of its browser and compared with what that browser follows. A message that is sent again by the worker that takes over replaces the first one by its topic, ' +
    'as push services do: a browser is given each alert once.',
  async run(bench) {
    const place = await serverPlace(bench)
    if (!place) return { figures: [], notes: ['There was no PostgreSQL server.'] }
    const database = await place.open()
    bench.undo(() => database.close())
    const world = await writeLiveWorld(database, MATCHES)
    const push = await startPushService(bench)
    const keys = await pushKeys(database)
    bench.say(`${whole(SUBSCRIPTIONS)} browsers subscribe`)
    const subscriptions = await push.subscribe(keys.publicKey, SUBSCRIPTIONS)
    await storeFollowers(database, subscriptions, MATCHES)
    const matchOf = subscriptions.map((_, at) => `home ${at % MATCHES} `)
    const arrived = async (count: number, stillMs = STILL_MS) => {
      for (let last = 0, since = Date.now(); Date.now() - since < stillMs; await delay(LOOK_MS)) {
        const received = await push.received()
        if (received >= count) return
        if (received > last) since = Date.now()
        last = received
      }
    }

    const worker = () => startWorker(bench, place, push.host)
    const first = await worker()
    const bare = startChild(bench, ['bench/bare-push.child.ts'])
    await messageOf(bare)
    const ofTurn = EVEN_GOALS * OF_MATCH
    const payload = JSON.stringify({ notification: { title: 'x'.repeat(520) } })
    const target = { host: push.host, keys, payload, targets: subscriptions.slice(0, ofTurn) }
    let [evenMs, bareMs] = [0, 0]
    for (let turn = 0; turn < TURNS; turn++) {
      const began = performance.now()
      for (let match = 0; match < EVEN_GOALS; match++) await world.goal(match, 'even')
      await arrived(ofTurn)
      evenMs += performance.now() - began
      await push.report(matchOf)
      const sent = messageOf<number>(bare)
      bare.process.send(target)
      bareMs += await sent
      await push.report(matchOf)
    }
    await bare.stop()
    const even = TURNS * ofTurn

    const everyMs = (OF_MATCH * bareMs) / even / PACE
    bench.say(`A goal every ${milliseconds(everyMs)}`)
    const workers = [first, await worker()]
    let kills = 0
    let isOver = false
    const killing = (async () => {
      while (!isOver) {
        await delay(KILL_EVERY_MS)
        const at = kills % workers.length
        workers[at]?.process.kill('SIGKILL')
        kills += 1
        workers[at] = await worker()
      }
    })()
    const goals: number[] = []
    for (let match = 0; match < MATCHES; match++) {
      const fell = Date.now()
      await world.goal(match, 'storm')
      goals.push(Date.now())
      await delay(Math.max(0, everyMs - (Date.now() - fell)))
    }
    await arrived(SUBSCRIPTIONS)
    // Repeated messages count among those that arrived: the last ones are still to come.
    await arrived(Number.POSITIVE_INFINITY, LAST_ONES_MS)
    isOver = true
    await killing
    const { arrivals, repeated, strange, refused } = await push.report(matchOf)
    const times = arrivals.map(({ place: at, at: when }) => when - (goals[at % MATCHES] ?? 0)).toSorted((a, b) => a - b)
    const told = new Set(arrivals.map(({ place: at }) => at)).size
    return {
      figures: [
        atLeast('alerts a second, of a bare loop’s', { value: bareMs / evenMs, target: 0.5, show: ratio }),
        atMost('goal storm, 95 of 100 alerts within', {
          value: quantile(times, 0.95),
          target: TARGET_MS,
          show: milliseconds,
        }),
        atMost('alerts that a browser never got', { value: SUBSCRIPTIONS - told, target: 0, show: whole }),
        atMost('alerts that a browser was given twice', { value: arrivals.length - told, target: 0, show: whole }),
        atMost('alerts of a match that the browser does not follow', { value: strange, target: 0, show: whole }),
        atMost('messages that the push service refused', { value: refused, target: 0, show: whole }),
      ],
      notes: [
        `${whole((even * 1000) / evenMs)} alerts a second with one worker, ${whole((even * 1000) / bareMs)} of the bare loop. A goal every ${milliseconds(everyMs)}; ` +
          `${kills} workers killed; ${whole(repeated)} messages sent again after a kill, in the place of the first ones.`,
      ],
    }
  },
}

async function startWorker(bench: Bench, place: Place, host: string): Promise<Child> {
  const worker = startChild(bench, ['bench/alert-worker.child.ts'], { env: { ...place.environment, PUSH_HOST: host } })
  await messageOf(worker)
  return worker
}
