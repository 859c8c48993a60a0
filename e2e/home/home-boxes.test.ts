import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'

test.describe('the boxes next to the list', () => {
  test('show the usual leagues and clubs to who has chosen none', async ({ page }) => {
    await page.goto('/')
    const leagues = page.getByRole('region', { name: 'Top leagues' }).getByRole('listitem')
    await expect(leagues.getByRole('link')).toHaveText(
      [
        'Champions League\nEurope',
        'Premier League\nEngland',
        'La Liga\nSpain',
        'Serie A\nItaly',
        'Bundesliga\nGermany',
        'Ligue 1\nFrance',
      ],
      { useInnerText: true },
    )
    const clubs = page.getByRole('region', { name: 'Top clubs' }).getByRole('listitem').getByRole('link')
    await expect(clubs).toHaveText(['Real Madrid', 'Manchester City', 'Arsenal', 'Liverpool', 'Bayern Munich'], {
      useInnerText: true,
    })
    await expect(page.getByRole('link', { name: 'Live matches' })).toHaveAttribute('href', '/inplay')
    await expect(page.getByRole('link', { name: 'Latest transfers' })).toHaveAttribute('href', '/transfer')
  })

  test('show the leagues and clubs that were chosen in this browser instead', async ({ visit }) => {
    const topleague = [{ league_id: 16, league_name: 'Série A', country_id: 39, country_name: 'Brazil' }]
    const topclub = [{ team_id: 77, team_name: 'Santos', team_image: '/api/images/team/77', country_name: 'Brazil' }]
    const { page } = await visit({
      storage: { topleague: JSON.stringify(topleague), topclub: JSON.stringify(topclub) },
    })
    await page.goto('/')
    const leagues = page.getByRole('region', { name: 'Top leagues' }).getByRole('listitem').getByRole('link')
    await expect(leagues).toHaveText(['Série A\nBrazil'], { useInnerText: true })
    await expect(leagues).toHaveAttribute('href', '/league/16')
    const clubs = page.getByRole('region', { name: 'Top clubs' }).getByRole('listitem').getByRole('link')
    await expect(clubs).toHaveText(['Santos'], { useInnerText: true })
  })

  test('look a team up as it is typed, and ask nothing for an empty text or one that begins with a space', async ({
    page,
    calls,
  }) => {
    await page.goto('/')
    const field = page.getByRole('combobox', { name: 'Team name' })
    await field.fill(' arsenal')
    await field.fill('   ')
    await field.fill('')
    await field.fill('sao paulo')
    const option = page.getByRole('option', { name: 'São Paulo' }).first()
    await expect(option).toBeVisible()
    expect(calls).toEqual(['/api/team/name/sao paulo'])
    await option.click()
    await page.waitForURL('**/login?next=*')
    expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/team\/\d+$/)
  })

  test('compare two teams once both are chosen', async ({ page }) => {
    await page.goto('/')
    const box = page.getByRole('region', { name: 'Compare teams' })
    const button = box.getByRole('button', { name: 'Compare', exact: true })
    await expect(button).toBeDisabled()
    for (const [label, name] of [
      ['Home team', 'Arsenal'],
      ['Away team', 'Barcelona'],
    ] as const) {
      await expect(button).toBeDisabled()
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
  })

  test('open from the bottom of the screen on a phone', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone, language: 'pt' })
    await page.goto('/')
    await page.locator('main').getByRole('button', { name: 'Ligas' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: 'Bundesliga' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })
})
