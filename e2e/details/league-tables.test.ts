import { readFile } from 'node:fs/promises'
import type { LeagueView, ListFixture, StandingRow } from '../../packages/contract/src/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

interface Tables {
  standing: StandingRow[]
  in_play: ListFixture[]
}

const tablesOf = (season: number | undefined, query = '') =>
  askAsSubscriber<Tables>(`/v3/season/standing/${season}${query}`)

/** The first league of the demo world that has matches in play and a place that a rule decided. */
async function leagueInPlay(): Promise<LeagueView> {
  for (let id = 1; id < 20; id += 1) {
    const one = await askAsSubscriber<LeagueView>(`/v3/league/${id}`)
    const { standing, in_play } = await tablesOf(one.currentseason?.id)
    if (in_play.length > 0 && standing.some(({ reason }) => reason?.by === 'rule')) return one
  }
  throw new Error('No league has matches in play')
}

test('a table says why a place is decided, counts matches in play when it may, shows parts of the season and is downloaded', {
  tag: '@smoke',
}, async ({ page }) => {
  const league = await leagueInPlay()
  const season = league.currentseason?.id
  const { standing, in_play } = await tablesOf(season)
  await page.goto(`/league/${league.id}`)
  const rows = page.locator('tr[data-team]')
  const order = () => rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-team'))))
  const idsOf = (list: readonly StandingRow[]) => list.map(({ participant_id }) => participant_id)

  await test.step('matches in play count until that is switched off', async () => {
    await expect(page.getByRole('heading', { name: 'Table as it stands' })).toBeVisible()
    await expect(page.locator('section', { hasText: 'Table as it stands' }).getByRole('listitem')).toHaveCount(
      in_play.length,
    )
    const counted = page.getByRole('switch', { name: 'count matches in play' })
    await expect(counted).toBeChecked()
    await counted.focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: 'Table before the matches in play' })).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.get('live')).toBe('0')
    await expect.poll(order).toEqual(idsOf(standing))
  })

  await test.step('the rules at a place open by keyboard, until the one that decides', async () => {
    const decided = standing.find(({ reason }) => reason?.is_ahead && reason.by === 'rule')
    const chip = page.locator(`tr[data-team="${decided?.participant_id}"]`).getByRole('rowheader').getByRole('button')
    await expect(chip).toHaveAttribute('aria-expanded', 'false')
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(chip).toHaveAttribute('aria-expanded', 'true')
    const rules = page.getByRole('table', { name: `Why ${decided?.participant.name} are ahead` }).getByRole('row')
    await expect(rules.nth(1)).toContainText(`${decided?.points}`)
    await expect(rules.filter({ hasText: 'decides' })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(rules).toHaveCount(0)
  })

  await test.step('a part of the matches has a table of its own', async () => {
    const half = await tablesOf(season, '?scope=first_half')
    await page.locator('label', { hasText: '1st half' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('scope')).toBe('first_half')
    await expect.poll(order).toEqual(idsOf(half.standing))
  })

  await test.step('what is shown is downloaded', async () => {
    await page.locator('label', { hasText: 'Last 5' }).click()
    const last = await tablesOf(season, '?scope=last_5')
    await expect.poll(order).toEqual(idsOf(last.standing))
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const file = await readFile((await (await downloading).path()) ?? '', 'utf8')
    const [head = '', ...lines] = file.trim().split('\r\n')
    expect(head).toContain('Team')
    expect(lines).toHaveLength(last.standing.length)
    for (const [at, { participant, points }] of last.standing.entries()) {
      expect(lines[at]).toContain(participant.name)
      expect(lines[at]?.split(/[,;]/)).toContain(String(points))
    }
  })

  await test.step('on a phone nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: WIDTHS.phone, height: 800 })
    await page.goto(`/league/${league.id}?live=0`)
    await expect(rows.first()).toBeVisible()
    const wider = () =>
      page.locator('section:has(> table)').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    expect(Math.max(...(await wider()))).toBeLessThanOrEqual(0)
    await rows.getByRole('rowheader').getByRole('button').first().click()
    await expect(page.getByText('decides')).toBeVisible()
    expect(Math.max(...(await wider()))).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS.phone)
  })
})
