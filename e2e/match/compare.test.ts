import type { Page } from '@playwright/test'
import { api } from '../support/api.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { halfTime, type Pairing, richPairing, rowText, shownRows, untilRows } from '../support/match-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

/** Wide enough for every column, too narrow for two lists side by side. */
const WIDTH = 1100
let pairing: Pairing
test.beforeAll(async () => {
  pairing = await richPairing(DEMO_URL, '2026-11-22')
})

const address = () => `/compare/teams/${pairing.match.local_id}/${pairing.match.visitor_id}`
const teamsOf = (page: Page) => page.getByRole('region', { name: 'Teams', exact: true })
const asked = (calls: readonly string[], call: string) => calls.filter((one) => one.startsWith(`/api/${call}`))
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const countriesOf = () =>
  api<{ home: { country_name: string }; away: { country_name: string } }>(DEMO_URL, address().replace('/teams', ''))

/** Chooses both teams in the box of the home page. */
async function choose(page: Page): Promise<void> {
  const { local_name, visitor_name } = pairing.match
  await page.goto('/')
  const box = page.getByRole('region', { name: 'Compare teams' })
  for (const [label, name] of Object.entries({ 'Home team': local_name, 'Away team': visitor_name })) {
    await box.getByRole('combobox', { name: label }).fill(name)
    await box.getByRole('option', { name }).first().click()
  }
  await box.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.waitForURL('**/compare/teams/**')
}

test.describe('two chosen teams', () => {
  test('have the names of the address until they are known; their meetings do not wait for that', async ({
    page,
    calls,
  }) => {
    const { match, meetings } = pairing
    const { home, away } = await countriesOf()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/compare/**', async (route) => {
      await held
      await route.continue()
    })
    await choose(page)
    await untilRows(
      page,
      meetings.map((one) => rowText(one)),
    )
    const teams = teamsOf(page)
    const words = `${match.local_name} ${home.country_name} VS Swap ${match.visitor_name} ${away.country_name}`
    const seen = async () => (await teams.innerText()).replace(/\s+/g, ' ')
    expect(await seen()).toContain(words)
    await expect(teams.locator('img[src^="/api/images/team/"]')).toHaveCount(0)
    answer()
    await expect(teams.locator('img[src^="/api/images/team/"]')).toHaveCount(2)
    await expect(teams.locator('img[src^="/flags/"]')).toHaveCount(2)
    expect(await seen()).toContain(words)
    expect([asked(calls, 'compare/').length, asked(calls, 'match_h2h/').length]).toEqual([1, 1])
    for (const [name, id] of [
      [match.local_name, match.local_id],
      [match.visitor_name, match.visitor_id],
    ] as const) {
      await expect(teams.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/team/${id}`)
    }
  })

  test('are in the page as the server sends it, with their meetings and a head of their own', {
    tag: '@smoke',
  }, async ({ visit }) => {
    const { match, meetings } = pairing
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto(`${address()}?hn=Wrong&an=Names`)
    const title = `${match.local_name} v ${match.visitor_name}`
    await expect(page).toHaveTitle(
      new RegExp(`^${match.local_name} and ${match.visitor_name} compared: .+ \\| Touchline$`),
    )
    await expect(page.locator('h1')).toHaveText(title)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain(title)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address()}$`))
    expect(await shownRows(page)).toEqual(meetings.map((one) => rowText(one)))
  })

  test('change places: the same matches seen from the other side, every filter kept', async ({ page }) => {
    const { match, meetings } = pairing
    const half = meetings.filter(({ local_id }) => local_id === match.local_id)
    const rows = half.map((one) => rowText(one, halfTime(one)))
    await page.goto(`${address()}?half=1&venue=home&h_per=40`)
    await untilRows(page, rows)
    await page.getByRole('link', { name: 'Swap' }).click()
    await page.waitForURL(`**/compare/teams/${match.visitor_id}/${match.local_id}?*`)
    await untilRows(page, rows)
    const { visitor_name: hn, local_name: an } = match
    expect(parameters(page)).toEqual({ hn, an, half: '1', venue: 'away', a_per: '40' })
    await expect(page).toHaveTitle(new RegExp(`^${hn} and ${an} compared`))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: `${an} v ${hn}` })).toBeAttached()
  })

  test('that do not exist are no page, and the way to another pair is there', async ({ visit, allowInConsole }) => {
    allowInConsole(/404/)
    const { match } = pairing
    for (const pair of [`${match.local_id}/${match.local_id}`, `2000000000/${match.visitor_id}`]) {
      const { page } = await visit()
      const answer = await page.goto(`/compare/teams/${pair}?hn=Some&an=Names`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('main').getByRole('link', { name: 'Choose two teams' })).toBeVisible()
      await expect(page.getByRole('main')).not.toHaveText(/Some|Names/, { useInnerText: true })
      for (const role of ['table', 'alert', 'tab'] as const) await expect(page.getByRole(role)).toHaveCount(0)
      await expect(page.getByTestId('spinner')).toHaveCount(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('main').getByRole('link', { name: 'Choose two teams' }).click()
      await page.waitForURL('**/compare')
    }
  })

  for (const pair of ['abc/1', '1/0', '1.5/2', '1/99999999999'] as const) {
    test(`${pair} is no address of a pair`, async () => {
      const answer = await fetch(new URL(`/compare/teams/${pair}`, DEMO_URL))
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Choose two teams')])
    })
  }

  test('that cannot be loaded leave their meetings usable, and can be requested again', async ({
    page,
    allowInConsole,
  }) => {
    allowInConsole(/503/)
    await page.route('**/api/compare/**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await choose(page)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toBeVisible()
    await untilRows(
      page,
      pairing.meetings.map((one) => rowText(one)),
    )
    await page.unroute('**/api/compare/**')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(teamsOf(page).locator('img[src^="/api/images/team/"]')).toHaveCount(2)
    await expect(alert).toHaveCount(0)
  })
})

/** The table of matches, not that of their hit rates. */
const LIST = { name: /newest first/ }

test.describe('head to head', () => {
  test('has goals, corners, cards and statistics, and neither prices to bet on, similar matches nor coaches', async ({
    page,
    calls,
  }) => {
    await page.goto(address())
    const tabs = page.getByRole('tablist', { name: 'Analysis' }).getByRole('tab')
    await expect(tabs).toHaveText(['Goals', 'Corners', 'Cards', 'Stats'])
    for (const name of ['Goals', 'Corners', 'Cards', 'Stats']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel', { name }).getByRole('table', LIST)).toHaveCount(1)
      const views = page.getByRole('group', { name: 'Matches shown' }).getByRole('radio')
      expect(await views.evaluateAll((all) => all.map((one) => one.parentElement?.textContent))).toEqual([
        'Head to head',
        'Last matches',
      ])
      await expect(page.getByRole('checkbox', { name: /coach/i })).toHaveCount(0)
      await expect(page.getByText('Odds', { exact: true })).toHaveCount(0)
    }
    await expect(page.getByRole('combobox', { name: 'Statistic' }).locator('option')).toHaveCount(21)
    await page.getByRole('combobox', { name: 'Statistic' }).selectOption({ label: 'Penalties' })
    await expect(page.getByText('Matches with a penalty')).toBeVisible()
    expect(parameters(page)).toEqual({ tab: 'stats', stat: 'penalties' })
    expect(calls).toEqual([])
  })

  test('opens goals, corners and cards of a match, and leads to match, league, team and player', async ({ visit }) => {
    const { match, meetings } = pairing
    const scored = meetings.find(
      ({ goals, has_minutes }) => has_minutes.goals && goals.data.some((one) => one.player_id),
    )
    if (!scored) throw new Error('No goals with players')
    const { page } = await visit({ width: WIDTH })
    await page.goto(address())
    const row = page.getByRole('row').filter({ hasText: rowText(scored).slice(0, 10) })
    const details = row.getByRole('link', { name: /^Details of/ })
    expect([await details.getAttribute('href'), await details.getAttribute('target')]).toEqual([
      `/fixture/${scored.match_id}`,
      '_blank',
    ])
    await expect(row.getByRole('link', { name: scored.league_name })).toHaveAttribute(
      'href',
      `/league/${scored.league_id}`,
    )
    const opponent = row.getByRole('link', { name: match.visitor_name, exact: true })
    await expect(opponent).toHaveAttribute('href', `/team/${match.visitor_id}`)
    await expect(row.getByRole('link', { name: match.local_name, exact: true })).toHaveCount(0)
    for (const name of ['Goals', 'Corners', 'Cards']) {
      await page.getByRole('tab', { name }).click()
      await row.getByRole('button', { name: new RegExp(`^${name} of`) }).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      if (name === 'Goals') {
        await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^\/player\/\d+$/)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })

  test('names the referee next to the cards: members see the figures, visitors are asked to log in', async ({
    visit,
  }) => {
    const referee = pairing.meetings.find(({ referee_id }) => referee_id !== null)?.referee_common_name
    if (!referee) throw new Error('No referee')
    for (const as of ['subscriber', 'visitor'] as const) {
      const { page } = await visit({ as, width: WIDTH })
      await page.goto(`${address()}?tab=cards`)
      await page.getByRole('table').getByRole('button', { name: referee }).first().click()
      if (as === 'subscriber')
        await expect(page.getByRole('dialog', { name: referee }).getByRole('table')).toBeVisible()
      else await page.waitForURL((to) => to.searchParams.get('next') === `${address()}?tab=cards`)
    }
  })
})

test('the page speaks Portuguese and fits every screen', async ({ visit }) => {
  const { local_name, visitor_name } = pairing.match
  const past = pairing.meetings.flatMap((one) => [one.league_name, one.round_name, one.referee_common_name])
  const names = ['Touchline', local_name, visitor_name, ...past.filter((name) => name !== null)]
  for (const width of Object.values(WIDTHS)) {
    const { page } = await visit({ width, language: 'pt' })
    await page.goto(`${address()}?tab=cards`)
    await expect(page.getByRole('tab', { name: 'Cartões' })).toBeVisible()
    await expect(async () => expect(await englishIn(page, names)).toEqual([])).toPass()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
