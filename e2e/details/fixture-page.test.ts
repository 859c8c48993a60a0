import type { Page } from '@playwright/test'
import type { FixtureView, LineupEntry } from '../../packages/contract/src/index.ts'
import { matchesOn } from '../support/api.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { isInFull } from '../support/places.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

/** Too narrow for the events next to the line-ups. */
const ONE_COLUMN = 1100

test.use({ as: 'subscriber', width: ONE_COLUMN })

const TABS = ['Basics', 'Lineup', 'Events', 'Stats', 'Sidelined'] as const
let fixture: FixtureView
let lineup: LineupEntry[]
let names: string[]

/** Every name the data brings along, which is the same in all languages. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (/name$|^address$/.test(key) ? [part] : []) : namesIn(part),
  )
}

test.beforeAll(async () => {
  const played = (await matchesOn(DEMO_URL, '2026-11-20')).filter((match) => match.status === 5 && isInFull(match))
  for (const { match_id } of played) {
    const found = await askAsSubscriber<FixtureView>(`/v3/fixture/${match_id}`)
    const answer = await askAsSubscriber<{ lineup: LineupEntry[] }>(`/v3/fixture/lineup/${match_id}`)
    const goals = found.scores.filter(({ type_id, score }) => type_id === 1525 && score.goals > 0)
    const complete =
      found.stage !== null &&
      found.venue !== null &&
      found.referees.length > 1 &&
      found.coaches.length === 2 &&
      goals.length > 0
    if (!complete || answer.lineup.some(({ player_id }) => player_id === null) || answer.lineup.length < 22) continue
    if (found.formations.home?.[0] !== '4' || found.formations.away?.[0] !== '4') continue
    fixture = found
    lineup = answer.lineup
    const parts = ['event', 'sidelined'].map((part) => askAsSubscriber(`/v3/fixture/${part}/${match_id}`))
    names = [...namesIn(fixture), ...namesIn(lineup), ...namesIn(await Promise.all(parts))]
    return
  }
  throw new Error('No finished match of the day is known in full')
})

async function open(page: Page, search = '') {
  await page.goto(`/fixture/${fixture.id}${search}`)
  await expect(page.getByRole('tab').first()).toBeVisible()
}

const headOf = (page: Page) => page.getByRole('region', { name: 'Fixture', exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const goalsOf = (side: 'home' | 'away') =>
  fixture.scores.find(({ type_id, score }) => type_id === 1525 && score.participant === side)?.score.goals
const started = (side: 0 | 1, place: number): LineupEntry => {
  const found = lineup.find(
    ({ team_id, formation_position }) => team_id === fixture.participants[side].id && formation_position === place,
  )
  if (!found) throw new Error(`Nobody stands on place ${place}`)
  return found
}

const onPitch = (page: Page, side: 0 | 1, place: number) =>
  page
    .getByRole('region', { name: fixture.participants[side].name, exact: true })
    .getByRole('button', { name: new RegExp(`^${started(side, place).player?.common_name},`) })
    .first()

test.describe('the page of a finished match', () => {
  test('heads with both teams, the result and the kick-off, without a state', { tag: '@smoke' }, async ({
    page,
    calls,
  }) => {
    await open(page)
    const words = await wordsOf(headOf(page))
    const [date, time] = fixture.starting_at.split('T')
    await expect(headOf(page).locator('time')).toHaveText(
      `${date?.split('-').reverse().join('/')}, ${time?.slice(0, 5)}`,
    )
    const [home, away] = fixture.participants
    await expect(page).toHaveTitle(`${home.name} v ${away.name} | Touchline`)
    expect(words.replaceAll(' ', '')).toContain(`${goalsOf('home')}–${goalsOf('away')}`)
    expect(words).not.toMatch(/\bFT\b/)
    const scorers = fixture.goals.flatMap(({ player_name }) => player_name ?? [])
    expect(scorers.length).toBeGreaterThan(0)
    for (const name of scorers) expect(words).toContain(name)
    for (const { id, name } of fixture.participants) {
      await expect(headOf(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', `/team/${id}`)
    }
    await expect(headOf(page).getByRole('link', { name: 'Match analysis' })).toHaveAttribute(
      'href',
      `/soccer?mid=${fixture.id}&cid=${fixture.league.country_id}`,
    )
    const panel = page.getByRole('tabpanel', { name: 'Basics' })
    for (const reported of [fixture.league.name, fixture.season.name, fixture.venue?.name, 'Humidity', 'Referee']) {
      expect(await wordsOf(panel)).toContain(reported)
    }
    // The events are in the chart of the chances, which opens with the page.
    expect(calls.filter((call) => /\/fixture\/(lineup|stats|sidelined)\//.test(call))).toEqual([])
  })

  test('names the scorers as soon as the stream reports that something happened', async ({ page }) => {
    // Goals cannot be triggered, so they are held back until the stream has reported them.
    const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
    let reported = event('access', { type: 2 })
    let goals: FixtureView['goals'] = []
    await page.route('**/api/live/stream', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: reported }),
    )
    await page.route(`**/api/v3/fixture/${fixture.id}`, (route) => route.fulfill({ json: { ...fixture, goals } }))
    await page.goto(`/fixture/${fixture.id}`)
    await expect(page.getByRole('tab').first()).toBeVisible()
    const scorers = headOf(page).getByRole('list', { name: 'Scorers' })
    await expect(scorers).toHaveCount(0)
    goals = fixture.goals
    reported += event('events', { match_id: fixture.id })
    const minutes = async () => (await scorers.allTextContents()).join(' ').match(/\d+′/g)?.length
    await expect.poll(minutes).toBe(fixture.goals.length)
  })

  test('asks for each tab once, when it is opened first, and keeps the open one in the address', async ({
    page,
    calls,
  }) => {
    await open(page)
    // A part left before its answer arrived is requested again.
    await expect(page.getByRole('heading', { name: 'Win probability' })).toBeVisible()
    const asked = (part: string) => calls.filter((call) => call === `/api/v3/fixture/${part}/${fixture.id}`).length
    await expect(page.getByRole('tab')).toHaveText(TABS)
    for (let round = 0; round < 2; round++) {
      for (const [name, part] of [
        ['Lineup', 'lineup'],
        ['Events', 'event'],
        ['Stats', 'stats'],
        ['Sidelined', 'sidelined'],
      ] as const) {
        await tab(page, name).click()
        await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
        await expect(page.getByTestId('spinner')).toHaveCount(0)
        expect(asked(part)).toBe(1)
        expect(new URL(page.url()).searchParams.get('tab')).toBe(part)
      }
    }
    expect(asked('comment')).toBe(0)
    await page.reload()
    await expect(tab(page, 'Sidelined')).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(tab(page, 'Stats')).toHaveAttribute('aria-selected', 'true')
  })

  test('puts both elevens on one pitch, left backs on the left of their teams', async ({ page }) => {
    await open(page, '?tab=lineup')
    await expect(onPitch(page, 0, 1)).toBeVisible()
    const middle = async (side: 0 | 1, place: number) => {
      const box = await onPitch(page, side, place).boundingBox()
      if (box === null) throw new Error('Not on the screen')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    // The home team plays to the right, so that its left is above; the away team comes towards it.
    const [keeper, right, left, foremost] = await Promise.all([1, 2, 5, 11].map((place) => middle(0, place)))
    const [theirs, theirRight, theirLeft] = await Promise.all([1, 2, 5].map((place) => middle(1, place)))
    expect(left?.y).toBeLessThan(right?.y ?? 0)
    expect(theirLeft?.y).toBeGreaterThan(theirRight?.y ?? 0)
    expect([keeper, foremost, theirs].map((at) => at?.x)).toEqual(
      [keeper, foremost, theirs].map((at) => at?.x).sort((one, other) => (one ?? 0) - (other ?? 0)),
    )
    await page.getByText('List', { exact: true }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('list')
    const home = page.getByRole('region', { name: fixture.participants[0].name, exact: true })
    const squad = lineup.filter(({ team_id }) => team_id === fixture.participants[0].id)
    await expect(home.getByRole('listitem')).toHaveCount(squad.length)
  })

  test('shows what happened next to the line-ups where there is room', async ({ visit }) => {
    const { page, calls } = await visit({ width: WIDTHS.desktop })
    await open(page, '?tab=lineup')
    await expect(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible()
    await expect(page.getByTestId('spinner')).toHaveCount(0)
    await tab(page, 'Events').click()
    await expect(page.getByRole('tabpanel', { name: 'Events', exact: true })).toBeVisible()
    expect(calls.filter((call) => call.includes('/fixture/event/'))).toHaveLength(1)
  })

  test('opens stadium, referee, coach and player by the keyboard, and the focus comes back', async ({
    page,
    calls,
  }) => {
    await open(page)
    const throughDialog = async (name: string | RegExp, expected: readonly (string | undefined)[], title = name) => {
      const opener = page.getByRole('button', { name }).first()
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      for (const reported of expected) await expect.poll(() => wordsOf(dialog)).toContain(reported)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
    await throughDialog(fixture.venue?.name ?? '', ['Capacity', fixture.venue?.city_name ?? undefined])
    const referee = fixture.referees.toSorted((a, b) => a.type_id - b.type_id)[0]?.referee
    await throughDialog(referee?.common_name ?? '', ['Born'])
    await throughDialog(referee?.common_name ?? '', ['Born'])
    expect(calls.filter((call) => call.includes('/referee/stats/'))).toHaveLength(1)
    await tab(page, 'Lineup').click()
    await expect(onPitch(page, 0, 9)).toBeVisible()
    await throughDialog(fixture.coaches[0]?.common_name ?? '', [fixture.coaches[0]?.name, 'More details'])
    const player = started(0, 9)
    const name = player.player?.common_name ?? ''
    await throughDialog(
      new RegExp(`^${name},`),
      [player.player?.name, String(player.jersey_number), 'Minutes played'],
      name,
    )
  })

  test('reads well in Portuguese on a phone: nothing English, nothing to scroll sideways', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone, language: 'pt' })
    await open(page)
    for (const name of ['Resumo', 'Onzes', 'Acontecimentos', 'Estatísticas', 'Ausentes']) {
      await tab(page, name).click()
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
      await expect(page.getByTestId('spinner')).toHaveCount(0)
      expect(await englishIn(page, names), name).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('other fixtures', () => {
  const firstOf = async (day: string, status: (state: number) => boolean) => {
    const found = (await matchesOn(DEMO_URL, day)).find((one) => status(one.status))
    if (!found) throw new Error(`No such match on ${day}`)
    return found
  }

  test('one that has not begun has a dash for a score and says when line-ups come', async ({ page }) => {
    const match = await firstOf('2026-11-23', (state) => state === 1)
    await page.goto(`/fixture/${match.match_id}?tab=lineup`)
    await expect(page.getByText('Line-ups are usually announced about an hour before kick-off.')).toBeVisible()
    const words = await wordsOf(headOf(page))
    expect(words).toMatch(/–/)
    expect(words).toMatch(/\bNS\b/)
    await expect(headOf(page).getByRole('tooltip', { includeHidden: true })).toHaveText(/^Not started\. \S/)
    expect(words).not.toMatch(/\d ?– ?\d/)
  })

  test('one in play shows its minute or its break', async ({ page }) => {
    const match = await firstOf('2026-11-21', (state) => [2, 3, 22].includes(state))
    await page.goto(`/fixture/${match.match_id}`)
    await expect.poll(() => wordsOf(headOf(page))).toMatch(/\d+(\+\d+)?'|Half-time/)
  })

  test('an address of no fixture says so', async ({ page, allowInConsole }) => {
    allowInConsole(/404/)
    await page.goto('/fixture/2000000000')
    await expect(page.getByRole('heading', { name: 'Fixture not found' })).toBeVisible()
    await page.goto('/fixture/final')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('leads a visitor to the login and a member without a plan to the plans', async ({ visit }) => {
    const visitor = await visit({ as: 'visitor' })
    await visitor.page.goto(`/fixture/${fixture.id}`)
    await visitor.page.waitForURL('**/login?**')
    const unpaid = await visit({ as: 'member' })
    await unpaid.page.goto(`/fixture/${fixture.id}`)
    await unpaid.page.waitForURL('**/message/subscribe/not-paid')
  })
})
