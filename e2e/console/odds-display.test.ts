import type { Page } from '@playwright/test'
import type { UpcomingMatch } from '../../packages/contract/src/index.ts'
import { expect, testOn } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { copyDemo } from '../support/worlds/demo.ts'
import { SATURDAY } from '../support/worlds/demo-setup.ts'
import { startProduct } from '../support/worlds/product.ts'

/** A world of its own behind a proxy that names the country of visitors. */
const test = testOn(async () => {
  const env = { CLOCK: SATURDAY, TRUSTED_PROXIES: '1', COUNTRY_HEADER: 'x-country' }
  const product = await startProduct({ prepare: copyDemo, env })
  return { url: product.url.replace('127.0.0.1', 'localhost'), stop: () => product.stop() }
})
test.describe.configure({ mode: 'serial' })

/** Any of these is about prices: words of the pages in three languages, and the bookmakers of the demo world. */
const TELLS =
  /\bodds?\b|bookmaker|\bprices?\b|demo (?:one|two|three)|bet365|pinnacle|market average|casas? de apostas|\bcotaç|\bcuotas?\b|casas? de apuestas|média do mercado|media del mercado/i

async function signIn(page: Page, who: string, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.locator('main input').first().fill(`${who}@touchline.test`)
  await page.locator('main input[type="password"]').fill('demo1234')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${next}`)
}
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

/** The next match of the day with prices, of a league, with the ids that addresses need. */
async function matchOf(baseURL: string): Promise<UpcomingMatch> {
  const answer = await fetch(`${baseURL}/api/upcoming/2026-11-21 16:00/2026-11-22 16:00`)
  const matches = (await answer.json()) as UpcomingMatch[]
  const found = matches.find(({ odds }) => odds !== null)
  if (found === undefined) throw new Error('No match has prices')
  return found
}

const pagesOf = ({ match_id, local_id, league_id, league_country }: UpcomingMatch) => [
  ...['/', `/soccer?mid=${match_id}&cid=${league_country.id}`, `/soccer?mid=${match_id}&tab=compare`],
  ...[`/fixture/${match_id}`, `/team/${local_id}`, `/league/${league_id}`, `/league/${league_id}?tab=outlook`],
  ...['/finder', '/record', '/numbers', '/subscription', '/setting', '/me', '/inplay'],
]

/** All words of a page, with title and description. */
const wordsOf = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForTimeout(1500)
  return page.evaluate(
    () =>
      `${document.title}\n${document.querySelector('meta[name=description]')?.getAttribute('content')}\n${document.body.innerText}`,
  )
}

test('an owner hides odds in one country: its visitors see whole pages without any, others see them', async ({
  visit,
  baseURL,
  allowInConsole,
}) => {
  test.setTimeout(600_000)
  allowInConsole(/40[149]|451/)
  const { page } = await visit({ baseURL, width: WIDTHS.phone, language: 'en' })
  await page.setExtraHTTPHeaders({ 'x-country': 'PT' })
  await signIn(page, 'owner', '/console/site?tab=odds')
  await expect(page.getByText('By the header x-country you are in Portugal.')).toBeVisible()
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Brazil' })
  await expect(page.getByLabel('Odds in Brazil')).toHaveValue('off')
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Pages follow it from now on.')).toBeVisible()

  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByLabel('Bookmaker', { exact: true }).selectOption({ label: 'Demo One' })
  await page.getByLabel('Address with tracking').fill('http://partner.bet365.com/')
  await page.getByRole('button', { name: 'Save' }).nth(1).click()
  await expect(page.getByText('Not an https address of a public host')).toBeVisible()
  await page.getByLabel('Address with tracking').fill('https://partner.bet365.com/?a=7')
  await page.getByRole('button', { name: 'Save' }).nth(1).click()
  await expect(page.getByText('Visitors see these links from now on.')).toBeVisible()
  expect(await fits(page)).toBe(true)

  const match = await matchOf(baseURL ?? '')
  for (const [language, width] of [
    ['en', WIDTHS.desktop],
    ['pt', WIDTHS.phone],
    ['es', WIDTHS.tablet],
  ] as const) {
    const { page: hidden } = await visit({ baseURL, width, language })
    await hidden.setExtraHTTPHeaders({ 'x-country': 'BR' })
    if (language === 'en') await signIn(hidden, 'demo', '/')
    for (const path of pagesOf(match)) {
      const words = await wordsOf(hidden, path)
      // The one says that there are no odds; the other has prices of plans.
      const isAboutThat = path === '/numbers' || path === '/subscription'
      const told = isAboutThat ? null : (words.split('\n').find((line) => TELLS.test(line)) ?? null)
      expect([language, path, told]).toEqual([language, path, null])
      expect(await hidden.locator('[data-prices]:visible').count()).toBe(0)
      expect([path, await fits(hidden)]).toEqual([path, true])
    }
  }

  const { page: shown } = await visit({ baseURL, width: WIDTHS.desktop, language: 'en' })
  await shown.setExtraHTTPHeaders({ 'x-country': 'PT' })
  await shown.goto('/')
  await expect(shown.locator('[data-prices]').first()).toBeVisible()
  await shown.goto(`/soccer?mid=${match.match_id}&tab=compare`)
  const ad = shown.getByRole('link', { name: 'Demo One: to their site, advertising' }).first()
  await expect(ad).toHaveAttribute('href', 'https://partner.bet365.com/?a=7')
  await expect(ad).toHaveAttribute('rel', 'sponsored nofollow noopener')
  await expect(ad).toContainText('Ad')
  await expect(shown.getByText('18+ only. Gambling can be addictive').first()).toBeVisible()

  await page.goto('/console/audit')
  await expect(page.getByText('Changed where odds are shown').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Changed the links to bookmakers').filter({ visible: true }).first()).toBeVisible()
})

test('without links prices stay and links go; an open page follows the change', async ({ visit, baseURL }) => {
  const match = await matchOf(baseURL ?? '')
  const { page: reader } = await visit({ baseURL, width: WIDTHS.desktop, language: 'en' })
  await reader.setExtraHTTPHeaders({ 'x-country': 'PT' })
  await reader.goto(`/soccer?mid=${match.match_id}&tab=compare`)
  await expect(reader.getByRole('link', { name: /advertising/ }).first()).toBeVisible()

  const { page } = await visit({ baseURL, width: WIDTHS.desktop, language: 'en' })
  await signIn(page, 'owner', '/console/site?tab=odds')
  await page.getByLabel('In general').selectOption({ label: 'Odds without links' })
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Pages follow it from now on.')).toBeVisible()
  await expect(reader.getByRole('link', { name: /advertising/ })).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'Full-time result' }).first()).toBeVisible()
  await expect(reader.getByRole('link', { name: /advertising/ })).toHaveCount(0)
  await reader.goto('/')
  await expect(reader.locator('[data-prices]').first()).toBeVisible()
})
