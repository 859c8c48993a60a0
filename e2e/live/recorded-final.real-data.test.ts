import type { Page } from '@playwright/test'
import { englishIn } from '../support/checks/language.ts'
import { expect, testOn } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { linesOf, minuteText, timelineRows } from '../support/timeline.ts'
import { WIDTHS } from '../support/visitor.ts'
import { type RecordedFinal, startWithRecordedFinal } from '../support/worlds/recorded-final.ts'

const GOALS = [14, 15, 16]
const test = testOn(startWithRecordedFinal)

test.use({ storage: ({ world }, use) => use(world.subscriber.storage) })

test.describe('the recorded Champions League final on the fixture page', () => {
  let final: RecordedFinal
  test.beforeAll(({ world }) => {
    final = world
  })

  const open = (page: Page, tab: string) => page.goto(`/fixture/${final.fid}?tab=${tab}`)
  const team = (side: 'home' | 'away') => {
    const found = final.record.participants.find(({ meta }) => meta.location === side)
    if (!found) throw new Error(`No ${side} side in the record`)
    return found
  }
  /** Kicks and the rest in the order of the match; the feed swaps the ids of scored and missed kicks. */
  const recorded = (kicks: boolean) =>
    final.record.events
      .filter(({ type_id }) => [22, 23].includes(type_id) === kicks)
      .sort((one, other) => one.minute - other.minute || (one.extra_minute ?? 0) - (other.extra_minute ?? 0))

  test('shows the shoot-out as it was: 4–3, ten circles in order, the three missed ones red', async ({ page }) => {
    await open(page, 'event')
    await expect(page.getByText('4–3', { exact: true }).first()).toBeVisible()
    for (const side of ['home', 'away'] as const) {
      const own = recorded(true).filter(({ participant_id }) => participant_id === team(side).id)
      const kicks = page.getByRole('region', { name: team(side).name, exact: true }).getByRole('listitem')
      await expect(kicks).toHaveCount(5)
      for (const [index, { player_name, type_id, result }] of own.entries()) {
        const words = await wordsOf(kicks.nth(index))
        const outcome = type_id === 23 ? 'scored' : 'missed'
        expect(words).toContain(`Kick ${index + 1}, ${outcome}`)
        expect(words).toContain(player_name?.trim())
        expect(words).toContain(result?.replace('-', '–'))
        await expect(kicks.nth(index).locator(`[data-scored="${outcome === 'scored'}"]`)).toHaveCount(1)
      }
    }
  })

  test('reports the other twenty events from the first minute to the last, with score, halves and extra time', async ({
    page,
  }) => {
    await open(page, 'event')
    const rows = timelineRows(page)
    await expect(rows).toHaveCount(20)
    const words = await linesOf(rows)
    const left = recorded(false)
    expect(left).toHaveLength(20)
    expect(words.map((row) => /\d+(\+\d+)?'/.exec(row)?.[0])).toEqual(left.map(minuteText))
    for (const event of left) {
      const row = words.find((one) => one.includes(minuteText(event)) && one.includes(event.player_name?.trim() ?? ''))
      expect(row, `${event.minute} ${event.player_name}`).toBeDefined()
      if (event.related_player_name) expect(row).toContain(event.related_player_name.trim())
      if (GOALS.includes(event.type_id)) expect(row).toContain(event.result?.replace('-', '–'))
    }
    expect(await linesOf(page.getByRole('table').locator('tbody tr:not([data-kind])'))).toEqual([
      'Half-time 0–1',
      'End of 90 minutes 1–1',
      'Half-time of extra time 1–1',
      'End of extra time 1–1',
    ])
  })

  test('shows its statistics as they were counted, the yellow cards and the success of passes with them', async ({
    page,
  }) => {
    await open(page, 'stats')
    const value = (type: number, side: 'home' | 'away') =>
      final.record.statistics.find(({ type_id, location }) => type_id === type && location === side)?.data.value
    const expectRow = async (name: string, home: string, away: string) => {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      expect([name, await wordsOf(row)]).toEqual([name, `${home} ${name} ${away}`])
    }
    await expect(page.getByRole('rowheader', { name: 'Possession' })).toBeVisible()
    await expectRow('Possession', `${value(45, 'home')}%`, `${value(45, 'away')}%`)
    for (const [name, type] of [
      ...([
        ['Shots on target', 86],
        ['Total shots', 42],
        ['Goal attempts', 54],
        ['Saves', 57],
        ['Corners', 34],
      ] as const),
      ...([
        ['Free kicks', 55],
        ['Attacks', 43],
        ['Dangerous attacks', 44],
        ['Passes', 80],
        ['Offsides', 51],
      ] as const),
      ...([
        ['Fouls', 56],
        ['Tackles', 78],
        ['Injuries', 87],
        ['Yellow cards', 84],
      ] as const),
    ]) {
      await expectRow(name, String(value(type, 'home')), String(value(type, 'away')))
    }
    await expectRow('Successful passes', '809 (91%)', '196 (69%)')
    await expectRow('Red cards', '0', '0')
  })

  test('names every player of both squads', async ({ page }) => {
    await open(page, 'lineup')
    await expect(page.getByText('Raya').first()).toBeVisible()
    const words = await wordsOf(page.getByRole('tabpanel'))
    for (const { player_name } of final.record.lineups) {
      const last = player_name.trim().split(' ').at(-1) ?? ''
      expect(words, player_name).toContain(last)
    }
  })

  test('speaks Portuguese on a phone, and nothing scrolls sideways', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone, language: 'pt' })
    await open(page, 'event')
    await expect(page.getByText('Desempate por penáltis')).toBeVisible()
    await expect(page.getByText('Golo de penálti').first()).toBeVisible()
    const names = [
      ...final.record.events.flatMap(({ player_name, related_player_name }) => [player_name, related_player_name]),
      ...final.record.participants.map(({ name }) => name),
    ].filter((name) => name !== null)
    const panel = await wordsOf(page.getByRole('tabpanel'))
    expect(panel).toMatch(/Intervalo 0–1/)
    expect((await englishIn(page, [...names, 'Champions League'])).filter((text) => panel.includes(text))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})
