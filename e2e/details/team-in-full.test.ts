import type { Locator, Page } from '@playwright/test'
import type {
  PastMatchStats,
  SquadPlayer,
  TeamCandidate,
  TeamInfo,
  TransferView,
} from '../../packages/contract/src/index.ts'
import { isInPlay } from '../../packages/football/src/index.ts'
import { api } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { tableRows } from '../support/match-page.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber', width: 1100 })

/** A club with facts nobody could take for others. */
let team: TeamInfo

test.beforeAll(async () => {
  const [found] = await api<TeamCandidate[]>(DEMO_URL, '/team/name/Manchester City')
  const known = await api<TeamInfo>(DEMO_URL, `/v3/team/info/${found?.team_id}`)
  const [coach] = known.coaches
  const [missing] = known.sidelined
  const [league] = known.leagues
  if (!coach || !missing || !league) throw new Error('No coach, nobody sidelined, or no league')
  const trophy = (season: string, trophy_id: 1 | 2) => ({
    ...{ league_id: null, league: { name: 'Lane Cup', image_path: null }, season_id: null, season: { name: season } },
    ...{ trophy_id, team: null },
  })
  team = {
    ...known,
    founded: 1894,
    leagues: [{ ...league, attendance: 7 }],
    coaches: [coach, { ...coach, id: 2, common_name: 'F. Former', start: '2020-07-01', end: '2024-05-31' }],
    trophies: [trophy('2019', 1), trophy('2021', 1), trophy('2022', 2)],
    sidelined: Array.from({ length: 17 }, (_, index) => ({
      ...missing,
      player: { ...missing.player, common_name: `Missing ${index + 1}` },
      ...{ start_date: '2026-10-02', end_date: '2026-12-24', games_missed: index },
    })),
  }
})

/** Words of a screen reader: short names that replace whole ones are visual only. */
const wordsOfAll = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const read = part.cloneNode(true) as HTMLElement
      part.after(read)
      for (const one of read.querySelectorAll('[aria-hidden="true"]')) one.remove()
      const words = read.innerText.replace(/\s+/g, ' ').trim()
      read.remove()
      return words
    }),
  )
const answering = (page: Page, part: string, answer: object) =>
  page.route(`**/api/v3/team/${part}`, (route) => route.fulfill({ json: answer }))
test.beforeEach(({ page }) => answering(page, `info/${team.id}`, team))

const show = (page: Page, search = '') => page.goto(`/team/${team.id}${search}`)
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('the basics report leagues, trophies, coaches, rivals and matches to come, and who is missing by fifteens', async ({
  page,
}) => {
  await show(page)
  await expect(card(page, 'Coaches')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(
    [...['Basics', 'Squad', 'Goals', 'Corners', 'Cards', 'Scorers', 'Stats', 'Transfers', 'Other']],
    { useInnerText: true },
  )
  const [league] = team.leagues
  const season = team.activeseasons.find(({ league_id }) => league_id === league?.id)
  expect(await wordsOfAll(card(page, 'Leagues').locator('tbody tr'))).toEqual([`${league?.name} ${season?.name} 7`])
  await expect(card(page, 'Leagues').getByRole('link')).toHaveAttribute('href', `/league/${league?.id}`)
  expect(await wordsOfAll(card(page, 'Trophies').locator('thead th'))).toEqual(['League', 'Winner', 'Runner-up'])
  expect(await wordsOfAll(card(page, 'Trophies').locator('tbody td'))).toEqual(['2', '1'])
  await card(page, 'Trophies').getByRole('button').click()
  const seasons = page.getByRole('dialog', { name: 'Lane Cup' })
  await expect.poll(() => wordsOf(seasons)).toMatch(/Winner 2 2021 2019 Runner-up 1 2022/)
  await page.keyboard.press('Escape')
  const [start, end] = ['01/07/2020', '31/05/2024']
  expect((await wordsOfAll(card(page, 'Coaches').getByRole('listitem')))[1]).toMatch(
    new RegExp(`^F\\. Former .*${start} – ${end}$`),
  )
  const about = card(page, 'About the team')
  expect(await wordsOf(about)).toMatch(/Founded 1894/)
  for (const { id, name } of team.rivals) {
    await expect(about.getByRole('link', { name })).toHaveAttribute('href', `/team/${id}`)
  }
  const [next] = team.upcoming
  const row = card(page, 'Upcoming matches').locator('li[data-fixture]').first()
  const [year, month, day] = (next?.starting_at ?? '').slice(0, 10).split('-')
  const words = await wordsOf(row)
  for (const reported of [
    `${day}/${month}/${year}`,
    next?.league.name,
    ...(next?.participants ?? []).map(({ name }) => name),
    // A match in play has its score there.
    ...(isInPlay(next?.state_id ?? 0) ? ['–'] : ['VS']),
  ]) {
    expect(words).toContain(reported)
  }
  const details = row.getByRole('link').last()
  expect([await details.getAttribute('href'), await details.getAttribute('target')]).toEqual([
    isInPlay(next?.state_id ?? 0) ? `/fixture/${next?.id}` : `/soccer?mid=${next?.id}&cid=${next?.league.country.id}`,
    '_blank',
  ])
  const missing = card(page, 'Sidelined')
  const names = (from: number, to: number) => team.sidelined.slice(from, to).map(({ player }) => player.common_name)
  await expect.poll(() => wordsOfAll(missing.locator('tbody th'))).toEqual(names(0, 15))
  await missing.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => wordsOfAll(missing.locator('tbody th'))).toEqual(names(15, 17))
  expect((await wordsOfAll(missing.locator('tbody tr'))).at(-1)).toMatch(/ 02\/10\/2026 24\/12\/2026 16$/)
})

test('a national team has no link to its country', async ({ page }) => {
  await answering(page, `info/${team.id}`, { ...team, type: 'national' })
  await show(page)
  await expect(page.getByText('National team', { exact: true })).toBeVisible()
  await expect(card(page, 'About the team')).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/country/"]')).toHaveCount(0)
})

test('another team has nothing of the one before: what was unfolded is folded', async ({ page }) => {
  const [rival] = team.rivals
  const coaches = Array.from({ length: 8 }, (_, index) => ({
    ...team.coaches[1],
    id: 10 + index,
    start: `201${index}-07-01`,
  }))
  await answering(page, `info/${team.id}`, { ...team, coaches })
  await answering(page, `info/${rival?.id}`, { ...team, ...rival, coaches })
  await show(page)
  const listed = () => card(page, 'Coaches').getByRole('listitem').count()
  await page.getByRole('button', { name: 'Show all 8' }).click()
  await expect.poll(listed).toBe(8)
  await card(page, 'About the team')
    .getByRole('link', { name: rival?.name ?? '?' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: rival?.name ?? '?' })).toBeVisible()
  await expect.poll(listed).toBe(6)
})

test('a player of the squad has picture, rating and flag in the row, and totals and values per 90 minutes behind it', async ({
  page,
}) => {
  const { players } = await askAsSubscriber<{ players: SquadPlayer[] }>(
    `/v3/team/squad/${team.seasons[0]?.id}/${team.id}`,
  )
  const known = players.find(({ player }) => player.country !== null)
  const other = players.find((player) => player !== known)
  if (!known || !other) throw new Error('Nobody of the squad is from anywhere')
  const reported = {
    ...{ 321: { total: 12 }, 119: { total: 1080 }, 52: { total: 6 }, 84: { total: 2 }, 85: { total: 1 } },
    118: { average: 7.256 },
  }
  const details = Object.entries(reported).map(([type, value]) => ({ type_id: Number(type), value }))
  // With known assists, so that assists have a column.
  const midfielder = { ...other, position_id: 26, details: [{ type_id: 79, value: { total: 3 } }] }
  await answering(page, `squad/**`, { type: 2, players: [{ ...known, position_id: 25, details }, midfielder] })
  await show(page, '?tab=squad')
  const row = card(page, 'Defenders').locator('tbody tr')
  await expect(row).toBeVisible()
  expect(await wordsOf(row)).toBe(
    `${known.jersey_number} ${known.player.common_name} ${known.player.country?.name} 12 6 ? 7.26`,
  )
  expect(await row.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')))).toEqual([
    known.player.image_path,
    `/flags/${known.player.country?.code}.svg`,
  ])
  await row.locator('td').last().click()
  const dialog = page.getByRole('dialog', { name: known.player.common_name })
  for (const line of ['Goals 6 0.5 180', 'Yellow cards, second yellows included 3 0.3 360']) {
    await expect.poll(() => wordsOf(dialog)).toContain(line)
  }
})

test('a transfer has player, both teams, date, type and its amount in millions', async ({ page }) => {
  const { transfer } = await askAsSubscriber<{ transfer: TransferView[] }>(`/v3/team/transfer/${team.id}/1`)
  const known = transfer.find(({ fromteam, toteam }) => fromteam !== null && toteam !== null)
  const loan = { type_id: 218, type: { developer_name: 'LOAN', name: 'Loan' } }
  const rows = [{ ...known, ...loan, date: '2026-07-01', amount: 12_345_678 }]
  await answering(page, 'transfer/**', { type: 2, transfer: rows, has_more: false })
  await show(page, '?tab=transfer')
  await expect(tableRows(page).first()).toBeVisible()
  expect(await wordsOfAll(page.getByRole('columnheader'))).toEqual([
    ...['Player', 'From', 'To', 'Date', 'Type', 'Amount'],
  ])
  expect(await wordsOfAll(tableRows(page))).toEqual([
    `${known?.player.common_name} ${known?.fromteam?.name} ${known?.toteam?.name} 01/07/2026 Loan €12.35M`,
  ])
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
})

test('the sums of recent matches are those of the page that is shown', async ({ page }) => {
  await show(page, '?tab=goals')
  for (const index of [0, 1]) {
    const query = `/getLast?id=${team.id}&current_coach=${team.current_coach}&pgNo=${index}`
    const { stats } = await askAsSubscriber<{ stats: PastMatchStats }>(query)
    const [won, drawn, lost] = stats.goal
    const sums = page.getByRole('tabpanel').locator('dl').first()
    await expect(
      page.getByRole('img', { name: `${team.name}: ${won} won, ${drawn} drawn, ${lost} lost` }),
    ).toBeVisible()
    const average = (goals: number) => (goals / stats.known.goals).toFixed(2)
    for (const reported of [
      `Points ${3 * won + drawn} `,
      `${average(stats.tGoal)} for`,
      `${average(stats.oGoal)} against`,
    ]) {
      await expect.poll(() => wordsOf(sums)).toContain(reported)
    }
    if (index === 0) await page.getByRole('button', { name: 'Previous', exact: true }).click()
  }
  const icon = tableRows(page).first().locator('td').last().getByRole('link')
  await expect(icon).toHaveAttribute('href', /^\/fixture\/\d+$/)
  await expect(icon).toHaveAttribute('target', '_blank')
})

test.describe('a member without access to the last matches', () => {
  test('is told that the plan has run out', async ({ page }) => {
    await page.route(/\/api\/(getLast|v3\/team\/season)/, (route) => route.fulfill({ json: { type: 1 } }))
    await show(page, '?tab=cards')
    const words = 'Sorry, your subscription had expired. Kindly pay to view the Last Matches. Thanks.'
    await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible()
  })

  test('is asked to log in if the login ends while the page is open, and nothing more is requested', async ({
    page,
    calls,
  }) => {
    await show(page, '?tab=corners')
    await expect(tableRows(page).first()).toBeVisible()
    const before = calls.length
    await page.evaluate(() => {
      localStorage.removeItem('token')
      dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    const words = 'Sorry, please login to view the Last Matches. Thanks.'
    await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible()
    expect(calls.slice(before).filter((call) => /getLast|team\/season/.test(call))).toEqual([])
  })

  test('is redirected from a referee’s name to the page that explains why', async ({ page }) => {
    for (const [type, why] of ['not-paid', 'expired'].entries()) {
      await page.route('**/api/v3/referee/stats/**', (route) => route.fulfill({ json: { type } }))
      await show(page, '?tab=cards')
      await tableRows(page).locator('td:nth-of-type(7) button').first().click()
      await page.waitForURL(`**/message/subscribe/${why}`)
    }
  })
})
