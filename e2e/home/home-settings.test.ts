import { matchesBetween, matchesOn, type UpcomingMatch } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { inPortuguese, list, listedNames, nameOf, rowOf, rows, wordsOf } from '../support/home-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

const DAY = '2026-11-22'
const SUNDAY = `/matches/${DAY}`
/** Probabilities by the power method, found by halving. */
function marginFree(prices: readonly number[]): number[] {
  let [low, high] = [0, 10]
  for (let round = 0; round < 100; round++) {
    const middle = (low + high) / 2
    if (prices.reduce((sum, price) => sum + price ** -middle, 0) > 1) low = middle
    else high = middle
  }
  return prices.map((price) => price ** -low)
}

function first(matches: readonly UpcomingMatch[], fits: (match: UpcomingMatch) => boolean): UpcomingMatch {
  const found = matches.find(fits)
  if (!found) throw new Error('No match of the day is like that')
  return found
}

test.describe('the settings of this browser', () => {
  test('odds_format 1 shows American prices with their sign', async ({ visit }) => {
    const all = await matchesOn(DEMO_URL, DAY)
    const match = first(all, ({ odds }) => odds !== null && odds[0]['0'] < 2 && odds[2]['0'] > 2)
    const american = ({ 0: decimal }: { 0: number }) =>
      decimal < 2 ? `−${Math.round(100 / (decimal - 1))}` : `+${Math.round((decimal - 1) * 100)}`
    const [home, draw, away] = (match.odds ?? []).map(american)
    const prices = `1 ${home} X ${draw} 2 ${away}`
    const { page } = await visit({ storage: { odds_format: '1' } })
    await page.goto(SUNDAY)
    await expect.poll(() => wordsOf(rowOf(page, match))).toContain(prices)
    await page.reload()
    expect(await wordsOf(rowOf(page, match))).toContain(prices)
  })

  test('odds_format 2 shows each price as its chance without the margin, with the mark of the language', async ({
    visit,
  }) => {
    const all = await matchesOn(DEMO_URL, DAY)
    const match = first(all, ({ odds }) => odds !== null)
    const chances = marginFree((match.odds ?? []).map(({ 0: decimal }) => decimal))
    for (const [language, mark] of [
      ['en', '.'],
      ['pt', ','],
    ] as const) {
      const [home, draw, away] = chances.map(
        (chance) => `${(chance * 100).toFixed(1).replace('.', mark)}${mark === ',' ? ' ' : ''}%`,
      )
      const prices = `1 ${home} X ${draw} 2 ${away}`
      const { page } = await visit({ language, storage: { odds_format: '2' } })
      const row = rowOf(page, language === 'pt' ? inPortuguese(match) : match)
      await page.goto(SUNDAY)
      await expect.poll(() => wordsOf(row)).toContain(prices)
      // The cookie has it: the server draws it.
      await page.reload()
      expect(await wordsOf(row)).toContain(prices)
    }
  })

  test('tz moves the times, the day tabs and what a day holds', async ({ visit }) => {
    const { page, calls } = await visit({ width: WIDTHS.tablet, storage: { tz: '+10' } })
    await page.goto(SUNDAY)
    await expect(page.getByRole('tab', { name: '22/11', selected: true })).toBeVisible()
    await expect(page.getByRole('tab').first()).toHaveText('Today22/11')
    await page.getByRole('tab', { name: '23/11' }).click()
    const shifted = await matchesBetween(DEMO_URL, { from: '2026-11-22 14:00', to: '2026-11-23 14:00' })
    await expect.poll(async () => (await listedNames(page)).sort()).toEqual(shifted.map(nameOf).sort())
    expect(calls.at(-1)).toContain('/api/upcoming/2026-11-22 14:00/2026-11-23 14:00')
    const afternoon = first(shifted, ({ start_dt }) => start_dt.startsWith('2026-11-22T15:00'))
    expect(await wordsOf(rowOf(page, afternoon))).toContain('01:00')
  })

  test('count_form, type_form and league_form are sent to the API and change the values', async ({ visit }) => {
    const query = '?league_form=1&type_form=1&count_form=12'
    const [usual, asked] = await Promise.all([
      matchesOn(DEMO_URL, DAY),
      matchesBetween(DEMO_URL, { from: `${DAY} 00:00`, to: '2026-11-23 00:00', query }),
    ])
    const match = first(asked, ({ match_id, local_form, visitor_form }) => {
      const before = usual.find((one) => one.match_id === match_id)
      return local_form !== null && visitor_form !== null && before?.local_form !== local_form
    })
    const storage = { count_form: '12', type_form: '1', league_form: '1' }
    const { page, calls } = await visit({ storage })
    await page.goto(SUNDAY)
    const forms = `${match.local_form?.toFixed(2)} ${match.visitor_form?.toFixed(2)}`
    await expect.poll(() => wordsOf(rowOf(page, match))).toContain(forms)
    expect(calls).toEqual([`/api/upcoming/${DAY} 00:00/2026-11-23 00:00${query}`])
    // The settings have reached the server by now, which draws the page right at once.
    await page.reload()
    expect(await wordsOf(rowOf(page, match))).toContain(forms)
    expect(calls).toHaveLength(1)
  })

  test('days_coach_changed decides which teams carry the mark of a new coach', async ({ visit }) => {
    const all = await matchesOn(DEMO_URL, DAY)
    const days = all.flatMap((match) => [match.local_coach_changed, match.visitor_coach_changed])
    const changedWithin = (most: number) => days.filter((value) => value !== null && value <= most).length
    expect(changedWithin(60)).toBeGreaterThan(changedWithin(20))
    for (const [storage, most] of [
      [{}, 20],
      [{ days_coach_changed: '60' }, 60],
    ] as const) {
      const { page } = await visit({ storage })
      await page.goto(SUNDAY)
      await expect(rows(page).getByText('c', { exact: true })).toHaveCount(changedWithin(most))
    }
  })

  test('a form value is red below 1, amber below 1.5, light green below 2, dark green from 2', async ({ page }) => {
    await page.goto(SUNDAY)
    const seen = await list(page)
      .locator('[title^="Form "]')
      .evaluateAll((badges) => badges.map((badge) => [badge.textContent, getComputedStyle(badge).color] as const))
    const bandOf = (value: number) => (value < 1 ? 'red' : value < 1.5 ? 'amber' : value < 2 ? 'light' : 'dark')
    const colours = new Map<string, Set<string>>()
    for (const [text, colour] of seen) {
      const band = bandOf(Number(text))
      colours.set(band, (colours.get(band) ?? new Set()).add(colour))
    }
    expect([...colours.keys()].sort()).toEqual(['amber', 'dark', 'light', 'red'])
    for (const [band, shades] of colours) expect([band, shades.size]).toEqual([band, 1])
    expect(new Set([...colours.values()].flatMap((shades) => [...shades])).size).toBe(4)
  })
})
