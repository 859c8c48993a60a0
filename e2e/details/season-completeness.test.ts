import type { LeagueView } from '../../packages/contract/src/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

/** A league of the demo world, in the middle of its season. */
const PAGE = '/league/1'

interface Completeness {
  scheduled: number
  results: { held: number; of: number }
  rounds: { round: string }[]
}

test('how complete the season is stands below its table, by round when it is opened, in both languages and every width', async ({
  page,
}) => {
  const { currentseason } = await askAsSubscriber<LeagueView>('/v3/league/1')
  const { scheduled, results, rounds } = await askAsSubscriber<Completeness>(
    `/v3/season/completeness/${currentseason?.id}`,
  )
  await page.goto(PAGE)
  const strip = page.getByRole('region', { name: 'How complete this season is' })
  await expect(strip).toContainText(`${results.held} of ${results.of} matches due have a result.`)
  await expect(strip).toContainText(`of ${scheduled} matches of the season are known.`)
  const button = strip.getByRole('button', { name: 'By round' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(strip.getByRole('rowheader')).toHaveCount(rounds.length)
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${width}`).toBe(true)
  }
  await page.goto(`${PAGE}?lang=pt`)
  const translated = page.getByRole('region', { name: 'Quão completa está esta época' })
  await translated.getByRole('button', { name: 'Por jornada' }).click()
  await expect(translated.getByRole('rowheader')).toHaveCount(rounds.length)
})
