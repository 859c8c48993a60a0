import type { LeagueView, ListFixture, StandingRow, TopScorerRow } from '../../packages/contract/src/index.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

/** A league of the demo world, in the middle of its season. */
const LEAGUE = 1
/** Its table without the matches in play. */
const PAGE = `/league/${LEAGUE}?live=0`
const MAX_ELEMENTS = 3000

let league: LeagueView
let season: number
let standing: StandingRow[]

test.beforeAll(async () => {
  league = await askAsSubscriber<LeagueView>(`/v3/league/${LEAGUE}`)
  season = league.currentseason?.id ?? 0
  standing = (await askAsSubscriber<{ standing: StandingRow[] }>(`/v3/season/standing/${season}`)).standing
})

const tab = (name: string) => ({ name, exact: true })

/** The first league that is so, by its number. */
async function leagueThat(holds: (one: LeagueView) => boolean | Promise<boolean>): Promise<LeagueView> {
  for (let id = 1; id < 100; id += 1) {
    const one = await askAsSubscriber<LeagueView>(`/v3/league/${id}`)
    if (await holds(one)) return one
  }
  throw new Error('No league is so')
}

test.describe('the league page', () => {
  test('has six tabs, each read once when it is opened and kept', async ({ page, calls }) => {
    // News of the league would have its table read again.
    await page.route('**/api/live/stream', () => undefined)
    const asked = (what: string) => calls.filter((call) => call.startsWith(`/api/v3/season/${what}/`)).length
    await page.goto(PAGE)
    await expect(page.getByRole('heading', { level: 1, name: league.name })).toBeVisible()
    await expect(page.getByRole('row').nth(standing.length)).toBeVisible()
    expect(await page.title()).toContain(league.name)
    const country = page.locator('header').getByRole('link', tab(league.country.name))
    await expect(country).toHaveAttribute('href', `/country/${league.country_id}`)
    const letters = await page.locator('tr[data-team]').first().getByRole('listitem').allInnerTexts()
    const form = (standing[0]?.form ?? []).toSorted((one, other) => other.sort_order - one.sort_order).slice(0, 5)
    expect(letters.map((text) => text[0])).toEqual(form.map(({ form: letter }) => letter))
    const leader = page.getByRole('row').nth(1).getByRole('link').first()
    await expect(leader).toHaveAttribute('href', `/team/${standing[0]?.participant_id}`)
    expect([asked('standing'), asked('upcoming'), asked('stats')]).toEqual([1, 0, 0])

    await page.getByRole('tab', tab('Upcoming')).click()
    await expect(page.locator('[data-fixture]').first()).toBeVisible()
    expect(new URL(page.url()).searchParams.get('tab')).toBe('upcomings')

    await page.getByRole('tab', tab('Results')).click()
    const { result } = await askAsSubscriber<{ result: ListFixture[] }>(`/v3/season/result/${season}`)
    const latest = page.locator(`[data-fixture="${result[0]?.id}"]`)
    await expect(latest).toBeVisible()
    const heading = `${league.name} · Round ${result[0]?.round?.name}`
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    const [home, away] = result[0]?.participants ?? []
    const row = await latest.innerText()
    expect(row).toMatch(/\d\d\/\d\d\/\d{4}[\s\S]*\d+–\d+/)
    for (const team of [home, away]) expect(row).toContain(team?.name ?? '?')
    await expect(latest.getByRole('link', { name: /new tab/ })).toHaveAttribute('target', '_blank')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
    await expect(page.locator(`[data-fixture="${result[50]?.id}"]`)).toBeVisible()

    await page.getByRole('tab', tab('Top scorers')).click()
    await page.getByText('Yellow cards', { exact: true }).click()
    const { topscorer } = await askAsSubscriber<{ topscorer: TopScorerRow[] }>(`/v3/season/topscorer/${season}/84`)
    const best = page.getByRole('link', { name: topscorer[0]?.player.common_name ?? '' }).first()
    await expect(best).toHaveAttribute('href', `/player/${topscorer[0]?.player_id}`)
    const [team] = topscorer.map(({ participant }) => participant.name)
    const club = page
      .getByRole('row')
      .nth(1)
      .getByRole('link', tab(team ?? ''))
      .first()
    await expect(club).toHaveAttribute('href', `/team/${topscorer[0]?.participant_id}`)
    await expect(page.getByRole('row')).toHaveCount(1 + 15)

    await page.getByRole('tab', tab('Stats')).click()
    await expect(page.getByRole('heading', { name: 'Number of goals' })).toBeVisible()
    await expect(page.getByText('Goals by minute')).toHaveCount(0)

    await page.getByRole('tab', tab('Standings')).click()
    await expect(page.getByRole('row').nth(standing.length)).toBeVisible()
    await page.getByRole('tab', tab('Stats')).click()
    await expect(page.getByRole('heading', { name: 'Number of goals' })).toBeVisible()
    expect([asked('standing'), asked('upcoming'), asked('result'), asked('stats')]).toEqual([1, 1, 1, 1])
  })

  test('counts home and away so that they add up, and opens a team to both', { tag: '@smoke' }, async ({ page }) => {
    const points = async (ground: string) => {
      await page.goto(`${PAGE}${ground}`)
      const rows = page.locator('tr[data-team]')
      await expect(rows.nth(standing.length - 1)).toBeVisible()
      const read = await rows.evaluateAll((all) =>
        all.map((row) => [row.getAttribute('data-team'), row.querySelector('[data-column="points"]')?.textContent]),
      )
      return new Map(read.map(([team, text]) => [Number(team), Number(text)]))
    }
    const [home, away] = [await points('&scope=home'), await points('&scope=away')]
    const all = await points('')
    for (const { participant_id: team, points: reported } of standing) {
      expect(all.get(team)).toBe(reported)
      expect((home.get(team) ?? 0) + (away.get(team) ?? 0)).toBe(reported)
    }
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MAX_ELEMENTS)
    const [first] = standing
    await page.getByRole('button', { name: `Home and away figures of ${first?.participant.name}` }).click()
    await expect(page.getByRole('rowheader', tab('Away'))).toBeVisible()
  })

  test('shows another season by its address, and draws the chosen teams', async ({ page }) => {
    const before = league.seasons.find(({ id }) => id !== season)
    const { standing: past } = await askAsSubscriber<{ standing: StandingRow[] }>(`/v3/season/standing/${before?.id}`)
    await page.goto(`/league/${LEAGUE}`)
    await page.getByRole('combobox', tab('Season')).selectOption({ label: before?.name ?? '' })
    await expect.poll(() => new URL(page.url()).searchParams.get('season')).toBe(String(before?.id))
    await expect(page.getByRole('img', { name: /Positions after each of 38 rounds/ })).toBeVisible()
    const chosen = past.at(-1)
    await page.getByRole('combobox', { name: 'Add a team' }).selectOption({ label: chosen?.participant.name ?? '' })
    await expect.poll(() => page.url()).toContain(`lines=`)
    await expect(page.getByRole('button', { name: `Remove ${chosen?.participant.name} from the chart` })).toBeVisible()
    await page.goto(`/league/${LEAGUE}?season=${season + 9999}&tab=nothing&page=-1`)
    await expect(page.getByRole('row').nth(standing.length)).toBeVisible()
  })

  test('says in place that a league is not active, and why a season of a cup is empty', async ({ page, calls }) => {
    const gone = await leagueThat(({ active }) => !active)
    await page.goto(`/league/${gone.id}`)
    await expect(page.getByRole('heading', { level: 1, name: gone.name })).toBeVisible()
    await expect(page.getByText('This league is not active.')).toBeVisible()
    expect(calls.filter((call) => call.startsWith('/api/v3/season/'))).toEqual([])
    const empty = await leagueThat(async ({ currentseason }) => {
      if (currentseason === null) return false
      const { id } = currentseason
      const [{ result }, { upcoming }] = await Promise.all([
        askAsSubscriber<{ result: ListFixture[] }>(`/v3/season/result/${id}?per_page=1`),
        askAsSubscriber<{ upcoming: ListFixture[] }>(`/v3/season/upcoming/${id}?per_page=1`),
      ])
      return result.length + upcoming.length === 0
    })
    for (const [name, words] of [
      ['', 'This competition has no table.'],
      ['upcomings', 'No upcoming matches.'],
      ['result', 'No results yet.'],
    ]) {
      await page.goto(`/league/${empty.id}${name ? `?tab=${name}` : ''}`)
      await expect(page.getByText(words ?? '').first()).toBeVisible()
    }
  })

  test('makes the league a favourite of the account, and shows what is answered', async ({ page }) => {
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
    await expect(page.getByRole('button', { name: 'Favourite', pressed: false })).toBeVisible()
    expect(reported).toEqual([1, 0].map((flag) => ({ league_id: LEAGUE, flag })))
  })

  test('leads a visitor to the login and informs a member without a plan in place', async ({ visit }) => {
    const visitor = await visit({ as: 'visitor' })
    await visitor.page.goto(`/league/${LEAGUE}`)
    await visitor.page.waitForURL('**/login?**')
    const { page } = await visit()
    await page.goto(`/league/${LEAGUE}`)
    await expect(page.getByRole('heading', { level: 1, name: league.name })).toBeVisible()
    await page.evaluate(() => {
      localStorage.removeItem('token')
      dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    await expect(page.getByRole('alert').getByText('Sorry, please login to see this data. Thanks.')).toBeVisible()
    const unpaid = await visit({ as: 'member' })
    await unpaid.page.goto(`/league/${LEAGUE}?tab=result`)
    await expect(unpaid.page.getByRole('alert').getByText('Please subscribe for this.')).toBeVisible()
    expect(new URL(unpaid.page.url()).pathname).toBe(`/league/${LEAGUE}`)
    await unpaid.page.route('**/api/v3/league/**', (route) => route.fulfill({ json: { type: 1 } }))
    await unpaid.page.goto(`/league/${LEAGUE}`)
    await expect(unpaid.page.getByRole('alert').getByText('your subscription has expired')).toBeVisible()
  })

  test('is Portuguese on a phone, and nothing scrolls it sideways', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone, language: 'pt' })
    const { topscorer } = await askAsSubscriber<{ topscorer: TopScorerRow[] }>(`/v3/season/topscorer/${season}/208`)
    const names = [
      ...standing.flatMap(({ participant: { name } }) => name),
      ...topscorer.map(({ player }) => player.common_name),
      ...topscorer.map(({ player }) => player.name),
      ...[league.name, 'Touchline', 'English'],
    ]
    for (const name of ['', 'upcomings', 'result', 'topscorer', 'stats']) {
      await page.goto(`/league/${LEAGUE}${name ? `?tab=${name}` : ''}`)
      await expect(page.getByRole('tabpanel').locator('a').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(WIDTHS.phone)
      expect(await englishIn(page, names), name).toEqual([])
    }
    await page.goto(PAGE)
    const [leader] = standing
    const row = page.locator('tr[data-team]').first()
    const letters = leader?.participant.short_code ?? leader?.participant.name.slice(0, 3).toUpperCase()
    const short = row.getByRole('rowheader').getByText(letters ?? '?', { exact: true })
    await expect(short).toBeVisible()
    await expect(short).toHaveAttribute('aria-hidden', 'true')
  })

  test('on a phone has all five letters of form in sight, and what opens of a row is why it has its place', async ({
    visit,
  }) => {
    const { page } = await visit({ width: WIDTHS.phone })
    await page.goto(`/league/${LEAGUE}`)
    const rows = page.locator('tr[data-team]')
    await expect(rows.first()).toBeVisible()
    await expect(rows.getByRole('button', { name: /^Home and away figures/ })).toHaveCount(0)
    const letters = rows.first().locator('li')
    await expect(letters).toHaveCount(5)
    const [card, last] = [
      await page.locator('section:has(> table)').first().boundingBox(),
      await letters.last().boundingBox(),
    ]
    expect((last?.x ?? 999) + (last?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
  })
})
