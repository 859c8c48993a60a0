import type { CallAnswer } from '../../apps/web/src/app/api/api.ts'
import { formatPrice } from '../../packages/football/src/index.ts'
import { api, type MatchBasics, type UpcomingMatch } from '../support/api.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressOf } from '../support/match-page.ts'
import { findPlaces } from '../support/places.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

type Comparison = Extract<CallAnswer<'GET /v3/match/comparison/{match_id}'>, { type: 2 }>
type Bookmakers = CallAnswer<'GET /v3/odds/bookmakers/{match_id}'>

let match: UpcomingMatch
test.beforeAll(async () => {
  match = (await findPlaces(DEMO_URL)).coming
})

const compared = (query = '') => askAsSubscriber<Comparison>(`/v3/match/comparison/${match.match_id}${query}`)
const address = () => `${addressOf(match)}&tab=compare`

for (const [language, rates, over, own] of [
  ['en', 'Hit rates', 'Over 2.5 goals', 'Home side at home'],
  ['pt', 'Frequências', 'Mais de 2,5 golos', 'Visitada em casa'],
] as const)
  test.describe(language, () => {
    test.use({ language, as: 'subscriber' })

    test('both teams stand in one table, by the grounds and matches that are chosen, and the address keeps the choice', async ({
      page,
    }) => {
      const { home, away, common } = await compared()
      await page.goto(address())
      const table = page.getByRole('table', { name: new RegExp(`^${rates}: `) })
      const row = table.getByRole('row', { name: new RegExp(over) })
      const share = ({ hit_rates: { over_25 } }: Comparison['home']) =>
        new RegExp(`${over_25.count} (of|em) ${over_25.matches}.*${Math.round((over_25.share ?? 0) * 100)}\\s?%`)
      await expect(row.getByRole('cell').first()).toHaveText(share(home))
      await expect(row.getByRole('cell').last()).toHaveText(share(away))
      for (const { opponent } of common.slice(0, 2))
        await expect(page.getByRole('rowheader', { name: opponent.name, exact: true })).toBeVisible()

      await page.locator('label', { hasText: own }).click()
      await page.locator('label', { hasText: '20' }).click()
      await expect(page).toHaveURL(/cmp_at=own.*cmp_last=20/)
      const chosen = await compared('?venue=own&last=20')
      await expect(row.getByRole('cell').first()).toHaveText(share(chosen.home))
      await page.reload()
      await expect(row.getByRole('cell').last()).toHaveText(share(chosen.away))

      for (const width of Object.values(WIDTHS)) {
        await page.setViewportSize({ width, height: 900 })
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wider, `${width}`).toBeLessThanOrEqual(0)
      }
      if (language === 'pt') {
        const { markets } = await api<Bookmakers>(DEMO_URL, `/v3/odds/bookmakers/${match.match_id}`)
        const opponents = [...home.form, ...away.form, ...chosen.home.form, ...chosen.away.form, ...common]
        const people = [home, away].flatMap(({ missing }) => missing.map(({ player_name }) => player_name))
        const [basics] = await api<MatchBasics[]>(DEMO_URL, `/match_info/${match.match_id}`)
        const names = [
          ...opponents.map(({ opponent }) => opponent.name),
          ...markets.flatMap(({ books }) => books.map(({ name }) => name)),
          ...people,
          ...Object.values(basics ?? {}).filter((value) => typeof value === 'string'),
        ]
        expect(await englishIn(page, names)).toEqual([])
      }
    })
  })

test('every bookmaker with its opening and the best price on top is there for everybody, the teams are not', async ({
  page,
}) => {
  const { markets } = await api<Bookmakers>(DEMO_URL, `/v3/odds/bookmakers/${match.match_id}`)
  const [result] = markets
  if (!result?.best) throw new Error('The match is priced by one bookmaker alone')
  await page.goto(address())
  const table = page.getByRole('table', { name: /^Full-time result: / })
  const rows = table.getByRole('row')
  await expect(rows).toHaveCount(result.books.length + 2)
  await expect(rows.first()).toContainText('Margin')
  for (const price of result.best.prices) await expect(rows.nth(1)).toContainText(formatPrice(price, 0))
  for (const [at, { name, prices }] of result.books.entries()) {
    await expect(rows.nth(at + 2)).toContainText(name)
    const best = prices.filter((one) => one.best).length
    await expect(rows.nth(at + 2).getByText('best price')).toHaveCount(best)
  }
  await expect(page.getByText(/is for subscribers/)).toBeVisible()
  await expect(page.getByRole('table', { name: /^Hit rates/ })).toHaveCount(0)
})
