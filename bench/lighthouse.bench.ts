import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_ARGS, findBrowser } from '../tools/browser.ts'
import { buildWeb } from '../tools/build/web-build.ts'
import { run } from '../tools/run.ts'
import type { Bench, Benchmark } from './support/benchmark.ts'
import { productWithDemo } from './support/demo.ts'
import { atLeast, atMost, median, milliseconds, ratio, whole } from './support/figures.ts'
import { firstMatchOf } from './support/first-match.ts'

/** Not among the packages of the product: npm fetches it when the benchmark runs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const LEAST = 98
const RUNS = 5
const MOST_INP_MS = 100
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** What is read of a report: scores from 0 to 1, and the audits they come from. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

async function visit(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const flags = `--chrome-flags=--headless ${BROWSER_ARGS.join(' ')}`
  const wanted = [
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--quiet',
    flags,
  ]
  const { code, output } = await run(
    'npm',
    ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', url, ...wanted],
    {
      quiet: true,
      env: { CHROME_PATH: await findBrowser() },
    },
  )
  if (code !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${output}`)
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

const scoreOf = (report: Report, category: Category) => Math.round((report.categories[category].score ?? 0) * 100)
const usual = (reports: readonly Report[], category: Category) =>
  median(reports.map((report) => scoreOf(report, category)))

/** The audits that cost points in the visit in the middle, those that weigh most first. */
function lost(reports: readonly Report[]): string[][] {
  const sorted = reports.toSorted((one, other) => scoreOf(other, 'performance') - scoreOf(one, 'performance'))
  const report = sorted[Math.floor(RUNS / 2)]
  if (!report) return []
  return CATEGORIES.flatMap((category) =>
    report.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ id }) => [category, report.audits[id]?.title ?? id, report.audits[id]?.displayValue ?? '']),
  )
}

async function visits(bench: Bench, url: string, folder: string): Promise<Report[]> {
  const reports: Report[] = []
  for (let at = 1; at <= RUNS; at++) {
    bench.say(`${new URL(url).pathname}, visit ${at} of ${RUNS}`)
    reports.push(await visit(url, folder))
  }
  return reports
}

/** @returns milliseconds to the next paint, and the layout shift */
async function pressTen(url: string, folder: string): Promise<{ inp: number; shift: number }> {
  const installing = await run('npm', ['install', '--no-save', '--prefix', folder, LIGHTHOUSE], { quiet: true })
  if (installing.code !== 0) throw new Error(`Lighthouse could not be fetched:\n${installing.output}`)
  const pressing = await run('node', ['bench/lighthouse-flow.child.ts', folder, url, await findBrowser()], {
    quiet: true,
  })
  if (pressing.code !== 0) throw new Error(`The user flow failed:\n${pressing.output}`)
  return JSON.parse(pressing.output)
}

export const lighthouse: Benchmark = {
  name: 'lighthouse',
  title: 'What Lighthouse says',
  about:
    `${LIGHTHOUSE.replace('@', ' ')} as it comes, a phone on a slow line, on the built product with the demo world; medians of ${RUNS} visits. ` +
    '100 is the most. The presses are a user flow of it on the home page.',
  async run(bench) {
    await buildWeb({ ifStale: true })
    const product = await productWithDemo(bench)
    const folder = await mkdtemp(join(tmpdir(), 'touchline-lighthouse-'))
    bench.undo(() => rm(folder, { recursive: true, force: true }))
    const home = await visits(bench, `${product.url}/`, folder)
    const match = await visits(bench, product.url + (await firstMatchOf(product.url)), folder)
    const pages = { home, 'match page': match }
    bench.say('ten presses')
    const flow = await pressTen(`${product.url}/`, folder)
    return {
      figures: [
        ...Object.entries(pages).flatMap(([name, reports]) =>
          CATEGORIES.map((category) => atLeast(`${name}: ${category}`, usual(reports, category), LEAST, whole)),
        ),
        atMost('home: interaction to next paint, ten presses', flow.inp, MOST_INP_MS, milliseconds),
        { name: 'home: layout shift during them', value: ratio(flow.shift) },
      ],
      tables: Object.entries(pages).map(([name, reports]) => ({
        title: `What cost points, ${name}`,
        head: ['category', 'audit', 'figure'],
        rows: lost(reports),
      })),
    }
  },
}
