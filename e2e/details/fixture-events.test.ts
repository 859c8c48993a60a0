import type { FixtureEvent } from '../../packages/contract/src/index.ts'
import { EVENT_INFO_NAMES, VIDEO_REVIEW_NAMES, wordsIn } from '../../packages/football/src/index.ts'
import { matchesOn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { isInFull } from '../support/places.ts'
import { linesOf, minuteText, timelineRows } from '../support/timeline.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

const GOALS = [14, 15, 16]
const REVIEW = 10
const KINDS: Readonly<Record<number, string>> = {
  10: 'Video review',
  14: 'Goal',
  15: 'Own goal',
  16: 'Penalty goal',
  17: 'Missed penalty',
  18: 'Substitution',
  19: 'Yellow card',
  20: 'Red card',
  21: 'Second yellow card',
}

test.describe('events of the demo world', () => {
  /** Few matches of three Sundays in which everything happened that can be reported. */
  async function matchesWithAll(kinds: readonly number[]): Promise<{ fid: number; events: FixtureEvent[] }[]> {
    const reported: { fid: number; events: FixtureEvent[] }[] = []
    const days = await Promise.all(['2026-11-08', '2026-11-01', '2026-10-25'].map((day) => matchesOn(DEMO_URL, day)))
    for (const { match_id } of days.flat().filter(isInFull)) {
      const { event } = await askAsSubscriber<{ event: FixtureEvent[] }>(`/v3/fixture/event/${match_id}`)
      reported.push({ fid: match_id, events: event })
    }
    const chosen: typeof reported = []
    const wanted = new Set(kinds)
    const has = ({ events }: (typeof reported)[number]) =>
      [...wanted].filter((kind) => events.some(({ type_id }) => type_id === kind)).length
    while (wanted.size > 0) {
      const best = reported.toSorted((one, other) => has(other) - has(one))[0]
      if (best === undefined || has(best) === 0) throw new Error(`Nowhere on these days: ${[...wanted]}`)
      chosen.push(best)
      for (const { type_id } of best.events) wanted.delete(type_id)
    }
    return chosen
  }

  test('every kind that occurs has its minute, its words and its player, who has a page', async ({ page }) => {
    for (const { fid, events } of await matchesWithAll([10, 14, 15, 16, 17, 18, 19, 20, 21])) {
      await page.goto(`/fixture/${fid}?tab=event`)
      await expect(timelineRows(page)).toHaveCount(events.length)
      const lines = await linesOf(timelineRows(page))
      for (const [index, event] of events.entries()) {
        const { type_id, player_name, related_player_name, result, addition, info } = event
        expect(lines[index]).toContain(KINDS[type_id])
        expect(lines[index]).toContain(minuteText(event))
        if (player_name !== null) expect(lines[index]).toContain(player_name)
        if (GOALS.includes(type_id)) expect(lines[index]).toContain(result?.replace('-', '–'))
        if (related_player_name !== null) {
          expect(lines[index]).toContain(`${type_id === GOALS[0] ? 'assist ' : ''}${related_player_name}`)
        }
        if (type_id === REVIEW) {
          expect(lines[index]).toContain(`VAR: ${wordsIn(VIDEO_REVIEW_NAMES, addition ?? '')}`)
          expect(lines[index]).toContain(wordsIn(EVENT_INFO_NAMES, info ?? ''))
        }
      }
      const named = events.find(({ player_id }) => player_id !== null)
      expect(await page.locator(`a[href^="/player/${named?.player_id}"]`).count()).toBeGreaterThan(0)
    }
  })

  test('a chosen half stays in the address, and further statistics unfold', async ({ page, calls }) => {
    const match = (await matchesOn(DEMO_URL, '2026-11-20')).find(isInFull)
    await page.goto(`/fixture/${match?.match_id}?tab=stats`)
    await page.getByText('1st half', { exact: true }).click()
    await expect.poll(() => page.url()).toContain('half=first')
    await page.reload()
    await expect(page.getByRole('radio', { name: '1st half' })).toBeChecked()
    await page.getByText(/more statistics/).click()
    await expect(page.getByRole('rowheader', { name: 'Throw-ins' })).toBeVisible()
    expect(calls.filter((call) => call.includes('/fixture/event/'))).toEqual([])
  })
})
