import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { CallAnswer } from '../apps/web/src/app/api/api.ts'
import { expect, test } from './support/fixtures.ts'
import { WIDTHS } from './support/visitor.ts'
import { demoMember } from './support/worlds/demo.ts'

type Past = Extract<CallAnswer<'GET /v3/finder/history'>, { type: 2 }>
type Found = Extract<CallAnswer<'GET /v3/finder/matches'>, { type: 2 }>

const QUERY = 'bet=over&where=homeOvers10All:5..,priceOver:1.3..2.6'

/** Facts are read when the demo world is filled. */
const READ_WITHIN_MS = 180_000
test.beforeAll(async () => {
  test.setTimeout(READ_WITHIN_MS)
  const { ask } = await demoMember('subscriber')
  // From the first match to the last one that is known.
  const found = async () => (await ask<Found>(`/v3/finder/matches?${QUERY}`)).total
  await expect.poll(found, { timeout: READ_WITHIN_MS }).toBeGreaterThan(10)
})

const heading = (page: Page, text: RegExp) => page.getByRole('heading', { name: text })

test.describe('a subscriber', () => {
  test.use({ as: 'subscriber' })

  test('builds a finder, saves it, finds it again in another browser and exports it', { tag: '@smoke' }, async ({
    page,
    visit,
  }) => {
    await page.goto('/help')
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Finder' }).click()
    await page.getByRole('radio', { name: 'Over 2.5' }).check({ force: true })
    const add = page.getByRole('combobox', { name: 'Add a condition' })
    await add.selectOption('homeOvers10All')
    const least = page.getByRole('textbox', { name: 'Home side: over 2.5 goals, last 10: at least' })
    await least.fill('11')
    await least.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('From 0 to 10, the lower number first.')
    await least.fill('5')
    await least.press('Enter')
    await add.selectOption('priceOver')
    await page.getByRole('textbox', { name: 'First price over 2.5: at least' }).fill('1,3')
    await page.getByRole('textbox', { name: 'First price over 2.5: at most' }).fill('2.6')
    await page.keyboard.press('Tab')
    await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe(`?${QUERY}`)

    const { ask } = await demoMember('subscriber')
    const { all, halves } = await ask<Past>(`/v3/finder/history?${QUERY}`)
    const { total } = await ask<Found>(`/v3/finder/matches?${QUERY}`)
    expect([all.bets > 0, total > 10, halves !== null]).toEqual([true, true, true])
    await expect(heading(page, new RegExp(`^${total} matches in the next 14 days$`))).toBeVisible()
    const earlier = halves?.earlier.matches ?? 0
    await expect(page.getByText(`${earlier.toLocaleString('en-GB')} matches before`)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Past matches' })).toHaveCount(0)
    await expect(page.getByText(/ of 1,000$/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Check the later half' }).click()
    await expect(page.getByText(`${all.matches.toLocaleString('en-GB')} past matches`)).toBeVisible()
    await expect(page.getByText(`${(100 * (all.hit_rate?.value ?? 0)).toFixed(1)}%`).first()).toBeVisible()
    await expect(page.getByText('Under 400 bets a return says nothing yet')).toHaveCount(all.bets < 400 ? 1 : 0)
    await expect(page.getByRole('table', { name: 'Earlier and later half' }).getByRole('row')).toHaveCount(3)
    await expect(page.getByText(/^[\d,]+ of 1,000$/)).toBeVisible({ timeout: 30_000 })

    const rows = page.getByRole('table', { name: 'Past matches' }).getByRole('row')
    await expect(rows).toHaveCount(1 + Math.min(20, all.matches))
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).last().click()
    const past = await readFile((await (await saving).path()) ?? '', 'utf8')
    expect(past.trim().split(/\r?\n/)).toHaveLength(1 + Math.min(all.matches, 10_000))

    await page.getByRole('textbox', { name: 'Name' }).fill('Open games')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Open games' })).toHaveAttribute('aria-current', 'page')

    const other = (await visit()).page
    await other.goto('/finder')
    await other.getByRole('link', { name: 'Open games' }).click()
    await expect(heading(other, new RegExp(`^${total} matches`))).toBeVisible()
    const downloading = other.waitForEvent('download')
    await other.getByRole('button', { name: 'CSV' }).first().click()
    const file = await readFile((await (await downloading).path()) ?? '', 'utf8')
    const lines = file.trim().split(/\r?\n/)
    expect(lines).toHaveLength(1 + Math.min(total, 200))
    expect(lines[0]).toContain('Home side: over 2.5 goals, last 10')

    await other.getByRole('button', { name: 'Remove Open games' }).click()
    await expect(other.getByRole('link', { name: 'Open games' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('None yet. Give the conditions a name')).toBeVisible()
  })

  test('asks by keyboard for rain, the referee and the same price, each with what there is to know about it', async ({
    page,
  }) => {
    await page.goto('/finder?bet=over')
    const add = page.getByRole('combobox', { name: 'Add a condition' })
    await add.selectOption('wet')
    const where = () => new URL(page.url()).searchParams.get('where')
    await expect.poll(where).toBe('wet:1..1')
    await expect(page.getByText('Past matches: the weather on the day')).toBeVisible()
    await page.getByRole('radio', { name: 'Yes' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(where).toBe('wet:0..0')
    await add.selectOption('temperature')
    await expect(page.getByText('Past matches: the weather on the day')).toHaveCount(1)
    await page.getByRole('textbox', { name: 'Temperature: at most' }).fill('12,5')
    await page.keyboard.press('Enter')
    await add.selectOption('refereeCards')
    const cards = page.getByRole('textbox', { name: 'Referee: cards per match, last 10: at least' })
    await expect(cards).toHaveAccessibleDescription(/in any competition/)
    await cards.fill('2')
    await cards.press('Enter')
    await add.selectOption('sameHomeWins20')
    await page.getByRole('textbox', { name: 'Same price 1, last 20: home wins: at least' }).fill('1')
    await page.keyboard.press('Enter')
    await expect.poll(where).toBe('wet:0..0,temperature:..12.5,refereeCards:2..,sameHomeWins20:1..')

    const { ask } = await demoMember('subscriber')
    const { all } = await ask<Past>(`/v3/finder/history?bet=over&where=${where()}`)
    expect(all.matches).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Check the later half' }).click()
    await expect(page.getByText(`${all.matches.toLocaleString('en-GB')} past match`)).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Rain or snow' }).last()).toBeVisible()
  })
})

for (const [language, words] of [
  [
    'en',
    { title: 'Finder', sign: 'Log in to see the matches of a finder', add: 'Add a condition', history: 'Its history' },
  ],
  [
    'pt',
    {
      title: 'Filtro de jogos',
      sign: 'Inicie sessão para ver os jogos',
      add: 'Juntar uma condição',
      history: 'O histórico',
    },
  ],
] as const)
  test.describe(language, () => {
    test.use({ language, width: WIDTHS.phone })

    test('a visitor with a shared link sees the form and one example, and no result', async ({ page, calls }) => {
      await page.goto(`/finder?${QUERY}`)
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await expect(page.getByText(words.sign)).toBeVisible()
      await expect(page.getByRole('combobox', { name: words.add })).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(4)
      await expect(heading(page, new RegExp(words.history))).toBeVisible()
      expect(calls.filter((call) => /finder\/(matches|history|past|chance|saved)/.test(call))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  })
