import { once } from 'node:events'
import { request } from 'node:http'
import autocannon from 'autocannon'
import { apiInstant } from '../packages/football/src/index.ts'
import type { BareAnswer } from './bare-fastify.child.ts'
import type { Bench, Benchmark, Figure } from './support/benchmark.ts'
import { productWithDemo } from './support/demo.ts'
import { atLeast, kilobytes, median, ratio, whole } from './support/figures.ts'
import { type Child, processorMs, startChild } from './support/processes.ts'

const TARGET = 0.8
const ROUTE = '/api/upcoming/:fromUtc/:toUtc'
const DAY_MS = 86_400_000
const CONNECTIONS = 40
const SECONDS = 2
const ROUNDS = 5
const ENCODINGS = ['identity', 'gzip', 'br'] as const
type Encoding = (typeof ENCODINGS)[number]
/** What a connection makes for itself: these differ from answer to answer and are no part of the sent headers. */
const OF_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'content-length'])

interface Server {
  child: Child
  url: string
}

interface Rate {
  perSecond: number
  /** Processor time of the server per request, microseconds; null where the system does not report. */
  processorUs: number | null
}

/** The bytes and headers of an answer as they go over the wire. */
async function rawAnswer(url: string, encoding: Encoding): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const asked = request(url, { headers: { 'accept-encoding': encoding } }).end()
  const [answer] = await once(asked, 'response')
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  const body = Buffer.concat(await answer.toArray())
  const headers = Object.entries(answer.headers as Record<string, string>).filter(([name]) => !OF_CONNECTION.has(name))
  return { headers: Object.fromEntries(headers), body }
}

async function bareServer(bench: Bench, origin: string, path: string, encoding: Encoding): Promise<Server> {
  const { headers, body } = await rawAnswer(origin + path, encoding)
  const child = startChild(bench, ['bench/bare-fastify.child.ts'])
  const answer: BareAnswer = { route: ROUTE, headers, body: body.toString('base64') }
  child.process.send(answer)
  const [address] = await once(child.process, 'message')
  const url = `${address}${path}`
  const same = await rawAnswer(url, encoding)
  if (!same.body.equals(body) || JSON.stringify(same.headers) !== JSON.stringify(headers)) {
    throw new Error('The bare server does not send the same answer')
  }
  return { child, url }
}

async function rateOf({ child, url }: Server, encoding: Encoding, duration: number): Promise<Rate> {
  const pid = child.process.pid ?? 0
  const before = await processorMs(pid)
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers: { 'accept-encoding': encoding } })
  const after = await processorMs(pid)
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
  return {
    perSecond: result.requests.total / result.duration,
    processorUs: before === null || after === null ? null : ((after - before) * 1000) / result.requests.total,
  }
}

async function compare(bench: Bench, product: Server, path: string, encoding: Encoding) {
  const bare = await bareServer(bench, new URL(product.url).origin, path, encoding)
  const rates: { ours: Rate; theirs: Rate }[] = []
  for (const server of [product, bare]) await rateOf(server, encoding, 1)
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await rateOf(product, encoding, SECONDS)
    const theirs = await rateOf(bare, encoding, SECONDS)
    rates.push({ ours, theirs })
  }
  await bare.child.stop()
  return rates
}

export const cachedAnswer: Benchmark = {
  name: 'cached-answer',
  title: 'A cached answer of the API',
  about:
    'Requests per second of `GET /api/upcoming/…` for tomorrow of the demo world, answered from the cache of the running product, ' +
    'against a bare Fastify route in a process of its own that sends the same bytes with the same headers. The two are asked in turn ' +
    `(${ROUNDS} rounds of ${SECONDS} s each, ${CONNECTIONS} connections); each ratio is the median of the ratios of the rounds.`,
  async run(bench) {
    const product = await productWithDemo(bench)
    const from = Math.ceil(Date.now() / DAY_MS) * DAY_MS
    const [first, last] = [from, from + DAY_MS].map((at) => encodeURIComponent(apiInstant(new Date(at).toISOString())))
    const path = `/api/upcoming/${first}/${last}`
    const ours: Server = { child: product, url: product.url + path }
    const matches = ((await (await fetch(ours.url)).json()) as unknown[]).length

    const figures: Figure[] = []
    const rows: string[][] = []
    for (const encoding of ENCODINGS) {
      bench.say(encoding)
      const { body } = await rawAnswer(ours.url, encoding)
      const rates = await compare(bench, ours, path, encoding)
      const middle = (pick: (round: (typeof rates)[number]) => number) => median(rates.map(pick))
      figures.push(
        atLeast(
          `${encoding}, of the bare route’s requests/s`,
          middle((r) => r.ours.perSecond / r.theirs.perSecond),
          TARGET,
          ratio,
        ),
      )
      const work = (side: 'ours' | 'theirs') => {
        const microseconds = middle((r) => r[side].processorUs ?? Number.NaN)
        return Number.isNaN(microseconds) ? '?' : `${whole(microseconds)} µs`
      }
      rows.push([
        encoding,
        kilobytes(body.length),
        whole(middle((r) => r.ours.perSecond)),
        whole(middle((r) => r.theirs.perSecond)),
        work('ours'),
        work('theirs'),
      ])
    }
    const head = [
      'encoding',
      'bytes',
      'product, requests/s',
      'bare route, requests/s',
      'product, processor time per request',
      'bare route, same',
    ]
    return { figures, tables: [{ title: `The answer with ${matches} matches`, head, rows }] }
  },
}
