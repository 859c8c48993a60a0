import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { inPortuguese, wordsOf } from '../support/home-page.ts'
import {
  addressOf,
  basicsOf,
  goalsFor,
  halfTime,
  type Pairing,
  richPairing,
  rowText,
  seenWords,
  shownRows,
  tableRows,
  timedPairing,
} from '../support/match-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

let pairing: Pairing
test.beforeAll(async () => {
  pairing = await richPairing(DEMO_URL, '2026-11-22')
})

const untilRows = (page: Page, expected: readonly string[]) =>
  expect.poll(() => shownRows(page), { timeout: 10_000 }).toEqual(expected)

test.describe('the filters of head to head', () => {
  test('leave every finished meeting in sight until one is set, newest first', async ({ page, calls }) => {
    await page.goto(addressOf(pairing.match))
    expect(await shownRows(page)).toEqual(pairing.meetings.map((one) => rowText(one)))
    expect(calls).toEqual([])
  })

  test('keep one league, one season, or both, and are taken back one by one', async ({ page, calls }) => {
    const { meetings, match } = pairing
    const [newest] = meetings
    if (!newest) throw new Error('No meetings')
    const ofLeague = meetings.filter(({ league_id }) => league_id === newest.league_id)
    await page.goto(addressOf(match))
    const filters = page.getByRole('region', { name: 'Filters' })
    await filters.getByRole('button', { name: 'Leagues: all' }).click()
    await filters.getByRole('checkbox', { name: newest.league_name }).check({ force: true })
    await untilRows(
      page,
      ofLeague.map((one) => rowText(one)),
    )
    expect(new URL(page.url()).searchParams.get('leagues')).toBe(String(newest.league_id))

    const season = ofLeague.at(-1)?.season_name ?? ''
    await filters.getByRole('button', { name: 'Seasons: all' }).click()
    await filters.getByRole('checkbox', { name: season }).check({ force: true })
    await untilRows(
      page,
      ofLeague.filter(({ season_name }) => season_name === season).map((one) => rowText(one)),
    )
    await page.getByRole('button', { name: `Remove the filter ${newest.league_name}` }).click()
    await untilRows(
      page,
      meetings.filter(({ season_name }) => season_name === season).map((one) => rowText(one)),
    )
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await untilRows(
      page,
      meetings.map((one) => rowText(one)),
    )
    expect(calls).toEqual([])
  })

  test('count the first or the second half alone', async ({ visit }) => {
    const { meetings, match } = pairing
    const { page, calls } = await visit({ width: WIDTHS.tablet })
    await page.goto(addressOf(match))
    await page.getByText('1st half', { exact: true }).click()
    await untilRows(
      page,
      meetings.map((one) => rowText(one, halfTime(one))),
    )
    await page.getByText('2nd half', { exact: true }).click()
    await untilRows(
      page,
      meetings.map((one) => {
        const [local, visitor] = halfTime(one)
        return rowText(one, [one.scores.localteam_score - local, one.scores.visitorteam_score - visitor])
      }),
    )
    expect(calls).toEqual([])
  })

  test('keep the home or the away matches, and never neither', async ({ page }) => {
    const { meetings, match } = pairing
    await page.goto(addressOf(match))
    const home = page.getByRole('checkbox', { name: 'Home', exact: true })
    const away = page.getByRole('checkbox', { name: 'Away', exact: true })
    await away.uncheck({ force: true })
    await untilRows(
      page,
      meetings.filter(({ local_id }) => local_id === match.local_id).map((one) => rowText(one)),
    )
    await home.click({ force: true })
    expect([await home.isChecked(), await away.isChecked()]).toEqual([true, false])
    await away.check({ force: true })
    await home.uncheck({ force: true })
    await untilRows(
      page,
      meetings.filter(({ local_id }) => local_id !== match.local_id).map((one) => rowText(one)),
    )
  })

  test('report meetings under both present coaches from all others, with their number', async ({ page }) => {
    const { meetings, match } = pairing
    const { local_coach, visitor_coach } = await basicsOf(DEMO_URL, match)
    const under = meetings.filter((one) => {
      const swap = one.local_id !== match.local_id
      const coaches = [one.local_coach_id, one.visitor_coach_id]
      return coaches[swap ? 1 : 0] === local_coach && coaches[swap ? 0 : 1] === visitor_coach
    })
    await page.goto(addressOf(match))
    await expect(page.getByRole('checkbox', { name: `Current coaches (${under.length})` })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Previous coaches' }).check({ force: true })
    await untilRows(
      page,
      meetings.filter((one) => !under.includes(one)).map((one) => rowText(one)),
    )
  })

  test('are part of the address, which shows another person the same rows', async ({ visit }) => {
    const { meetings, match } = pairing
    const { page } = await visit({ width: WIDTHS.tablet, language: 'pt' })
    await page.goto(`${addressOf(match)}&venue=home&half=1&per=2`)
    const atHome = meetings.filter(({ local_id }) => local_id === match.local_id)
    await untilRows(
      page,
      atHome.slice(0, 2).map((one) => rowText(inPortuguese(one), halfTime(one))),
    )
  })
})

test.describe('the pages of head to head', () => {
  test('go from the newest meetings to older ones; Previous ends at the oldest, Next at the newest', async ({
    page,
    calls,
  }) => {
    const texts = pairing.meetings.map((one) => rowText(one))
    await page.goto(addressOf(pairing.match))
    const pages = page.getByRole('navigation', { name: 'Pages of matches' })
    const previous = pages.getByRole('button', { name: 'Previous' })
    const next = pages.getByRole('button', { name: 'Next' })
    await expect(pages).toHaveCount(0)

    const typed = page.getByRole('textbox', { name: /^Any number of matches per page/ })
    await typed.fill('2')
    expect(await shownRows(page)).toEqual(texts)
    await typed.press('Enter')
    await untilRows(page, texts.slice(0, 2))
    for (let from = 2; from < texts.length; from += 2) {
      await expect(next).toHaveCount(from === 2 ? 0 : 1)
      await previous.click()
      await untilRows(page, texts.slice(from, from + 2))
    }
    await expect(previous).toHaveCount(0)
    await next.click()
    await expect(previous).toHaveCount(1)

    await page.getByRole('combobox', { name: 'Matches per page' }).selectOption({ label: 'All on one page' })
    await untilRows(page, texts)
    expect(calls).toEqual([])
  })

  test('hold 5, 10, 20, 30, 50 or all matches, 20 at first, and 1 to 149 when typed; anything else is refused in words', async ({
    page,
  }) => {
    await page.goto(addressOf(pairing.match))
    const select = page.getByRole('combobox', { name: 'Matches per page' })
    const options = ['5 per page', '10 per page', '20 per page', '30 per page', '50 per page', 'All on one page']
    await expect(select.locator('option')).toHaveText(options)
    await expect(select).toHaveValue('20')
    const typed = page.getByRole('textbox', { name: /^Any number of matches per page/ })
    const refused = page.getByRole('alert').filter({ hasText: 'Enter a whole number from 1 to 149.' })
    for (const text of ['-5', '0', '500', 'abc', '2.5']) {
      await typed.fill(text)
      await typed.press('Enter')
      await expect(refused).toBeVisible()
      expect([await select.inputValue(), await typed.inputValue()]).toEqual(['20', text])
      await typed.fill('')
      await expect(refused).toHaveCount(0)
    }
    for (const text of ['149', '1']) {
      await typed.fill(text)
      await typed.press('Enter')
      await expect(select).toHaveValue(text)
    }
  })
})

test.describe('the head-to-head summary', () => {
  test('agrees with the rows that are shown, whatever the filters', async ({ visit }) => {
    const { match } = pairing
    for (const filters of ['', '&half=2', '&venue=away', '&per=3']) {
      const { page } = await visit()
      await page.goto(addressOf(match) + filters)
      const goals = (await shownRows(page)).map((text) => {
        const [, home, local, visitor] = /^\S+ (.+) (\d+)–(\d+) /.exec(text) ?? []
        const pair = [Number(local), Number(visitor)] as const
        return home === match.local_name ? pair : ([pair[1], pair[0]] as const)
      })
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
      const own = sum(goals.map(([mine]) => mine))
      const other = sum(goals.map(([, theirs]) => theirs))
      const won = goals.filter(([mine, theirs]) => mine > theirs).length
      const drawn = goals.filter(([mine, theirs]) => mine === theirs).length
      const lost = goals.length - won - drawn
      const wdl = `${match.local_name}: ${won} won, ${drawn} drawn, ${lost} lost`
      await expect(page.getByRole('img', { name: wdl, exact: true })).toBeVisible()
      const average = (value: number) => (value / goals.length).toFixed(2)
      const sign = (text: string) => (text.startsWith('-') ? `−${text.slice(1)}` : Number(text) > 0 ? `+${text}` : text)
      const facts = await seenWords(page.locator('dl'))
      expect(facts).toContain(`Points ${3 * won + drawn} ${average(3 * won + drawn)} per match`)
      expect(facts).toContain(`Goal difference ${sign(String(own - other))} ${sign(average(own - other))} per match`)
      expect(facts).toContain(`Goals per match ${average(own + other)} ${average(own)} for, ${average(other)} against`)
    }
  })

  test('colours a row green #28a745, amber #ffc107 or red #dc3545 as the home team of the match to come won, drew or lost it', async ({
    page,
  }) => {
    await page.goto(addressOf(pairing.match))
    const shown = await tableRows(page).evaluateAll((rows) =>
      rows.map((row) => {
        const box = row.querySelector('td:nth-child(5) [data-result] > span')
        return box === null ? null : getComputedStyle(box).backgroundColor
      }),
    )
    const colour = (own: number, other: number) =>
      own > other ? 'rgb(40, 167, 69)' : own < other ? 'rgb(220, 53, 69)' : 'rgb(255, 193, 7)'
    expect(shown).toEqual(pairing.meetings.map((one) => colour(...goalsFor(pairing, one))))
    expect(new Set(shown).size).toBe(3)
  })

  test('says "?" for corners of a half whose minutes are not known, and leaves them out of the sums', async ({
    page,
  }) => {
    const { meetings, match } = await timedPairing(DEMO_URL)
    const known = meetings.filter(({ has_minutes }) => has_minutes.corners).length
    expect(known).toBeGreaterThan(0)
    expect(known).toBeLessThan(meetings.length)
    await page.goto(`${addressOf(match)}&tab=corners&half=1`)
    const unknown = (await shownRows(page)).filter((text) => text.includes(' ?–? '))
    expect(unknown).toHaveLength(meetings.length - known)
    await expect(page.getByText(`${known} of ${meetings.length} matches · first half`)).toBeVisible()
  })
})

test.describe('the goals of one meeting', () => {
  test('open with minute, scorer and side; a meeting without goals does not open', async ({ visit }) => {
    const { meetings, match } = pairing
    const record = meetings.find(({ has_minutes, goals }) => has_minutes.goals && goals.data.length > 1)
    if (!record) throw new Error('No meeting with minutes')
    const { page } = await visit({ width: WIDTHS.phone })
    await page.goto(addressOf(match))
    const { localteam_score, visitorteam_score } = record.scores
    const words = `Goals of ${record.local_name} ${localteam_score}–${visitorteam_score} ${record.visitor_name}`
    await page.getByRole('button', { name: words }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const lines = await dialog.getByRole('listitem').all()
    expect(lines).toHaveLength(record.goals.data.length)
    for (const [index, line] of lines.entries()) {
      const goal = record.goals.data[index]
      const text = await wordsOf(line)
      const minute = goal?.extra_minute ? `${goal.minute}+${goal.extra_minute}` : goal?.minute
      expect(text).toContain(`${minute} '`)
      expect(text).toContain(goal?.player_name)
      await expect(line.getByRole('link')).toHaveAttribute('href', `/player/${goal?.player_id}`)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const goalless = meetings.filter(({ scores }) => scores.localteam_score + scores.visitorteam_score === 0).length
    const openers = page.getByRole('table').getByRole('button', { name: 'Goals of' })
    await expect(openers).toHaveCount(meetings.length - goalless)
  })
})
