import type { Page } from '@playwright/test'
import type { CoachProfile, CoachStat, ListFixture, WonTrophy } from '../../packages/contract/src/index.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf, wordsOfEach } from '../support/home-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

const NOT_STARTED = 1
let coach: CoachProfile
let stats: CoachStat[]

/** A coach of the demo world with a team today, seasons of two names and a trophy. */
async function richCoach(): Promise<CoachProfile> {
  for (let id = 1; id < 400; id++) {
    const one = await askAsSubscriber<CoachProfile>(`/v3/coach/info/${id}`)
    const names = new Set(one.statistics.map(({ season }) => season.name))
    if (names.size > 1 && one.fixtures.length > 8 && one.trophies.length > 0) return one
  }
  throw new Error('No coach has seasons and a trophy')
}

test.beforeAll(async () => {
  coach = await richCoach()
  ;({ stats } = await askAsSubscriber<{ stats: CoachStat[] }>(`/v3/coach/stats/${coach.id}`))
})

async function open(page: Page) {
  await page.goto(`/coach/${coach.id}`)
  await expect(page.getByRole('heading', { level: 1, name: coach.display_name })).toBeVisible()
}

test.describe("a coach's page", () => {
  test('says who it is, with teams, body, what comes next and the seasons behind a trophy', async ({ page, calls }) => {
    await open(page)
    const panel = page.getByRole('tabpanel', { name: 'Basics' })
    const words = await wordsOf(panel)
    expect(words).toContain(`${coach.height} cm`)
    expect(words).toContain(`${coach.weight} kg`)
    const country = page.locator('header').getByRole('link', { name: coach.country?.name ?? '' })
    await expect(country.first()).toHaveAttribute('href', `/country/${coach.country_id}`)
    expect(words).toContain(coach.date_of_birth?.replaceAll('-', '/') ?? '?')
    const teams = page.getByRole('table', { name: 'Teams coached' }).locator('tbody tr')
    await expect(teams).toHaveCount(coach.teams.length)
    const present = coach.teams.find(({ end }) => end === null)
    const spell = await wordsOf(teams.first())
    for (const word of [present?.team.name ?? '?', present?.start.replaceAll('-', '/') ?? '?', 'today', 'Coach']) {
      expect(spell).toContain(word)
    }
    const rows = panel.getByRole('list', { name: 'Matches' }).locator('> li')
    await expect(rows).toHaveCount(8)
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
    await expect(rows).toHaveCount(coach.fixtures.length)
    const starts = coach.fixtures.filter(({ state_id }) => state_id !== 10).map(({ starting_at }) => starting_at)
    expect(starts).toEqual([...starts].sort())
    // A match in play comes before those ahead.
    const at = coach.fixtures.findIndex(({ state_id }) => state_id === NOT_STARTED)
    const next = coach.fixtures[at]
    const row = await wordsOf(rows.nth(at))
    expect(row).toMatch(/^\d{4}\/\d\d\/\d\d .*\d\d:\d\d /)
    const named = [next?.league.name, next?.participants[0].name, next?.participants[1].name, 'VS']
    for (const word of named) expect(row).toContain(word ?? '?')
    expect(
      await rows
        .nth(at)
        .getByRole('link', { name: /^Details of/ })
        .getAttribute('href'),
    ).toContain(`/soccer?mid=${next?.id}`)
    const [won] = coach.trophies
    if (!won) throw new Error('No trophy')
    await panel.getByRole('button', { name: new RegExp(`^${won.league.name}: winner`) }).click()
    const dialog = page.getByRole('dialog', { name: won.league.name })
    await expect(dialog.getByText(won.season.name).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(calls.filter((call) => /\/coach\/(stats|fixture)\//.test(call))).toEqual([])
  })

  test('shows what was won and where the coach went as a player; without height and weight there is no place for them', async ({
    page,
  }) => {
    const trophy = (season: string, trophy_id: 1 | 2): WonTrophy => ({
      ...(coach.trophies[0] as WonTrophy),
      season: { name: season },
      trophy_id,
    })
    const [team] = coach.teams
    if (!team) throw new Error('No team')
    const left = { ...team, start: '2010-07-01', end: '2014-06-30', position_id: 227, position: null }
    const named = { id: 1, name: coach.name, common_name: coach.common_name, image_path: coach.image_path }
    const transfers = [
      {
        id: 1,
        player_id: 1,
        player: named,
        from_team_id: null,
        fromteam: null,
        to_team_id: team.team_id,
        toteam: team.team,
      },
    ].map((one) => ({ ...one, date: '2001-07-05', type_id: 219, type: null, amount: 2_500_000 }))
    const player = {
      id: 1,
      trophies: [trophy('2001/2002', 1), trophy('1999/2000', 1), trophy('1998/1999', 2)],
      transfers,
    }
    const former = { ...coach, type: 2, height: null, weight: null, trophies: [], teams: [team, left], player }
    await page.route('**/api/v3/coach/info/**', (route) => route.fulfill({ json: former }))
    await page.goto(`/coach/${coach.id}`)
    await expect(page.getByRole('heading', { name: 'Trophies as a player' })).toBeVisible()
    await expect(page.getByText('Height')).toHaveCount(0)
    const spells = page.getByRole('table', { name: 'Teams coached' }).locator('tbody tr')
    const cells = await wordsOfEach(spells.last().locator('td'))
    expect(cells).toEqual(['2010/07/01', '2014/06/30', 'Goalkeeping Coach'])
    const chip = page.getByRole('button', { name: /: winner 2, runner-up 1/ })
    await chip.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem').locator('b')).toHaveText(['2001/2002', '1999/2000', '1998/1999'])
    await page.keyboard.press('Escape')
    const moved = await wordsOf(page.getByRole('table', { name: 'Transfers' }).locator('tbody tr'))
    expect(moved).toContain('2001/07/05')
    expect(moved).toMatch(/2\.5\s?M/)
  })

  test('lists the matches of a season, newest first, and those of another one when it is chosen', async ({
    page,
    calls,
  }) => {
    await open(page)
    await page.getByRole('tab', { name: 'Fixtures' }).click()
    const names = [...new Set(coach.statistics.map(({ season }) => season.name))].sort().reverse()
    const choice = page.getByRole('combobox', { name: 'Season' })
    await expect(choice.locator('option')).toHaveText(names)
    const idsOf = (name: string | undefined) =>
      [...new Set(coach.statistics.filter(({ season }) => season.name === name).map(({ season_id }) => season_id))]
        .sort((one, other) => one - other)
        .join(',')
    for (const name of names.slice(0, 2)) {
      await choice.selectOption(name)
      const path = `/v3/coach/fixture/${coach.id}/${idsOf(name)}`
      const { fixture } = await askAsSubscriber<{ fixture: ListFixture[] }>(path)
      const rows = page.getByRole('list', { name: 'Matches' }).locator('> li')
      const shown = () =>
        rows.evaluateAll((items) => items.map((item) => Number((item as HTMLElement).dataset.fixture)))
      await expect.poll(shown).toEqual(fixture.map(({ id }) => id))
      const starts = fixture.map(({ starting_at }) => starting_at)
      expect(starts).toEqual([...starts].sort().reverse())
      expect(calls).toContain(`/api${path}`)
    }
    expect(new URL(page.url()).searchParams.get('season')?.replaceAll('"', '')).toBe(names[1])
    await page.reload()
    await expect(choice).toHaveValue(names[1] ?? '?')
  })

  test('lists the seasons with their results, asks for them once, and opens the numbers of one', async ({
    page,
    calls,
  }) => {
    await open(page)
    const rows = page.getByRole('table', { name: 'Season statistics' }).locator('tbody tr')
    for (const tab of ['Stats', 'Basics', 'Stats']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(rows).toHaveCount(tab === 'Stats' ? stats.length : 0)
    }
    const seasons = await rows.getByRole('rowheader').getByRole('button').allInnerTexts()
    expect(seasons.map((text) => text.split('\n')[0])).toEqual(stats.map(({ season }) => season.name))
    expect(calls.filter((call) => call.includes('/coach/stats/'))).toHaveLength(1)
    await rows.first().getByRole('button').press('Enter')
    const dialog = page.getByRole('dialog')
    const words = await wordsOf(dialog)
    for (const name of [
      'Matches',
      'Wins',
      'Draws',
      'Defeats',
      'Substitutions',
      'Yellow cards',
      'Second yellow cards',
      'Red cards',
    ]) {
      expect(words).toContain(name)
    }
    const wins = stats[0]?.details.find(({ type_id }) => type_id === 214)?.value as { count: number } | undefined
    expect(await wordsOf(dialog.getByRole('row', { name: /^Wins/ }))).toMatch(new RegExp(`^Wins ${wins?.count} \\d+%$`))
    expect(page.url()).toContain(`open=${stats[0]?.season_id}-${stats[0]?.team_id}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    // Anywhere in a row, not on its words alone.
    const oldest = stats.at(-1)
    await rows.last().locator('td').last().click({ force: true })
    await expect(
      dialog.getByRole('heading', { name: `${oldest?.season.name} · ${oldest?.season.league.name}` }),
    ).toBeVisible()
    const matches = oldest?.details.find(({ type_id }) => type_id === 188)?.value as { count: number } | undefined
    expect(await wordsOf(dialog.getByRole('row', { name: /^Matches/ }))).toContain(`Matches ${matches?.count}`)
  })

  test('keeps date and time of a match that is being played, with the minute below its score', async ({ page }) => {
    const live = (fixture: ListFixture): ListFixture => ({
      ...fixture,
      state_id: 22,
      periods: [{ sort_order: 2, minutes: 61, time_added: null }],
      scores: (['home', 'away'] as const).map((participant) => ({ type_id: 1525, score: { participant, goals: 1 } })),
    })
    await page.route('**/api/v3/coach/info/**', (route) =>
      route.fulfill({ json: { type: 2, ...coach, fixtures: coach.fixtures.map(live) } }),
    )
    await page.goto(`/coach/${coach.id}`)
    const row = page.getByRole('list', { name: 'Matches' }).locator('> li').first()
    await expect(row).toBeVisible()
    const words = await wordsOf(row)
    expect(words).toMatch(/^\d{4}\/\d\d\/\d\d .*\d\d:\d\d /)
    expect(words).toContain('1–1')
    expect(words).toContain("61'")
  })

  test('is in Portuguese on a phone, with short names and days, without anything to scroll sideways', async ({
    visit,
  }) => {
    const { page } = await visit({ width: WIDTHS.phone, language: 'pt' })
    await open(page)
    const fixtures = await askAsSubscriber<{ fixture: ListFixture[] }>(
      `/v3/coach/fixture/${coach.id}/${coach.statistics.map(({ season_id }) => season_id).join(',')}`,
    )
    const names = [...coach.fixtures, ...fixtures.fixture].flatMap(({ league, participants }) => [
      league.name,
      ...participants.flatMap(({ name, short_code }) => [name, short_code ?? '']),
    ])
    const known = [
      ...names,
      ...coach.statistics.map(({ season }) => season.league.name),
      coach.display_name,
      'demouser',
      'Touchline',
    ]
    known.push(...coach.trophies.map(({ league }) => league.name), ...coach.teams.map(({ team }) => team.name))
    for (const tab of ['Resumo', 'Jogos', 'Estatísticas']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tabpanel', { name: tab }).getByRole('status')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await englishIn(page, known.filter(Boolean))).toEqual([])
    }
    const [latest] = stats
    const season = await page.getByRole('table').locator('tbody tr').first().innerText()
    expect(season).toContain(latest?.team.short_code ?? latest?.team.name.slice(0, 3).toUpperCase() ?? '?')
    expect(season).not.toContain(latest?.team.name ?? '?')
    await page.getByRole('tab', { name: 'Resumo' }).click()
    const row = page.getByRole('list', { name: 'Jogos' }).locator('> li').first()
    const [home] = coach.fixtures[0]?.participants ?? []
    await expect(row).toContainText(home?.short_code ?? '?', { useInnerText: true })
    await expect(row).not.toContainText(home?.name ?? '?', { useInnerText: true })
    await expect(row).not.toHaveText(/\d{4}\/\d\d/, { useInnerText: true })
  })
})

test.describe('anyone without access to it', () => {
  for (const [type, words] of [
    [0, "Sorry, you don't have permission to view this data. Please subscribe for this. Thanks."],
    [1, 'Sorry, your subscription has expired. Please pay to view this data. Thanks.'],
  ] as const) {
    test(`is told why in place: type ${type}`, async ({ visit }) => {
      const { page } = await visit({ as: 'member' })
      if (type === 1) await page.route('**/api/v3/coach/info/**', (route) => route.fulfill({ json: { type } }))
      await page.goto(`/coach/${coach.id}`)
      await expect(page.getByRole('alert')).toContainText(words)
    })
  }

  test('goes to the login as a visitor, and is asked to log in if the login ends while the page is open', async ({
    page,
    visit,
  }) => {
    const visitor = await visit({ as: 'visitor' })
    await visitor.page.goto(`/coach/${coach.id}`)
    await visitor.page.waitForURL('**/login?**')
    await open(page)
    await page.evaluate(() => {
      localStorage.removeItem('token')
      dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    await expect(page.getByRole('alert')).toContainText('Sorry, please login to see this data. Thanks.')
  })
})
