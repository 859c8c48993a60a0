import type { Locator, Page } from '@playwright/test'
import type { OddsAnswer } from '../../packages/contract/src/index.ts'
import { handicapLines, mainTotal, totalLines } from '../../packages/football/src/index.ts'
import { api, matchesOn, type UpcomingMatch } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { stored, wordsOf } from '../support/home-page.ts'
import { addressOf, unfold } from '../support/match-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

const DAY = '2026-11-22'
const MARKETS = 24

interface Priced {
  match: UpcomingMatch
  answer: OddsAnswer
}

/** A match with every market that has several handicaps and totals of goals, corners and cards. */
let rich: Priced
test.beforeAll(async () => {
  rich = await find(({ odds }) => {
    const lines = [odds.AH, odds.OU, odds.CH, odds.COU, odds.AHC, odds.ATC]
    return Object.keys(odds).length === MARKETS && lines.every(several)
  })
})

const several = (entries: readonly unknown[] = []) => entries.length > 2

async function find(fits: (answer: OddsAnswer) => boolean): Promise<Priced> {
  for (const match of await matchesOn(DEMO_URL, DAY)) {
    const answer = await api<OddsAnswer>(DEMO_URL, `/v3/odds/pre-match/${match.match_id}`)
    if (fits(answer)) return { match, answer }
  }
  throw new Error('No match of the day has such prices')
}

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Odds', exact: true })
const marketOf = (page: Page, name: string) =>
  panelOf(page).locator('section', { has: page.getByRole('heading', { name, exact: true }) })
const tiles = async (market: Locator): Promise<string[]> => {
  const prices = await market.locator('li b').allTextContents()
  return prices.map((price) => price.trim())
}

const decimals = (prices: OddsAnswer['odds']['FT']) => prices?.map(({ value }) => value['0'].toFixed(2))

test.describe('the odds panel', () => {
  test('shows the prices of a match to a visitor, the main line of those that have several, and whose they are', {
    tag: '@smoke',
  }, async ({ page, calls }) => {
    const { match, answer } = rich
    await page.goto(addressOf(match))
    expect(await tiles(marketOf(page, 'Full-time result'))).toEqual(decimals(answer.odds.FT))
    const main = mainTotal(totalLines(answer.odds.OU ?? []))
    const totals = await wordsOf(marketOf(page, 'Total goals'))
    expect(totals).toContain(`Over ${main?.total}`)
    expect(await tiles(marketOf(page, 'Total goals'))).toEqual([
      main?.over?.['0'].toFixed(2) ?? '-',
      main?.under?.['0'].toFixed(2) ?? '-',
    ])
    const text = await wordsOf(panelOf(page))
    expect(text).toContain(answer.sources.FT)
    expect(text).toContain('Odds are information, not advice.')
    // It came with the page.
    expect(calls.filter((call) => call.includes('/odds/'))).toEqual([])
  })

  test('has the markets of its tab, and next to a statistic those about it', async ({ page }) => {
    const { match } = rich
    const [home, away] = [match.local_name, match.visitor_name]
    const ofBoth = (market: string) => [`${market}: ${home}`, `${market}: ${away}`]
    await page.goto(addressOf(match))
    const names = () => panelOf(page).getByRole('heading', { level: 3 }).allTextContents()
    expect(await names()).toEqual([
      ...['Full-time result', 'Half-time result', '2nd-half result', ...ofBoth('Clean sheet'), 'Both teams to score'],
      ...['First team to score (X = no goal)', 'Last team to score (X = no goal)', 'Asian handicap', 'Total goals'],
    ])
    await page.getByRole('tab', { name: 'Corners' }).click()
    await expect.poll(names).toEqual(['Most corners', 'Corner handicap', ...ofBoth('Corners'), 'Total corners'])
    await page.getByRole('tab', { name: 'Cards' }).click()
    await expect.poll(names).toEqual(['Card handicap', 'Total cards', ...ofBoth('Cards'), 'Red card in the match'])
    await page.getByRole('tab', { name: 'Stats' }).click()
    for (const [statistic, markets] of [
      ['Shots', ofBoth('Shots')],
      ['Shots on target', ofBoth('Shots on target')],
      ['Offsides', ofBoth('Offsides')],
      ['Penalties', ['To score a penalty', 'To miss a penalty', 'Penalty in the match']],
      ['Fouls', []],
    ] as const) {
      await page.getByRole('combobox', { name: 'Statistic' }).selectOption({ label: statistic })
      await expect.poll(names).toEqual(markets)
    }
  })

  test('shows American prices to who chose them', async ({ visit }) => {
    const { match, answer } = rich
    const { page } = await visit({ storage: { odds_format: '1' } })
    await page.goto(addressOf(match))
    const american = answer.odds.FT?.map(({ value }) => (value['1'] < 0 ? `−${-value['1']}` : `+${value['1']}`))
    await expect.poll(() => tiles(marketOf(page, 'Full-time result'))).toEqual(american)
  })

  test('shows percentages to who chose them, with the price below, in the dialog of all lines too', async ({
    visit,
  }) => {
    const { match, answer } = rich
    const { page } = await visit({ storage: { odds_format: '2' } })
    await page.goto(addressOf(match))
    const result = marketOf(page, 'Full-time result')
    const shown = answer.odds.FT?.map(({ value }) => `${value['2']?.toFixed(1)}%`)
    await expect.poll(async () => (await tiles(result)).map((text) => text.replace(/\s/g, ' '))).toEqual(shown)
    expect(await wordsOf(result)).toContain(answer.odds.FT?.[0].value['0'].toFixed(2))
    await page.getByRole('button', { name: 'All lines: Total goals' }).press('Enter')
    await expect(page.getByRole('table', { name: 'Total goals' }).locator('td').first()).toContainText('%')
  })

  test('hides a market that is taken out, also after a reload, and closes for its tab alone', async ({ page }) => {
    const { match } = rich
    await page.goto(addressOf(match))
    const box = page.getByRole('checkbox', { name: 'Total goals' })
    await box.focus()
    await page.keyboard.press('Space')
    await expect(marketOf(page, 'Total goals')).toHaveCount(0)
    expect(JSON.parse((await stored(page, 'odds_market')) ?? '[]').indexOf(false)).toBe(4)
    await page.reload()
    await expect(marketOf(page, 'Total goals')).toHaveCount(0)
    await expect(box).not.toBeChecked()
    await panelOf(page).getByRole('button', { name: 'Odds', exact: true }).press('Enter')
    await expect.poll(() => stored(page, 'expanding_panel')).toBe('[false,true,true,true]')
    await page.reload()
    await expect(marketOf(page, 'Full-time result')).toBeHidden()
    await page.getByRole('tab', { name: 'Corners' }).click()
    await expect(marketOf(page, 'Total corners')).toBeVisible()
  })

  for (const [tab, handicap, total, handicapKey, totalKey] of [
    ['corners', 'Corner handicap', 'Total corners', 'CH', 'COU'],
    ['cards', 'Card handicap', 'Total cards', 'AHC', 'ATC'],
  ] as const) {
    test(`opens all handicaps and totals of ${tab} from the keyboard and gives the focus back`, async ({ visit }) => {
      const { match, answer } = rich
      const { page } = await visit({ width: WIDTHS.phone })
      await page.goto(`${addressOf(match)}&tab=${tab}`)
      await unfold(page, 'Odds')
      const more = page.getByRole('button', { name: `All lines: ${total}` })
      await more.press('Enter')
      const table = page.getByRole('table', { name: total })
      await expect(table).toBeVisible()
      const totals = totalLines(answer.odds[totalKey] ?? []).map((line) => String(line.total))
      await expect(table.getByRole('rowheader')).toHaveText(totals)
      const handicaps = page.getByRole('table', { name: handicap }).locator('tbody tr')
      await expect(handicaps).toHaveCount(handicapLines(answer.odds[handicapKey] ?? []).length)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(more).toBeFocused()
    })
  }

  test('offers only the markets that have prices, and is not there without any', async ({ visit }) => {
    const { match } = await find(({ exists, odds }) => exists[0] && !exists[1] && odds.OU === undefined)
    const { page } = await visit({ width: WIDTHS.tablet })
    await page.goto(addressOf(match))
    await expect(page.getByRole('checkbox', { name: 'Result' })).toBeEnabled()
    await expect(page.getByRole('checkbox', { name: 'Total goals' })).toBeDisabled()
    await page.getByRole('tab', { name: 'Corners' }).click()
    await expect(page.getByRole('tab', { name: 'Corners' })).toHaveAttribute('aria-selected', 'true')
    await expect(panelOf(page)).toHaveCount(0)
  })
})
