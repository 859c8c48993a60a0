import type { PastMatch } from '../../packages/contract/src/index.ts'
import { type MatchBasics, matchesOn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { basicsOf, tableRows } from '../support/match-page.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber', width: 1100 })

let match: MatchBasics
let refereed: PastMatch[]
const hasCards = ({ cards, has_minutes }: PastMatch) => has_minutes.cards && cards.length > 0

test.beforeAll(async () => {
  for (const one of await matchesOn(DEMO_URL, '2026-11-22')) {
    const basics = await basicsOf(DEMO_URL, one)
    if (basics.referee_id === null) continue
    const { data } = await askAsSubscriber<{ data: PastMatch[] }>(`/referee_last/${basics.referee_id}`)
    const with_ = (team: number) => data.some(({ local_id, visitor_id }) => local_id === team || visitor_id === team)
    if (data.length <= 20 || !with_(basics.local_id) || !data.slice(0, 20).some(hasCards)) continue
    match = basics
    refereed = data
    return
  }
  throw new Error('No referee of the day has enough matches')
})

const address = () => `/soccer?mid=${match.match_id}`

test.describe('the referee tab', () => {
  test('loads once, when it is opened, and pages in the browser', async ({ page, calls }) => {
    const asked = () => calls.filter((call) => call.startsWith('/api/referee_last'))
    await page.goto(address())
    await expect(page.getByRole('table').first()).toBeVisible()
    expect(asked()).toEqual([])
    await page.getByRole('tab', { name: 'Referee' }).click()
    const own = page.getByRole('region', { name: match.referee_name ?? '', exact: true })
    await expect(tableRows(own)).toHaveCount(20)
    const sizes = ['20 per page', '30 per page', '40 per page', '60 per page', '80 per page', 'All on one page']
    const select = own.getByRole('combobox', { name: 'Matches per page' })
    await expect(select.locator('option')).toHaveText(sizes)
    await own.getByRole('button', { name: 'Previous' }).click()
    await expect(tableRows(own)).toHaveCount(Math.min(20, refereed.length - 20))
    await page.getByText('With these teams', { exact: true }).click()
    for (const [team, name] of [
      [match.local_id, match.local_name],
      [match.visitor_id, match.visitor_name],
    ] as const) {
      const found = refereed.filter(({ local_id, visitor_id }) => local_id === team || visitor_id === team)
      if (found.length === 0) continue
      const list = page.getByRole('region', { name: `${name} under ${match.referee_name}` })
      await expect(tableRows(list)).toHaveCount(Math.min(20, found.length))
    }
    expect(asked()).toHaveLength(1)
  })

  test('opens the cards of one match: minute, player and card', async ({ page }) => {
    const shown = refereed.slice(0, 20).find(hasCards)
    if (!shown) throw new Error('No cards with minutes')
    await page.goto(`${address()}&tab=referee`)
    const names = `Cards of ${shown.local_name} v ${shown.visitor_name}`
    await page.getByRole('button', { name: names }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Cards' })
    await expect(dialog.getByRole('listitem')).toHaveCount(shown.cards.length)
    expect(await wordsOf(dialog)).toContain(shown.cards[0]?.player_name ?? 'Not named')
  })
})

test.describe('the referee dialog', () => {
  test('names the referee and what was given by season and league, the latest season first', async ({
    page,
    calls,
  }) => {
    await page.goto(address())
    const header = page.getByRole('region', { name: 'Match', exact: true })
    await header.getByRole('button', { name: match.referee_name ?? '' }).click()
    const dialog = page.getByRole('dialog', { name: match.referee_name ?? '' })
    await expect(dialog.getByRole('table')).toBeVisible()
    expect(calls).toContain(`/api/v3/referee/stats/${match.referee_id}`)
    const seasons = await dialog.getByRole('rowheader').allTextContents()
    expect(seasons).toEqual([...seasons].sort().reverse())
    const heads = [
      'Season',
      'League',
      'Matches',
      'Fouls',
      'Penalties',
      'Yellow cards',
      'Red cards, second yellows included',
      'Video reviews',
    ]
    for (const [index, name] of heads.entries()) {
      expect(await dialog.getByRole('columnheader').nth(index).innerHTML()).toContain(name)
    }
    const { country } = await askAsSubscriber<{ country: { name: string } }>(`/v3/referee/stats/${match.referee_id}`)
    expect(await wordsOf(dialog)).toMatch(new RegExp(`Born \\d{2}/\\d{2}/\\d{4} ${country.name}`))
    await expect(dialog.locator('img').first()).toHaveAttribute('src', `/api/images/referee/${match.referee_id}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('is opened by the names in a list of cards', async ({ page }) => {
    await page.goto(`${address()}&tab=cards&cards=last`)
    const list = page.getByRole('region', { name: `${match.local_name}: last matches` })
    const name = list
      .getByRole('cell')
      .getByRole('button', { name: /^[^:]+\. / })
      .first()
    const referee = await name.innerText()
    await name.click()
    await expect(page.getByRole('dialog', { name: referee })).toBeVisible()
  })

  test('leads a visitor to the login and a member without a plan to the plans', async ({ visit }) => {
    const visitor = await visit({ as: 'visitor' })
    await visitor.page.goto(address())
    await visitor.page.getByRole('button', { name: match.referee_name ?? '' }).click()
    await visitor.page.waitForURL('**/login?**')
    expect(new URL(visitor.page.url()).searchParams.get('next')).toBe(address())
    const unpaid = await visit({ as: 'member' })
    await unpaid.page.goto(address())
    await unpaid.page.getByRole('button', { name: match.referee_name ?? '' }).click()
    await unpaid.page.waitForURL('**/message/subscribe/not-paid')
  })

  test('waits with a spinner, and says when nothing was counted', async ({ page }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/v3/referee/stats/**', async (route) => {
      await held
      const known = await route.fetch()
      await route.fulfill({ json: { ...(await known.json()), statistics: [] } })
    })
    await page.goto(address())
    await page.getByRole('button', { name: match.referee_name ?? '' }).click()
    const dialog = page.getByRole('dialog', { name: match.referee_name ?? '' })
    await expect(dialog.getByTestId('spinner').first()).toBeVisible()
    answer()
    await expect(dialog.getByText('No referee statistics')).toBeVisible()
    await expect(dialog.getByRole('table')).toHaveCount(0)
  })

  test('closes when its figures cannot be read, and is opened again by a retry', async ({ visit, allowInConsole }) => {
    allowInConsole(/404/)
    const { page } = await visit()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/v3/referee/stats/**', async (route) => {
      await held
      await route.fulfill({ status: 404, json: {} })
    })
    await page.goto(address())
    const dialog = page.getByRole('dialog', { name: match.referee_name ?? '' })
    await page.getByRole('button', { name: match.referee_name ?? '' }).click()
    await expect(dialog).toBeVisible()
    answer()
    await expect(dialog).toHaveCount(0)
    await page.unroute('**/api/v3/referee/stats/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('table')).toBeVisible()
  })
})
