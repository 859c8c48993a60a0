import type { Benchmark, Figure } from './support/benchmark.ts'
import { BESIDE, besideBare, type Rate, rateOf, rawAnswer, type Server } from './support/beside-bare.ts'
import { productWithDemo } from './support/demo.ts'
import { atLeast, atMost, kilobytes, median, milliseconds, ratio, whole } from './support/figures.ts'

const TARGET = 0.6
/** Of processor time, for a home page with so many matches. */
const DRAWN_MS = 10
const DRAWN_MATCHES = 60
const DRAWN = { seconds: 6, connections: 2 }
/** Of somebody with a favourite league: drawn for them alone. */
const OWN = 'touchline=favorite_league=%5B1%5D'
const ASKED = { encoding: 'br' }

/** The matches that the home page leads to. */
async function matchPaths(origin: string): Promise<[string, ...string[]]> {
  const html = await (await fetch(`${origin}/`)).text()
  const [first, ...others] = new Set([...html.matchAll(/href="(\/soccer\?[^"]*)"/g)].map(([, path = '']) => path))
  if (first === undefined) throw new Error('The home page leads to no match')
  return [first.replaceAll('&amp;', '&'), ...others]
}

export const keptPages: Benchmark = {
  name: 'kept-pages',
  title: 'Pages that are kept, and pages that are drawn',
  about:
    'Requests per second of the home page and of a match page of the demo world, as brotli, from the pages kept by the running product, against ' +
    `a bare Fastify route in a process of its own that sends the same bytes with the same headers, asked in turn (${BESIDE.rounds} rounds of ` +
    `${BESIDE.seconds} s each, ${BESIDE.connections} connections); each ratio is the median of the ratios of the rounds. Drawn: the same pages ` +
    `for a visitor with a favourite league, whose pages are their own, ${DRAWN.connections} at a time; processor time of the whole process.`,
  async run(bench) {
    const product = await productWithDemo(bench)
    const matches = await matchPaths(product.url)
    const paths = { 'home page': '/', 'match page': matches[0] }
    const figures: Figure[] = []
    const rows: string[][] = []
    for (const [name, path] of Object.entries(paths)) {
      bench.say(name)
      const server: Server = { child: product, url: product.url + path }
      const { body } = await rawAnswer(server.url, ASKED)
      const rates = await besideBare(bench, server, '/*', ASKED)
      const own = { ...ASKED, cookie: OWN }
      await rateOf(server, own, DRAWN.seconds, DRAWN.connections)
      const drawn = await rateOf(server, own, DRAWN.seconds, DRAWN.connections)
      const middle = (pick: (round: (typeof rates)[number]) => number) => median(rates.map(pick))
      const share = middle(({ ours, theirs }) => ours.perSecond / theirs.perSecond)
      figures.push(atLeast(`${name}, of the bare route’s requests/s`, share, TARGET, ratio))
      const drawnMs = (drawn.processorUs ?? Number.NaN) / 1000
      if (name === 'home page') {
        const about = `${name} drawn, processor time for ${DRAWN_MATCHES} of its ${matches.length} matches`
        figures.push(atMost(about, (drawnMs * DRAWN_MATCHES) / matches.length, DRAWN_MS, milliseconds))
      }
      const work = ({ processorUs }: Rate) => processorUs ?? Number.NaN
      rows.push([
        ...[name, kilobytes(body.length), whole(middle(({ ours }) => ours.perSecond))],
        ...[whole(middle(({ theirs }) => theirs.perSecond)), `${whole(middle(({ ours }) => work(ours)))} µs`],
        ...[`${whole(middle(({ theirs }) => work(theirs)))} µs`, whole(drawn.perSecond), milliseconds(drawnMs)],
      ])
    }
    const head = [
      ...['page', 'bytes', 'kept, requests/s', 'bare route, requests/s', 'kept, processor time', 'bare route, same'],
      ...['drawn, requests/s', 'drawn, processor time'],
    ]
    return { figures, tables: [{ title: 'A page', head, rows }] }
  },
}
