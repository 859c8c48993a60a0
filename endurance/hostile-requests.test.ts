import fc from 'fast-check'
import type { Figure } from '../bench/support/benchmark.ts'
import { atLeast, atMost, megabytes, whole } from '../bench/support/figures.ts'
import { addSubscribers } from '../e2e/support/subscriber.ts'
import {
  ask,
  faultOf,
  type HostileRequest,
  hostileRequest,
  otherAddress,
} from '../packages/testing/src/requests/index.ts'
import { fallen, memoryOfPart, startSite } from './support/site.ts'
import { rounds, trial } from './support/trial.ts'

const REQUESTS = 100_000
const AT_ONCE = 12
const IN_ONE_SAMPLE = 500
const ACCOUNTS = 60
const MEMORY_BYTES = 512 * 1024 * 1024
/** The result of a request, as one kind of answer. */
const kindOf = (status: number | null) => (status === null ? 'lost' : String(status))

trial({
  name: 'hostile-requests',
  title: '100,000 requests made from the contract, valid and broken, are answered as it says or refused in one shape',
  about:
    'Every call of the contract with parameters, queries and bodies of right and wrong types, huge, in odd Unicode, with NUL, like SQL, nested ' +
    'thousands of levels deep, with wrong content types, other methods, and tokens that were never given, are malformed or belong to accounts of each ' +
    `kind of access; ${AT_ONCE} at once over two web processes on the demo world, each request from another address so that limits do not hide ` +
    'anything. Each answer has to be what the contract says, or the one shape of errors; none may carry a stack, a statement or a path.',
  async run(bench) {
    const site = await startSite(bench, { workers: 1 })
    const database = await site.open()
    bench.undo(() => database.close())
    const accounts = await addSubscribers(database, ACCOUNTS, site.now())
    const unpaid = accounts.filter((_, at) => at % 3 === 0).map(({ id }) => id)
    const expired = accounts.filter((_, at) => at % 3 === 1).map(({ id }) => id)
    await database.pool.query('delete from subscription where account_id = any($1)', [unpaid])
    await database.pool.query(`update subscription set paid_through = created_at where account_id = any($1)`, [expired])
    const tokens = accounts.map(({ token }) => token)
    const given = { all: tokens.slice(0, ACCOUNTS / 2), spare: tokens.slice(ACCOUNTS / 2) }

    const seed = Number(process.env.ENDURANCE_SEED ?? Date.now() % 1_000_000_000)
    bench.say(`seed ${seed} (ENDURANCE_SEED makes the same requests again)`)
    const wanted = rounds(REQUESTS, IN_ONE_SAMPLE)
    const requests = requestsOf(seed, wanted, given)
    const statuses = new Map<string, number>()
    const calls = new Map<string, number>()
    const unready = new Map<string, number>()
    const faults: string[] = []
    const started = performance.now()
    let asked = 0
    const worker = async (mine: number) => {
      for (const request of requests) {
        const { call, method, path, headers, body } = request
        const url = site.web[(asked + mine) % site.web.length]?.url ?? ''
        asked += 1
        if (asked % 10_000 === 0) bench.say(`${asked} requests, ${faults.length} faults`)
        const answer = await ask(url + path, {
          method,
          headers: { ...headers, ...otherAddress() },
          ...(body !== undefined && { body }),
        })
        statuses.set(kindOf(answer.status), (statuses.get(kindOf(answer.status)) ?? 0) + 1)
        if (answer.status === 503) unready.set(call.path, (unready.get(call.path) ?? 0) + 1)
        if (answer.status === 200) calls.set(call.path, (calls.get(call.path) ?? 0) + 1)
        const fault = faultOf(request, answer)
        if (fault) faults.push(`${method} ${path.slice(0, 300)} ${JSON.stringify(body)?.slice(0, 300) ?? ''}: ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, mine) => worker(mine)))
    const perSecond = (asked * 1000) / (performance.now() - started)

    for (const fault of faults.slice(0, 20)) bench.say(fault)
    const ended = fallen([...site.web, ...site.workers])
    const memory = await Promise.all(site.web.map(memoryOfPart))
    const figures: Figure[] = [
      atLeast('requests', { value: asked, target: wanted, show: whole }),
      { name: 'of these a second', value: whole(perSecond) },
      { name: 'calls of the contract that answered with success', value: whole(calls.size) },
      atMost('answers that are neither what the contract says nor a clean error', {
        value: faults.length,
        target: 0,
        show: whole,
      }),
      atMost('processes that ended', { value: ended.length, target: 0, show: whole }),
      atMost('highest memory of a web process', {
        value: Math.max(...memory.map(({ peak }) => peak)),
        target: MEMORY_BYTES,
        show: megabytes,
      }),
    ]
    const rows = [...statuses].sort().map(([status, count]) => [status, whole(count)])
    return {
      figures,
      tables: [
        { title: 'Answers by status', head: ['status', 'answers'], rows },
        {
          title: 'Answers 503 by call',
          head: ['call', 'answers'],
          rows: [...unready].sort().map(([path, count]) => [path, whole(count)]),
        },
      ],
      notes: [`Made with seed ${seed}.`],
    }
  },
})

/** One list of requests that all clients take from. */
function* requestsOf(
  seed: number,
  count: number,
  tokens: Parameters<typeof hostileRequest>[0],
): Generator<HostileRequest> {
  const any = hostileRequest(tokens)
  for (let made = 0; made < count; made += IN_ONE_SAMPLE) {
    yield* fc.sample(any, { seed: seed + made, numRuns: Math.min(IN_ONE_SAMPLE, count - made) })
  }
}
