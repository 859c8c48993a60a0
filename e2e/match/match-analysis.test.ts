import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { OddsAnswer } from '../../packages/contract/src/index.ts'
import { api, matchesOn, matchesToday, type UpcomingMatch } from '../support/api.ts'
import { touchline } from '../support/command-line.ts'
import { wordsOf } from '../support/home-page.ts'
import { addressOf, listOf, richPairing, tableRows } from '../support/match-page.ts'
import { type Member, member } from '../support/member.ts'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'
import { type Product, startProduct } from '../support/worlds/product.ts'

const url = inject('demoUrl')
const DAY = '2026-11-22'
let subscriber: Member
beforeAll(async () => {
  subscriber = await member(url, 'demo@touchline.test')
})
afterAll(closeBrowser)

/** A card of the page by its heading. */
const card = (page: Page, heading: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) }).last()
const chartParts = (page: Page, heading: string) =>
  card(page, heading).locator('ol > li > :first-child').allTextContents()

describe('two teams whose results are known with half-time scores, fouls and corners, one match goalless and without corners', () => {
  const SEASON = `Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,HF,AF,HC,AC
E0,12/08/2023,15:00,Alder,Birch,2,1,H,1,0,H,10,14,6,2
E0,02/12/2023,15:00,Birch,Alder,0,0,D,0,0,D,8,8,0,0
E0,02/03/2024,15:00,Alder,Birch,1,1,D,0,1,A,,,,
`
  let product: Product
  let match: string
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-goalless-'))
    const dataDir = join(folder, 'data')
    await writeFile(join(folder, 'E0.csv'), SEASON)
    const { code, complaints } = await touchline(['import', 'football-data', join(folder, 'E0.csv')], {
      DATA_DIR: dataDir,
    })
    expect([code, complaints]).toEqual([0, ''])
    product = await startProduct({ dataDir, env: { FEED: 'none', CLOCK: '2024-03-09T09:00:00Z' } })
    const [newest] = await matchesOn(product.url, '2024-03-02')
    match = `/soccer?mid=${newest?.match_id}`
  })
  afterAll(async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('have the goals of the others on the chart, by half, whatever the goalless match', async () => {
    const { page, leave } = await visit({ url: product.url })
    await page.goto(match)
    expect(await chartParts(page, 'Goals by half')).toEqual([
      '1st half: Alder 1, Birch 0',
      '2nd half: Alder 1, Birch 1',
    ])
    await page.getByText('1st half', { exact: true }).first().click()
    await expect.poll(() => chartParts(page, 'Goals by half')).toEqual(['1st half: Alder 1, Birch 0'])
    await leave()
  })

  test('do not pass for teams without corners because of one match without any', async () => {
    const { page, leave } = await visit({ url: product.url })
    await page.goto(`${match}&tab=corners`)
    expect(await wordsOf(card(page, 'Corners by 15 minutes'))).toContain('The minutes are not known for these matches')
    await leave()
  })

  test('are offered the statistics that are known first, and an unknown one says so instead of showing sums', async () => {
    const { page, leave } = await visit({ url: product.url })
    await page.goto(`${match}&tab=stats`)
    const choice = page.getByRole('combobox', { name: 'Statistic' })
    const groups = () =>
      choice
        .locator('optgroup')
        .evaluateAll((all) =>
          all.map((group) => [group.getAttribute('label'), group.querySelectorAll('option').length]),
        )
    await expect.poll(groups).toEqual([
      ['Known for these matches', 1],
      ['Not known for these matches', 20],
    ])
    expect(await choice.locator('option').first().textContent()).toBe('Fouls')
    const sums = card(page, 'Alder against Birch')
    expect(await wordsOf(sums)).toContain('Shots: not known for these matches.')
    expect(await wordsOf(sums)).not.toContain('?')
    await choice.selectOption({ label: 'Fouls' })
    await expect.poll(() => wordsOf(sums)).toContain('1 as many')
    // The team that committed fewer did better.
    expect(await sums.getByText('fewer').getAttribute('data-result')).toBe('W')
    await leave()
  })
})

describe('lists of a demo match', () => {
  test('show only the parts of the half that is looked at on the chart', async () => {
    const { match } = await richPairing(url, DAY)
    const { page, leave } = await visit({ url })
    await page.goto(`${addressOf(match)}&half=1`)
    const parts = await chartParts(page, 'Goals by 15 minutes')
    expect(parts.map((text) => text.split(':')[0])).toEqual(['Minutes 0–15', 'Minutes 16–30', 'Minutes 31–45+'])
    await leave()
  })

  test.each([
    [WIDTHS.phone, /^\d\d\/\d\d\/\d\d$/],
    [WIDTHS.tablet, /^\d\d\/\d\d\/\d\d$/],
    [1280, /^\d\d\/\d\d\/\d{4}$/],
    [WIDTHS.desktop, /^\d\d\/\d\d\/\d{4}$/],
  ])('have dates that fit their column at %d px, with the whole year on all but small screens', async (width, form) => {
    const { match } = await richPairing(url, DAY)
    const { page, leave } = await visit({ url, width, storage: subscriber.storage })
    for (const tab of ['goals', 'cards']) {
      await page.goto(`${addressOf(match)}&tab=${tab}&${tab}=last`)
      const list = listOf(page, match.visitor_name)
      await tableRows(list).first().waitFor()
      const dates = tableRows(list).locator('td:first-of-type')
      for (const date of await dates.allInnerTexts()) expect(date).toMatch(form)
      const wider = await dates.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length)
      expect(wider).toBe(0)
    }
    await leave()
  })

  test.each(['h2h', 'last', 'similar'])('name the three prices of matches with cards: %s', async (view) => {
    const match = view === 'similar' ? await withSimilar() : (await richPairing(url, DAY)).match
    for (const width of [WIDTHS.phone, 1280]) {
      const { page, leave } = await visit({ url, width, storage: subscriber.storage })
      await page.goto(`${addressOf(match)}&tab=cards&cards=${view}`)
      const list = view === 'h2h' ? page : listOf(page, match.local_name, `${view} matches`)
      const row = tableRows(list).first()
      await row.waitFor()
      const words = await row.innerText()
      const prices = words.match(/\(?\d+\.\d\d\)?/g) ?? []
      const bracketed = prices.filter((price) => price.startsWith('(')).length
      expect([prices.length, bracketed]).toEqual(width === WIDTHS.phone ? [3, 3] : [3, 0])
      await leave()
    }
  })

  test('say how many results the chips are and run like the table, newest first', async () => {
    const { match } = await richPairing(url, DAY)
    const { page, leave } = await visit({ url, storage: subscriber.storage })
    await page.goto(`${addressOf(match)}&goals=last`)
    const list = listOf(page, match.local_name)
    await tableRows(list).first().waitFor()
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
    await leave()
  })
})

/** A match whose home team has played at the price of that day. */
async function withSimilar(): Promise<UpcomingMatch> {
  for (const match of await matchesOn(url, DAY)) {
    if (match.odds === null) continue
    const query = `id=${match.local_id}&similar=${match.odds[0]['0']}&similar_source=${match.odds_source}`
    const { stats } = await subscriber.ask<{ stats: { total: number } }>(`/getLast?${query}`)
    if (stats.total > 0) return match
  }
  throw new Error('No match of the day has similar ones')
}

describe('the prices of a match', () => {
  const pricesOf = ({ match_id }: UpcomingMatch) => api<OddsAnswer>(url, `/v3/odds/pre-match/${match_id}`)
  const noteOf = (at: string | null) =>
    at === null ? 'before kick-off' : `before kick-off, as of ${at.slice(8, 10)}/${at.slice(5, 7)} ${at.slice(11, 16)}`

  test('say that they are from before the kick-off and when they last moved, while it is played too', async () => {
    const today = await matchesToday(url)
    const isLive = ({ status }: UpcomingMatch) => [2, 3, 22].includes(status)
    for (const wanted of [isLive, (match: UpcomingMatch) => match.status === 1]) {
      const match = today.find((one) => one.odds !== null && wanted(one))
      if (!match) throw new Error('No such match today')
      const { updated_at } = await pricesOf(match)
      const { page, leave } = await visit({ url, width: WIDTHS.phone })
      await page.goto(addressOf(match))
      const panel = page.getByRole('region', { name: 'Odds', exact: true })
      expect(await wordsOf(panel)).toContain(noteOf(updated_at))
      await leave()
    }
  })

  test('have their outline and percentage explained in words on a phone', async () => {
    const { match } = await richPairing(url, DAY)
    for (const [language, outline, share] of [
      ['en', 'Outlined: the lowest price, the favourite.', 'Percentage: the chance in the price'],
      ['pt', 'Com contorno: a odd mais baixa, a favorita.', 'Percentagem: a probabilidade contida na odd'],
    ] as const) {
      const { page, leave } = await visit({ url, width: WIDTHS.phone, language })
      await page.goto(addressOf(match))
      const words = page.getByText(outline)
      expect(await words.isVisible()).toBe(true)
      expect(await words.textContent()).toContain(share)
      await leave()
    }
  })
})
