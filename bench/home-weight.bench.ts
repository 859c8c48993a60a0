import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../tools/browser.ts'
import { buildWeb } from '../tools/build/web-build.ts'
import type { Bench, Benchmark } from './support/benchmark.ts'
import { productWithDemo } from './support/demo.ts'
import { atMost, kilobytes, median, milliseconds, ratio } from './support/figures.ts'
import { firstMatchOf } from './support/first-match.ts'
import { type LoadedFile, type Visit, visitPage } from './support/page-visit.ts'

const HOME_SCRIPTS = 145_000
const MATCH_SCRIPTS = 175_000
const LOOKS = 60_000
const SLOW_VISITS = 3
const PAINTED_MS = 1000
const INTERACTIVE_MS = 1800
const TASK_MS = 100
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 412, height: 823 }
const SLOW = { processor: 4, latencyMs: 150, bitsPerSecond: 1_600_000 }
const WORTH_COMPRESSING = 1024
const COMPRESSED_WITHIN_MS = 60_000

const bytesOf = (files: readonly LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
const scripts = ({ files }: Visit) => files.filter(({ kind }) => kind === 'Script')
const early = (files: readonly LoadedFile[]) => files.filter((file) => file.early)
const looks = ({ files }: Visit) => files.filter(({ kind }) => kind === 'Stylesheet' || kind === 'Font')
/** What the style sheets in the page itself are of its size. */
async function ownLooks(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  return gzipSync(styles.join('')).length
}

const nameOf = ({ url }: LoadedFile) => new URL(url).pathname.split('/').at(-1) || '(the page itself)'

/** A visit over gzip, made again until the server has the compressed copies of the files of a new build. */
async function visitCompressed(browser: Browser, url: string): Promise<Visit> {
  const until = Date.now() + COMPRESSED_WITHIN_MS
  for (;;) {
    const visit = await visitPage(browser, url, { viewport: DESKTOP, acceptEncoding: 'gzip' })
    const plain = visit.files.filter(
      ({ kind, encoding, bytes }) => /Script|Stylesheet/.test(kind) && encoding !== 'gzip' && bytes > WORTH_COMPRESSING,
    )
    if (plain.length === 0) return visit
    if (Date.now() > until) throw new Error(`Not sent with gzip: ${plain.map(nameOf).join(', ')}`)
  }
}

async function slowFigures(bench: Bench, browser: Browser, url: string) {
  const visits: Visit[] = []
  for (let at = 1; at <= SLOW_VISITS; at++) {
    bench.say(`slow visit ${at} of ${SLOW_VISITS}`)
    visits.push(await visitPage(browser, url, { viewport: PHONE, slow: SLOW }))
  }
  const middle = (pick: (visit: Visit) => number) => median(visits.map(pick))
  return [
    atMost(
      'slow phone: largest contentful paint',
      middle((v) => v.largestPaint),
      PAINTED_MS,
      milliseconds,
    ),
    {
      name: 'slow phone: layout shift',
      value: ratio(middle((v) => v.shift)),
      target: '≤ 0.02',
      met: middle((v) => v.shift) <= 0.02,
    },
    { name: 'slow phone: first contentful paint', value: milliseconds(middle((v) => v.firstPaint)) },
    atMost(
      'slow phone: interactive',
      middle((v) => v.interactive),
      INTERACTIVE_MS,
      milliseconds,
    ),
    atMost(
      'slow phone: longest task',
      middle((v) => v.longestTask),
      TASK_MS,
      milliseconds,
    ),
  ]
}

export const homeWeight: Benchmark = {
  name: 'home-weight',
  title: 'What a page weighs and how soon it is there',
  about:
    'Real Chromium with an empty cache on the built product. Sizes are bodies as transferred with gzip (1 KB = 1000 bytes). Interactive is ' +
    'the moment every link and button in view is in the hands of the application, found without asking where anything is, which would lay the ' +
    'page out in the middle of it; what was asked for until then counts as needed for it. Styles ' +
    'that stand in the page itself count as style sheets and as part of the page. The ' +
    `slow phone has a processor slowed ${SLOW.processor} times, ${SLOW.latencyMs} ms latency, 1.6 Mbit/s and a screen of ` +
    `${PHONE.width} × ${PHONE.height}, and takes the encoding it likes best; medians of ${SLOW_VISITS} visits.`,
  async run(bench) {
    await buildWeb({ ifStale: true })
    const product = await productWithDemo(bench)
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_ARGS] })
    bench.undo(() => browser.close())
    bench.say('gzip')
    const home = await visitCompressed(browser, `${product.url}/`)
    const matchAddress = product.url + (await firstMatchOf(product.url))
    const match = await visitCompressed(browser, matchAddress)
    const homeLooks = bytesOf(looks(home)) + (await ownLooks(`${product.url}/`))
    const matchLooks = bytesOf(looks(match)) + (await ownLooks(matchAddress))
    const slow = await slowFigures(bench, browser, `${product.url}/`)
    await browser.close()

    const document = home.files.filter(({ kind }) => kind === 'Document')
    return {
      figures: [
        atMost('home: JavaScript until interactive, gzip', bytesOf(early(scripts(home))), HOME_SCRIPTS, kilobytes),
        { name: 'home: JavaScript until it is quiet, gzip', value: kilobytes(bytesOf(scripts(home))) },
        atMost('home: style sheets and fonts, gzip', homeLooks, LOOKS, kilobytes),
        { name: 'home: the page itself, gzip', value: kilobytes(bytesOf(document)) },
        atMost(
          'match page: JavaScript until interactive, gzip',
          bytesOf(early(scripts(match))),
          MATCH_SCRIPTS,
          kilobytes,
        ),
        { name: 'match page: JavaScript until it is quiet, gzip', value: kilobytes(bytesOf(scripts(match))) },
        { name: 'match page: style sheets and fonts, gzip', value: kilobytes(matchLooks) },
        ...slow,
      ],
      tables: [
        {
          title: 'Files of the home page',
          head: ['file', 'kind', 'transferred', 'encoding', 'until interactive'],
          rows: home.files
            .filter(({ kind }) => /Document|Script|Stylesheet|Font/.test(kind))
            .toSorted((one, other) => one.kind.localeCompare(other.kind) || other.bytes - one.bytes)
            .map((file) => [nameOf(file), file.kind, kilobytes(file.bytes), file.encoding, file.early ? 'yes' : 'no']),
        },
      ],
    }
  },
}
