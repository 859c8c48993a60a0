import type { Locator, Page } from '@playwright/test'
import type { FixtureSidelinedItem, FixtureView, LineupEntry, Substitution } from '../../packages/contract/src/index.ts'
import { matchesOn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { isInFull } from '../support/places.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

const FULL_TIME = 5

test.use({ as: 'subscriber', width: 1100 })

/** A played match, with facts nobody could take for others. */
let fixture: FixtureView
let lineup: LineupEntry[]

const official = (type_id: number, referee_id: number, common_name: string) => ({
  ...{ type_id, referee_id },
  referee: { name: common_name, common_name, image_path: `/api/images/referee/${referee_id}` },
})

test.beforeAll(async () => {
  const played = (await matchesOn(DEMO_URL, '2026-11-20')).find(
    (match) => match.status === FULL_TIME && isInFull(match),
  )
  const found = await askAsSubscriber<FixtureView>(`/v3/fixture/${played?.match_id}`)
  const squads = await askAsSubscriber<{ lineup: LineupEntry[] }>(`/v3/fixture/lineup/${found.id}`)
  lineup = squads.lineup
  fixture = {
    ...found,
    stage: { name: 'Quarter-finals' },
    formations: { home: '4-4-2', away: '4-3-3' },
    referees: [
      official(9, 4, 'Official'),
      official(7, 2, 'First'),
      official(6, 1, 'Whistler'),
      official(8, 3, 'Second'),
    ],
    venue: {
      ...{ id: 9, name: 'The Lane', surface: 'grass', city_name: 'Brough', address: '1 Lane End', capacity: 20_345 },
      image_path: '/api/images/venue/9',
    },
    weatherreport: {
      ...{ icon: '10d', description: 'light_rain', temperature: { current: 3, evening: 11.6 }, humidity: 81 },
      wind: { speed: 5.25 },
      source: null,
    },
  }
})

const answering = (page: Page, part: string, answer: object) =>
  page.route(`**/api/v3/fixture/${part}${fixture.id}`, (route) => route.fulfill({ json: { type: 2, ...answer } }))

test.beforeEach(({ page }) => answering(page, '', fixture))

async function show(page: Page, tab: string) {
  await page.goto(`/fixture/${fixture.id}?tab=${tab}`)
  await expect(page.getByRole('tabpanel')).toBeVisible()
}

const wordsOfAll = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((part) => (part as HTMLElement).innerText.replace(/\s+/g, ' ').trim()))
const targetOf = async (link: Locator) => [await link.getAttribute('href'), await link.getAttribute('target')]

test.describe('the basics of a fixture', () => {
  test('lead to league and country, and report stage, weather and officials in the order of their parts', async ({
    page,
  }) => {
    await show(page, 'basics')
    const panel = page.getByRole('tabpanel', { name: 'Basics' })
    const league = panel.locator(`a[href="/league/${fixture.league_id}"]`)
    expect(await wordsOf(league)).toBe(`${fixture.league.name} ${fixture.season.name}`)
    await expect(league.locator('img')).toHaveAttribute('src', fixture.league.image_path)
    await expect(panel.locator(`a[href="/country/${fixture.league.country_id}"]`)).toHaveText(
      fixture.league.country.name,
      { useInnerText: true },
    )
    const facts = await wordsOfAll(panel.locator('dl > div'))
    for (const reported of ['Stage Quarter-finals', 'In the evening 11 °C', 'Humidity 81%', 'Wind 5.3 m/s']) {
      expect(facts).toContain(reported)
    }
    await expect(panel.getByRole('img', { name: 'Light rain' })).toBeVisible()
    await expect(panel.getByRole('button', { name: /^(Whistler|First|Second|Official)$/ })).toHaveText(
      [...['Whistler', 'First', 'Second', 'Official']],
      { useInnerText: true },
    )
  })

  test('open the stadium with its surface, city, address, capacity and picture', async ({ page }) => {
    await show(page, 'basics')
    await page.getByRole('button', { name: 'The Lane' }).click()
    const dialog = page.getByRole('dialog', { name: 'The Lane' })
    await expect
      .poll(() => wordsOfAll(dialog.locator('dl > div')))
      .toEqual(['Surface Grass', 'City Brough', 'Address 1 Lane End', 'Capacity 20,345'])
    await expect(dialog.locator('img')).toHaveAttribute('src', '/api/images/venue/9')
  })
})

test.describe('the line-up of a fixture', () => {
  const FIGURES: Readonly<Record<number, Record<number, number>>> = {
    1: { 118: 7.8, 119: 90, 84: 1, 85: 1 },
    2: { 52: 1 },
    3: { 52: 2, 111: 2 },
    4: { 84: 1 },
    5: { 83: 1 },
  }
  const SAID = ['captain, rating 7.8, second yellow card', '1 goal', '2 penalty goals', 'yellow card', 'red card']
  let changes: Substitution[]
  let reported: LineupEntry[]
  const starter = (place: number) => {
    const found = reported.find(
      (one) => one.team_id === fixture.participants[0].id && one.formation_position === place && one.type_id === 11,
    )
    if (!found) throw new Error(`Nobody on place ${place}`)
    return found
  }
  const nameOf = (entry: LineupEntry | undefined) => entry?.player?.common_name ?? '?'

  test.beforeAll(() => {
    const [home] = fixture.participants
    reported = lineup.map((entry) => {
      const place = entry.team_id === home.id && entry.type_id === 11 ? (entry.formation_position ?? 0) : 0
      return {
        ...entry,
        jersey_number: place > 0 ? 10 + place : entry.jersey_number,
        captain: place === 1,
        player_id: place === 6 ? null : entry.player_id,
        details: Object.entries(FIGURES[place] ?? {}).map(([type, value]) => ({
          type_id: Number(type),
          data: { value },
        })),
      }
    })
    const bench = reported.filter(({ team_id, type_id }) => team_id === home.id && type_id === 12)
    const change = (off: number, on: number, minute: number, extra_minute: number) => ({
      ...{ minute, extra_minute, participant_id: home.id, player_id: bench[on]?.player_id ?? null },
      ...{ player_name: nameOf(bench[on]), related_player_id: starter(off).player_id },
      related_player_name: nameOf(starter(off)),
    })
    changes = [change(7, 0, 45, 2), change(8, 1, 90, 3)]
  })

  test('marks captain, number, rating, goals and cards, and who has no page opens nothing', async ({ page }) => {
    await answering(page, 'lineup/', { lineup: reported, substitution: changes })
    await show(page, 'lineup')
    const home = page.getByRole('region', { name: fixture.participants[0].name, exact: true })
    const pitch = home.getByRole('list', { name: `${fixture.participants[0].name} on the pitch, 4-4-2` })
    const at = (place: number) => {
      const name = new RegExp(`^${nameOf(starter(place))}, number ${10 + place}`)
      return pitch.getByRole('button', { name }).or(pitch.getByRole('img', { name }))
    }
    for (const [index, said] of SAID.entries()) {
      const place = index + 1
      const words = `${nameOf(starter(place))}, number ${10 + place}, ${said}`
      await expect(pitch.getByRole('button', { name: words, exact: true })).toBeVisible()
    }
    const signs = (place: number) =>
      at(place)
        .locator('[data-captain], [data-kind], [data-card], [data-grade]')
        .evaluateAll((all) => all.map(({ dataset }) => Object.entries(dataset as object)[0]?.join(' ')))
    expect(await Promise.all([1, 2, 3, 4, 5, 7].map(signs))).toEqual([
      ['captain true', 'grade 4', 'card secondYellow'],
      ...[['kind goal'], ['kind penalty'], ['card yellow'], ['card red'], []],
    ])
    const border = (place: number) =>
      at(place).evaluate((player) => {
        const number = [...player.querySelectorAll('span')].find(({ innerText }) => /^1\d$/.test(innerText))
        return number && getComputedStyle(number).boxShadow
      })
    expect(await border(1)).not.toBe(await border(2))
    await expect(pitch.getByRole('button')).toHaveCount(10)
    await at(6).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await wordsOfAll(home.getByRole('table', { name: 'Substitutions' }).locator('tbody tr'))).toEqual(
      changes.map(
        ({ related_player_name, player_name }, index) =>
          `${['45', '90+3'][index]}′ ${related_player_name} ${player_name}`,
      ),
    )
    const bench = reported.filter(({ team_id, type_id }) => team_id === fixture.participants[0].id && type_id === 12)
    await expect(home.getByRole('heading', { name: 'Bench' })).toBeVisible()
    for (const one of bench) expect(await wordsOf(home)).toContain(nameOf(one))
  })

  test('opens a player with place, number, country, body and figures, and the way to the player’s page', async ({
    page,
  }) => {
    await answering(page, 'lineup/', { lineup: reported, substitution: changes })
    await show(page, 'lineup')
    const { player, player_id } = starter(1)
    await page.getByRole('button', { name: `${player?.common_name}, number 11, captain` }).click()
    const dialog = page.getByRole('dialog', { name: player?.common_name ?? '?' })
    const [year, month, day] = (player?.date_of_birth ?? '').split('-')
    await expect(dialog.getByRole('img', { name: 'Captain' })).toBeVisible()
    const words = await wordsOf(dialog)
    for (const known of [
      ...[player?.name, '# 11', 'Goalkeeper', player?.country?.name, `${day}/${month}/${year}`],
      ...[`${player?.height} cm`, `${player?.weight} kg`, 'Yellow cards, second yellows included 2'],
    ]) {
      expect(words).toContain(known)
    }
    expect(await targetOf(dialog.getByRole('link', { name: /more details/ }))).toEqual([
      `/player/${player_id}`,
      '_blank',
    ])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    const [coach] = fixture.coaches
    await page.getByRole('button', { name: coach?.common_name ?? '?' }).click()
    const about = page.getByRole('dialog', { name: coach?.common_name ?? '?' })
    const known = await askAsSubscriber<{ country: { name: string }; date_of_birth: string }>(
      `/v3/coach/info/${coach?.id}`,
    )
    const born = known.date_of_birth.split('-').reverse().join('/')
    for (const one of [coach?.name, known.country.name, born]) await expect.poll(() => wordsOf(about)).toContain(one)
    expect(await targetOf(about.getByRole('link', { name: /more details/ }))).toEqual([`/coach/${coach?.id}`, '_blank'])
  })

  test('stands in lists where a formation is not known', async ({ page }) => {
    const formations = { home: '4-4-2', away: null }
    await answering(page, '', { ...fixture, formations })
    await answering(page, 'lineup/', { lineup: reported, substitution: changes })
    await show(page, 'lineup')
    await expect(page.getByRole('heading', { name: 'Starting eleven' }).first()).toBeVisible()
    await expect(page.getByRole('list', { name: /on the pitch/ })).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Pitch' })).toHaveCount(0)
    const home = page.getByRole('region', { name: fixture.participants[0].name, exact: true })
    await expect(home.getByRole('button', { name: nameOf(starter(6)) })).toHaveCount(0)
  })
})

test('sidelined players have a reason, days on large screens and games missed; a press on the row shows more', async ({
  page,
}) => {
  const [home, away] = fixture.participants
  const missing = (participant_id: number, more: Partial<FixtureSidelinedItem['sideline']>): FixtureSidelinedItem => ({
    participant_id,
    sideline: {
      player: { id: lineup[0]?.player_id ?? null, name: 'Ada North', common_name: 'A. North', image_path: null },
      type: { id: null, name: 'Broken toe' },
      league: null,
      ...{ start_date: '2026-10-02', end_date: null, games_missed: 4 },
      ...more,
    },
  })
  const banned = { type: { id: null, name: 'Suspended' }, league: { id: 1, name: 'FA Cup', image_path: '' } }
  const sidelined = [
    missing(home.id, {}),
    missing(home.id, banned),
    missing(away.id, { type: null, end_date: '2026-12-24', games_missed: null }),
  ]
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(`**/api/v3/fixture/sidelined/${fixture.id}`, async (route) => {
    await held
    await route.fulfill({ json: { type: 2, sidelined } })
  })
  await show(page, 'sidelined')
  await expect(page.getByRole('tabpanel').getByTestId('spinner').first()).toBeVisible()
  answer()
  const rows = page.getByRole('tabpanel').locator('tbody tr')
  const table = (team: string) => page.getByRole('table', { name: `${team} players missing this match` })
  await expect(table(home.name)).toBeVisible()
  expect(await wordsOfAll(table(home.name).getByRole('columnheader'))).toEqual([
    ...['Player', 'Reason', 'From', 'To', 'Missed'],
  ])
  expect(await wordsOfAll(rows)).toEqual([
    'A. North Broken toe 02/10/2026 ? 4',
    'A. North Suspended (FA Cup) 02/10/2026 ? 4',
    'A. North ? 02/10/2026 24/12/2026 ?',
  ])
  await page.setViewportSize({ width: WIDTHS.tablet, height: 900 })
  expect(await wordsOfAll(rows)).toEqual(['A. North Broken toe 4', 'A. North Suspended (FA Cup) 4', 'A. North ? ?'])
  await rows.first().locator('td').last().click()
  const dialog = page.getByRole('dialog', { name: 'A. North' })
  for (const reported of ['Ada North', 'Broken toe', '02/10/2026'])
    await expect.poll(() => wordsOf(dialog)).toContain(reported)
  expect(await targetOf(dialog.getByRole('link', { name: /more details/ }))).toEqual([
    `/player/${lineup[0]?.player_id}`,
    '_blank',
  ])
})

test('leads to the page that says why when nothing is paid or the plan has run out', async ({ visit }) => {
  for (const [type, why] of ['not-paid', 'expired'].entries()) {
    const { page } = await visit({ width: WIDTHS.desktop })
    await page.route(`**/api/v3/fixture/${fixture.id}`, (route) => route.fulfill({ json: { type } }))
    await page.goto(`/fixture/${fixture.id}`)
    await page.waitForURL(`**/message/subscribe/${why}`)
  }
})
