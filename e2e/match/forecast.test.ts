import type { Page } from '@playwright/test'
import type { Forecast } from '../../packages/contract/src/index.ts'
import { matchesOn, type UpcomingMatch } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { addressOf } from '../support/match-page.ts'
import { member } from '../support/member.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

const COMING_ON = '2026-11-22'
const PLAYED_ON = '2026-11-14'

async function find(day: string, fits: (forecast: Forecast) => boolean) {
  const { ask } = await member(DEMO_URL, 'demo@touchline.test')
  for (const match of await matchesOn(DEMO_URL, day)) {
    const forecast = await ask<Forecast>(`/v3/forecast/${match.match_id}`)
    if (fits(forecast)) return { match, forecast }
  }
  throw new Error('No match of the day has such a forecast')
}

let rich: { match: UpcomingMatch; forecast: Forecast }
test.beforeAll(async () => {
  rich = await find(
    COMING_ON,
    ({ basis, own, markets }) =>
      basis === 'price' && own !== null && markets.every(({ outcomes }) => outcomes.length > 0),
  )
})

const card = (page: Page, name = 'Forecast') => page.getByRole('region', { name, exact: true })
const address = (match: UpcomingMatch) => `${addressOf(match)}&forecast=1`
const percent = (share = 0) => `${(share * 100).toFixed(1)}%`

test.describe('the forecast of a match', () => {
  test('is folded away and asks for nothing until it is opened; the address keeps it open', async ({ visit }) => {
    const { page, calls } = await visit({ as: 'subscriber' })
    await page.goto(addressOf(rich.match))
    const toggle = card(page).getByRole('button', { name: 'Forecast' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(calls.filter((call) => call.includes('forecast'))).toEqual([])
    await expect(async () => {
      await toggle.press('Enter')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
    }).toPass()
    await expect(card(page).getByRole('table')).toHaveCount(3)
    expect(new URL(page.url()).searchParams.get('forecast')).toBe('1')
    await page.reload()
    await expect(card(page).getByRole('table')).toHaveCount(3)
  })

  test('has the scores the prices imply as a table with names for rows and columns', async ({ visit }) => {
    const { match, forecast } = rich
    const { page } = await visit({ as: 'subscriber' })
    await page.goto(address(match))
    const grid = card(page).getByRole('table', { name: /^Probability of each score/ })
    const rows = grid.locator('tbody tr')
    await expect(rows).toHaveCount(6)
    for (const [home, row] of (forecast.scores ?? []).entries()) {
      await expect(rows.nth(home).getByRole('rowheader')).toHaveText(home === 5 ? '5+' : String(home))
      await expect(rows.nth(home).getByRole('cell')).toHaveText(row.map((chance) => (chance * 100).toFixed(1)))
    }
    const { home, away } = forecast.goals ?? { home: 0, away: 0 }
    await expect(card(page)).toContainText(
      `${match.local_name} ${home.toFixed(2)}, ${match.visitor_name} ${away.toFixed(2)}`,
    )
  })

  test('has the fair price of every market with the value of the price, tab by tab and with all lines', async ({
    visit,
  }) => {
    const { match, forecast } = rich
    const { page } = await visit({ as: 'subscriber' })
    await page.goto(address(match))
    const table = card(page).getByRole('table', { name: 'Fair price of every market' })
    const [over] = forecast.markets.find(({ key }) => key === 'btts')?.outcomes ?? []
    const words = await wordsOf(table)
    const value = `${((over?.difference ?? 0) * 100).toFixed(1).replace('-', '−')}%`
    const line = `Yes ${over?.price?.['0'].toFixed(2)} ${percent(over?.probability ?? 0)} ${over?.fair_price?.toFixed(2)}`
    expect(words).toMatch(new RegExp(`${line} \\+?${value}`))
    const main = await table.locator('tbody tr').count()
    await card(page).getByText('All lines').click()
    expect(await table.locator('tbody tr').count()).toBeGreaterThan(main)
    for (const [tab, market] of [
      ['Corners', 'Total corners'],
      ['Cards', 'Red card in the match'],
      ['Stats', 'Penalty in the match'],
    ] as const) {
      await card(page).getByRole('group', { name: 'Markets' }).getByText(tab, { exact: true }).click()
      await expect(table.getByRole('rowheader', { name: market })).toBeVisible()
    }
    await expect(table).toContainText('the margin cannot be taken out')
  })

  test('has our own forecast next to the price and says what it can and cannot do', async ({ visit }) => {
    const { match, forecast } = rich
    const { page } = await visit({ as: 'subscriber', width: WIDTHS.tablet })
    await page.goto(address(match))
    const own = card(page).getByRole('table', { name: 'Our own forecast beside the price' })
    const row = own.getByRole('row', { name: match.local_name })
    await expect(row).toContainText(`${percent(forecast.own?.home)} ±${forecast.own?.plus_minus.home}`)
    await expect(row).toContainText(forecast.own?.prices?.['1'].toFixed(2) ?? '?')
    await expect(card(page)).toContainText('a second opinion')
    await expect(card(page).getByRole('link', { name: 'How this works' })).toHaveAttribute('href', '/numbers')
    await expect(card(page).getByRole('link', { name: 'How our forecasts did' })).toHaveAttribute('href', '/record')
  })

  for (const width of [WIDTHS.phone, WIDTHS.tablet, WIDTHS.desktop]) {
    test(`is complete in Portuguese at ${width} px`, async ({ visit }) => {
      const { page } = await visit({ as: 'subscriber', language: 'pt', width })
      await page.goto(address(rich.match))
      const forecast = card(page, 'Previsão')
      await expect(forecast.getByRole('table')).toHaveCount(3)
      await expect(forecast).toContainText(`${((rich.forecast.own?.home ?? 0) * 100).toFixed(1).replace('.', ',')} %`)
      const { scroll, inner } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        inner: innerWidth,
      }))
      expect(scroll).toBeLessThanOrEqual(inner)
    })
  }

  test('stays as it was before kick-off once the match is over', async ({ visit }) => {
    const { match } = await find(PLAYED_ON, ({ basis, stands }) => basis === 'price' && stands === 'closing')
    const { page } = await visit({ as: 'subscriber' })
    await page.goto(address(match))
    await expect(card(page)).toContainText('closing prices')
  })

  test('asks a visitor to log in and a member without a plan to subscribe', async ({ visit }) => {
    const visitor = await visit()
    await visitor.page.goto(address(rich.match))
    await expect(card(visitor.page).getByRole('alert')).toContainText('please login to see this data')
    expect(visitor.calls.filter((call) => call.includes('forecast'))).toEqual([])
    const free = await visit({ as: 'member' })
    await free.page.goto(address(rich.match))
    await expect(card(free.page).getByRole('alert').getByRole('link')).toHaveAttribute('href', '/subscription')
  })
})
