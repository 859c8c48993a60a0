import { afterAll, describe, expect, inject, test } from 'vitest'
import { api, matchesBetween, matchesToday, nextDay, type UpcomingMatch } from '../support/api.ts'
import { listedNames, nameOf, rowOf, rows, wordsOf } from '../support/home-page.ts'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

/** Every match of today, with what is over. */
async function wholeToday(): Promise<UpcomingMatch[]> {
  const { now } = await api<{ now: string }>(url, '/site')
  const today = now.slice(0, 10)
  const since = `?since=${encodeURIComponent(`${today} 00:00`)}`
  return matchesBetween(url, now.slice(0, 16).replace('T', ' '), `${nextDay(today)} 00:00`, since)
}
const isLive = ({ state_id }: UpcomingMatch) => state_id !== undefined
const isOver = ({ status }: UpcomingMatch) => [5, 7, 8].includes(status)

describe('the parts of today', () => {
  test('finished matches are one press away, every part is counted, and the address shows another person the same', async () => {
    const today = await wholeToday()
    const finished = today.filter(isOver)
    expect(finished.length).toBeGreaterThan(3)
    const { page, calls, leave } = await visit({ url })
    await page.goto('/')
    const part = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
    const pressed = async () =>
      (await page.getByRole('group', { name: 'Filter today’s matches' }).getByRole('button', { pressed: true }).all())
        .length
    expect(await pressed()).toBe(2)
    expect((await listedNames(page)).sort()).toEqual((await matchesToday(url)).map(nameOf).sort())
    await part('Finished').click()
    await expect.poll(() => new URL(page.url()).search).toBe('?show=finished')
    for (const match of finished.slice(0, 5)) {
      const { home, away } = match.score ?? {}
      expect(await wordsOf(rowOf(page, match))).toContain(`${home} ${away}`)
    }
    expect(await rows(page).filter({ hasText: /LIVE/ }).count()).toBe(0)
    expect(Number((await part('Finished').innerText()).match(/\d+/)?.[0])).toBeGreaterThanOrEqual(finished.length)
    expect(await pressed()).toBe(1)
    const other = await visit({ url, width: WIDTHS.phone })
    await other.page.goto(page.url())
    expect((await listedNames(other.page)).sort()).toEqual((await listedNames(page)).sort())
    await other.leave()
    await part('Finished').click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(calls).toEqual([])
    await leave()
  })

  test('stand in the page as the server sends it', async () => {
    const over = (await wholeToday()).filter(isOver)
    const holds = async (search: string) => {
      const html = await (await fetch(`${url}/${search}`)).text()
      return over.filter(({ match_id }) => html.includes(`href="/soccer?mid=${match_id}&amp;`)).length
    }
    expect([await holds(''), await holds('?show=finished'), await holds('?show=live')]).toEqual([0, over.length, 0])
  })

  test('say how many are in play with the number of the menu', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/?show=live')
    const counted = await page.getByRole('button', { name: /^Live \d+$/ }).innerText()
    const menu = await page
      .getByRole('banner')
      .getByRole('link', { name: /^In-play/ })
      .innerText()
    expect(menu.match(/\d+/)?.[0]).toBe(counted.match(/\d+/)?.[0])
    expect(await rows(page).count()).toBe(Number(counted.match(/\d+/)?.[0]))
    await leave()
  })

  test('are there for today alone', async () => {
    const { page, leave } = await visit({ url, language: 'pt' })
    await page.goto('/matches/2026-11-22')
    await rows(page).first().waitFor()
    expect(await page.getByRole('group', { name: 'Filtrar os jogos de hoje' }).count()).toBe(0)
    await leave()
  })
})

describe('a match that ends before the eyes of its viewers', () => {
  test.each([['/'], ['/?show=live']])(
    'stays at %s with its result, its red card and one match in play fewer',
    async (address) => {
      const match = (await matchesToday(url)).find(isLive)
      if (!match) throw new Error('No match is in play')
      const { page, leave } = await visit({ url })
      // Nobody can be asked to blow the whistle, so the words of the stream and the count after it are ours.
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
      const live = page.getByRole('button', { name: /^Live \d+$/ })
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
      await row.getByRole('img', { name: '1 red card' }).waitFor()
      await expect.poll(() => numberIn(live.innerText())).toBe(before - 1)
      await expect.poll(() => numberIn(menu.innerText())).toBe(before - 1)
      await leave()
    },
  )
})
