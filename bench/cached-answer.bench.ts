import { apiInstant } from '../packages/football/src/index.ts'
import type { Benchmark, Figure } from './support/benchmark.ts'
import { BESIDE, besideBare, rawAnswer, type Server } from './support/beside-bare.ts'
import { productWithDemo } from './support/demo.ts'
import { atLeast, kilobytes, median, ratio, whole } from './support/figures.ts'

const TARGET = 0.8
const ROUTE = '/api/upcoming/:fromUtc/:toUtc'
const DAY_MS = 86_400_000
const ENCODINGS = ['identity', 'gzip', 'br'] as const

export const cachedAnswer: Benchmark = {
  name: 'cached-answer',
  title: 'A cached answer of the API',
  about:
    'Requests per second of `GET /api/upcoming/…` for tomorrow of the demo world, answered from the cache of the running product, ' +
    'against a bare Fastify route in a process of its own that sends the same bytes with the same headers. The two are asked in turn ' +
    `(${BESIDE.rounds} rounds of ${BESIDE.seconds} s each, ${BESIDE.connections} connections); each ratio is the median of the ratios of the rounds.`,
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
      const { body } = await rawAnswer(ours.url, { encoding })
      const rates = await besideBare(bench, ours, ROUTE, { encoding })
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
