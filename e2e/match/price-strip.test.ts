import type { Page } from '@playwright/test'
import type { OddsFair } from '../../packages/contract/src/index.ts'
import { api, matchesOn, type UpcomingMatch } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { addressOf, unfold } from '../support/match-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

const COMING_ON = '2026-11-22'
const PLAYED_ON = '2026-11-14'
const TITLES = { en: 'What the price says', pt: 'O que diz a odd' } as const

const fairOf = ({ match_id }: UpcomingMatch) => api<OddsFair>(DEMO_URL, `/v3/odds/fair/${match_id}`)
const stripOf = (page: Page, language: 'en' | 'pt' = 'en') => page.getByRole('region', { name: TITLES[language] })

async function find(day: string, fits: (answer: OddsFair) => boolean) {
  for (const match of await matchesOn(DEMO_URL, day)) {
    const answer = await fairOf(match)
    if (fits(answer)) return { match, answer }
  }
  throw new Error('No match of the day has such prices')
}

let rich: Awaited<ReturnType<typeof find>>
test.beforeAll(async () => {
  rich = await find(
    COMING_ON,
    ({ markets }) => markets.length === 3 && markets.every(({ bookmakers }) => bookmakers > 1),
  )
})

test.describe('the price strip', () => {
  test('is drawn by the server for everyone: price, chance without margin, band, margin and what moved', async ({
    visit,
  }) => {
    const { match, answer } = rich
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto(addressOf(match))
    const [result] = answer.markets
    const strip = stripOf(page)
    const words = await wordsOf(strip)
    expect(words).toContain(`${result?.source}, margin ${(((result?.overround ?? 0) - 1) * 100).toFixed(1)}%`)
    expect(words).toContain(`${result?.bookmakers} bookmakers`)
    for (const { price, probability, band } of result?.outcomes ?? []) {
      expect(words).toContain(`price ${price['0'].toFixed(2)}, ${(probability * 100).toFixed(1)}% without the margin`)
      const [from, to] = [band?.lowest_probability, band?.highest_probability].map((one) =>
        ((one ?? 0) * 100).toFixed(1),
      )
      expect(words).toContain(`Bookmakers differ from ${from} to ${to}%.`)
      expect(words).toContain(`${from}–${to}`)
    }
    await expect(strip.getByRole('heading', { level: 3 })).toHaveText([
      'Full-time result',
      'Over/under 2.5 goals',
      'Both teams to score',
    ])
    await expect(strip.getByRole('link', { name: 'How this works' })).toHaveAttribute('href', '/numbers')
  })

  for (const language of ['en', 'pt'] as const) {
    for (const width of [WIDTHS.phone, WIDTHS.tablet, WIDTHS.desktop]) {
      test(`fits ${width} px without anything cut off: ${language}`, async ({ visit }) => {
        const { page } = await visit({ width, language })
        await page.goto(addressOf(rich.match))
        if (width === WIDTHS.phone) await unfold(page, TITLES[language])
        const strip = stripOf(page, language)
        await expect(strip.getByRole('listitem')).not.toHaveCount(0)
        const cut = await strip.evaluate((element) => {
          const edge = element.getBoundingClientRect()
          return [...element.querySelectorAll('li > *, h2, h3, a, p')]
            .filter((part) => !part.classList.contains('visually-hidden'))
            .filter((part) => {
              const { left, right, width: wide } = part.getBoundingClientRect()
              return wide > 0 && (left < edge.left || right > edge.right || part.scrollWidth > part.clientWidth + 1)
            })
            .map((part) => part.textContent)
        })
        expect(cut).toEqual([])
        expect(await wordsOf(strip)).toContain(language === 'pt' ? 'margem' : 'margin')
      })
    }
  }

  test('keeps its place when prices are read again', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone })
    await page.goto(addressOf(rich.match))
    await unfold(page, TITLES.en)
    const strip = stripOf(page)
    const before = await strip.boundingBox()
    const moved = structuredClone(rich.answer)
    for (const outcome of moved.markets.flatMap(({ outcomes }) => outcomes)) {
      outcome.price = { '0': 12.5, '1': 1150, '2': 7.7 }
      outcome.opening_probability = outcome.probability - 0.104
    }
    await page.route('**/api/v3/odds/fair/**', (route) => route.fulfill({ json: moved }))
    await page.clock.install()
    await page.reload()
    await unfold(page, TITLES.en)
    await page.clock.runFor(61_000)
    await expect(strip.getByText('12.50').first()).toBeVisible()
    expect((await strip.boundingBox())?.height).toBe(before?.height)
  })

  test('shows closing prices of a match that is over, and nothing where there are no prices', async ({ page }) => {
    const { match, answer } = await find(PLAYED_ON, ({ markets }) => markets.length > 0)
    expect(answer.markets.map(({ stands }) => stands)).not.toContain('now')
    await page.goto(addressOf(match))
    await expect(stripOf(page)).toContainText('closing prices')
    await page.route('**/api/v3/odds/fair/**', (route) =>
      route.fulfill({ json: { markets: [], updated_at: null, first_at: null } }),
    )
    await page.getByRole('tab', { name: 'Corners' }).click()
    await expect(stripOf(page)).toHaveCount(0)
  })
})
