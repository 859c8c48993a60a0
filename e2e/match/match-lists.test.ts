import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { PastMatch, PastMatchStats } from '../../packages/contract/src/index.ts'
import { matchesOn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { inPortuguese } from '../support/home-page.ts'
import {
  addressOf,
  basicsOf,
  fullPairing,
  listOf,
  type Pairing,
  pastRowText,
  richPairing,
  seenWords,
  tableRows,
  untilRows,
} from '../support/match-page.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

const DAY = '2026-11-22'
/** Wide enough for every column, too narrow for two lists side by side. */
test.use({ as: 'subscriber', width: 1100 })

let pairing: Pairing
test.beforeAll(async () => {
  pairing = await richPairing(DEMO_URL, DAY)
})

const lastOf = async (team: number, query = ''): Promise<PastMatchStats> => {
  const answer = await askAsSubscriber<{ type: 2; stats: PastMatchStats }>(`/getLast?id=${team}${query}`)
  return answer.stats
}

const asked = (calls: readonly string[]) => calls.filter((call) => call.startsWith('/api/getLast'))
const untilMatches = (list: Locator, matches: readonly PastMatch[]) => untilRows(list, matches.map(pastRowText))
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test.describe('the last matches of both teams', () => {
  test('are loaded when the view is chosen, the newest twenty of each team, and add up as the server does', {
    tag: '@smoke',
  }, async ({ page, calls }) => {
    const { match } = pairing
    const [home, away] = await Promise.all([lastOf(match.local_id), lastOf(match.visitor_id)])
    await page.goto(addressOf(match))
    await expect(page.getByRole('table').first()).toBeVisible()
    expect(asked(calls)).toEqual([])
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/getLast?**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByText('Last matches', { exact: true }).click()
    for (const team of [match.local_name, match.visitor_name]) {
      await expect(listOf(page, team).getByTestId('spinner').first()).toBeVisible()
    }
    answer()
    await untilMatches(listOf(page, match.local_name), home.data)
    await untilMatches(listOf(page, match.visitor_name), away.data)
    expect(asked(calls)).toHaveLength(2)
    for (const [team, stats] of [
      [match.local_name, home],
      [match.visitor_name, away],
    ] as const) {
      const [won, drawn, lost] = stats.goal
      const list = listOf(page, team)
      await expect(
        list.getByRole('img', { name: `${team}: ${won} won, ${drawn} drawn, ${lost} lost`, exact: true }),
      ).toBeVisible()
      const facts = await seenWords(list.locator('dl').first())
      const average = (goals: number) => (goals / stats.known.goals).toFixed(2)
      expect(facts).toContain(`Points ${3 * won + drawn} `)
      expect(facts).toContain(`${average(stats.tGoal)} for, ${average(stats.oGoal)} against`)
    }
  })

  test('have filters of their own, which are in the address and outlive a reload', async ({ page, calls }) => {
    const { match } = pairing
    await page.goto(`${addressOf(match)}&goals=last&h_page=1&a_page=1`)
    const home = listOf(page, match.local_name)
    const away = listOf(page, match.visitor_name)
    await expect(tableRows(away).first()).toBeVisible()
    await home.getByText('2nd half', { exact: true }).click()
    await untilMatches(home, (await lastOf(match.local_id, '&fullHalf=2')).data)
    expect(parameters(page)).toMatchObject({ h_half: '2', a_page: '1' })
    expect(parameters(page)).not.toHaveProperty('h_page')
    expect(asked(calls).at(-1)).toContain(`id=${match.local_id}&seasons=0&pgNo=0&perPage=20`)
    await away.getByRole('checkbox', { name: 'Away', exact: true }).uncheck({ force: true })
    await untilMatches(away, (await lastOf(match.visitor_id, '&away=0')).data)
    await page.reload()
    await untilMatches(home, (await lastOf(match.local_id, '&fullHalf=2')).data)
    await untilMatches(away, (await lastOf(match.visitor_id, '&away=0')).data)
    // The last ticked box stays ticked.
    await away.getByRole('checkbox', { name: 'Home', exact: true }).click({ force: true })
    await expect(away.getByRole('checkbox', { name: 'Home', exact: true })).toBeChecked()
  })

  test('in one league are requested by its seasons, and by -1 if league and season have nothing in common', async ({
    page,
    calls,
  }) => {
    const { match } = pairing
    const { season: seasons } = await askAsSubscriber<{
      season: { id: number; name: string; league_id: number; league: { name: string }; count: number }[]
    }>(`/v3/team/season/${match.local_id}`)
    const [newest] = seasons
    if (!newest) throw new Error('No seasons')
    const ofLeague = seasons.filter(({ league_id }) => league_id === newest.league_id).map(({ id }) => id)
    await page.goto(`${addressOf(match)}&goals=last`)
    const home = listOf(page, match.local_name)
    await home.getByRole('button', { name: 'Leagues: all' }).click()
    await home.getByRole('checkbox', { name: newest.league.name }).check({ force: true })
    await expect.poll(() => asked(calls).at(-1)).toContain(`seasons=${ofLeague.join(',')}&`)
    await untilMatches(home, (await lastOf(match.local_id, `&seasons=${ofLeague.join(',')}`)).data)
    const elsewhere = seasons.find(({ name, league_id }) => league_id !== newest.league_id && name !== newest.name)
    const foreign = elsewhere ? elsewhere.id : 2_000_000_000
    await page.goto(`${addressOf(match)}&goals=last&h_leagues=${newest.league_id}&h_seasons=${foreign}`)
    await expect(home.getByText('No match fits these filters.')).toBeVisible()
    expect([await home.locator('dl').count(), await home.getByRole('table').count()]).toEqual([0, 0])
    expect(asked(calls).some((call) => call.includes('seasons=-1'))).toBe(true)
    await home.getByRole('button', { name: 'Clear filters' }).first().click()
    await untilMatches(home, (await lastOf(match.local_id)).data)
  })

  test('are turned page by page, kept once read, by keys too, and never beyond the oldest', async ({ page, calls }) => {
    const { match } = pairing
    const all = await lastOf(match.local_id, '&perPage=0')
    await page.goto(`${addressOf(match)}&goals=last`)
    const home = listOf(page, match.local_name)
    await untilMatches(home, all.data.slice(0, 20))
    await home.getByRole('button', { name: 'Previous' }).click()
    await untilMatches(home, all.data.slice(20, 40))
    const [won, drawn, lost] = (await lastOf(match.local_id, '&pgNo=1')).goal
    const words = `${match.local_name}: ${won} won, ${drawn} drawn, ${lost} lost`
    await expect(home.getByRole('img', { name: words, exact: true })).toBeVisible()
    const before = asked(calls).length
    await home.getByRole('button', { name: 'Next' }).click()
    await untilMatches(home, all.data.slice(0, 20))
    await home.getByRole('button', { name: 'Previous' }).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await untilMatches(home, all.data.slice(20, 40))
    expect(asked(calls)).toHaveLength(before)
    const oldest = Math.ceil(all.total / 20) - 1
    await page.goto(`${addressOf(match)}&goals=last&h_page=999`)
    await untilMatches(home, all.data.slice(oldest * 20))
    expect(parameters(page)).toMatchObject({ h_page: String(oldest) })
    await expect(home.getByRole('button', { name: 'Previous' })).toHaveCount(0)
    const select = home.getByRole('combobox', { name: 'Matches per page' })
    const options = ['20 per page', '30 per page', '40 per page', '60 per page', '80 per page', 'All on one page']
    await expect(select.locator('option')).toHaveText(options)
    const typed = home.getByRole('textbox', { name: /^Any number of matches per page/ })
    await typed.fill('7')
    await typed.press('Enter')
    await untilMatches(home, all.data.slice(0, 7))
  })

  test('under the present coach, whose number is next to the box, or under all others', async ({ page }) => {
    const { match } = pairing
    const { local_coach } = await basicsOf(DEMO_URL, match)
    const under = await lastOf(match.local_id, `&coach=1&current_coach=${local_coach}`)
    const others = await lastOf(match.local_id, `&prevcoach=1&current_coach=${local_coach}`)
    await page.goto(`${addressOf(match)}&goals=last`)
    const home = listOf(page, match.local_name)
    await home.getByRole('checkbox', { name: `Current coach (${under.total})` }).check({ force: true })
    await untilMatches(home, under.data)
    await home.getByRole('checkbox', { name: 'Previous coaches' }).check({ force: true })
    await untilMatches(home, others.data)
    await expect(home.getByRole('checkbox', { name: /^Current coach/ })).not.toBeChecked()
  })

  test('are downloaded as a file with the rows that are shown', async ({ visit }) => {
    const { match } = pairing
    const { data } = await lastOf(match.local_id)
    const { page } = await visit({ language: 'pt' })
    await page.goto(`${addressOf(match)}&goals=last`)
    const home = listOf(page, inPortuguese(match).local_name, 'últimos jogos')
    await expect(tableRows(home).first()).toBeVisible()
    const download = page.waitForEvent('download')
    await home.getByRole('button', { name: 'CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/-ultimos-jogos-golos\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFData,Liga,País,Época,Jornada,Casa,Fora,Golos \(Casa\),Golos \(Fora\)/)
    expect(lines).toHaveLength(data.length + 2)
    expect(lines[1]).toContain(`,${data[0]?.local_score},${data[0]?.visitor_score},`)
  })

  test('report corners by minute, and how sure an average is on focus', async ({ page }) => {
    const { match } = await fullPairing(DEMO_URL, DAY)
    await page.goto(`${addressOf(match)}&tab=corners&corners=last`)
    const home = listOf(page, match.local_name)
    await expect(tableRows(home).first()).toBeVisible()
    await home.getByRole('button', { name: 'By minute' }).click()
    const dialog = page.getByRole('dialog', { name: 'Corners by minute' })
    const cells = async (row: number) =>
      (await dialog.getByRole('row').nth(row).getByRole('cell').allTextContents()).slice(0, 2).map(Number)
    await expect(dialog.getByRole('row').first()).toBeVisible()
    const rows = await dialog.getByRole('row').count()
    const parts = await Promise.all(Array.from({ length: rows - 2 }, (_, index) => cells(index + 1)))
    const sum = (side: 0 | 1) => parts.reduce((total, part) => total + (part[side] ?? 0), 0)
    expect(await cells(rows - 1)).toEqual([sum(0), sum(1)])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const figure = home.locator('dl [tabindex="0"]').first()
    await figure.focus()
    await expect(
      home
        .getByRole('tooltip')
        .filter({ visible: true })
        .getByText(/^95% interval .+ matches$/),
    ).toBeVisible()
  })
})

/** The coming week, and a weekend without prices yet. */
const DAYS_AHEAD = ['11-22', '11-23', '11-24', '11-25', '11-26', '11-27', '12-12', '12-19'].map((day) => `2026-${day}`)

test.describe('similar matches', () => {
  test('compare the price of each team’s own win within one bookmaker', { tag: '@smoke' }, async ({ page, calls }) => {
    const { match } = pairing
    const { odds, odds_source } = await basicsOf(DEMO_URL, match)
    if (!odds) throw new Error('The match has no prices')
    await page.goto(`${addressOf(match)}&goals=similar`)
    const criterion = page.getByText(`${match.local_name} at ${odds[0]['0'].toFixed(2)}`)
    await expect(criterion).toBeVisible()
    await expect(criterion).toHaveAttribute('title', /^A past match is similar when the price of this team’s win/)
    await expect.poll(() => asked(calls).length).toBe(2)
    const source = `&similar_source=${odds_source}`
    for (const [team, name, price] of [
      [match.local_id, match.local_name, odds[0]['0']],
      [match.visitor_id, match.visitor_name, odds[2]['0']],
    ] as const) {
      const { data } = await lastOf(team, `&similar=${price}${source}`)
      await untilMatches(listOf(page, name, 'similar matches'), data)
    }
    expect(asked(calls).find((call) => call.includes(`id=${match.local_id}&`))).toMatch(
      new RegExp(`&similar=${odds[0]['0']}&.*${source}`),
    )
    expect(asked(calls).find((call) => call.includes(`id=${match.visitor_id}&`))).toMatch(
      new RegExp(`&similar=${odds[2]['0']}&.*${source}`),
    )
  })

  test('are unavailable without prices, and nothing is requested', async ({ visit }) => {
    const week = await Promise.all(DAYS_AHEAD.map((day) => matchesOn(DEMO_URL, day)))
    let unpriced = null
    for (const match of week.flat().filter(({ odds }) => odds === null)) {
      if ((await basicsOf(DEMO_URL, match)).odds === null) {
        unpriced = match
        break
      }
    }
    if (unpriced === null) throw new Error('Every match of the week has prices')
    const { page, calls } = await visit()
    await page.goto(`${addressOf(unpriced)}&goals=similar`)
    await expect(page.getByText(/^Similar matches cannot be found/)).toBeVisible()
    expect(asked(calls)).toEqual([])
  })
})

test.describe('the statistics tab', () => {
  test('offers 21 statistics and no halves; the chosen one is in the address', async ({ page }) => {
    const { match } = pairing
    await page.goto(`${addressOf(match)}&tab=stats&half=1`)
    const choice = page.getByRole('combobox', { name: 'Statistic' })
    const names = await choice.locator('option').allTextContents()
    expect(names).toHaveLength(21)
    expect([names[0], names[1], names[14], names[15], names[20]]).toEqual([
      'Shots',
      'Shots on target',
      'Offsides',
      'Penalties',
      'Throw-ins',
    ])
    await expect(page.getByText('1st half', { exact: true })).toHaveCount(0)
    await choice.selectOption({ label: 'Penalties' })
    await expect(page.getByText('Matches with a penalty')).toBeVisible()
    expect(parameters(page)).toMatchObject({ stat: 'penalties' })
    await page.getByText('Last matches', { exact: true }).click()
    const home = listOf(page, match.local_name)
    const { data } = await lastOf(match.local_id)
    await expect(tableRows(home).first()).toBeVisible()
    const known = data.flatMap(({ stats }) => (stats[15]?.[0] == null || stats[15][1] === null ? [] : [stats[15]]))
    const share = (some: number) => `${((some / known.length) * 100).toFixed(1)}%`
    const own = share(known.filter(([count]) => (count ?? 0) > 0).length)
    const other = share(known.filter(([, count]) => (count ?? 0) > 0).length)
    expect(await seenWords(home.locator('dl').first())).toMatch(
      new RegExp(`${own} for \\(\\d+–\\d+\\), ${other} against \\(\\d+–\\d+\\)`),
    )
  })
})
