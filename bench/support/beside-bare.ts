import { once } from 'node:events'
import { request } from 'node:http'
import autocannon from 'autocannon'
import type { BareAnswer } from '../bare-fastify.child.ts'
import type { Bench } from './benchmark.ts'
import { type Child, processorMs, startChild } from './processes.ts'

export const BESIDE = { connections: 40, seconds: 2, rounds: 5 }

/** Headers of the connection: these differ from answer to answer and are not copied. */
const OF_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'content-length', 'server-timing'])

/** A process and its address. */
export interface Server {
  child: Pick<Child, 'process'>
  url: string
}

export interface Rate {
  perSecond: number
  /** Processor time of the server per request, microseconds; null where the system does not report. */
  processorUs: number | null
}

/** A request for an answer. */
export interface Asked {
  encoding: string
  cookie?: string
}

const headersOf = ({ encoding, cookie }: Asked) => ({ 'accept-encoding': encoding, ...(cookie && { cookie }) })

/** The bytes and headers of an answer as they go over the wire. */
export async function rawAnswer(url: string, asked: Asked): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const sent = request(url, { headers: headersOf(asked) }).end()
  const [answer] = await once(sent, 'response')
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  const body = Buffer.concat(await answer.toArray())
  const headers = Object.entries(answer.headers as Record<string, string>).filter(([name]) => !OF_CONNECTION.has(name))
  return { headers: Object.fromEntries(headers), body }
}

/** A bare Fastify route in a separate process that sends the same bytes with the same headers. */
async function bareServer(
  bench: Bench,
  { server: { url: ours }, route, asked }: { server: Pick<Server, 'url'>; route: string; asked: Asked },
): Promise<Server & { child: Child }> {
  const { headers, body } = await rawAnswer(ours, asked)
  const child = startChild(bench, ['bench/bare-fastify.child.ts'])
  const answer: BareAnswer = { route, headers, body: body.toString('base64') }
  child.process.send(answer)
  const [address] = await once(child.process, 'message')
  const { pathname, search } = new URL(ours)
  const url = `${address}${pathname}${search}`
  const same = await rawAnswer(url, asked)
  if (!same.body.equals(body) || JSON.stringify(same.headers) !== JSON.stringify(headers)) {
    throw new Error('The bare server does not send the same answer')
  }
  return { child, url }
}

/** Requests as fast as the server answers, for a number of seconds. */
async function rateOf(
  { child, url }: Server,
  { asked, duration, connections = BESIDE.connections }: { asked: Asked; duration: number; connections?: number },
): Promise<Rate> {
  const pid = child.process.pid ?? 0
  const before = await processorMs(pid)
  const result = await autocannon({ url, connections, duration, headers: headersOf(asked) })
  const after = await processorMs(pid)
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
  return {
    perSecond: result.requests.total / result.duration,
    processorUs: before === null || after === null ? null : ((after - before) * 1000) / result.requests.total,
  }
}

/** The product and a bare route that sends the same bytes with the same headers, asked in turn. */
export async function compareWithBare(
  bench: Bench,
  { product, route, asked }: { product: Server; route: string; asked: Asked },
) {
  const bare = await bareServer(bench, { server: product, route, asked })
  const rates: { ours: Rate; theirs: Rate }[] = []
  for (const server of [product, bare]) await rateOf(server, { asked, duration: 1 })
  for (let round = 0; round < BESIDE.rounds; round++) {
    const ours = await rateOf(product, { asked, duration: BESIDE.seconds })
    const theirs = await rateOf(bare, { asked, duration: BESIDE.seconds })
    rates.push({ ours, theirs })
  }
  await bare.child.stop()
  return rates
}
