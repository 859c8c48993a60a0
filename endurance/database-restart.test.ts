import { inject } from 'vitest'
import type { Figure } from '../bench/support/benchmark.ts'
import { atMost, seconds, whole } from '../bench/support/figures.ts'
import { startCrowd } from './support/crowd.ts'
import { compareMembers } from './support/members.ts'
import { type EndMode, startServer, stopServer } from './support/own-server.ts'
import { fallen, pause, startSite, until } from './support/site.ts'
import { rounds, trial } from './support/trial.ts'

const AWAY_MS = 4_000
const BETWEEN_MS = 6_000
const RECOVERS_MS = 15_000
/** The lease of a worker that lost the database lasts 20 seconds; waiting ones look every five. */
const GOES_ON_MS = 60_000
const MODES: readonly EndMode[] = ['fast', 'immediate']

trial({
  name: 'database-restart',
  title:
    'The database may be restarted or fall under load: the product answers cleanly, ends nothing and recovers by itself',
  about:
    'Two web processes and two workers with the demo world; readers, sign-ups, favourites and payments continue all the time. The PostgreSQL server ' +
    'is stopped in turn in mode *fast* and in mode *immediate* (as after a power cut of the server: it recovers from its log), is away for ' +
    `${AWAY_MS / 1000} s and comes back. Visitors try again until they are answered.`,
  async run(bench) {
    const server = inject('server')
    const site = await startSite(bench)
    const parts = [...site.web, ...site.workers]
    const addresses = site.web.map(({ url }) => url)
    const database = await site.open()
    bench.undo(() => database.close())
    const crowd = await startCrowd(bench, site, database, {
      readers: 6,
      isWrong: ({ status }) => status !== 200 && status !== 503,
      allowed: [503],
    })
    const { readers, members } = crowd

    const ready = () =>
      Promise.all(
        addresses.map((url) =>
          fetch(`${url}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      )
    const recovered: number[] = []
    let reportedUnready = 0
    const times = rounds(6, 2)
    for (let round = 0; round < times; round++) {
      const mode = MODES[round % MODES.length] ?? 'fast'
      await pause(BETWEEN_MS)
      bench.say(`the database is stopped (${mode})`)
      await stopServer(server, mode)
      await pause(AWAY_MS)
      if ((await ready()).every((status) => status === 503)) reportedUnready += 1
      await startServer(server)
      recovered.push(
        await until(
          'both web processes are ready',
          async () => (await ready()).every((status) => status === 200),
          60_000,
        ),
      )
    }
    await pause(BETWEEN_MS)
    const reported = await progressOf(database)
    const wentOn = await until(
      'the demo world continues',
      async () => (await progressOf(database)) > reported,
      GOES_ON_MS,
    ).catch(() => Number.POSITIVE_INFINITY)
    if (wentOn > GOES_ON_MS)
      for (const worker of site.workers) bench.say(`${worker.name}: ${worker.child().output().slice(-1500)}`)
    await crowd.leave()

    const compared = await compareMembers(database, members.members)
    const ended = fallen(parts)
    for (const one of [...ended, ...readers.wrong.slice(0, 5), ...members.wrong.slice(0, 5)]) bench.say(one)
    const answers = (status: string) => (readers.statuses.get(status) ?? 0) + (members.statuses.get(status) ?? 0)
    const figures: Figure[] = [
      { name: 'restarts, half of them immediate', value: whole(times) },
      { name: 'requests answered', value: whole(answers('200')) },
      { name: 'requests answered that the database is away (503)', value: whole(answers('503')) },
      { name: 'members who signed up, chose, paid and signed in again', value: whole(members.members.length) },
      atMost('processes that ended', { value: ended.length, target: 0, show: whole }),
      atMost('requests without an answer', { value: answers('lost'), target: 0, show: whole }),
      atMost('answers that were not clean', {
        value: readers.wrong.length + members.wrong.length,
        target: 0,
        show: whole,
      }),
      atMost('stops after which a web process still said it was ready', {
        value: times - reportedUnready,
        target: 0,
        show: whole,
      }),
      atMost('longest until ready again', { value: Math.max(...recovered), target: RECOVERS_MS, show: seconds }),
      atMost('until the workers wrote again', { value: wentOn, target: GOES_ON_MS, show: seconds }),
      atMost('acknowledged sign-ups that are missing', {
        value: compared.missing + compared.inactive,
        target: 0,
        show: whole,
      }),
      atMost('accounts, mails or payments stored twice', {
        value: compared.twice + compared.mailsNotOne + compared.paidTwice,
        target: 0,
        show: whole,
      }),
      atMost('acknowledged favourites that are missing', { value: compared.favouritesMissing, target: 0, show: whole }),
      atMost('favourites nobody chose', { value: compared.favouritesTooMany, target: 0, show: whole }),
      atMost('acknowledged payments that are missing', { value: compared.notPaid, target: 0, show: whole }),
    ]
    return { figures }
  },
})

async function progressOf(
  database: Awaited<ReturnType<Awaited<ReturnType<typeof startSite>>['open']>>,
): Promise<number> {
  const { rows } = await database.pool.query<{ reported: number }>(
    `select (value->>'reported')::bigint as reported from meta where key = 'demo'`,
  )
  return rows[0]?.reported ?? 0
}
