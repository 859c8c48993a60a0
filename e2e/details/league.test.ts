import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { LeagueView, ListFixture, StandingRow, TopScorerRow } from '../../packages/contract/src/index.ts'
import { englishIn } from '../support/checks/language.ts'
import { type Member, member } from '../support/member.ts'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'

const url = inject('demoUrl')
/** Of the demo world, in the middle of its season. */
const LEAGUE = 1
const MOST_ELEMENTS = 3000

let subscriber: Member
let league: LeagueView
let season: number
let standing: StandingRow[]

beforeAll(async () => {
  subscriber = await member(url, 'demo@touchline.test')
  league = await subscriber.ask<LeagueView>(`/v3/league/${LEAGUE}`)
  season = league.currentseason?.id ?? 0
  standing = (await subscriber.ask<{ standing: StandingRow[] }>(`/v3/season/standing/${season}`)).standing
})
afterAll(closeBrowser)

const tab = (name: string) => ({ name, exact: true })

/** The first league that is so, by its number. */
async function leagueThat(holds: (one: LeagueView) => boolean | Promise<boolean>): Promise<LeagueView> {
  for (let id = 1; id < 100; id += 1) {
    const one = await subscriber.ask<LeagueView>(`/v3/league/${id}`)
    if (await holds(one)) return one
  }
  throw new Error('No league is so')
}

describe('the league page', () => {
  test('has five tabs, each read once when it is opened and kept', async () => {
    const { page, calls, leave } = await visit({ url, storage: subscriber.storage })
    // News of the league would have its table read again.
    await page.route('**/api/live/stream', () => undefined)
    const asked = (what: string) => calls.filter((call) => call.startsWith(`/api/v3/season/${what}/`)).length
    await page.goto(`/league/${LEAGUE}`)
    await page.getByRole('heading', { level: 1, name: league.name }).waitFor()
    await page.getByRole('row').nth(standing.length).waitFor()
    expect(await page.title()).toContain(league.name)
    const country = page.locator('header').getByRole('link', tab(league.country.name))
    expect(await country.getAttribute('href')).toBe(`/country/${league.country_id}`)
    const letters = await page.locator('tr[data-team]').first().getByRole('listitem').allInnerTexts()
    const form = (standing[0]?.form ?? []).toSorted((one, other) => other.sort_order - one.sort_order).slice(0, 5)
    expect(letters.map((text) => text[0])).toEqual(form.map(({ form: letter }) => letter))
    const leader = page.getByRole('row').nth(1).getByRole('link').first()
    expect(await leader.getAttribute('href')).toBe(`/team/${standing[0]?.participant_id}`)
    expect([asked('standing'), asked('upcoming'), asked('stats')]).toEqual([1, 0, 0])

    await page.getByRole('tab', tab('Upcoming')).click()
    await page.locator('[data-fixture]').first().waitFor()
    expect(new URL(page.url()).searchParams.get('tab')).toBe('upcomings')

    await page.getByRole('tab', tab('Results')).click()
    const { result } = await subscriber.ask<{ result: ListFixture[] }>(`/v3/season/result/${season}`)
    const latest = page.locator(`[data-fixture="${result[0]?.id}"]`)
    await latest.waitFor()
    const heading = `${league.name} · Round ${result[0]?.round?.name}`
    await page.getByRole('heading', { name: heading, exact: true }).waitFor()
    const [home, away] = result[0]?.participants ?? []
    const row = await latest.innerText()
    expect(row).toMatch(/\d\d\/\d\d\/\d{4}[\s\S]*\d+–\d+/)
    for (const team of [home, away]) expect(row).toContain(team?.name ?? '?')
    expect(await latest.getByRole('link', { name: /new tab/ }).getAttribute('target')).toBe('_blank')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.locator(`[data-fixture="${result[50]?.id}"]`).waitFor()

    await page.getByRole('tab', tab('Top scorers')).click()
    await page.getByText('Yellow cards', { exact: true }).click()
    const { topscorer } = await subscriber.ask<{ topscorer: TopScorerRow[] }>(`/v3/season/topscorer/${season}/84`)
    const best = page.getByRole('link', { name: topscorer[0]?.player.common_name ?? '' }).first()
    expect(await best.getAttribute('href')).toBe(`/player/${topscorer[0]?.player_id}`)
    const [team] = topscorer.map(({ participant }) => participant.name)
    const club = page
      .getByRole('row')
      .nth(1)
      .getByRole('link', tab(team ?? ''))
      .first()
    expect(await club.getAttribute('href')).toBe(`/team/${topscorer[0]?.participant_id}`)
    expect(await page.getByRole('row').count()).toBe(1 + 15)

    await page.getByRole('tab', tab('Stats')).click()
    await page.getByRole('heading', { name: 'Number of goals' }).waitFor()
    expect(await page.getByText('Goals by minute').count()).toBe(0)

    await page.getByRole('tab', tab('Standings')).click()
    await page.getByRole('row').nth(standing.length).waitFor()
    await page.getByRole('tab', tab('Stats')).click()
    await page.getByRole('heading', { name: 'Number of goals' }).waitFor()
    expect([asked('standing'), asked('upcoming'), asked('result'), asked('stats')]).toEqual([1, 1, 1, 1])
    await leave()
  })

  test('counts home and away so that they add up, and opens a team to both', async () => {
    const { page, leave } = await visit({ url, storage: subscriber.storage })
    const points = async (ground: string) => {
      await page.goto(`/league/${LEAGUE}${ground}`)
      const rows = page.locator('tr[data-team]')
      await rows.nth(standing.length - 1).waitFor()
      const read = await rows.evaluateAll((all) =>
        all.map((row) => [row.getAttribute('data-team'), row.querySelector('[data-column="points"]')?.textContent]),
      )
      return new Map(read.map(([team, text]) => [Number(team), Number(text)]))
    }
    const [home, away] = [await points('?ground=home'), await points('?ground=away')]
    const all = await points('')
    for (const { participant_id: team, points: reported } of standing) {
      expect(all.get(team)).toBe(reported)
      expect((home.get(team) ?? 0) + (away.get(team) ?? 0)).toBe(reported)
    }
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MOST_ELEMENTS)
    const [first] = standing
    await page.getByRole('button', { name: `Home and away figures of ${first?.participant.name}` }).click()
    await page.getByRole('rowheader', tab('Away')).waitFor()
    await leave()
  })

  test('shows another season by its address, and draws the chosen teams', async () => {
    const before = league.seasons.find(({ id }) => id !== season)
    const { page, leave } = await visit({ url, storage: subscriber.storage })
    await page.goto(`/league/${LEAGUE}`)
    await page.getByRole('combobox', tab('Season')).selectOption({ label: before?.name ?? '' })
    await expect.poll(() => new URL(page.url()).searchParams.get('season')).toBe(String(before?.id))
    await page.getByRole('img', { name: /Positions after each of 38 rounds/ }).waitFor()
    const chosen = standing.at(-1)
    await page.getByRole('combobox', { name: 'Add a team' }).selectOption({ label: chosen?.participant.name ?? '' })
    await expect.poll(() => page.url()).toContain(`lines=`)
    await page.getByRole('button', { name: `Remove ${chosen?.participant.name} from the chart` }).waitFor()
    await page.goto(`/league/${LEAGUE}?season=${season + 9999}&tab=nothing&page=-1`)
    await page.getByRole('row').nth(standing.length).waitFor()
    await leave()
  })

  test('says in place that a league is not active, and why a season is empty', async () => {
    const gone = await leagueThat(({ active }) => !active)
    const { page, calls, leave } = await visit({ url, storage: subscriber.storage })
    await page.goto(`/league/${gone.id}`)
    await page.getByRole('heading', { level: 1, name: gone.name }).waitFor()
    await page.getByText('This league is not active.').waitFor()
    expect(calls.filter((call) => call.startsWith('/api/v3/season/'))).toEqual([])
    const empty = await leagueThat(async ({ currentseason }) => {
      if (currentseason === null) return false
      const { id } = currentseason
      const [{ result }, { upcoming }] = await Promise.all([
        subscriber.ask<{ result: ListFixture[] }>(`/v3/season/result/${id}?per_page=1`),
        subscriber.ask<{ upcoming: ListFixture[] }>(`/v3/season/upcoming/${id}?per_page=1`),
      ])
      return result.length + upcoming.length === 0
    })
    for (const [name, words] of [
      ['', 'No standings for this season yet.'],
      ['upcomings', 'No upcoming matches.'],
      ['result', 'No results yet.'],
      ['topscorer', 'No scorers yet.'],
      ['stats', 'No statistics yet.'],
    ]) {
      await page.goto(`/league/${empty.id}${name ? `?tab=${name}` : ''}`)
      await page
        .getByText(words ?? '')
        .first()
        .waitFor()
    }
    await leave()
  })

  test('makes the league a favourite of the account, and shows what is answered', async () => {
    const { page, leave } = await visit({ url, storage: subscriber.storage })
    // The account of the demo world belongs to all journeys: its list is answered without being changed.
    const reported: unknown[] = []
    await page.route('**/api/pick_favorite', (route) => {
      reported.push(route.request().postDataJSON())
      return route.fulfill({ json: { leagues: reported.length === 1 ? [LEAGUE, 25] : [25] } })
    })
    // The list of the account is reported once at the start too.
    const started = page.waitForResponse(/\/api\/check_token/)
    await page.goto(`/league/${LEAGUE}`)
    await started
    await page.getByRole('button', { name: 'Favourite', pressed: false }).click()
    const kept = () => page.evaluate(() => localStorage.getItem('favorite_league'))
    await expect.poll(kept).toBe(`[${LEAGUE},25]`)
    await page.getByRole('button', { name: 'Favourite', pressed: true }).click()
    await expect.poll(kept).toBe('[25]')
    await page.getByRole('button', { name: 'Favourite', pressed: false }).waitFor()
    expect(reported).toEqual([1, 0].map((flag) => ({ league_id: LEAGUE, flag })))
    await leave()
  })

  test('leads a visitor to the login and informs a member without a plan in place', async () => {
    const visitor = await visit({ url })
    await visitor.page.goto(`/league/${LEAGUE}`)
    await visitor.page.waitForURL('**/login?**')
    await visitor.leave()
    const { page, leave } = await visit({ url, storage: subscriber.storage })
    await page.goto(`/league/${LEAGUE}`)
    await page.getByRole('heading', { level: 1, name: league.name }).waitFor()
    await page.evaluate(() => {
      localStorage.removeItem('token')
      dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    await page.getByRole('alert').getByText('Sorry, please login to see this data. Thanks.').waitFor()
    await leave()
    const unpaid = await visit({ url, storage: (await member(url, 'free@touchline.test')).storage })
    await unpaid.page.goto(`/league/${LEAGUE}?tab=result`)
    await unpaid.page.getByRole('alert').getByText('Please subscribe for this.').waitFor()
    expect(new URL(unpaid.page.url()).pathname).toBe(`/league/${LEAGUE}`)
    await unpaid.page.route('**/api/v3/league/**', (route) => route.fulfill({ json: { type: 1 } }))
    await unpaid.page.goto(`/league/${LEAGUE}`)
    await unpaid.page.getByRole('alert').getByText('your subscription has expired').waitFor()
    await unpaid.leave()
  })

  test('is Portuguese on a phone, and nothing scrolls it sideways', async () => {
    const { page, leave } = await visit({
      ...{ url, width: WIDTHS.phone, language: 'pt' },
      storage: subscriber.storage,
    })
    const { topscorer } = await subscriber.ask<{ topscorer: TopScorerRow[] }>(`/v3/season/topscorer/${season}/208`)
    const names = [
      ...standing.flatMap(({ participant: { name } }) => name),
      ...topscorer.map(({ player }) => player.common_name),
      ...topscorer.map(({ player }) => player.name),
      ...[league.name, 'Touchline', 'English'],
    ]
    for (const name of ['', 'upcomings', 'result', 'topscorer', 'stats']) {
      await page.goto(`/league/${LEAGUE}${name ? `?tab=${name}` : ''}`)
      await page.getByRole('tabpanel').locator('a').first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(WIDTHS.phone)
      expect(await englishIn(page, names), name).toEqual([])
    }
    await page.goto(`/league/${LEAGUE}`)
    const [leader] = standing
    const row = page.locator('tr[data-team]').first()
    const letters = leader?.participant.short_code ?? leader?.participant.name.slice(0, 3).toUpperCase()
    const short = row.getByRole('rowheader').getByText(letters ?? '?', { exact: true })
    await short.waitFor()
    expect(await short.getAttribute('aria-hidden')).toBe('true')
    await leave()
  })

  test('on a phone has all five letters of form in sight and no row that opens', async () => {
    const { page, leave } = await visit({ url, width: WIDTHS.phone, storage: subscriber.storage })
    await page.goto(`/league/${LEAGUE}`)
    const rows = page.locator('tr[data-team]')
    await rows.first().waitFor()
    expect(await rows.locator('button:visible').count()).toBe(0)
    const letters = rows.first().locator('li')
    expect(await letters.count()).toBe(5)
    const [card, last] = [
      await page.locator('section:has(> table)').first().boundingBox(),
      await letters.last().boundingBox(),
    ]
    expect((last?.x ?? 999) + (last?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
    await leave()
  })
})
