import type { Page } from '@playwright/test'
import type { CallAnswer } from '../apps/web/src/app/api/api.ts'
import { formatNumber, SEASON_CALIBRATION } from '../packages/football/src/index.ts'
import { api } from './support/api.ts'
import { expect, test } from './support/fixtures.ts'
import { WIDTHS } from './support/visitor.ts'
import { DEMO_URL } from './support/worlds/demo.ts'

type Answer = CallAnswer<'GET /record'>
type Heads = CallAnswer<'GET /record/heads'>

const ask = (query = '') => api<Answer>(DEMO_URL, `/record${query}`)

/** Months are graded one by one after the start. */
const GRADED_WITHIN_MS = 180_000
test.beforeAll(async () => {
  test.setTimeout(GRADED_WITHIN_MS)
  const graded = async () => (await ask()).afterwards?.forecasts ?? 0
  await expect.poll(graded, { timeout: GRADED_WITHIN_MS }).toBeGreaterThan(10_000)
})

const afterwards = (page: Page) => page.getByRole('region', { name: /^(Computed afterwards|Calculado depois)$/ })
const spoken = (text: string) => new RegExp(text.replace('.', '[.,]'))

for (const [language, title, above, relegated] of [
  ['en', 'Our track record', 'Does it happen as often as we say?', 'Chance to be relegated'],
  ['pt', 'O registo', 'Acontece tantas vezes como dizemos?', 'Probabilidade de descer de divisão'],
] as const)
  for (const [device, width] of Object.entries(WIDTHS))
    test.describe(`${language}, ${device}`, () => {
      test.use({ language, width })

      test('the record leads from the footer to its figures, each with its interval, and says the same as the API', async ({
        page,
      }) => {
        const { afterwards: figures, betting } = await ask()
        if (!figures?.behind_close) throw new Error('Nothing is graded')
        await page.goto('/help')
        await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page).toHaveURL(/\/record$/)
        const part = afterwards(page)
        await expect(part).toContainText(spoken(figures.rps.value.toFixed(4)))
        await expect(part).toContainText(spoken((figures.rps.low ?? 0).toFixed(4)))
        await expect(part).toContainText(spoken(Math.abs(figures.behind_close.rps_behind.value).toFixed(4)))
        expect(betting?.source).toBe('reference')
        await expect(page.getByText(/−11[.,]7\s?%/)).toBeVisible()
        await expect(page.getByText(/−14[.,]2\s(to|a)\s−9[.,]0\s?%/)).toBeVisible()

        // A table next to the chart has its numbers.
        const table = part.getByRole('table', { name: above })
        await expect(table.getByRole('row')).toHaveCount(figures.reliability.length + 1)
        await expect(part.getByRole('img', { name: /./ }).first()).toBeVisible()
        await expect(part.locator('svg circle').first()).toBeVisible()
        const first = figures.reliability[0]
        await expect(table.getByRole('row').nth(1)).toContainText(spoken((100 * (first?.happened ?? 0)).toFixed(1)))
        // How simulated seasons did, measured on files and not on this site's matches.
        const seasons = page.getByRole('table', { name: relegated }).getByRole('row')
        for (const [at, { observed, low }] of SEASON_CALIBRATION.relegated.entries()) {
          for (const share of [observed, low]) {
            await expect(seasons.nth(at + 1)).toContainText(spoken(formatNumber(100 * share, 'en', 1)))
          }
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
    })

test('market, kind and competition stand in the address and come back with it', async ({ page }) => {
  const { leagues } = await ask()
  const league = leagues.find(({ league_name }) => league_name === 'Premier League') ?? leagues[0]
  await page.goto('/record')
  const filters = page.getByRole('region', { name: 'What is shown' })
  await filters.getByRole('combobox', { name: 'Market' }).selectOption('Over 2.5 goals')
  await expect(page).toHaveURL(/\/record\?market=over25$/)
  await filters.getByRole('combobox', { name: 'Competition' }).selectOption(String(league?.league_id))
  await expect(page).toHaveURL(
    new RegExp(`market=over25&league=${league?.league_id}|league=${league?.league_id}&market=over25`),
  )
  const { afterwards: figures } = await ask(`?market=over25&league=${league?.league_id}`)
  await expect(afterwards(page)).toContainText((figures?.rps.value ?? 0).toFixed(4))
  await page.reload()
  await expect(afterwards(page)).toContainText((figures?.rps.value ?? 0).toFixed(4))
  await expect(filters.getByRole('combobox', { name: 'Market' })).toHaveValue('over25')
  await filters.getByText('Price without margin').click()
  await expect(page).toHaveURL(/kind=price/)
  await expect(afterwards(page)).toHaveCount(0)
})

test('a competition leads to its own figures', async ({ page }) => {
  const { afterwards: figures } = await ask()
  const [league] = figures?.leagues ?? []
  await page.goto('/record')
  await afterwards(page)
    .getByRole('link', { name: league?.league_name ?? '' })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`league=${league?.league_id}`))
  await expect(afterwards(page)).toContainText((league?.rps ?? 0).toFixed(4))
  await expect(afterwards(page).getByRole('table', { name: 'By competition' })).toHaveCount(0)
})

test('without scripts the figures are there, and what is downloaded is what the API hands out', {
  tag: '@smoke',
}, async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false })
  await page.goto('/record')
  const { afterwards: figures, written } = await ask()
  await expect(page.getByText((figures?.rps.value ?? 0).toFixed(4)).first()).toBeVisible()
  const csv = await page.getByRole('link', { name: 'All rows (CSV)' }).getAttribute('href')
  const heads = await page.getByRole('link', { name: 'All heads (JSON)' }).getAttribute('href')
  const rows = (await (await fetch(new URL(csv ?? '', DEMO_URL))).text()).trimEnd().split('\n')
  expect(rows[0]).toContain('recorded_at,kickoff')
  expect(rows.slice(1).filter((row) => row.split(',')[1] === 'model').length).toBeGreaterThanOrEqual(written)
  const chain = (await (await fetch(new URL(heads ?? '', DEMO_URL))).json()) as Heads
  expect(chain.simulated).toBe(true)
})
