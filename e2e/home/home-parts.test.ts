import { api, matchesBetween, matchesToday, nextDay, type UpcomingMatch } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { listedNames, nameOf, rowOf, rows, wordsOf } from '../support/home-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

/** Every match of today, including finished ones. */
async function wholeToday(): Promise<UpcomingMatch[]> {
  const { now } = await api<{ now: string }>(DEMO_URL, '/site')
  const today = now.slice(0, 10)
  const since = `?since=${encodeURIComponent(`${today} 00:00`)}`
  return matchesBetween(DEMO_URL, {
    from: now.slice(0, 16).replace('T', ' '),
    to: `${nextDay(today)} 00:00`,
    query: since,
  })
}

const isLive = ({ state_id }: UpcomingMatch) => state_id !== undefined
const isOver = ({ status }: UpcomingMatch) => [5, 7, 8].includes(status)

test.describe('the parts of today', () => {
  test('finished matches are one press away, every part is counted, and the address shows another person the same', async ({
    visit,
  }) => {
    const today = await wholeToday()
    const finished = today.filter(isOver)
    expect(finished.length).toBeGreaterThan(3)
    const { page, calls } = await visit()
    await page.goto('/')
    const part = (name: string) => page.locator('label', { hasText: new RegExp(`^${name} ?\\d+$`) })
    const chosen = page.getByRole('group', { name: 'Filter today’s matches' }).getByRole('radio', { checked: true })
    await expect(chosen).toHaveValue('open')
    expect((await listedNames(page)).sort()).toEqual((await matchesToday(DEMO_URL)).map(nameOf).sort())
    await part('Finished').click()
    await expect.poll(() => new URL(page.url()).search).toBe('?show=finished')
    for (const match of finished.slice(0, 5)) {
      const { home, away } = match.score ?? {}
      expect(await wordsOf(rowOf(page, match))).toContain(`${home} ${away}`)
    }
    await expect(rows(page).filter({ hasText: /LIVE/ })).toHaveCount(0)
    expect(Number((await part('Finished').innerText()).match(/\d+/)?.[0])).toBeGreaterThanOrEqual(finished.length)
    await expect(chosen).toHaveValue('finished')
    const other = await visit({ width: WIDTHS.phone })
    await other.page.goto(page.url())
    expect((await listedNames(other.page)).sort()).toEqual((await listedNames(page)).sort())
    await part('Live & next').click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(calls).toEqual([])
  })

  test('are in the page as the server sends it', async () => {
    const over = (await wholeToday()).filter(isOver)
    const holds = async (search: string) => {
      const html = await (await fetch(`${DEMO_URL}/${search}`)).text()
      return over.filter(({ match_id }) => html.includes(`href="/soccer?mid=${match_id}&amp;`)).length
    }
    expect([await holds(''), await holds('?show=finished'), await holds('?show=live')]).toEqual([0, over.length, 0])
  })

  test('say how many are in play with the number of the menu', async ({ page }) => {
    await page.goto('/?show=live')
    const counted = await page.locator('label', { hasText: /^Live \d+$/ }).innerText()
    const menu = await page
      .getByRole('banner')
      .getByRole('link', { name: /^In-play/ })
      .innerText()
    expect(menu.match(/\d+/)?.[0]).toBe(counted.match(/\d+/)?.[0])
    await expect(rows(page)).toHaveCount(Number(counted.match(/\d+/)?.[0]))
  })

  test('are there for today alone', async ({ visit }) => {
    const { page } = await visit({ language: 'pt' })
    await page.goto('/matches/2026-11-22')
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Filtrar os jogos de hoje' })).toHaveCount(0)
  })
})

test.describe('a match that ends before the eyes of its viewers', () => {
  for (const [address] of [['/'], ['/?show=live']] as const) {
    test(`stays at ${address} with its result, its red card and one match in play fewer`, async ({ page }) => {
      const match = (await matchesToday(DEMO_URL)).find(isLive)
      if (!match) throw new Error('No match is in play')
      // The final whistle cannot be triggered, so the stream's messages and the count after it are made up.
      let reported = ''
      let over = 0
      await page.route('**/api/live/stream', (route) =>
        route.fulfill({ contentType: 'text/event-stream', body: reported }),
      )
      await page.route('**/api/site', async (route) => {
        const answer = await route.fetch()
        const site = (await answer.json()) as { live_count: number }
        await route.fulfill({ response: answer, json: { ...site, live_count: site.live_count - over } })
      })
      await page.goto(address)
      const row = rowOf(page, match)
      expect(await wordsOf(row)).toContain('LIVE')
      const live = page.locator('label', { hasText: /^Live \d+$/ })
      const menu = page.getByRole('banner').getByRole('link', { name: /^In-play/ })
      const numberIn = async (text: Promise<string>) => Number((await text).match(/\d+/)?.[0] ?? 0)
      const before = await numberIn(live.innerText())
      over = 1
      const change = {
        match_id: match.match_id,
        ...{ status: 5, minute: null, added_minute: null, shootout: null },
        ...{ score: { home: 7, away: 8 }, halftime: { home: 3, away: 4 }, local_red_cards: 1, visitor_red_cards: 0 },
      }
      reported = `event: match\ndata: ${JSON.stringify(change)}\n\n`
      await expect.poll(() => wordsOf(row), { timeout: 30_000 }).toMatch(/ FT .* 7 8 /)
      expect(await wordsOf(row)).toContain('HT 3 – 4')
      await expect(row.getByRole('img', { name: '1 red card' })).toBeVisible()
      await expect.poll(() => numberIn(live.innerText())).toBe(before - 1)
      await expect.poll(() => numberIn(menu.innerText())).toBe(before - 1)
    })
  }
})
