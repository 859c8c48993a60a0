import type { BookmakerMovement, OddsMovement } from '../../packages/contract/src/index.ts'
import { api, matchesOn, type UpcomingMatch } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

let match: UpcomingMatch
let moved: BookmakerMovement
test.beforeAll(async () => {
  for (const one of await matchesOn(DEMO_URL, '2026-11-22')) {
    const { movement } = await api<OddsMovement>(DEMO_URL, `/v3/odds/movement/${one.match_id}`)
    const [first] = movement
    if (first === undefined || first.prices.length < 2) continue
    match = one
    moved = first
    return
  }
  throw new Error('No prices of the day have moved')
})

/** Inverted prices scaled by the power that makes them add up to 1, found by halving. */
function marginFree(prices: readonly number[]): number[] {
  let [low, high] = [0, 10]
  for (let round = 0; round < 100; round++) {
    const middle = (low + high) / 2
    if (prices.reduce((sum, price) => sum + price ** -middle, 0) > 1) low = middle
    else high = middle
  }
  return prices.map((price) => price ** -low)
}

test.describe('the movement of the prices', () => {
  for (const [language, title, mark] of [
    ['en', 'Price movement', '.'],
    ['pt', 'Movimento das odds', ','],
  ] as const) {
    test(`is drawn as probabilities for who chose them, opening and last: ${language}`, async ({ visit }) => {
      const { page } = await visit({ language, storage: { odds_format: '2' } })
      await page.goto(`/fixture/${match.match_id}`)
      const card = page.locator('section', { has: page.getByRole('heading', { name: title }) })
      await expect(card.getByRole('img')).toBeVisible()
      const words = await wordsOf(card.locator('dl'))
      for (const standing of [moved.prices[0], moved.prices.at(-1)]) {
        const prices = [standing?.['1'], standing?.X, standing?.['2']].map((price) => price ?? Number.NaN)
        for (const chance of marginFree(prices)) {
          expect(words).toContain(`${(chance * 100).toFixed(1).replace('.', mark)}${mark === ',' ? ' ' : ''}%`)
        }
      }
    })
  }
})
