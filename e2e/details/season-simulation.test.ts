import type { LeagueView, SimulatedTable, StakesTable } from '../../packages/contract/src/index.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

/** A league of the demo world, in the middle of its season. */
const LEAGUE = 1
const PAGE = `/league/${LEAGUE}?tab=simulation`

interface Simulation {
  tables: SimulatedTable[]
  ahead: { fixture_id: number; home_id: number }[]
}

interface Rounds {
  tables: { teams: { id: number; name: string }[]; rounds: { round: number }[] }[]
}

const simulated = async (results = ''): Promise<Simulation> => {
  const { currentseason } = await askAsSubscriber<LeagueView>(`/v3/league/${LEAGUE}`)
  return askAsSubscriber<Simulation>(`/v3/season/simulation/${currentseason?.id}${results}`)
}

test('the rest of the season as chances and as places, in both languages and every width', async ({ page }) => {
  const { tables } = await simulated()
  const [first] = tables[0]?.teams ?? []
  await page.goto(PAGE)
  const row = page.locator(`tr[data-team="${first?.participant_id}"]`)
  await expect(row).toContainText(`${Math.round(first?.points.mean ?? 0)}`)
  await page.locator('label', { hasText: 'Places' }).click()
  await expect(page.getByRole('columnheader', { name: '20', exact: true })).toBeVisible()
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${width}`).toBe(true)
  }
  await page.goto(`${PAGE}&lang=pt`)
  await expect(page.getByRole('heading', { name: 'E se…' })).toBeVisible()
  const names = tables.flatMap(({ teams }) => teams).map(({ participant }) => participant.name)
  expect(await englishIn(page, [...names, 'Premier League'])).toEqual([])
})

test('hypothetical results change the table, stay in the address and can be shared and undone', async ({
  page,
  visit,
}) => {
  const { ahead } = await simulated()
  const [match] = ahead
  await page.goto(PAGE)
  const goals = page.getByRole('textbox', { name: /^Goals of / })
  await goals.nth(0).fill('9')
  await goals.nth(1).fill('0')
  await expect.poll(() => new URL(page.url()).searchParams.get('results')).toBe(`${match?.fixture_id}:9-0`)
  const then = await simulated(`?results=${match?.fixture_id}:9-0`)
  const home = then.tables.flatMap(({ teams }) => teams).find((one) => one.participant_id === match?.home_id)
  const points = `${Math.round(home?.points.mean ?? 0)}`
  await expect(page.locator(`tr[data-team="${match?.home_id}"] b`)).toHaveText(points)

  // Another subscriber sees the same; a visitor has to sign in, and returns to it.
  const link = page.url()
  const { page: shared } = await visit({ as: 'subscriber' })
  await shared.goto(link)
  await expect(shared.locator(`tr[data-team="${match?.home_id}"] b`)).toHaveText(points)
  await expect(shared.getByRole('textbox', { name: /^Goals of / }).first()).toHaveValue('9')
  const { page: stranger } = await visit({ as: 'visitor' })
  await stranger.goto(link)
  await expect(stranger).toHaveURL(new RegExp(`/login\\?next=.*results.*${match?.fixture_id}`))

  await page.getByRole('button', { name: 'Clear 1 result' }).click()
  await expect(goals.nth(0)).toHaveValue('')
  expect(new URL(page.url()).searchParams.has('results')).toBe(false)
})

/** Rounds are simulated in the background after the world is filled. */
const DRAWN_WITHIN_MS = 240_000

test('the chances by round: which ones and of which teams is chosen by keyboard and stays in the address', async ({
  page,
}) => {
  test.setTimeout(DRAWN_WITHIN_MS + 120_000)
  const { currentseason } = await askAsSubscriber<LeagueView>(`/v3/league/${LEAGUE}`)
  const read = () => askAsSubscriber<Rounds>(`/v3/season/chances/${currentseason?.id}`)
  await expect.poll(async () => (await read()).tables.length, { timeout: DRAWN_WITHIN_MS, intervals: [2_000] }).toBe(1)
  const [table] = (await read()).tables
  expect(table?.teams).toHaveLength(20)
  await page.goto(PAGE)
  const plot = page.getByRole('img', { name: /^Chances after each of/ })
  await expect(plot).toBeVisible()
  const chart = page.locator('section').filter({ hasText: 'Chances by round' })
  await chart.getByRole('radio', { name: 'Title' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => new URL(page.url()).searchParams.get('chance')).toBe('relegation')
  await page
    .getByRole('button', { name: /^Remove .* from the chart$/ })
    .first()
    .press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('lines')).toMatch(/^\d+-\d+-\d+$/)
  const [first] = new URL(page.url()).searchParams.get('lines')?.split('-') ?? []
  const name = table?.teams.find(({ id }) => String(id) === first)?.name ?? '?'
  await page.reload()
  await expect(plot).toHaveAttribute('aria-label', new RegExp(name))
  const rows = page.getByRole('table', { name: 'By round: Goes down by the table' }).getByRole('row')
  // More rounds may be simulated meanwhile.
  await expect(async () => {
    const [now] = (await read()).tables
    await page.reload()
    await page.getByText('As a table').click()
    await expect(rows).toHaveCount((now?.rounds.length ?? 0) + 2, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
})

interface Stakes {
  tables: StakesTable[]
}

test('the requirements are listed by aim, with the effect of the next matches', async ({ page }) => {
  const { currentseason } = await askAsSubscriber<LeagueView>(`/v3/league/${LEAGUE}`)
  const { tables } = await askAsSubscriber<Stakes>(`/v3/season/stakes/${currentseason?.id}`)
  const [title, ...others] = tables[0]?.aims ?? []
  await page.goto(`/league/${LEAGUE}`)
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'What must happen' }) }).last()
  const [first] = title?.teams ?? []
  await expect(card.getByRole('listitem').first()).toContainText(first?.participant.name ?? '?')
  await expect(card.getByRole('listitem').first()).toContainText(`${Math.round((first?.chance.mean ?? 0) * 100)}`)
  expect(others.map(({ aim }) => aim)).toContain('relegation')
  await card.locator('label', { hasText: 'Down' }).click()
  const [lowest] = others.find(({ aim }) => aim === 'relegation')?.teams ?? []
  await expect(card.getByRole('listitem').first()).toContainText(lowest?.participant.name ?? '?')
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'At stake next' }) }).last()
  const moved = (tables[0]?.next ?? []).filter(({ stakes }) => stakes.length > 0)
  await next.getByRole('button', { name: 'More matches' }).click()
  await expect(next.locator('tbody tr')).toHaveCount(moved.length)
})
