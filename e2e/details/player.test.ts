import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { PlayerProfile, PlayerSeasonStat } from '../../packages/contract/src/index.ts'
import { englishIn } from '../support/checks/language.ts'
import { wordsOf, wordsOfEach } from '../support/home-page.ts'
import { tableRows } from '../support/match-page.ts'
import { type Member, member } from '../support/member.ts'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'

const url = inject('demoUrl')

afterAll(closeBrowser)

const dayOf = (day: string | null | undefined) => day?.split('-').reverse().join('/') ?? '?'

/** A player of the demo world who has won something and moved. */
async function richPlayer(subscriber: Member): Promise<PlayerProfile> {
  for (let id = 1553; id < 1800; id++) {
    const { player } = await subscriber.ask<{ player: PlayerProfile }>(`/v3/player/info/${id}`)
    if (player.trophies.length > 0 && player.transfers.length > 0 && player.latest.length > 5) return player
  }
  throw new Error('No player has won and moved')
}

describe("a player's page", () => {
  let subscriber: Member
  let player: PlayerProfile
  let stats: PlayerSeasonStat[]

  beforeAll(async () => {
    subscriber = await member(url, 'demo@touchline.test')
    player = await richPlayer(subscriber)
    ;({ stats } = await subscriber.ask<{ stats: PlayerSeasonStat[] }>(`/v3/player/stats/${player.id}`))
  })

  const open = async (query = '', width: number = WIDTHS.desktop, language: 'en' | 'pt' = 'en') => {
    const visitor = await visit({ url, width, language, storage: subscriber.storage })
    await visitor.page.goto(`/player/${player.id}${query}`)
    await visitor.page.getByRole('heading', { level: 1, name: player.display_name }).waitFor()
    return visitor
  }

  test('says who it is, with teams, transfers and the seasons behind a trophy', async () => {
    const { page, leave } = await open()
    expect(await page.title()).toBe(`${player.display_name} | Touchline`)
    const words = await wordsOf(page.getByRole('tabpanel'))
    expect(words).toContain(`${player.height} cm`)
    expect(words).toContain(`${player.weight} kg`)
    expect(words).toContain(dayOf(player.date_of_birth))
    const country = page.locator('header').getByRole('link', { name: player.country?.name ?? '' })
    expect(await country.first().getAttribute('href')).toBe(`/country/${player.country_id}`)
    const table = (name: string) => page.getByRole('table', { name })
    await expect.poll(() => table('Teams').locator('tbody tr').count()).toBe(player.teams.length)
    expect(words).toContain({ left: 'Left', right: 'Right', both: 'Both' }[player.metadata[0]?.values as 'left'] ?? '?')
    const [there] = player.teams
    if (!there) throw new Error('No team')
    const spell = await wordsOf(table('Teams').locator('tbody tr').first())
    const position = { 24: 'Goalkeeper', 25: 'Defender', 26: 'Midfielder', 27: 'Attacker' }[Number(there.position_id)]
    for (const word of [there.team.name, position ?? '?', dayOf(there.start)]) expect(spell).toContain(word)
    const days = await wordsOfEach(table('Teams').locator('tbody tr'))
    for (const [at, { start, end }] of player.teams.entries()) {
      for (const day of [dayOf(start), end === null ? 'Present' : dayOf(end)]) expect(days[at]).toContain(day)
    }
    expect(await table('Transfers').locator('tbody tr').count()).toBe(player.transfers.length)
    expect(await wordsOf(table('Transfers').locator('tbody tr').first())).toContain(dayOf(player.transfers[0]?.date))
    const [first] = player.trophies
    if (!first) throw new Error('No trophy')
    const wins = player.trophies.filter(({ league, trophy_id }) => league.name === first.league.name && trophy_id === 1)
    const counted = table('Trophies by league').locator('tbody tr').filter({ hasText: first.league.name }).first()
    expect(await counted.getByRole('cell').first().innerText()).toBe(String(wins.length))
    const opener = table('Trophies by league').getByRole('button', {
      name: new RegExp(`^${first.league.name}: winner`),
    })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: first.league.name })
    const seasons = player.trophies.filter(({ league }) => league.name === first.league.name)
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(seasons.length)
    expect(await wordsOf(dialog)).toContain(first.season.name)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await leave()
  })

  test('opens the seasons won and nearly won of the league that is pressed', async () => {
    const { page, leave } = await visit({ url, storage: subscriber.storage })
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
    await expect.poll(() => dialog.getByRole('listitem').locator('b').allTextContents()).toEqual(['2024', '2022'])
    await leave()
  })

  test('lists the latest matches, newest first, each with the way to its page', async () => {
    const { page, leave } = await open()
    await page.getByRole('tab', { name: 'Latest' }).click()
    await page.waitForURL('**?tab=latest')
    const rows = page.getByRole('list', { name: 'Matches' }).locator('> li')
    await expect.poll(() => rows.count()).toBe(player.latest.length)
    const ids = await rows.evaluateAll((items) => items.map((item) => Number((item as HTMLElement).dataset.fixture)))
    expect(ids).toEqual(player.latest.map(({ fixture_id }) => fixture_id))
    const details = rows.first().getByRole('link', { name: /^Details of/ })
    expect(await details.getAttribute('href')).toBe(`/fixture/${ids[0]}`)
    expect(await details.getAttribute('target')).toBe('_blank')
    await leave()
  })

  test('sorts the seasons by any column, keeps that in the address, and opens all figures of one', async () => {
    const { page, leave } = await open('?tab=stats')
    const column = (name: string) =>
      page.locator(`tbody [data-column=${name}]`).evaluateAll((cells) => cells.map((cell) => cell.textContent))
    await expect.poll(() => column('season')).toEqual(stats.map(({ season }) => season.name))
    const heads = ['Season', 'League', 'Team', 'Apps', 'Min', 'Rating', 'G', 'A', 'YC', 'RC']
    expect(await page.locator('thead button span[aria-hidden]').allInnerTexts()).toEqual(heads)
    const head = page.getByRole('columnheader').filter({ has: page.getByRole('button', { name: 'Sort by Goals' }) })
    await head.getByRole('button').press('Enter')
    await page.waitForURL('**?tab=stats&sort=goals')
    expect(await head.getAttribute('aria-sort')).toBe('descending')
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
    await dialog.getByRole('row', { name: /^Minutes played/ }).waitFor()
    expect(page.url()).toContain(`season=${latest.season_id}-${latest.team_id}`)
    expect(await wordsOf(dialog)).toMatch(/Per 90 Min each/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(page.url()).not.toContain('season=')
    await leave()
  })

  test('shows fifteen seasons at a time', async () => {
    const visitor = await visit({ url, storage: subscriber.storage })
    const { page, leave } = visitor
    const many = Array.from({ length: 40 }, (_, index) => ({ ...stats[0], season_id: 1000 + index }))
    await page.route('**/api/v3/player/stats/**', (route) => route.fulfill({ json: { type: 2, stats: many } }))
    await page.goto(`/player/${player.id}?tab=stats&page=3`)
    const pages = page.getByRole('navigation', { name: 'Pages of the table' })
    await expect.poll(() => pages.innerText()).toContain('31–40 of 40')
    expect(await tableRows(page).count()).toBe(10)
    await pages.getByRole('button', { name: 'Previous' }).click()
    await page.waitForURL('**page=2')
    await expect.poll(() => tableRows(page).count()).toBe(15)
    await leave()
  })

  test('says so where there are no matches, trophies, transfers and statistics', async () => {
    const { page, leave } = await visit({ url, storage: subscriber.storage })
    const nobody = { ...player, teams: [], latest: [], trophies: [], transfers: [], height: null, metadata: [] }
    await page.route('**/api/v3/player/info/**', (route) => route.fulfill({ json: { type: 2, player: nobody } }))
    await page.route('**/api/v3/player/stats/**', (route) => route.fulfill({ json: { type: 2, stats: [] } }))
    await page.goto(`/player/${player.id}`)
    for (const words of ['No trophies yet.', 'No transfers are known.', 'No team is known.', 'No statistics yet.']) {
      await page.getByText(words).waitFor()
    }
    await page.getByRole('tab', { name: 'Latest' }).click()
    await page.getByText('No latest matches.').waitFor()
    await page.getByRole('tab', { name: 'Stats' }).click()
    await page.getByText('No statistics yet.').waitFor()
    await leave()
  })

  test('is in Portuguese on a phone, without anything to scroll sideways', async () => {
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
    const { page, leave } = await open('', WIDTHS.phone, 'pt')
    for (const tab of ['Resumo', 'Últimos jogos', 'Estatísticas']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect.poll(() => page.getByRole('tabpanel', { name: tab }).count()).toBe(1)
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
    await leave()
  })

  test('is for subscribers: others are led to the plans, visitors to the login and back', async () => {
    const free = await visit({ url, storage: (await member(url, 'free@touchline.test')).storage })
    await free.page.goto(`/player/${player.id}`)
    await free.page.waitForURL('**/message/subscribe/not-paid')
    await free.leave()
    const visitor = await visit({ url })
    await visitor.page.goto(`/player/${player.id}?tab=stats`)
    await visitor.page.waitForURL('**/login?**')
    expect(new URL(visitor.page.url()).searchParams.get('next')).toBe(`/player/${player.id}?tab=stats`)
    await visitor.leave()
  })

  test('does not exist for an unknown number', async () => {
    const { page, leave } = await visit({ url, storage: subscriber.storage })
    await page.goto('/player/2000000000')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await leave([/404/])
  })
})
