import { messagesIn, readMessages } from '../../packages/messages/src/catalog.ts'
import { matchesOn, matchesToday, type UpcomingMatch } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { inPortuguese, list, listedNames, nameOf, rowOf, rows, wordsOf } from '../support/home-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

test.describe('the matches of today', () => {
  test('are there for a visitor with nothing stored: in play and upcoming, without asking the API again', {
    tag: '@smoke',
  }, async ({ visit }) => {
    const { page, calls } = await visit({ reducedMotion: 'no-preference' })
    const today = await matchesToday(DEMO_URL)
    await page.goto('/')
    expect((await listedNames(page)).sort()).toEqual(today.map(nameOf).sort())
    const live = today.filter((match) => match.state_id !== undefined)
    const toCome = today.find((match) => match.status === 1)
    expect(live.length).toBeGreaterThan(0)
    for (const match of live) expect(await wordsOf(rowOf(page, match))).toContain('LIVE')
    if (!toCome) throw new Error('Nothing is left to be played')
    expect(await wordsOf(rowOf(page, toCome))).toContain(toCome.start_dt.slice(11, 16))
    expect(await wordsOf(rowOf(page, toCome))).not.toContain('LIVE')
    const shown = live.find(({ league_id }) => league_id === today[0]?.league_id) ?? live[0]
    const moving = (row: Element) => row.getAnimations({ subtree: true }).length
    if (shown) await rowOf(page, shown).scrollIntoViewIfNeeded()
    if (shown) await expect.poll(() => rowOf(page, shown).evaluate(moving)).toBe(1)
    expect(await rowOf(page, toCome).evaluate(moving)).toBe(0)
    await expect(page).toHaveTitle('Football matches today | Touchline')
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    for (const part of ground.match(/\d+/g) ?? ['none']) expect(Number(part)).toBeLessThan(40)
    await page.waitForLoadState('load')
    expect(calls).toEqual([])
  })

  test('are in the page as the server sends it, each with its way to the match page', async () => {
    const today = await matchesToday(DEMO_URL)
    const html = await (await fetch(DEMO_URL)).text()
    const missing = today.filter(({ match_id }) => !html.includes(`href="/soccer?mid=${match_id}&amp;cid=`))
    expect(missing.map(nameOf)).toEqual([])
  })

  test('can be read and opened in a browser that runs no scripts', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false, width: WIDTHS.tablet })
    await page.goto('/')
    expect(await rows(page).count()).toBeGreaterThan(20)
    await rows(page).first().getByRole('link').click()
    await expect(page).toHaveTitle(/ v .+ \| Touchline$/)
  })

  test('show a price in every one of the columns 1, X and 2, and the weather in words and rounded down', async ({
    visit,
  }) => {
    const { page } = await visit({ width: WIDTHS.tablet, language: 'pt' })
    await page.goto('/')
    const head = list(page).locator('section > header').first()
    // The number of matches comes before them, which may be two.
    for (const name of ['1', 'X', '2', 'Tempo'])
      await expect(head.getByText(name, { exact: true }).last()).toBeVisible()
    const words = new Map(messagesIn(readMessages('pt').weather ?? {}))
    const today = (await matchesToday(DEMO_URL)).slice(0, 25).map(inPortuguese)
    const withWeather = today.find(({ weather_text }) => weather_text !== null)
    const picture = (match: UpcomingMatch) =>
      rowOf(page, match).getByRole('img', { name: words.get(match.weather_text ?? '') ?? '' })
    if (withWeather) await expect(picture(withWeather)).toHaveCount(1)
    for (const match of today) {
      const text = await wordsOf(rowOf(page, match))
      if (match.weather_text !== null) expect(text).toContain(words.get(match.weather_text) ?? 'words that are missing')
      for (const price of match.odds ?? []) expect(text).toContain(price['0'].toFixed(2))
      if (match.weather_temp === null) continue
      const degrees = Math.floor(match.weather_temp)
      expect(text).toContain(`${degrees < 0 ? '−' : ''}${Math.abs(degrees)}°`)
    }
  })

  test('say the weather in words on a tablet too', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.tablet })
    await page.goto('/')
    const match = (await matchesToday(DEMO_URL)).slice(0, 25).find(({ weather_text }) => weather_text !== null)
    if (!match) throw new Error('No weather is known')
    const words = rowOf(page, match).getByText((match.weather_text ?? '').replaceAll('_', ' ').split(' ')[0] ?? '')
    await expect(words.last()).toBeVisible()
  })

  test('lead to the match page with the match, the country and its name', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone })
    const [match] = await matchesToday(DEMO_URL)
    if (!match) throw new Error('No match today')
    await page.goto('/')
    await expect(rowOf(page, match).getByRole('img', { name: /^Form \d/ })).toHaveCount(2)
    await rowOf(page, match).getByRole('link').click()
    await expect(
      page.getByRole('heading', { level: 1, name: `${match.local_name} v ${match.visitor_name}` }),
    ).toBeVisible()
    const query = new URL(page.url()).searchParams
    expect(new URL(page.url()).pathname).toBe('/soccer')
    expect(Object.fromEntries(query)).toEqual({
      mid: String(match.match_id),
      cid: String(match.league_country.id),
      cn: match.league_country.name,
    })
  })
})

test.describe('the day selector', () => {
  test('has seven tabs from today, labelled DD/MM, and changes the list and the address', { tag: '@smoke' }, async ({
    page,
    calls,
  }) => {
    await page.goto('/')
    const tabs = page.getByRole('tab')
    await expect(tabs.locator('time')).toHaveText(['21/11', '22/11', '23/11', '24/11', '25/11', '26/11', '27/11'])
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/upcoming/**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('tab', { name: '23/11' }).click()
    await page.waitForURL('**/matches/2026-11-23')
    await expect(list(page).getByTestId('spinner')).toBeVisible()
    release()
    const monday = await matchesOn(DEMO_URL, '2026-11-23')
    await expect(rowOf(page, monday[0] as (typeof monday)[0])).toBeVisible()
    expect((await listedNames(page)).sort()).toEqual(monday.map(nameOf).sort())
    const ofMonday = calls.filter((call) => call.startsWith('/api/upcoming/2026-11-23'))
    expect(ofMonday).toEqual(['/api/upcoming/2026-11-23 00:00/2026-11-24 00:00?league_form=0&type_form=0&count_form=5'])
    await page.goBack()
    await expect(page.getByRole('tab', { name: '21/11', selected: true })).toBeVisible()
  })

  test('is a dropdown on a phone, where the list has no column headings', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone, language: 'pt' })
    await page.goto('/matches')
    await expect(page.getByText('Dados simulados')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    const select = page.getByRole('combobox', { name: 'Dia' })
    await expect(select.locator('option')).toHaveCount(7)
    await expect(list(page).getByText('Tempo', { exact: true }).first()).toBeHidden()
    await select.selectOption('2026-11-24')
    await page.waitForURL('**/matches/2026-11-24')
    await expect(page.getByRole('heading', { level: 1, name: '24/11/2026' })).toBeAttached()
  })

  test('leads to a day gone by, whose matches show their results', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.tablet })
    await page.goto('/matches/2026-11-07')
    const played = await matchesOn(DEMO_URL, '2026-11-07')
    const finished = played.filter((match) => match.status === 5 && match.score !== null)
    expect(finished.length).toBeGreaterThan(20)
    for (const match of finished.slice(0, 10)) {
      const text = await wordsOf(rowOf(page, match))
      expect(text).toContain(`${match.score?.home} ${match.score?.away}`)
      expect(text).not.toContain('LIVE')
    }
  })

  for (const day of ['yesterday', '2026-13-45', '2026-02-30', '20261121'] as const) {
    test(`has no page for "${day}" and leads to the matches`, async ({ page, allowInConsole }) => {
      allowInConsole(/404/)
      await page.goto(`/matches/${day}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await page.getByRole('link', { name: 'Go to the matches' }).click()
      await expect(page.getByRole('tab', { name: '21/11', selected: true })).toBeVisible()
      await expect.poll(() => rows(page).count()).toBeGreaterThan(10)
    })
  }

  test('says that a day has no matches and how to go on', async ({ page }) => {
    await page.goto('/matches/2031-01-01')
    await expect(list(page).getByText('No upcoming matches.')).toBeVisible()
    await expect(list(page).getByText('There are no matches on Wednesday 01/01/2031.')).toBeVisible()
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
    // Steps lead from beyond all matches to the last day that has some.
    await page.getByRole('link', { name: 'Previous day' }).click()
    await expect(rows(page).first()).toBeVisible()
  })
})
