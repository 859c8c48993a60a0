import { HOUR_MS } from '../../packages/football/src/index.ts'
import { api, matchesOn, meetingsOf } from '../support/api.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { listedNames, nameOf, rowOf, searchField, stored, wordsOf } from '../support/home-page.ts'
import { addressOf, basicsOf, type Pairing, richPairing, rowText, shownRows, tableRows } from '../support/match-page.ts'
import { isInFull } from '../support/places.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

const DAY = '2026-11-22'
/** The referee is not known yet. */
const BEFORE_APPOINTMENTS = '2026-12-12'
const VIEWS = ['Head to head', 'Last matches', 'Similar matches']
let pairing: Pairing
test.beforeAll(async () => {
  pairing = await richPairing(DEMO_URL, DAY)
})

const ordinal = (position: number | null) => {
  const end = position === 1 ? 'st' : position === 2 ? 'nd' : position === 3 ? 'rd' : 'th'
  return `${position}${position === 21 ? 'st' : end}`
}

test('a visitor goes from the day over a filter and a favourite to a match and its head to head', {
  tag: '@smoke',
}, async ({ page, calls }) => {
  const { match, meetings } = pairing
  const day = match.start_dt.slice(0, 10)
  await page.goto('/')
  await page.getByRole('tab', { name: `${day.slice(8)}/${day.slice(5, 7)}` }).click()
  await page.waitForURL(`**/matches/${day}`)
  await searchField(page).fill(match.local_name)
  await page.waitForURL((at) => at.searchParams.get('q') === match.local_name)
  await expect.poll(() => listedNames(page)).toContain(nameOf(match))
  await page
    .getByRole('button', { name: `Add ${match.league_name} (${match.league_country.name}) to favourites` })
    .click()
  await expect.poll(() => stored(page, 'favorite_league')).toBe(`[${match.league_id}]`)
  await rowOf(page, match).getByRole('link').click()
  await expect(
    page.getByRole('heading', { level: 1, name: `${match.local_name} v ${match.visitor_name}` }),
  ).toBeVisible()
  await expect.poll(() => shownRows(page)).toEqual(meetings.map((one) => rowText(one)))
  await expect(page).toHaveTitle(
    new RegExp(`^${match.local_name} v ${match.visitor_name}, .+ \\d{4}: .+ \\| Touchline$`),
  )
  // The basics first, head to head once they name the teams; each once.
  expect(calls.filter((call) => call.startsWith('/api/match'))).toEqual([
    `/api/match_info/${match.match_id}?league_form=0&type_form=0&count_form=5`,
    `/api/match_h2h/${match.local_id}/${match.visitor_id}`,
  ])
  await page.goBack()
  await page.waitForURL((at) => at.pathname === `/matches/${day}` && at.searchParams.get('q') === match.local_name)
  await expect.poll(() => listedNames(page)).toContain(nameOf(match))
})

test.describe('the header of the match page', () => {
  test('names teams, places in the table, form, league and season, kick-off, stadium and referee', async ({
    visit,
  }) => {
    const named = await Promise.all(
      (await matchesOn(DEMO_URL, DAY)).slice(0, 40).map((match) => basicsOf(DEMO_URL, match)),
    )
    const basics = named.find(({ stadium, referee_name, local_pos, visitor_pos, form, status }) => {
      const reported = stadium !== null && referee_name !== null && form.local !== null && form.visitor !== null
      return reported && local_pos !== null && visitor_pos !== null && status === 1
    })
    if (!basics) throw new Error('No match of the day has everything')
    const { page, calls } = await visit({ width: WIDTHS.tablet })
    const { country, start_dt } = basics
    await page.goto(`/soccer?mid=${basics.match_id}&cid=${country.id}&cn=${encodeURIComponent(country.name)}`)
    const header = page.getByRole('region', { name: 'Match', exact: true })
    const text = await wordsOf(header)
    const [year, month, date] = start_dt.slice(0, 10).split('-')
    for (const fact of [
      basics.local_name,
      basics.visitor_name,
      `${ordinal(basics.local_pos)} ${basics.form.local?.toFixed(2)} at home`,
      `${ordinal(basics.visitor_pos)} ${basics.form.visitor?.toFixed(2)} away`,
      `${date}/${month}/${year}`,
      start_dt.slice(11, 16),
      basics.stadium,
      basics.referee_name,
    ]) {
      expect(text).toContain(fact)
    }
    const link = (name: string) => header.getByRole('link', { name, exact: true }).first().getAttribute('href')
    expect(await link(country.name)).toBe(`/country/${country.id}`)
    expect(await link(`${basics.lg_name} ${basics.season}`)).toBe(`/league/${basics.league_id}`)
    expect(await link(basics.local_name)).toBe(`/team/${basics.local_id}`)
    expect(await link(basics.visitor_name)).toBe(`/team/${basics.visitor_id}`)
    const logos = await header.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')))
    expect(logos).toEqual(expect.arrayContaining([basics.local_logo, basics.visitor_logo, basics.lg_logo]))
    const colours = await header
      .locator('[data-colour]')
      .evaluateAll((all) => all.map((badge) => badge.getAttribute('data-colour')))
    expect(colours).toEqual([basics.form.local_color, basics.form.visitor_color])
    expect(calls).toEqual([])
  })

  test('has no link to a country without an id', async ({ page }) => {
    const { match } = pairing
    await page.goto(`/soccer?mid=${match.match_id}&cid=-&cn=Somewhere`)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('main a[href^="/country/"]')).toHaveCount(0)
  })

  test('shows the kick-off by the chosen offset', async ({ visit }) => {
    const { match } = pairing
    const { page } = await visit({ storage: { tz: '-3' } })
    await page.goto(addressOf(match))
    const shifted = new Date(Date.parse(match.start_dt) - 3 * HOUR_MS).toISOString()
    const [year, month, date] = shifted.slice(0, 10).split('-')
    await expect(page.getByText(`${date}/${month}/${year} ${shifted.slice(11, 16)}`)).toBeVisible()
  })
})

test.describe('the tabs of the match page', () => {
  test('each keep the view that was chosen in them, in the address too', async ({ page }) => {
    const { match } = pairing
    await page.goto(addressOf(match))
    const view = (name: string) => page.getByRole('radio', { name })
    await page.getByText('Last matches', { exact: true }).click()
    await expect(page.getByRole('alert').getByText('please login to see this data')).toBeVisible()
    await page.getByRole('tab', { name: 'Corners' }).click()
    await expect(view('Head to head')).toBeChecked()
    await page.getByRole('tab', { name: 'Goals' }).click()
    await expect(view('Last matches')).toBeChecked()
    expect(new URL(page.url()).searchParams.get('goals')).toBe('last')
    await page.reload()
    await expect(view('Last matches')).toBeChecked()
  })

  test('are goals, corners, cards and stats, each with three views, one for the referee where there is one, and one for both teams', async ({
    visit,
  }) => {
    const { page } = await visit({ width: WIDTHS.tablet })
    for (const [day, known] of [
      [DAY, true],
      [BEFORE_APPOINTMENTS, false],
    ] as const) {
      const all = await Promise.all(
        (await matchesOn(DEMO_URL, day)).filter(isInFull).map((one) => basicsOf(DEMO_URL, one)),
      )
      const basics = all.find(({ referee_id }) => (referee_id !== null) === known)
      if (!basics) throw new Error(`No match of ${day} ${known ? 'with' : 'without'} a referee`)
      await page.goto(`/soccer?mid=${basics.match_id}`)
      const analyses = ['Goals', 'Corners', 'Cards', 'Stats']
      await expect(page.getByRole('tab')).toHaveText([...analyses, ...(known ? ['Referee'] : []), 'Comparison'])
      for (const name of analyses) {
        await page.getByRole('tab', { name }).click()
        const views = page.getByRole('tabpanel', { name }).getByRole('group', { name: 'Matches shown' })
        await expect(views.locator('label')).toHaveText(VIEWS)
        await expect(views.getByRole('radio', { name: 'Head to head' })).toBeChecked()
      }
    }
  })
})

test.describe('past matches on a small screen', () => {
  test('have short dates in the chosen offset, and prices in brackets instead of league, round and price columns', async ({
    visit,
  }) => {
    const { match, meetings } = pairing
    const [newest] = meetings
    const start = new Date(newest?.start_dt ?? '')
    // Half a day away it is another date.
    const tz = start.getUTCHours() < 12 ? '-12' : '+12'
    const there = new Date(start.getTime() + Number(tz) * HOUR_MS).toISOString()
    const { page } = await visit({ width: WIDTHS.phone, storage: { tz } })
    await page.goto(addressOf(match))
    const [year = '', month, date] = there.slice(0, 10).split('-')
    const row = tableRows(page).first()
    await expect(row).toContainText(`${date}/${month}/${year.slice(2)}`, { useInnerText: true })
    await expect(row).not.toContainText(`${date}/${month}/${year}`, { useInnerText: true })
    const { three_way } = newest ?? {}
    for (const price of [three_way?.['1'], three_way?.X, three_way?.['2']]) {
      const text = price === null || price === undefined ? '-' : price.toFixed(2)
      await expect(row).toContainText(`(${text})`, { useInnerText: true })
    }
    const heads = ['Date', 'Home', 'Score', 'Away', 'Match details']
    await expect(page.getByRole('table', { name: /newest first/ }).getByRole('columnheader')).toHaveText(heads)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider).toBeLessThanOrEqual(0)
  })
})

test.describe('an address that leads to no match', () => {
  for (const address of [
    '/soccer',
    '/soccer?mid=abc',
    '/soccer?mid=-5',
    '/soccer?mid=99999999999',
    '/soccer?mid=2000000000&cid=72&cn=England',
  ] as const) {
    test(`says so and asks nobody to log in: ${address}`, async ({ visit, allowInConsole }) => {
      allowInConsole(/404/)
      const { page } = await visit({ width: WIDTHS.phone })
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Match not found' })).toBeVisible()
      await page.getByRole('link', { name: 'Go to the matches' }).click()
      await page.waitForURL('**/matches')
    })
  }
})

test('nothing English is left on the Portuguese pages', async ({ visit }) => {
  const { match } = pairing
  const shown = await matchesOn(DEMO_URL, DAY)
  const past = await meetingsOf(DEMO_URL, match)
  const { top_leagues } = await api<{ top_leagues: { league_name: string }[] }>(DEMO_URL, '/site')
  const { stadium, referee_name } = await basicsOf(DEMO_URL, match)
  const names = [
    ...shown.flatMap((one) => [one.local_name, one.visitor_name, one.league_name]),
    ...shown.flatMap((one) => [one.local_short_code, one.visitor_short_code]),
    ...past.flatMap((one) => [one.league_name, one.round_name, one.referee_common_name]),
    ...top_leagues.map((one) => one.league_name),
    stadium,
    referee_name,
  ].filter((name) => name !== null)
  const { page } = await visit({ language: 'pt' })
  const pages = [`/matches/${DAY}`, addressOf(match), `${addressOf(match)}&tab=cards&half=1&per=2`]
  for (const address of [...pages, `${addressOf(match)}&tab=referee`, '/subscription', '/contacts', '/setting']) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
    await expect(async () => expect(await englishIn(page, names), address).toEqual([])).toPass()
  }
})
