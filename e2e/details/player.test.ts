import type { Page } from '@playwright/test'
import type { PlayerProfile, PlayerSeasonStat } from '../../packages/contract/src/index.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf, wordsOfEach } from '../support/home-page.ts'
import { tableRows } from '../support/match-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

const dayOf = (day: string | null | undefined) => day?.split('-').reverse().join('/') ?? '?'

/** A player of the demo world with trophies and transfers. */
async function richPlayer(): Promise<PlayerProfile> {
  for (let id = 1553; id < 1800; id++) {
    const { player } = await askAsSubscriber<{ player: PlayerProfile }>(`/v3/player/info/${id}`)
    if (player.trophies.length > 0 && player.transfers.length > 0 && player.latest.length > 5) return player
  }
  throw new Error('No player has won and moved')
}

test.describe("a player's page", () => {
  let player: PlayerProfile
  let stats: PlayerSeasonStat[]

  test.beforeAll(async () => {
    player = await richPlayer()
    ;({ stats } = await askAsSubscriber<{ stats: PlayerSeasonStat[] }>(`/v3/player/stats/${player.id}`))
  })

  async function open(page: Page, query = '') {
    await page.goto(`/player/${player.id}${query}`)
    await expect(page.getByRole('heading', { level: 1, name: player.display_name })).toBeVisible()
  }

  test('says who it is, with teams, transfers and the seasons behind a trophy', async ({ page }) => {
    await open(page)
    await expect(page).toHaveTitle(`${player.display_name} | Touchline`)
    const words = await wordsOf(page.getByRole('tabpanel'))
    expect(words).toContain(`${player.height} cm`)
    expect(words).toContain(`${player.weight} kg`)
    expect(words).toContain(dayOf(player.date_of_birth))
    const country = page.locator('header').getByRole('link', { name: player.country?.name ?? '' })
    await expect(country.first()).toHaveAttribute('href', `/country/${player.country_id}`)
    const table = (name: string) => page.getByRole('table', { name })
    await expect(table('Teams').locator('tbody tr')).toHaveCount(player.teams.length)
    expect(words).toContain({ left: 'Left', right: 'Right', both: 'Both' }[player.metadata[0]?.values as 'left'] ?? '?')
    const [there] = player.teams
    if (!there) throw new Error('No team')
    const spell = await wordsOf(table('Teams').locator('tbody tr').first())
    const position = { 24: 'Goalkeeper', 25: 'Defender', 26: 'Midfielder', 27: 'Attacker' }[Number(there.position_id)]
    for (const word of [there.team.name, position ?? '?', dayOf(there.start)]) expect(spell).toContain(word)
    const days = await wordsOfEach(table('Teams').locator('tbody tr'))
    for (const [at, { start, end }] of player.teams.entries()) {
      for (const day of [dayOf(start), end === null ? 'today' : dayOf(end)]) expect(days[at]).toContain(day)
    }
    await expect(table('Transfers').locator('tbody tr')).toHaveCount(player.transfers.length)
    expect(await wordsOf(table('Transfers').locator('tbody tr').first())).toContain(dayOf(player.transfers[0]?.date))
    const [first] = player.trophies
    if (!first) throw new Error('No trophy')
    const wins = player.trophies.filter(({ league, trophy_id }) => league.name === first.league.name && trophy_id === 1)
    const counted = table('Trophies by league').locator('tbody tr').filter({ hasText: first.league.name }).first()
    await expect(counted.getByRole('cell').first()).toHaveText(String(wins.length), { useInnerText: true })
    const opener = table('Trophies by league').getByRole('button', {
      name: new RegExp(`^${first.league.name}: winner`),
    })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: first.league.name })
    const seasons = player.trophies.filter(({ league }) => league.name === first.league.name)
    await expect(dialog.getByRole('listitem')).toHaveCount(seasons.length)
    expect(await wordsOf(dialog)).toContain(first.season.name)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('opens the seasons won and nearly won of the league that is pressed', async ({ page }) => {
    const [first] = player.trophies
    const won = (name: string, season: string, trophy_id: 1 | 2) => ({
      ...{ ...first, league_id: null, league: { name, image_path: null } },
      ...{ season_id: null, season: { name: season }, trophy_id },
    })
    const trophies = [won('League', '2025', 1), won('League', '2023', 1), won('Cup', '2024', 1), won('Cup', '2022', 2)]
    await page.route('**/api/v3/player/info/**', (route) =>
      route.fulfill({ json: { type: 2, player: { ...player, trophies } } }),
    )
    await page.goto(`/player/${player.id}`)
    await page.getByRole('button', { name: /^Cup: winner 1, runner-up 1/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Cup', exact: true })
    await expect(dialog.getByRole('listitem').locator('b')).toHaveText(['2024', '2022'])
  })

  test('lists the latest matches, newest first, each with the way to its page', async ({ page }) => {
    await open(page)
    await page.getByRole('tab', { name: 'Latest' }).click()
    await page.waitForURL('**?tab=latest')
    const rows = page.getByRole('list', { name: 'Matches' }).locator('> li')
    await expect(rows).toHaveCount(player.latest.length)
    const ids = await rows.evaluateAll((items) => items.map((item) => Number((item as HTMLElement).dataset.fixture)))
    expect(ids).toEqual(player.latest.map(({ fixture_id }) => fixture_id))
    const details = rows.first().getByRole('link', { name: /^Details of/ })
    await expect(details).toHaveAttribute('href', `/fixture/${ids[0]}`)
    await expect(details).toHaveAttribute('target', '_blank')
  })

  test('sorts the seasons by any column, keeps that in the address, and opens all figures of one', async ({ page }) => {
    await open(page, '?tab=stats')
    const column = (name: string) =>
      page.locator(`tbody [data-column=${name}]`).evaluateAll((cells) => cells.map((cell) => cell.textContent))
    await expect.poll(() => column('season')).toEqual(stats.map(({ season }) => season.name))
    const heads = ['Season', 'League', 'Team', 'Apps', 'Min', 'Rating', 'G', 'A', 'YC', 'RC']
    await expect(page.locator('thead button span[aria-hidden]')).toHaveText(heads, { useInnerText: true })
    const head = page.getByRole('columnheader').filter({ has: page.getByRole('button', { name: 'Sort by Goals' }) })
    await head.getByRole('button').press('Enter')
    await page.waitForURL('**?tab=stats&sort=goals')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    const goals = (await column('goals')).map(Number)
    expect(goals).toEqual([...goals].sort((one, other) => other - one))
    await head.getByRole('button').click()
    await page.waitForURL('**?tab=stats&sort=goals&dir=asc')
    await page.reload()
    await expect.poll(async () => (await column('goals')).map(Number)).toEqual(goals.toReversed())
    await page.goto(`/player/${player.id}?tab=stats`)
    const [latest] = stats
    if (!latest) throw new Error('No season')
    const { season, team } = latest
    const name = `${season.name}, ${season.league.name}, ${team.name}: all statistics`
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name: `${season.name} · ${season.league.name}` })
    await expect(dialog.getByRole('row', { name: /^Minutes played/ })).toBeVisible()
    expect(page.url()).toContain(`season=${latest.season_id}-${latest.team_id}`)
    expect(await wordsOf(dialog)).toMatch(/Per 90 Min each/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    expect(page.url()).not.toContain('season=')
  })

  test('shows fifteen seasons at a time', async ({ page }) => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...stats[0], season_id: 1000 + index }))
    await page.route('**/api/v3/player/stats/**', (route) => route.fulfill({ json: { type: 2, stats: many } }))
    await page.goto(`/player/${player.id}?tab=stats&page=3`)
    const pages = page.getByRole('navigation', { name: 'Pages of the table' })
    await expect(pages).toContainText('31–40 of 40')
    await expect(tableRows(page)).toHaveCount(10)
    await pages.getByRole('button', { name: 'Previous' }).click()
    await page.waitForURL('**page=2')
    await expect(tableRows(page)).toHaveCount(15)
  })

  test('says so where there are no matches, trophies, transfers and statistics', async ({ page }) => {
    const nobody = { ...player, teams: [], latest: [], trophies: [], transfers: [], height: null, metadata: [] }
    await page.route('**/api/v3/player/info/**', (route) => route.fulfill({ json: { type: 2, player: nobody } }))
    await page.route('**/api/v3/player/stats/**', (route) => route.fulfill({ json: { type: 2, stats: [] } }))
    await page.goto(`/player/${player.id}`)
    for (const words of ['No trophies yet.', 'No transfers are known.', 'No team is known.', 'No statistics yet.']) {
      await expect(page.getByText(words)).toBeVisible()
    }
    await page.getByRole('tab', { name: 'Latest' }).click()
    await expect(page.getByText('No latest matches.')).toBeVisible()
    await page.getByRole('tab', { name: 'Stats' }).click()
    await expect(page.getByText('No statistics yet.')).toBeVisible()
  })

  test('is in Portuguese on a phone, without anything to scroll sideways', async ({ visit }) => {
    const names = [player.display_name, ...player.teams.map(({ team }) => team.name)]
    const leagues = [
      ...stats.map(({ season }) => season.league.name),
      ...player.trophies.map(({ league }) => league.name),
    ]
    const clubs = player.latest.flatMap(({ fixture }) => [
      fixture.league.name,
      ...fixture.participants.map(({ name }) => name),
    ])
    const moved = player.transfers.flatMap(({ fromteam, toteam }) => [fromteam?.name ?? '', toteam?.name ?? ''])
    const { page } = await visit({ width: WIDTHS.phone, language: 'pt' })
    await open(page)
    for (const tab of ['Resumo', 'Últimos jogos', 'Estatísticas']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tabpanel', { name: tab })).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const known = [
        ...names,
        ...leagues,
        ...clubs,
        ...moved,
        ...stats.map(({ team }) => team.name),
        'demouser',
        'Touchline',
      ]
      expect(await englishIn(page, known.filter(Boolean))).toEqual([])
    }
  })

  test('is for subscribers: members without a plan are redirected to the plans, visitors to the login and back', async ({
    visit,
  }) => {
    const free = await visit({ as: 'member' })
    await free.page.goto(`/player/${player.id}`)
    await free.page.waitForURL('**/message/subscribe/not-paid')
    const visitor = await visit({ as: 'visitor' })
    await visitor.page.goto(`/player/${player.id}?tab=stats`)
    await visitor.page.waitForURL('**/login?**')
    expect(new URL(visitor.page.url()).searchParams.get('next')).toBe(`/player/${player.id}?tab=stats`)
  })

  test('does not exist for an unknown number', async ({ page, allowInConsole }) => {
    allowInConsole(/404/)
    await page.goto('/player/2000000000')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})
