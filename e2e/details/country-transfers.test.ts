import type { Page } from '@playwright/test'
import type {
  CountryCoach,
  CountryPlayer,
  CountryTeam,
  CountryView,
  TransferView,
} from '../../packages/contract/src/index.ts'
import { shortTeamName } from '../../packages/football/src/index.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber } from '../support/worlds/demo.ts'

const ENGLAND = 72
const EUROPE = 2
const PAGE = 50

test.use({ as: 'subscriber' })

const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })
const rowsOf = (page: Page) => page.locator('main tbody tr')
const asked = (calls: readonly string[], path: string) => calls.filter((call) => call.startsWith(`/api/v3/${path}`))
const ofEngland = <T>(kind: string) => askAsSubscriber<T>(`/v3/country/${kind}/${ENGLAND}/1`)
/** Which of the three colours of a transfer this is: `rgb(1, 2, 3)`. Brown is a dark orange. */
function wordOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  if (green > red && green > blue) return 'green'
  if (red <= green || green <= blue) return colour
  return red - blue > 140 ? 'orange' : 'brown'
}

const slashes = (day: string | null) => day?.replaceAll('-', '/') ?? '?'

test.describe('a country', () => {
  test('has its continent and its leagues on arrival, and everything else when its tab is opened', async ({
    page,
    calls,
  }) => {
    const { leagues } = await askAsSubscriber<CountryView>(`/v3/country/league/${ENGLAND}`)
    const { player } = await ofEngland<{ player: CountryPlayer[] }>('player')
    const { coach } = await ofEngland<{ coach: CountryCoach[] }>('coach')
    await page.goto(`/country/${ENGLAND}`)
    await expect(page.getByRole('heading', { level: 1, name: 'England' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Europe' })).toHaveAttribute('href', `/country/${EUROPE}`)
    const items = panel(page, 'Leagues').getByRole('listitem')
    await expect(items).toHaveCount(leagues.length)
    expect(await items.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      leagues.map(({ id }) => `/league/${id}`),
    )
    expect(await items.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual(
      leagues.map(({ image_path }) => image_path),
    )
    await expect(panel(page, 'Leagues').getByText('Domestic cup')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
    expect(asked(calls, 'country/')).toEqual([`/api/v3/country/league/${ENGLAND}`])

    await page.getByRole('tab', { name: 'Teams' }).click()
    const { team } = await ofEngland<{ team: CountryTeam[] }>('team')
    const club = panel(page, 'Teams').getByRole('listitem').first()
    await expect
      .poll(async () => (await wordsOf(club)).replace('National team · ', ''))
      .toBe(`${team[0]?.name} ${team[0]?.founded === null ? 'Founded: ?' : `Founded ${team[0]?.founded}`}`)

    await page.getByRole('tab', { name: 'Players' }).click()
    const [first] = player
    if (!first) throw new Error('No player')
    await expect(rowsOf(page)).toHaveCount(PAGE)
    await expect(rowsOf(page).first().getByRole('cell')).toHaveText([
      first.name,
      first.teams.map(({ team }) => `${team.name}${shortTeamName(team.name, team.short_code)}`).join('') || 'No team',
      ...[`${first.height} cm`, `${first.weight} kg`, slashes(first.date_of_birth)],
    ])

    await page.getByRole('tab', { name: 'Coaches' }).click()
    const [one] = coach
    if (!one) throw new Error('No coach')
    const row = page
      .getByRole('row')
      .filter({ hasText: slashes(one.date_of_birth) })
      .first()
    await expect(row.getByRole('link').first()).toHaveAttribute('href', /^\/coach\/\d+$/)
    const former = coach.find(({ teams }) => teams.length > 0 && teams.every(({ active }) => !active))
    if (!former) throw new Error('Every coach is with a team')
    const cells = rowsOf(page).filter({ hasText: former.name }).first().getByRole('cell')
    await expect(cells.nth(1)).toHaveText(/^No team/, { useInnerText: true })

    await page.getByRole('tab', { name: 'Referees' }).click()
    const referees = panel(page, 'Referees')
    await expect.poll(() => referees.getByRole('listitem').count()).toBeGreaterThan(0)
    await expect(referees.getByRole('listitem').getByRole('link')).toHaveCount(0)
    expect(asked(calls, 'country/').map((call) => call.split('/')[4])).toEqual([
      ...['league', 'team', 'player', 'coach', 'referee'],
    ])
    await page.goBack()
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=coach')
  })

  test('goes on page by page and keeps what it shows when a page fails', async ({ page, calls, allowInConsole }) => {
    allowInConsole(/status of 400/)
    await page.goto(`/country/${ENGLAND}?tab=player`)
    const shown = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
    await shown('Showing 50')
    await page.getByRole('button', { name: 'Load more' }).press('Enter')
    await shown('Showing 100')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Load more')
    await page.route('**/country/player/*/3', (route) => route.fulfill({ status: 400, body: '{}' }))
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(page.getByRole('alert').getByText('Could not load more.')).toBeVisible()
    await shown('Showing 100')
    await page.unroute('**/country/player/*/3')
    await page.getByRole('button', { name: 'Try again' }).click()
    await shown('Showing 150')
    expect(asked(calls, 'country/player').map((call) => call.split('/')[6])).toEqual(['1', '2', '3', '3'])
    const count = await page.evaluate(() => document.querySelectorAll('*').length)
    expect(count).toBeLessThanOrEqual(3000)
  })

  test('says which league is no longer played, and why a list is empty', async ({ page, allowInConsole }) => {
    allowInConsole(/404/)
    await page.goto(`/country/${EUROPE}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Europe' })).toBeVisible()
    await expect(page.getByTitle('Inactive league').filter({ hasText: 'Intertoto Cup' })).toBeVisible()
    await expect(page.getByTitle('Inactive league').filter({ hasText: 'Champions League' })).toHaveCount(0)
    const fading = (name: string) =>
      panel(page, 'Leagues')
        .getByRole('listitem')
        .filter({ hasText: name })
        .first()
        .locator('a > :first-child')
        .evaluate((crest) => Number(getComputedStyle(crest).opacity))
    expect(await fading('Intertoto Cup')).toBeLessThan(0.7)
    expect(await fading('Champions League')).toBe(1)
    // Tabs without data are not offered; their addresses say so.
    for (const [tab, thing] of [
      ['player', 'Player'],
      ['referee', 'Referee'],
    ]) {
      await page.goto(`/country/${EUROPE}?tab=${tab}`)
      await expect(page.getByText(`No Data for ${thing}.`)).toBeVisible()
    }
    await page.goto('/country/9999')
    await expect(page.getByText('No Data for Country.')).toBeVisible()
  })

  test('says so to a member without a plan, in every tab and in its own words', async ({ visit }) => {
    const { page } = await visit({ as: 'member' })
    for (const tab of ['', '?tab=team', '?tab=referee']) {
      await page.goto(`/country/${ENGLAND}${tab}`)
      const words = 'Sorry, you have not permission to view these data. Please subscribe for it. Thanks.'
      await expect(page.getByRole('alert').getByText(words)).toBeVisible()
    }
    await page.route('**/v3/country/**', (route) => route.fulfill({ json: { type: 1 } }))
    await page.goto(`/country/${ENGLAND}`)
    const expired = 'Sorry, your subscription has expired. Kindly pay to view these data. Thanks.'
    await expect(page.getByRole('alert').getByText(expired)).toBeVisible()
  })
})

test.describe('the latest transfers', () => {
  const first = async () => (await askAsSubscriber<{ transfer: TransferView[] }>('/v3/transfer/latest/1')).transfer

  test('come newest first and load more; a single type is requested from the server', async ({ page, calls }) => {
    const transfers = await first()
    await page.goto('/transfer')
    await expect(rowsOf(page)).toHaveCount(PAGE)
    const players = await rowsOf(page).locator('td:first-child').allTextContents()
    expect(players).toEqual(transfers.map(({ player }) => player.common_name))
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Showing 100' })).toBeVisible()
    expect(asked(calls, 'transfer/')).toEqual(['/api/v3/transfer/latest/1', '/api/v3/transfer/latest/2'])
    await page.getByText('Free Transfer', { exact: true }).first().click()
    await page.waitForURL('**/transfer?type=220')
    await expect.poll(() => asked(calls, 'transfer/').at(-1)).toBe('/api/v3/transfer/latest/1?type=220')
    await expect(rowsOf(page)).toHaveCount(PAGE)
    const types = await rowsOf(page).locator('td:nth-child(5)').allTextContents()
    expect(new Set(types)).toEqual(new Set(['Free Transfer']))
  })

  test('say from where to where, when, of which type in its colour, and what was paid in millions; what is n/a is left out', async ({
    page,
  }) => {
    const [reported] = await first()
    if (!reported) throw new Error('No transfer')
    const team = (id: number, name: string) => ({ id, name, short_code: null, image_path: reported.player.image_path })
    const kinds = [
      { type_id: 218, type: null, amount: null },
      { type_id: 219, type: null, amount: 12_500_000 },
      { type_id: 220, type: null, amount: 0 },
      { type_id: 4711, type: { developer_name: 'n/a', name: 'n/a' }, amount: null },
    ]
    const transfer = kinds.map((kind, at) => ({
      ...{ ...reported, ...kind, id: at + 1, date: `2026-01-0${9 - at}` },
      ...{ from_team_id: 1, fromteam: team(1, 'Ashton'), to_team_id: 2, toteam: team(2, 'Brough') },
    }))
    await page.route('**/v3/transfer/latest/1', (route) =>
      route.fulfill({ json: { type: 2, transfer, has_more: false } }),
    )
    await page.goto('/transfer')
    await expect(rowsOf(page)).toHaveCount(4)
    const cells = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')]
          .slice(1)
          .map((cell) => (cell.querySelector('a')?.title ?? cell.innerText).trim()),
      ),
    )
    expect(cells).toEqual([
      ['Ashton', 'Brough', '09/01/2026', 'Loan', ''],
      ['Ashton', 'Brough', '08/01/2026', 'Transfer', '€12.5M'],
      ['Ashton', 'Brough', '07/01/2026', 'Free Transfer', '€0M'],
      ['Ashton', 'Brough', '06/01/2026', '', ''],
    ])
    const colours = await page
      .locator('[data-type]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
    expect(colours.map(wordOf)).toEqual(['brown', 'orange', 'green'])
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  })

  for (const [type, message] of [
    [0, 'not-paid'],
    [1, 'expired'],
  ] as const) {
    test(`lead viewers without access to the message (${type})`, async ({ visit }) => {
      const { page } = await visit({ as: 'member' })
      if (type === 1) await page.route('**/v3/transfer/**', (route) => route.fulfill({ json: { type } }))
      await page.goto('/transfer')
      await page.waitForURL(`**/message/subscribe/${message}`)
    })
  }
})

test('both pages speak Portuguese and fit a phone', async ({ visit }) => {
  const { player } = await ofEngland<{ player: CountryPlayer[] }>('player')
  const { transfer } = await askAsSubscriber<{ transfer: TransferView[] }>('/v3/transfer/latest/1')
  const teams = [
    ...player.flatMap(({ teams }) => teams.map(({ team }) => team)),
    ...transfer.flatMap(({ fromteam, toteam }) => [fromteam ?? [], toteam ?? []].flat()),
  ]
  const names = [
    ...['Touchline', 'Play-off'],
    ...[...player, ...transfer.map(({ player }) => player)].map(({ common_name }) => common_name),
    ...teams.flatMap(({ name, short_code }) => [name, shortTeamName(name, short_code)]),
  ]
  const { page } = await visit({ width: WIDTHS.phone, language: 'pt' })
  for (const address of [`/country/${ENGLAND}?tab=player`, '/transfer']) {
    await page.goto(address)
    await expect(rowsOf(page)).toHaveCount(PAGE)
    await expect(async () => expect(await englishIn(page, names)).toEqual([])).toPass()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS.phone)
  }
  await page.goto(`/country/${ENGLAND}?tab=player`)
  await expect(page.getByRole('columnheader', { name: 'Altura' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Inglaterra' })).toBeVisible()
})
