import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BROWSER_ARGS } from '../tools/browser.ts'

/** What is used of the two packages, which are fetched by the benchmark and so have no types here. */
interface Page {
  setViewport(viewport: { width: number; height: number; isMobile: boolean; hasTouch: boolean }): Promise<void>
  goto(url: string, options: { waitUntil: 'networkidle2' }): Promise<unknown>
  click(selector: string): Promise<void>
}
interface Puppeteer {
  launch(options: object): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>
}
interface Lighthouse {
  startFlow(
    page: Page,
    options: object,
  ): Promise<{
    startTimespan(): Promise<void>
    endTimespan(): Promise<void>
    createFlowResult(): Promise<{ steps: { lhr: { audits: Record<string, { numericValue?: number }> } }[] }>
  }>
}

/** What a visitor of the home page presses: parts of the day, two leagues closed and opened, one made a favourite and not. */
const PRESSES = [
  '[data-part="finished"]',
  '[data-part="live"]',
  '[data-part="all"]',
  '[data-part="next"]',
  '[data-part="all"]',
  'main [aria-controls^="group-"]',
  'main [aria-controls^="group-"]',
  'main [aria-pressed][title]',
  'main [aria-pressed][title]',
  '[data-part="live"]',
]
const BETWEEN_MS = 500

const [folder = '', url = '', executablePath = ''] = process.argv.slice(2)
const load = async <T>(path: string) => (await import(pathToFileURL(join(folder, 'node_modules', path)).href)) as T
const { default: puppeteer } = await load<{ default: Puppeteer }>('puppeteer-core/lib/puppeteer/puppeteer-core.js')
const { startFlow } = await load<Lighthouse>('lighthouse/core/index.js')

const browser = await puppeteer.launch({ executablePath, args: BROWSER_ARGS, headless: true })
try {
  const page = await browser.newPage()
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true })
  await page.goto(url, { waitUntil: 'networkidle2' })
  const flow = await startFlow(page, { flags: { throttlingMethod: 'devtools', screenEmulation: { disabled: true } } })
  await flow.startTimespan()
  for (const selector of PRESSES) {
    await page.click(selector)
    await new Promise((done) => setTimeout(done, BETWEEN_MS))
  }
  await flow.endTimespan()
  const [step] = (await flow.createFlowResult()).steps
  const audit = (id: string) => step?.lhr.audits[id]?.numericValue ?? null
  console.log(JSON.stringify({ inp: audit('interaction-to-next-paint'), shift: audit('cumulative-layout-shift') }))
} finally {
  await browser.close()
}
