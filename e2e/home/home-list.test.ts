import type { Locator, Page } from '@playwright/test'
import { matchesOn, type UpcomingMatch } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  groupNames,
  inPortuguese,
  list,
  listedNames,
  nameOf,
  rows,
  searchField,
  stored,
  wordsOf,
} from '../support/home-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

/** A Sunday with many leagues and nothing in play, so that the list holds still. */
const DAY = '2026-11-22'
const SUNDAY = `/matches/${DAY}`
const namesOf = (matches: readonly UpcomingMatch[]) => matches.map(nameOf).sort()

async function untilListed(page: Page, expected: readonly UpcomingMatch[]): Promise<void> {
  await expect.poll(async () => (await listedNames(page)).sort(), { timeout: 10_000 }).toEqual(namesOf(expected))
}

/** The league with the most matches of the day that does not already stand first. */
function busyLeague(matches: readonly UpcomingMatch[]): UpcomingMatch {
  const counts = new Map<number, number>()
  for (const { league_id } of matches) counts.set(league_id, (counts.get(league_id) ?? 0) + 1)
  const later = matches.filter(({ league_country }) => league_country.name > 'I')
  const [match] = later.sort((a, b) => (counts.get(b.league_id) ?? 0) - (counts.get(a.league_id) ?? 0))
  if (!match) throw new Error('The day has too few leagues')
  return match
}

test.describe('searching in the list', () => {
  test('finds by home team, away team, league and country at once, without asking the API', async ({ page, calls }) => {
    const all = await matchesOn(DEMO_URL, DAY)
    await page.goto(SUNDAY)
    const sample = busyLeague(all)
    for (const text of [sample.local_name, sample.visitor_name, sample.league_name, sample.league_country.name]) {
      const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
      await searchField(page).fill(plain)
      const holds = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().includes(plain)
      await untilListed(
        page,
        all.filter(({ local_name, visitor_name, league_name, league_country }) =>
          [local_name, visitor_name, league_name, league_country.name].some(holds),
        ),
      )
    }
    await page.keyboard.press('Escape')
    await untilListed(page, all)
    expect(calls).toEqual([])
  })

  test('takes the text as a pattern, and literally where it is none', async ({ visit }) => {
    const all = await matchesOn(DEMO_URL, DAY)
    const { page } = await visit({ width: WIDTHS.tablet })
    await page.goto(SUNDAY)
    await searchField(page).fill('^(real|atl)')
    const starts = (name: string) => /^(real|atl)/i.test(name)
    await untilListed(
      page,
      all.filter((match) =>
        [match.local_name, match.visitor_name, match.league_name, match.league_country.name].some(starts),
      ),
    )
    await searchField(page).fill('(')
    await expect(list(page).getByText('No matches for these filters.')).toBeVisible()
  })

  test('that fits nothing says so and offers the whole list again', async ({ visit }) => {
    const all = await matchesOn(DEMO_URL, DAY)
    const { page } = await visit({ width: WIDTHS.phone, language: 'pt' })
    await page.goto(`${SUNDAY}?q=qqqq`)
    await expect(list(page).getByText('Nenhum jogo corresponde')).toBeVisible()
    await expect(searchField(page)).toHaveValue('qqqq')
    await list(page).getByRole('button').click()
    await untilListed(page, all.map(inPortuguese))
    await expect(searchField(page)).toHaveValue('')
  })

  test('waits behind a button on a phone, with sort and favourites, so that the list begins in the upper half', async ({
    visit,
  }) => {
    const { page } = await visit({ width: WIDTHS.phone })
    await page.goto('/')
    const first = await list(page).locator('section').first().boundingBox()
    expect(first?.y).toBeLessThan(340)
    const open = page.getByRole('button', { name: 'Search and sort' })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await expect(searchField(page)).toBeHidden()
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(open).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('radio', { name: 'By time' })).toBeAttached()
    await expect(page.getByRole('checkbox', { name: 'Favourite leagues only' })).toBeAttached()
    await searchField(page).fill('zzzz')
    await expect(page.getByRole('button', { name: 'Search and sort, filter on' })).toBeVisible()
    for (const control of await page.locator('main nav').first().locator('a, button, select').all()) {
      if (await control.isVisible()) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })

  test('is in the address with sort and favourites, and the address shows another person the same', async ({
    visit,
  }) => {
    const one = await visit()
    await one.page.goto(SUNDAY)
    await searchField(one.page).fill('real')
    await one.page.getByText('By time', { exact: true }).click()
    await expect.poll(() => Object.fromEntries(new URL(one.page.url()).searchParams)).toEqual({ q: 'real', sort: '0' })
    const other = await visit({ width: WIDTHS.tablet })
    await other.page.goto(one.page.url())
    await expect(searchField(other.page)).toHaveValue('real')
    await expect(other.page.getByRole('radio', { name: 'By time' })).toBeChecked()
    const listed = await listedNames(other.page)
    expect(listed.length).toBeGreaterThan(0)
    await expect.poll(() => listedNames(one.page)).toEqual(listed)
  })
})

test.describe('favourite leagues', () => {
  test('are chosen by the star, kept in the browser alone, come first, and can be looked at alone', async ({
    page,
    calls,
  }) => {
    const all = await matchesOn(DEMO_URL, DAY)
    const league = busyLeague(all)
    await page.goto(SUNDAY)
    expect((await groupNames(page))[0]).not.toBe(league.league_name)
    const group = list(page)
      .locator('section')
      .filter({ has: page.locator(`a[href="/league/${league.league_id}"]`) })
    await group
      .getByRole('button', { name: `Add ${league.league_name} (${league.league_country.name}) to favourites` })
      .click()
    await expect.poll(async () => (await groupNames(page))[0]).toBe(league.league_name)
    expect(await stored(page, 'favorite_league')).toBe(`[${league.league_id}]`)
    const filled = (within: Locator) => within.locator('.tabler-icon-star-filled').count()
    expect([await filled(group), await filled(list(page))]).toEqual([1, 1])

    await page.reload()
    expect((await groupNames(page))[0]).toBe(league.league_name)
    await page.getByRole('checkbox', { name: 'Favourite leagues only' }).check({ force: true })
    await untilListed(
      page,
      all.filter(({ league_id }) => league_id === league.league_id),
    )
    expect(new URL(page.url()).search).toBe('?fav=1')

    await group
      .getByRole('button', { name: `Remove ${league.league_name} (${league.league_country.name}) from favourites` })
      .click()
    await expect(list(page).getByText('No favourite leagues yet')).toBeVisible()
    expect(await stored(page, 'favorite_league')).toBe('[]')
    expect(calls).toEqual([])
  })

  test('come first in the list by time too', async ({ visit }) => {
    const league = busyLeague(await matchesOn(DEMO_URL, DAY))
    const { page } = await visit({ storage: { favorite_league: `[${league.league_id}]` } })
    await page.goto(`${SUNDAY}?sort=0`)
    await expect.poll(async () => (await groupNames(page))[0]).toBe(league.league_name)
  })
})

test.describe('the order of the list', () => {
  test('by tournament is by country, then league', async ({ page }) => {
    const all = await matchesOn(DEMO_URL, DAY)
    await page.goto(SUNDAY)
    const wanted = [...new Map(all.map((match) => [match.league_id, match])).values()]
      .map(({ league_country, league_name }) => `${league_country.name} ${league_name}`)
      .map((text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
    const shown = await list(page)
      .locator('section')
      .evaluateAll((groups) =>
        groups.map((group) => {
          const league = group.querySelector('h2')
          return `${league?.previousElementSibling?.textContent} ${league?.textContent}`
        }),
      )
    const stars = await list(page)
      .getByRole('button', { name: / to favourites$/ })
      .all()
    const called = await Promise.all(stars.map((star) => star.getAttribute('aria-label')))
    expect(new Set(called).size).toBe(wanted.length)
    expect(shown.map((text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())).toEqual(wanted.sort())
  })

  test('by time is by kick-off with one group per time and league, none of which can be closed', async ({ visit }) => {
    const all = await matchesOn(DEMO_URL, DAY)
    const { page } = await visit({ width: WIDTHS.tablet })
    await page.goto(SUNDAY)
    expect(await list(page).getByRole('button', { name: 'Hide the matches of' }).count()).toBeGreaterThan(5)
    await page.getByText('By time', { exact: true }).click()
    const groups = new Set(all.map(({ start_dt, league_id }) => `${start_dt} ${league_id}`))
    await expect.poll(async () => (await groupNames(page)).length).toBe(groups.size)
    await expect(list(page).getByRole('button', { name: 'Hide the matches of' })).toHaveCount(0)
    const starts = await list(page)
      .locator('section > header time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    expect(starts).toHaveLength(groups.size)
    expect(starts).toEqual([...starts].sort())
  })
})

test.describe('a league that is closed', () => {
  test('shows no matches and is still closed after a reload', async ({ page }) => {
    const all = await matchesOn(DEMO_URL, DAY)
    const league = busyLeague(all)
    await page.goto(SUNDAY)
    const group = list(page)
      .locator('section')
      .filter({ has: page.locator(`a[href="/league/${league.league_id}"]`) })
    await group.getByRole('button', { name: `Hide the matches of ${league.league_name}` }).click()
    await expect(group.getByRole('listitem')).toHaveCount(0)
    expect(await stored(page, 'expanding_league')).toBe(`{"${league.league_id}":false}`)
    await page.reload()
    expect(await rows(page).count()).toBe(all.length - all.filter((one) => one.league_id === league.league_id).length)
    await group.getByRole('button', { name: `Show the matches of ${league.league_name}` }).click()
    await expect(rows(page)).toHaveCount(all.length)
    expect(await wordsOf(group)).toContain(league.local_name)
    // The whole header acts like the button at its end.
    for (const left of [0, all.filter((one) => one.league_id === league.league_id).length]) {
      await group.locator('header').getByText(league.league_country.name, { exact: true }).click()
      await expect(group.getByRole('listitem')).toHaveCount(left)
    }
  })
})
