import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../tools/browser.ts'
import { buildWeb } from '../tools/build/web-build.ts'
import type { Benchmark, Figure } from './support/benchmark.ts'
import { temporaryFolder } from './support/databases.ts'
import { productWithDemo } from './support/demo.ts'
import { atLeast, atMost, kilobytes, whole } from './support/figures.ts'
import { firstMatchOf } from './support/first-match.ts'
import { installabilityErrors } from './support/installability.ts'
import { lighthouseScores } from './support/lighthouse.ts'
import { type LoadedFile, type Visit, visitPage } from './support/page-visit.ts'

const HOME_SCRIPTS = 155_000
const MATCH_SCRIPTS = 175_000
const LOOKS = 60_000
const SCORE = 95
const DESKTOP = { width: 1440, height: 900 }
const WORTH_COMPRESSING = 1024
const COMPRESSED_WITHIN_MS = 60_000

const bytesOf = (files: readonly LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
const scripts = ({ files }: Visit) => files.filter(({ kind }) => kind === 'Script')
const early = (files: readonly LoadedFile[]) => files.filter((file) => file.early)
const looks = ({ files }: Visit) => files.filter(({ kind }) => kind === 'Stylesheet' || kind === 'Font')
/** The share of the page taken by the inlined style sheets. */
async function ownLooks(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  return gzipSync(styles.join('')).length
}

const nameOf = ({ url }: LoadedFile) => new URL(url).pathname.split('/').at(-1) || '(the page itself)'

/** A visit over gzip, repeated until the server has the compressed copies of a new build's files. */
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

export const pageLoad: Benchmark = {
  name: 'page-load',
  title: 'Page weight and Lighthouse',
  about:
    'Real Chromium with an empty cache on the built product with the demo world. Sizes are bodies as transferred with gzip (1 KB = 1000 bytes). ' +
    'Interactive is the moment every link and button in view is hydrated; files requested until then count as needed for it, inlined styles as ' +
    'style sheets. Lighthouse: its default slow phone, medians of five visits. What keeps the site from being installed is Chromium’s own check.',
  async run(bench) {
    await buildWeb({ ifStale: true })
    const product = await productWithDemo(bench)
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_ARGS] })
    bench.undo(() => browser.close())
    const folder = await temporaryFolder(bench)
    const pages = { home: `${product.url}/`, 'match page': product.url + (await firstMatchOf(product.url)) }
    const limits = { home: HOME_SCRIPTS, 'match page': MATCH_SCRIPTS }
    const figures: Figure[] = []
    for (const [name, url] of Object.entries(pages) as [keyof typeof pages, string][]) {
      bench.say(`${name}, gzip`)
      const visit = await visitCompressed(browser, url)
      const styles = bytesOf(looks(visit)) + (await ownLooks(url))
      figures.push(
        atMost(`${name}: JavaScript until interactive, gzip`, {
          value: bytesOf(early(scripts(visit))),
          target: limits[name],
          show: kilobytes,
        }),
        { name: `${name}: JavaScript until it is quiet, gzip`, value: kilobytes(bytesOf(scripts(visit))) },
        atMost(`${name}: style sheets and fonts, gzip`, { value: styles, target: LOOKS, show: kilobytes }),
      )
    }
    const missing = await installabilityErrors(browser, pages.home)
    for (const one of missing) bench.say(`Not installable: ${one}`)
    figures.push(
      atMost('home: what keeps Chromium from installing it', { value: missing.length, target: 0, show: whole }),
    )
    await browser.close()
    for (const [name, url] of Object.entries({ ...pages, 'own page': `${product.url}/me` })) {
      const all = await lighthouseScores(bench, url, folder)
      // The own page is kept out of search engines on purpose.
      const scores = all.filter(([category]) => name !== 'own page' || category !== 'seo')
      figures.push(
        ...scores.map(([category, score]) =>
          atLeast(`${name}: Lighthouse, ${category}`, { value: score, target: SCORE, show: whole }),
        ),
      )
    }
    return { figures }
  },
}
