import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { watchQuiet } from '../../e2e/support/checks/quiet.ts'
import { member } from '../../e2e/support/member.ts'
import { findPlaces } from '../../e2e/support/places.ts'
import { CHOSEN_VIEWS, MEMBER_VIEWS, PUBLIC_VIEWS, type View } from '../../e2e/support/views.ts'
import { SATURDAY } from '../../e2e/support/worlds/demo-setup.ts'
import { startProduct } from '../../e2e/support/worlds/product.ts'
import { BROWSER_ARGS, findBrowser } from '../browser.ts'
import { buildWeb } from '../build/web-build.ts'
import { ROOT } from '../root.ts'
import { type Picture, sheetPage } from './contact-sheet.page.ts'

/**
 * Takes a picture of every view of the product, in both languages and at the three widths it is designed for, into `look/`, with one page
 * that shows them all; reports complaints of the console and elements wider than the screen.
 *
 * npm run look -- [parts of names …] [--width 360,768,1440] [--language en,pt] [--set theme=light] [--url http://localhost:3000]
 *
 * Without `--url` the built product is started on a separate demo world.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '360,768,1440' },
    language: { type: 'string', default: 'en,pt' },
    url: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
  },
})

const FOLDER = join(ROOT, 'look')
const NARROW = 600
const PHONE_HEIGHT = 780
const DESKTOP_HEIGHT = 900
const MAX_WAIT_MS = 30_000
const AT_ONCE = 2

const widths = values.width.split(',').map(Number)
const languages = values.language.split(',')
const settings: Record<string, string> = Object.fromEntries(values.set.map((one) => one.split('=', 2)))
const wanted = [...PUBLIC_VIEWS, ...CHOSEN_VIEWS, ...MEMBER_VIEWS].filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
)

async function startDemo() {
  await buildWeb({ ifStale: true })
  const [filled, running] = [join(FOLDER, 'demo'), join(FOLDER, 'demo-running')]
  const env = { CLOCK: SATURDAY }
  await (await startProduct({ dataDir: filled, env })).stop()
  await rm(running, { recursive: true, force: true })
  await cp(filled, running, { recursive: true })
  return startProduct({ dataDir: running, env })
}

await mkdir(join(FOLDER, 'pictures'), { recursive: true })
const product = values.url === undefined ? await startDemo() : null
const url = values.url ?? product?.url ?? ''
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS })
try {
  const places = await findPlaces(url)
  const [free, subscriber] = [await member(url, 'free@touchline.test'), await member(url, 'demo@touchline.test')]
  const storageOf = ({ who }: View) => (who === undefined ? {} : who === 'member' ? free.storage : subscriber.storage)

  const picture = async (view: View, language: string, width: number): Promise<Picture> => {
    const height = width < NARROW ? PHONE_HEIGHT : DESKTOP_HEIGHT
    const context = await browser.newContext({ baseURL: url, viewport: { width, height }, reducedMotion: 'reduce' })
    const reported: string[] = []
    try {
      const stored = { language, ...settings, ...storageOf(view) }
      await context.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      }, stored)
      const page = await context.newPage()
      const quiet = watchQuiet(page)
      page.on('console', (message) => reported.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => reported.push(`page error: ${error.message}`))
      if (view.failing) await page.route(view.failing, (route) => route.fulfill({ status: 503, json: {} }))
      page.setDefaultTimeout(MAX_WAIT_MS)
      await page.goto(typeof view.path === 'string' ? view.path : view.path(places))
      await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
      await quiet(MAX_WAIT_MS)
      await view.act?.(page).catch((error: Error) => reported.push(`not done: ${error.message.split('\n')[0]}`))
      await page
        .getByTestId('spinner')
        .first()
        .waitFor({ state: 'detached' })
        .catch(() => reported.push('still loading'))
      await quiet(MAX_WAIT_MS)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (beyond > 0) reported.push(`wider than the screen by ${beyond} px`)
      const file = `pictures/${view.name}-${language}-${width}.png`
      // Rows and crests below the window are drawn only where they are seen. Dialogs lie over the window, not over the whole page.
      if (view.act === undefined) {
        const whole = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height: Math.max(height, whole) })
        await quiet(MAX_WAIT_MS)
      }
      await page.screenshot({ path: join(FOLDER, file) })
      return { name: view.name, language, width, file, reported }
    } finally {
      await context.close()
    }
  }

  const shots = wanted.flatMap((view) =>
    languages.flatMap((language) =>
      widths
        .filter((width) => view.only === undefined || (view.only === 'narrow') === width < NARROW)
        .map((width) => ({ view, language, width })),
    ),
  )
  const pictures: Picture[] = []
  const queue = shots.entries()
  const work = async () => {
    for (const [at, { view, language, width }] of queue) {
      const name = `${view.name} ${language} ${width}`
      const taken = await picture(view, language, width).catch((error: Error) => {
        console.log(`${name}: ${error.message.split('\n')[0]}`)
      })
      if (!taken) continue
      pictures[at] = taken
      for (const line of taken.reported) console.log(`${name}: ${line}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await writeFile(join(FOLDER, 'index.html'), sheetPage(pictures.filter(Boolean)))
  console.log(`${pictures.length} pictures: ${join(FOLDER, 'index.html')}`)
} finally {
  await browser.close()
  await product?.stop()
}
