import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { OddsAnswer } from '../../packages/contract/src/index.ts'
import { DAY_MS } from '../../packages/football/src/index.ts'
import { api, matchesOn, matchesToday, type UpcomingMatch } from '../support/api.ts'
import { touchline } from '../support/command-line.ts'
import { expect, test, testOn } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { addressOf, listOf, richPairing, showTeam, tableRows, unfold } from '../support/match-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'
import { startProduct } from '../support/worlds/product.ts'

const DAY = '2026-11-22'

/** A card of the page by its heading. */
const card = (page: Page, heading: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) }).last()
const chartParts = (page: Page, heading: string) =>
  card(page, heading).locator('ol > li > :first-child').allTextContents()

test.describe('two teams whose results are known with half-time scores, fouls and corners, one match goalless and without corners', () => {
  const SEASON = `Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,HF,AF,HC,AC
SC0,12/08/2023,15:00,Alder,Birch,2,1,H,1,0,H,10,14,6,2
SC0,02/12/2023,15:00,Birch,Alder,0,0,D,0,0,D,8,8,0,0
SC0,02/03/2024,15:00,Alder,Birch,1,1,D,0,1,A,,,,
`
  const test = testOn(async () => {
    const prepare = async (folder: string) => {
      const file = join(folder, 'SC0.csv')
      // The command says when it closes a file that others could open.
      await writeFile(file, SEASON, { mode: 0o600 })
      const { code, complaints } = await touchline(['import', 'football-data', file], { DATA_DIR: folder })
      expect([code, complaints]).toEqual([0, ''])
    }
    const product = await startProduct({ prepare, env: { FEED: 'none', CLOCK: '2024-03-09T09:00:00Z' } })
    const [newest] = await matchesOn(product.url, '2024-03-02')
    return { ...product, match: `/soccer?mid=${newest?.match_id}` }
  })

  test('have the goals of the others on the chart, by half, whatever the goalless match', async ({
    page,
    world: { match },
  }) => {
    await page.goto(match)
    expect(await chartParts(page, 'Goals by half')).toEqual([
      '1st half: Alder 1, Birch 0',
      '2nd half: Alder 1, Birch 1',
    ])
    await page.getByText('1st half', { exact: true }).first().click()
    await expect.poll(() => chartParts(page, 'Goals by half')).toEqual(['1st half: Alder 1, Birch 0'])
  })

  test('do not pass for teams without corners because of one match without any', async ({ page, world: { match } }) => {
    await page.goto(`${match}&tab=corners`)
    expect(await wordsOf(card(page, 'Corners by 15 minutes'))).toContain('The minutes are not known for these matches')
  })

  test('are offered the statistics that are known; an unknown one that is looked at says so instead of showing sums', async ({
    page,
    world: { match },
  }) => {
    await page.goto(`${match}&tab=stats`)
    const choice = page.getByRole('combobox', { name: 'Statistic' })
    await expect(choice.getByRole('option')).toHaveText(['Shots', 'Fouls'])
    const sums = card(page, 'Alder against Birch')
    expect(await wordsOf(sums)).toContain('Shots: not known for these matches.')
    expect(await wordsOf(sums)).not.toContain('?')
    await choice.selectOption({ label: 'Fouls' })
    await expect.poll(() => wordsOf(sums)).toContain('1 as many')
    // The team that committed fewer did better.
    await expect(sums.getByText('fewer').first()).toHaveAttribute('data-result', 'W')
  })
})

test.describe('lists of a demo match', () => {
  test('show only the parts of the half that is looked at on the chart', async ({ page }) => {
    const { match } = await richPairing(DEMO_URL, DAY)
    await page.goto(`${addressOf(match)}&half=1`)
    const parts = await chartParts(page, 'Goals by 15 minutes')
    expect(parts.map((text) => text.split(':')[0])).toEqual(['Minutes 0–15', 'Minutes 16–30', 'Minutes 31–45+'])
  })

  for (const [width, form] of [
    [WIDTHS.phone, /^\d\d\/\d\d\/\d\d$/],
    [WIDTHS.tablet, /^\d\d\/\d\d\/\d\d$/],
    [1280, /^\d\d\/\d\d\/\d{4}$/],
    [WIDTHS.desktop, /^\d\d\/\d\d\/\d{4}$/],
  ] as const) {
    test(`have dates that fit their column at ${width} px, with the whole year on all but small screens`, async ({
      visit,
    }) => {
      const { match } = await richPairing(DEMO_URL, DAY)
      const { page } = await visit({ width, as: 'subscriber' })
      for (const tab of ['goals', 'cards']) {
        await page.goto(`${addressOf(match)}&tab=${tab}&${tab}=last`)
        if (width === WIDTHS.phone) await showTeam(page, match.visitor_name)
        const list = listOf(page, match.visitor_name)
        await expect(tableRows(list).first()).toBeVisible()
        const dates = tableRows(list).locator('td:first-of-type')
        for (const date of await dates.allInnerTexts()) expect(date).toMatch(form)
        const wider = await dates.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length)
        expect(wider).toBe(0)
      }
    })
  }

  for (const view of ['h2h', 'last', 'similar'] as const) {
    test(`name the three prices of matches with cards: ${view}`, async ({ visit }) => {
      const match = view === 'similar' ? await withSimilar() : (await richPairing(DEMO_URL, DAY)).match
      for (const width of [WIDTHS.phone, 1280]) {
        const { page } = await visit({ width, as: 'subscriber' })
        await page.goto(`${addressOf(match)}&tab=cards&cards=${view}`)
        const list = view === 'h2h' ? page : listOf(page, match.local_name, `${view} matches`)
        const row = tableRows(list).first()
        await expect(row).toBeVisible()
        const words = await row.innerText()
        const prices = words.match(/\(?\d+\.\d\d\)?/g) ?? []
        const bracketed = prices.filter((price) => price.startsWith('(')).length
        expect([prices.length, bracketed]).toEqual(width === WIDTHS.phone ? [3, 3] : [3, 0])
      }
    })
  }

  test('say how many results the chips are and run like the table, newest first', async ({ visit }) => {
    const { match } = await richPairing(DEMO_URL, DAY)
    const { page } = await visit({ as: 'subscriber' })
    await page.goto(`${addressOf(match)}&goals=last`)
    const list = listOf(page, match.local_name)
    await expect(tableRows(list).first()).toBeVisible()
    const chips = list.getByRole('list', { name: 'Last 10 of 20 results, newest first' })
    const signs = await chips
      .locator('[data-result]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-result')))
    const boxes = await tableRows(list)
      .locator('td:nth-of-type(5) [data-result]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-result')))
    expect(signs).toEqual(boxes.slice(0, 10))
    const words = await wordsOf(list.getByRole('figure'))
    expect(words).toMatch(/^Points per match, average of 5 matches ?3 ?2 ?1 ?0 ?\d\d\/\d\d\/\d{4} ?\d\d\/\d\d\/\d{4}$/)
  })
})

/** A match whose home team has played at the price of that day. */
async function withSimilar(): Promise<UpcomingMatch> {
  for (const match of await matchesOn(DEMO_URL, DAY)) {
    if (match.odds === null) continue
    const query = `id=${match.local_id}&similar=${match.odds[0]['0']}&similar_source=${match.odds_source}`
    const { stats } = await askAsSubscriber<{ stats: { total: number } }>(`/getLast?${query}`)
    if (stats.total > 0) return match
  }
  throw new Error('No match of the day has similar ones')
}

test.describe('the prices of a match', () => {
  const pricesOf = ({ match_id }: UpcomingMatch) => api<OddsAnswer>(DEMO_URL, `/v3/odds/pre-match/${match_id}`)
  const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
  const noteOf = (at: string | null, kickoff: string) => {
    if (at === null) return 'before kick-off'
    const isNear = Date.parse(kickoff) - Date.parse(at) < 6 * DAY_MS
    const day = isNear ? WEEKDAY.format(new Date(at)) : `${at.slice(8, 10)}/${at.slice(5, 7)}`
    return `before kick-off, prices as of ${day} ${at.slice(11, 16)}`
  }

  test('say that they are from before the kick-off and when they last moved, while it is played too', async ({
    visit,
  }) => {
    const today = await matchesToday(DEMO_URL)
    const isLive = ({ status }: UpcomingMatch) => [2, 3, 22].includes(status)
    for (const wanted of [isLive, (match: UpcomingMatch) => match.status === 1]) {
      const match = today.find((one) => one.odds !== null && wanted(one))
      if (!match) throw new Error('No such match today')
      const { updated_at } = await pricesOf(match)
      const { page } = await visit({ width: WIDTHS.phone })
      await page.goto(addressOf(match))
      await unfold(page, 'Odds')
      const panel = page.getByRole('region', { name: 'Odds', exact: true })
      expect(await wordsOf(panel)).toContain(noteOf(updated_at, match.start_dt))
    }
  })

  test('have their outline and percentage explained in words on a phone', async ({ visit }) => {
    const { match } = await richPairing(DEMO_URL, DAY)
    for (const [language, outline, share] of [
      ['en', 'Outlined: the lowest price, the favourite.', 'Percentage: the chance without the bookmaker’s margin'],
      [
        'pt',
        'Com contorno: a odd mais baixa, a favorita.',
        'Percentagem: a probabilidade sem a margem da casa de apostas',
      ],
    ] as const) {
      const { page } = await visit({ width: WIDTHS.phone, language })
      await page.goto(addressOf(match))
      await unfold(page, 'Odds')
      const words = page.getByText(outline)
      await expect(words).toBeVisible()
      await expect(words).toContainText(share)
    }
  })
})
