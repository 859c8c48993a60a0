import type { Page } from '@playwright/test'
import type {
  PastMatchStats,
  SquadPlayer,
  TeamCandidate,
  TeamInfo,
  TeamScorer,
  TeamSeasonStat,
} from '../../packages/contract/src/index.ts'
import { api } from '../support/api.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { pastRowText, tableRows, untilRows } from '../support/match-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

/** Wide enough for every column. */
const WIDTH = 1100
let team: TeamInfo
test.beforeAll(async () => {
  const found = await api<TeamCandidate[]>(DEMO_URL, '/team/name/Manchester City')
  team = await api(DEMO_URL, `/v3/team/info/${found[0]?.team_id}`)
})

const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
}

const last = (query: string) =>
  askAsSubscriber<{ stats: PastMatchStats; c_coach: number }>(
    `/getLast?id=${team.id}&current_coach=${team.current_coach}${query}`,
  )
const choice = (page: Page, label: string) => page.getByRole('tabpanel').getByLabel(label)
/** Opens the button's dialog, and closes it with Escape: the focus returns. */
async function opensAndCloses(page: Page, button: ReturnType<Page['locator']>, holds: string | RegExp) {
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(holds).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
}

/** Type id of the minutes played. */
const MINUTES = 119

test.describe('the page of a team', () => {
  test('says who it is, what comes next, who is missing, what it won and who coaches it', async ({ page, calls }) => {
    const tokens: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/v3/team/info/')) tokens.push(request.headers().authorization)
    })
    await page.goto(`/team/${team.id}`)
    await expect(page.getByRole('heading', { level: 1, name: team.name })).toBeVisible()
    await expect(page).toHaveTitle(`${team.name} | Touchline`)
    expect(tokens).toEqual([undefined])
    const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(head.getByRole('link', { name: 'England' })).toHaveAttribute('href', `/country/${team.country_id}`)
    await expect(head).toContainText(`Founded ${team.founded}`)
    const coach = team.coaches.find(({ id }) => id === team.current_coach)
    await expect(head.getByRole('link', { name: coach?.common_name ?? '?' })).toHaveAttribute(
      'href',
      `/coach/${coach?.id}`,
    )
    await opensAndCloses(page, head.getByRole('button', { name: team.venue?.name ?? '?' }), 'Capacity')
    const card = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card('Upcoming matches').locator('li[data-fixture]')).toHaveCount(Math.min(10, team.upcoming.length))
    await card('Upcoming matches').getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => parameters(page)).toEqual({ next: '2' })
    expect(await card('Leagues').locator('tbody tr').allInnerTexts()).toHaveLength(team.leagues.length)
    await expect(card('Sidelined').locator('tbody tr')).toHaveCount(Math.min(15, team.sidelined.length))
    await opensAndCloses(page, card('Trophies').getByRole('button').first(), /\d{4}/)
    await opensAndCloses(page, card('Coaches').getByRole('button').first(), coach?.name ?? '?')
    await expect(card('Last matches')).toBeVisible()
    expect(calls.filter((call) => /team\/(squad|scorer|stats|transfer)/.test(call))).toEqual([])
  })

  test('squad: a tournament and a season, four lines, and the figures of a player', async ({ page }) => {
    const season = team.seasons[0]
    const cup = team.leagues.find(({ name }) => name === 'FA Cup')
    const { players } = await askAsSubscriber<{ players: SquadPlayer[] }>(`/v3/team/squad/${season?.id}/${team.id}`)
    await page.goto(`/team/${team.id}`)
    await openTab(page, 'Squad')
    await expect(tableRows(page)).toHaveCount(players.length)
    for (const line of ['Goalkeepers', 'Defenders', 'Midfielders', 'Attackers']) {
      await expect(page.getByRole('heading', { name: line, exact: true })).toBeVisible()
    }
    const hasPlayed = ({ details }: SquadPlayer) =>
      details.some(({ type_id, value }) => type_id === MINUTES && typeof value === 'object' && Number(value?.total) > 0)
    const first = players.find((player) => player.position_id === 27 && hasPlayed(player))
    await opensAndCloses(
      page,
      page.getByRole('button', { name: first?.player.common_name ?? '?', exact: true }),
      'Per 90',
    )
    await choice(page, 'Season').selectOption({ index: 1 })
    await expect.poll(() => parameters(page).season).toBeDefined()
    await choice(page, 'Tournament').selectOption({ label: 'FA Cup' })
    await expect.poll(() => parameters(page)).toEqual({ tab: 'squad', league: String(cup?.id) })
    const newest = team.seasons.find(({ league_id }) => league_id === cup?.id)
    await expect(choice(page, 'Season')).toHaveValue(String(newest?.id))
  })

  test('recent matches: rows, dialogs, filters and pages, all of them in the address', async ({ visit }) => {
    const { page, calls } = await visit({ width: WIDTH })
    await page.goto(`/team/${team.id}?tab=goals`)
    const [newest, older] = [(await last('')).stats.data, (await last('&pgNo=1')).stats.data]
    await untilRows(page, newest.map(pastRowText))
    await opensAndCloses(page, tableRows(page).getByRole('button').first(), /\d+'/)
    const boxes = ['Home', 'Away'].map((name) => page.getByRole('checkbox', { name, exact: true }))
    await boxes[1]?.click()
    await expect.poll(() => parameters(page).venue).toBe('home')
    await untilRows(page, (await last('&away=0')).stats.data.map(pastRowText))
    await boxes[0]?.click()
    await expect.poll(() => Promise.all(boxes.map((box) => box.isChecked()))).toEqual([true, false])
    expect(parameters(page)).toEqual({ tab: 'goals', venue: 'home' })
    await boxes[1]?.click()
    await page.getByRole('button', { name: 'Previous', exact: true }).click()
    await untilRows(page, older.map(pastRowText))
    expect(parameters(page)).toEqual({ tab: 'goals', page: '1' })
    const asked = () => calls.filter((call) => call.startsWith('/api/getLast')).length
    const before = asked()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await untilRows(page, newest.map(pastRowText))
    expect(asked()).toBe(before)
    await page.getByLabel(/Any number of matches per page/).fill('7')
    await page.keyboard.press('Enter')
    await untilRows(page, newest.slice(0, 7).map(pastRowText))
    const { c_coach } = await last('')
    await expect(page.getByRole('checkbox', { name: `Current coach (${c_coach})` })).toBeVisible()
    await openTab(page, 'Cards')
    expect(parameters(page)).toEqual({ tab: 'cards', per: '7' })
    await expect(page.getByRole('columnheader', { name: 'Referee' })).toBeVisible()
    const refereed = newest.find(({ referee }) => referee !== null)
    const referee = page.getByRole('button', { name: refereed?.referee_name ?? '?', exact: true }).first()
    await opensAndCloses(page, referee, 'Matches')
    await openTab(page, 'Other')
    await expect(page.getByRole('radio', { name: '1st half' })).toHaveCount(0)
    const statistics = choice(page, 'Statistic')
    await expect(statistics.locator('option')).toHaveCount(21)
    await statistics.selectOption('fouls')
    await expect.poll(() => parameters(page)).toEqual({ tab: 'other', per: '7', stat: 'fouls' })
    await openTab(page, 'Corners')
    await expect(tableRows(page)).toHaveCount(7)
  })

  test('scorers, statistics of all seasons together, transfers', async ({ page }) => {
    const [{ scorer }, { stats }] = await Promise.all([
      askAsSubscriber<{ scorer: TeamScorer[] }>(`/v3/team/scorer/${team.seasons[0]?.id}/${team.id}`),
      askAsSubscriber<{ stats: TeamSeasonStat[] }>(`/v3/team/stats/${team.id}`),
    ])
    await page.goto(`/team/${team.id}?tab=scorers`)
    const top = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Top scorers' }) })
    const link = top.getByRole('link', { name: scorer[0]?.player.common_name ?? '?' }).first()
    await expect(link).toHaveAttribute('href', `/player/${scorer[0]?.player_id}`)
    await expect(top.getByRole('listitem').first().locator('[style*="--share"]')).toHaveAttribute('style', /: 1;?$/)
    for (const name of ['Assists', 'Cards', 'Appearances'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await openTab(page, 'Stats')
    await choice(page, 'Tournament').selectOption({ label: 'All tournaments' })
    await choice(page, 'Season').selectOption({ label: 'All seasons' })
    await expect.poll(() => parameters(page)).toEqual({ tab: 'stats', stats_league: 'all', stats_season: 'all' })
    const wins = stats.map(({ details }) => details.find(({ type_id }) => type_id === 214)?.value) as {
      all: { count: number }
      home: { count: number }
    }[]
    const sum = (counts: number[]) => String(counts.reduce((all, one) => all + one, 0))
    const row = page.getByRole('row', { name: /^Wins/ }).locator('td')
    await expect(row.nth(0)).toHaveText(sum(wins.map(({ all }) => all.count)), { useInnerText: true })
    await expect(row.nth(1)).toHaveText(sum(wins.map(({ home }) => home.count)), { useInnerText: true })
    const figures = await page.getByRole('tabpanel').getByRole('table').getByRole('rowheader').allInnerTexts()
    expect(figures.map((text) => text.split('\n')[0])).toEqual([
      ...['Matches', 'Wins', 'Draws', 'Defeats', 'Goals', 'per match', 'Goals conceded', 'per match', 'Clean sheets'],
      ...['Corners', 'Shots', 'Attacks', 'Dangerous attacks', 'Average possession', 'Tackles', 'Offsides', 'Fouls'],
      ...['Yellow cards, second yellows included', 'Second yellow cards', 'Red cards, second yellows included'],
      ...['Penalties scored', 'Penalties missed'],
    ])
    const best = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Highest-rated player' }) })
    await expect(best.getByRole('link')).toHaveAttribute('href', /^\/player\/\d+$/)
    await openTab(page, 'Transfers')
    const { transfer } = await askAsSubscriber<{ transfer: unknown[] }>(`/v3/team/transfer/${team.id}/1`)
    await expect(tableRows(page)).toHaveCount(transfer.length)
  })

  test('transfers are appended while there are more', async ({ page }) => {
    const busy = await teamWithManyTransfers()
    await page.goto(`/team/${busy}?tab=transfer`)
    await expect(tableRows(page)).toHaveCount(50)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => tableRows(page).count()).toBeGreaterThan(50)
  })

  test('another team starts afresh', async ({ visit }) => {
    const { page } = await visit({ width: WIDTH })
    await page.goto(`/team/${team.id}?tab=goals&venue=away&league=1`)
    const opponent = tableRows(page).getByRole('link').and(page.locator('a[href^="/team/"]')).first()
    const [name, href] = [await opponent.getAttribute('title'), await opponent.getAttribute('href')]
    await opponent.click()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '?' })).toBeVisible()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(href)
    await expect(page.getByRole('tab', { name: 'Basics' })).toHaveAttribute('aria-selected', 'true')
  })

  test('without a plan the gated tabs say so in their place, the rest is there', async ({ visit }) => {
    const { page } = await visit({ as: 'member' })
    await page.goto(`/team/${team.id}`)
    await expect(page.getByRole('heading', { name: 'Coaches' })).toBeVisible()
    const said: Record<string, string> = {}
    for (const tab of ['Squad', 'Goals', 'Corners', 'Cards', 'Scorers', 'Stats', 'Transfers', 'Other']) {
      await openTab(page, tab)
      said[tab] = await page.getByRole('tabpanel', { name: tab }).getByRole('alert').locator('p').innerText()
    }
    const lists = 'Sorry, you have not permission to view the Last Matches. Please subscribe for it. Thanks.'
    const others = "Sorry, you don't have permission to view this data. Please subscribe for this. Thanks."
    expect(new Set([said.Goals, said.Corners, said.Cards, said.Other])).toEqual(new Set([lists]))
    expect(new Set([said.Squad, said.Scorers, said.Stats, said.Transfers])).toEqual(new Set([others]))
  })

  test('keeps league and round of its matches on a phone', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone })
    await page.goto(`/team/${team.id}?tab=goals`)
    const rows = page
      .getByRole('tabpanel')
      .getByRole('table', { name: /newest first/ })
      .locator('tbody tr')
    await expect(rows.first()).toBeVisible()
    await expect(rows.first().locator('a[href^="/league/"]')).toBeVisible()
    await expect(rows.getByText(/^Round \d+$/).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('has no English left in Portuguese', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone, language: 'pt' })
    const names = [
      ...[team.name, team.venue?.name ?? '', team.venue?.city_name ?? ''],
      ...team.leagues.map(({ name }) => name),
      ...team.rivals.map(({ name }) => name),
      ...team.upcoming.flatMap(({ participants }) => participants.map(({ name }) => name)),
    ]
    for (const tab of ['', '?tab=squad', '?tab=stats']) {
      await page.goto(`/team/${team.id}${tab}`)
      await expect(page.getByRole('tabpanel').getByRole('table').or(page.getByRole('list')).first()).toBeVisible()
      await expect(page.getByTestId('spinner')).toHaveCount(0)
      expect([tab, await englishIn(page, names)]).toEqual([tab, []])
    }
  })
})

/** A team that more than one page of players came to and left. */
async function teamWithManyTransfers(): Promise<number> {
  for (const { participants } of team.upcoming) {
    for (const { id } of participants) {
      const { has_more } = await askAsSubscriber<{ has_more: boolean }>(`/v3/team/transfer/${id}/1`)
      if (has_more) return id
    }
  }
  throw new Error('No opponent of the next weeks has many transfers')
}
