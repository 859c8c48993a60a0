import { apiInstant, DAY_MS } from '../packages/football/src/index.ts'
import type { Benchmark } from './support/benchmark.ts'
import { BESIDE, compareWithBare, rawAnswer, type Server } from './support/beside-bare.ts'
import { productWithDemo } from './support/demo.ts'
import { atLeast, kilobytes, median, ratio, whole } from './support/figures.ts'
import { firstMatchOf } from './support/first-match.ts'

const ANSWER_SHARE = 0.8
const PAGE_SHARE = 0.6

/** Tomorrow's matches, as the home page requests them. */
function upcomingPath(): string {
  const from = Math.ceil(Date.now() / DAY_MS) * DAY_MS
  const [first, last] = [from, from + DAY_MS].map((at) => encodeURIComponent(apiInstant(new Date(at).toISOString())))
  return `/api/upcoming/${first}/${last}`
}

export const cached: Benchmark = {
  name: 'cached',
  title: 'Cached answers and pages',
  about:
    'Requests per second of a cached answer and of cached pages of the demo world, against a bare Fastify route in a process of its own that ' +
    `sends the same bytes with the same headers, in turn (${BESIDE.rounds} rounds of ${BESIDE.seconds} s each, ${BESIDE.connections} ` +
    'connections); each ratio is the median of the ratios of the rounds.',
  async run(bench) {
    const product = await productWithDemo(bench)
    const requests = [
      ...['identity', 'gzip', 'br'].map((encoding) => ({
        name: `an answer of the API, ${encoding}`,
        path: upcomingPath(),
        route: '/api/upcoming/:fromUtc/:toUtc',
        encoding,
        share: ANSWER_SHARE,
      })),
      { name: 'the home page', path: '/', route: '/*', encoding: 'br', share: PAGE_SHARE },
      { name: 'a match page', path: await firstMatchOf(product.url), route: '/*', encoding: 'br', share: PAGE_SHARE },
    ]
    const rows: string[][] = []
    const figures = []
    for (const { name, path, route, encoding, share } of requests) {
      bench.say(name)
      const ours: Server = { child: product, url: product.url + path }
      const { body } = await rawAnswer(ours.url, { encoding })
      const rates = await compareWithBare(bench, { product: ours, route, asked: { encoding } })
      const middle = (pick: (round: (typeof rates)[number]) => number) => median(rates.map(pick))
      const ofBare = middle((round) => round.ours.perSecond / round.theirs.perSecond)
      figures.push(atLeast(`${name}, of the bare route’s requests/s`, { value: ofBare, target: share, show: ratio }))
      const perSecond = (side: 'ours' | 'theirs') => whole(middle((round) => round[side].perSecond))
      rows.push([name, kilobytes(body.length), perSecond('ours'), perSecond('theirs')])
    }
    const head = ['what', 'bytes', 'product, requests/s', 'bare route, requests/s']
    return { figures, tables: [{ title: 'Requests per second', head, rows }] }
  },
}
