import { afterAll, describe, expect, inject, test } from 'vitest'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

describe('the boxes beside the list', () => {
  test('show the usual leagues and clubs to who has chosen none', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/')
    expect(await page.getByRole('region', { name: 'Top leagues' }).getByRole('link').allInnerTexts()).toEqual([
      'Champions League\nEurope',
      'Premier League\nEngland',
      'La Liga\nSpain',
      'Serie A\nItaly',
      'Bundesliga\nGermany',
      'Ligue 1\nFrance',
    ])
    const clubs = page.getByRole('region', { name: 'Top clubs' }).getByRole('link')
    expect(await clubs.allInnerTexts()).toEqual([
      'Real Madrid',
      'Manchester City',
      'Arsenal',
      'Liverpool',
      'Bayern Munich',
    ])
    expect(await page.getByRole('link', { name: 'Live matches' }).getAttribute('href')).toBe('/inplay')
    expect(await page.getByRole('link', { name: 'Latest transfers' }).getAttribute('href')).toBe('/transfer')
    await leave()
  })

  test('show the leagues and clubs that were chosen in this browser instead', async () => {
    const topleague = [{ league_id: 16, league_name: 'Série A', country_id: 39, country_name: 'Brazil' }]
    const topclub = [{ team_id: 77, team_name: 'Santos', team_image: '/api/images/team/77', country_name: 'Brazil' }]
    const { page, leave } = await visit({
      url,
      storage: { topleague: JSON.stringify(topleague), topclub: JSON.stringify(topclub) },
    })
    await page.goto('/')
    const leagues = page.getByRole('region', { name: 'Top leagues' }).getByRole('link')
    await expect.poll(() => leagues.allInnerTexts()).toEqual(['Série A\nBrazil'])
    expect(await leagues.getAttribute('href')).toBe('/league/16')
    const clubs = page.getByRole('region', { name: 'Top clubs' }).getByRole('link')
    expect(await clubs.allInnerTexts()).toEqual(['Santos'])
    await leave()
  })

  test('look a team up as it is typed, and ask nothing for an empty text or one that begins with a space', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto('/')
    const field = page.getByRole('combobox', { name: 'Team name' })
    await field.fill(' arsenal')
    await field.fill('   ')
    await field.fill('')
    await field.fill('sao paulo')
    const option = page.getByRole('option', { name: 'São Paulo' }).first()
    await option.waitFor()
    expect(calls).toEqual(['/api/team/name/sao paulo'])
    await option.click()
    await page.waitForURL('**/login?next=*')
    expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/team\/\d+$/)
    await leave()
  })

  test('compare two teams once both are chosen', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/')
    const box = page.getByRole('region', { name: 'Compare teams' })
    const button = box.getByRole('button', { name: 'Compare', exact: true })
    expect(await button.isDisabled()).toBe(true)
    for (const [label, name] of [
      ['Home team', 'Arsenal'],
      ['Away team', 'Barcelona'],
    ] as const) {
      expect(await button.isDisabled()).toBe(true)
      await box.getByRole('combobox', { name: label }).fill(name)
      await box
        .getByRole('option', { name: new RegExp(`^${name}`) })
        .first()
        .click()
    }
    await button.click()
    await page.waitForURL('**/compare/teams/**')
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toMatch(/^\/compare\/teams\/\d+\/\d+$/)
    expect(Object.fromEntries(searchParams)).toEqual({ hn: 'Arsenal', an: 'Barcelona', hc: 'England', ac: 'Spain' })
    await leave()
  })

  test('open from the bottom of the screen on a phone', async () => {
    const { page, leave } = await visit({ url, width: WIDTHS.phone, language: 'pt' })
    await page.goto('/')
    await page.locator('main').getByRole('button', { name: 'Ligas' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('link', { name: 'Bundesliga' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => sheet.count()).toBe(0)
    await leave()
  })
})
