import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { PastMatchStats } from '../../packages/contract/src/index.ts'
import { api } from '../support/api.ts'
import { englishIn } from '../support/checks/language.ts'
import {
  halfTime,
  listOf,
  type Pairing,
  pastRowText,
  richPairing,
  rowText,
  shownRows,
  untilRows,
} from '../support/match-page.ts'
import { type Member, member } from '../support/member.ts'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'

const url = inject('demoUrl')
/** Wide enough for every column, too narrow for two lists side by side. */
const WIDTH = 1100
let pairing: Pairing
let subscriber: Member
beforeAll(async () => {
  pairing = await richPairing(url, '2026-11-22')
  subscriber = await member(url, 'demo@touchline.test')
})
afterAll(closeBrowser)

const address = () => `/compare/teams/${pairing.match.local_id}/${pairing.match.visitor_id}`
const teamsOf = (page: Page) => page.getByRole('region', { name: 'Teams', exact: true })
const asked = (calls: readonly string[], call: string) => calls.filter((one) => one.startsWith(`/api/${call}`))
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const countriesOf = () =>
  api<{ home: { country_name: string }; away: { country_name: string } }>(url, address().replace('/teams', ''))

/** Chooses both teams in the box of the home page. */
async function choose(page: Page): Promise<void> {
  const { local_name, visitor_name } = pairing.match
  await page.goto('/')
  const box = page.getByRole('region', { name: 'Compare teams' })
  for (const [label, name] of [
    ['Home team', local_name],
    ['Away team', visitor_name],
  ] as const) {
    await box.getByRole('combobox', { name: label }).fill(name)
    await box.getByRole('option', { name }).first().click()
  }
  await box.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.waitForURL('**/compare/teams/**')
}

describe('two chosen teams', () => {
  test('have the names of the address until they are known; their meetings do not wait for that', async () => {
    const { match, meetings } = pairing
    const { home, away } = await countriesOf()
    const { page, calls, leave } = await visit({ url })
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
    expect(await teams.locator('img[src^="/api/images/team/"]').count()).toBe(0)
    answer()
    await expect.poll(() => teams.locator('img[src^="/api/images/team/"]').count()).toBe(2)
    expect(await teams.locator('img[src^="/flags/"]').count()).toBe(2)
    expect(await seen()).toContain(words)
    expect([asked(calls, 'compare/').length, asked(calls, 'match_h2h/').length]).toEqual([1, 1])
    for (const [name, id] of [
      [match.local_name, match.local_id],
      [match.visitor_name, match.visitor_id],
    ] as const) {
      expect(await teams.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(`/team/${id}`)
    }
    await leave()
  })

  test('stand in the page as the server sends it, with their meetings and a head of their own', async () => {
    const { match, meetings } = pairing
    const { page, leave } = await visit({ url, scripts: false })
    await page.goto(`${address()}?hn=Wrong&an=Names`)
    const title = `${match.local_name} v ${match.visitor_name}`
    expect(await page.title()).toBe(`${title} | Touchline`)
    expect(await page.locator('h1').textContent()).toBe(title)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain(title)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${address()}$`))
    expect(await shownRows(page)).toEqual(meetings.map((one) => rowText(one)))
    await leave()
  })

  test('change places: the same matches seen from the other side, every filter kept', async () => {
    const { match, meetings } = pairing
    const half = meetings.filter(({ local_id }) => local_id === match.local_id)
    const rows = half.map((one) => rowText(one, halfTime(one)))
    const { page, leave } = await visit({ url })
    await page.goto(`${address()}?half=1&venue=home&h_per=40`)
    await untilRows(page, rows)
    await page.getByRole('link', { name: 'Swap' }).click()
    await page.waitForURL(`**/compare/teams/${match.visitor_id}/${match.local_id}?*`)
    await untilRows(page, rows)
    const { visitor_name: hn, local_name: an } = match
    expect(parameters(page)).toEqual({ hn, an, half: '1', venue: 'away', a_per: '40' })
    expect(await page.title()).toBe(`${hn} v ${an} | Touchline`)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: `${an} v ${hn}` }).waitFor({ state: 'attached' })
    await leave()
  })

  test('that do not exist are no page, and the way to another pair is there', async () => {
    const { match } = pairing
    for (const pair of [`${match.local_id}/${match.local_id}`, `2000000000/${match.visitor_id}`]) {
      const { page, leave } = await visit({ url })
      const answer = await page.goto(`/compare/teams/${pair}?hn=Some&an=Names`)
      expect(answer?.status()).toBe(404)
      await page.getByRole('main').getByRole('link', { name: 'Choose two teams' }).waitFor()
      expect(await page.getByRole('main').innerText()).not.toMatch(/Some|Names/)
      for (const role of ['table', 'alert', 'tab'] as const) expect(await page.getByRole(role).count()).toBe(0)
      expect(await page.getByTestId('spinner').count()).toBe(0)
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
      await page.getByRole('main').getByRole('link', { name: 'Choose two teams' }).click()
      await page.waitForURL('**/compare')
      await leave([/404/])
    }
  })

  test.each(['abc/1', '1/0', '1.5/2', '1/99999999999'])('%s is no address of a pair', async (pair) => {
    const answer = await fetch(new URL(`/compare/teams/${pair}`, url))
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Choose two teams')])
  })

  test('that cannot be loaded leave their meetings usable, and can be asked for again', async () => {
    const { page, leave } = await visit({ url })
    await page.route('**/api/compare/**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await choose(page)
    const alert = page.getByRole('main').getByRole('alert')
    await alert.waitFor()
    await untilRows(
      page,
      pairing.meetings.map((one) => rowText(one)),
    )
    await page.unroute('**/api/compare/**')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => teamsOf(page).locator('img[src^="/api/images/team/"]').count()).toBe(2)
    expect(await alert.count()).toBe(0)
    await leave([/503/])
  })
})

describe('head to head', () => {
  test('has goals, corners, cards and statistics, and neither prices to bet on, similar matches nor coaches', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto(address())
    const tabs = page.getByRole('tablist', { name: 'Analysis' }).getByRole('tab')
    expect(await tabs.allTextContents()).toEqual(['Goals', 'Corners', 'Cards', 'Stats'])
    for (const name of ['Goals', 'Corners', 'Cards', 'Stats']) {
      await page.getByRole('tab', { name }).click()
      await expect.poll(() => page.getByRole('tabpanel', { name }).getByRole('table').count()).toBe(1)
      const views = page.getByRole('group', { name: 'Matches shown' }).getByRole('radio')
      expect(await views.evaluateAll((all) => all.map((one) => one.parentElement?.textContent))).toEqual([
        'Head to head',
        'Last matches',
      ])
      expect(await page.getByRole('checkbox', { name: /coach/i }).count()).toBe(0)
      expect(await page.getByText('Odds', { exact: true }).count()).toBe(0)
    }
    expect(await page.getByRole('combobox', { name: 'Statistic' }).locator('option').count()).toBe(21)
    await page.getByRole('combobox', { name: 'Statistic' }).selectOption({ label: 'Penalties' })
    await page.getByText('Matches with a penalty').waitFor()
    expect(parameters(page)).toEqual({ tab: 'stats', stat: 'penalties' })
    expect(calls).toEqual([])
    await leave()
  })

  test('opens goals, corners and cards of a match, and leads to match, league, team and player', async () => {
    const { match, meetings } = pairing
    const scored = meetings.find(
      ({ goals, has_minutes }) => has_minutes.goals && goals.data.some((one) => one.player_id),
    )
    if (!scored) throw new Error('No goals with players')
    const { page, leave } = await visit({ url, width: WIDTH })
    await page.goto(address())
    const row = page.getByRole('row').filter({ hasText: rowText(scored).slice(0, 10) })
    const details = row.getByRole('link', { name: /^Details of/ })
    expect([await details.getAttribute('href'), await details.getAttribute('target')]).toEqual([
      `/fixture/${scored.match_id}`,
      '_blank',
    ])
    expect(await row.getByRole('link', { name: scored.league_name }).getAttribute('href')).toBe(
      `/league/${scored.league_id}`,
    )
    const opponent = row.getByRole('link', { name: match.visitor_name, exact: true })
    expect(await opponent.getAttribute('href')).toBe(`/team/${match.visitor_id}`)
    expect(await row.getByRole('link', { name: match.local_name, exact: true }).count()).toBe(0)
    for (const name of ['Goals', 'Corners', 'Cards']) {
      await page.getByRole('tab', { name }).click()
      await row.getByRole('button', { name: new RegExp(`^${name} of`) }).click()
      const dialog = page.getByRole('dialog', { name })
      await dialog.waitFor()
      if (name === 'Goals') {
        expect(await dialog.getByRole('link').first().getAttribute('href')).toMatch(/^\/player\/\d+$/)
      }
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count()).toBe(0)
    }
    await leave()
  })

  test('names who refereed beside the cards: members see the figures, visitors are asked to log in', async () => {
    const referee = pairing.meetings.find(({ referee_id }) => referee_id !== null)?.referee_common_name
    if (!referee) throw new Error('No referee')
    for (const storage of [subscriber.storage, {}]) {
      const { page, leave } = await visit({ url, width: WIDTH, storage })
      await page.goto(`${address()}?tab=cards`)
      await page.getByRole('table').getByRole('button', { name: referee }).first().click()
      if ('token' in storage) await page.getByRole('dialog', { name: referee }).getByRole('table').waitFor()
      else await page.waitForURL((to) => to.searchParams.get('next') === `${address()}?tab=cards`)
      await leave()
    }
  })
})

describe('last matches', () => {
  const lastOf = async (team: number, query = '') =>
    (await subscriber.ask<{ stats: PastMatchStats }>(`/getLast?id=${team}${query}`)).stats.data.map(pastRowText)

  test('of each team are asked for when they are chosen, without coach and price; their filters outlive a reload', async () => {
    const { local_id, local_name, visitor_id, visitor_name } = pairing.match
    const { page, calls, leave } = await visit({ url, width: WIDTH, storage: subscriber.storage })
    await page.goto(address())
    await page.getByRole('table').waitFor()
    expect(asked(calls, 'getLast')).toEqual([])
    await page.getByText('Last matches', { exact: true }).click()
    const [home, away] = [listOf(page, local_name), listOf(page, visitor_name)]
    await untilRows(home, await lastOf(local_id))
    await untilRows(away, await lastOf(visitor_id))
    expect(asked(calls, 'getLast').sort()).toEqual(
      [local_id, visitor_id]
        .map(String)
        .sort()
        .map((id) =>
          expect.stringMatching(new RegExp(`[?]id=${id}&.*&coach=0&prevcoach=0&.*&similar=0&current_coach=0$`)),
        ),
    )
    expect(await page.getByRole('checkbox', { name: /coach/i }).count()).toBe(0)
    await away.getByRole('checkbox', { name: 'Home', exact: true }).uncheck({ force: true })
    await home.getByText('2nd half', { exact: true }).click()
    await untilRows(away, await lastOf(visitor_id, '&home=0'))
    await page.reload()
    await untilRows(home, await lastOf(local_id, '&fullHalf=2'))
    await untilRows(away, await lastOf(visitor_id, '&home=0'))
    expect(parameters(page)).toEqual({ goals: 'last', h_half: '2', a_venue: 'away' })
    await leave()
  })

  test('ask a visitor to log in and lead back; nothing is asked of the server', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto(`${address()}?goals=last`)
    const alert = page.getByRole('alert')
    await alert.getByText('please login to see this data').waitFor()
    expect([...asked(calls, 'getLast'), ...asked(calls, 'v3/')]).toEqual([])
    await alert.getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL((to) => to.searchParams.get('next') === `${address()}?goals=last`)
    await leave()
  })

  test('say so to a member without a plan', async () => {
    const { storage } = await member(url, 'free@touchline.test')
    const { page, leave } = await visit({ url, storage })
    await page.goto(`${address()}?corners=last&tab=corners`)
    await page.getByRole('alert').getByText("don't have permission to view this data").waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
    await leave()
  })
})

test('the page speaks Portuguese and fits every screen', async () => {
  const { local_name, visitor_name } = pairing.match
  const past = pairing.meetings.flatMap((one) => [one.league_name, one.round_name, one.referee_common_name])
  const names = ['Touchline', local_name, visitor_name, ...past.filter((name) => name !== null)]
  for (const width of Object.values(WIDTHS)) {
    const { page, leave } = await visit({ url, width, language: 'pt' })
    await page.goto(`${address()}?tab=cards`)
    await page.getByRole('tab', { name: 'Cartões' }).waitFor()
    await expect.poll(() => englishIn(page, names)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await leave()
  }
})
