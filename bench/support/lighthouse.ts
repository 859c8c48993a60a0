import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BROWSER_ARGS, findBrowser } from '../../tools/browser.ts'
import { run } from '../../tools/run.ts'
import type { Bench } from './benchmark.ts'
import { median } from './figures.ts'

/** Not among the packages of the product: npm fetches it when the benchmark runs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** The used parts of a report; scores from 0 to 1. */
interface Report {
  categories: Record<Category, { score: number | null }>
}

async function visit(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const flags = [
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--quiet',
    `--chrome-flags=--headless ${BROWSER_ARGS.join(' ')}`,
  ]
  const command = ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', url, ...flags]
  const { code, output } = await run('npm', command, { quiet: true, env: { CHROME_PATH: await findBrowser() } })
  if (code !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${output}`)
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

/** @returns the median score of each category over five visits, from 0 to 100 */
export async function lighthouseScores(bench: Bench, url: string, folder: string): Promise<[Category, number][]> {
  const reports: Report[] = []
  for (let at = 1; at <= RUNS; at++) {
    bench.say(`Lighthouse, ${new URL(url).pathname}, visit ${at} of ${RUNS}`)
    reports.push(await visit(url, folder))
  }
  const scoreOf = (report: Report, category: Category) => Math.round((report.categories[category].score ?? 0) * 100)
  return CATEGORIES.map((category) => [category, median(reports.map((report) => scoreOf(report, category)))])
}
