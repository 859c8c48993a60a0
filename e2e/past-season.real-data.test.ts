import type { Page } from '@playwright/test'
import type { PastMatchStats } from '../packages/contract/src/index.ts'
import { realData } from '../tools/data-folder.ts'
import { matchesOn, type UpcomingMatch } from './support/api.ts'
import { touchline } from './support/command-line.ts'
import { expect, testOn } from './support/fixtures.ts'
import { addressOf, listOf, pastRowText, tableRows, untilRows } from './support/match-page.ts'
import type { Member } from './support/member.ts'
import { WIDTHS } from './support/visitor.ts'
import { grantedMember } from './support/worlds/granted-member.ts'
import { startProduct } from './support/worlds/product.ts'
import { dayOf, type FileRow, rowsOf, seasonFile } from './support/worlds/season-files.ts'

/** A Saturday of the season whose goals and cards are known by the minute; of the season before only results and counts are. */
const DAY = '2018-03-10'
const RESULTS = ['2016-17', '2017-18'].map((season) => seasonFile(season, 'E0'))
const MINUTES = realData('incidents', 'england_premier-league-2017-2018.json')
const REFEREE = 'C Pawson'
/** Wide enough for every column, too narrow for two lists side by side. */
const FULL_DATES = 1100

const ENV = { FEED: 'none', CLOCK: `${DAY}T09:00:00Z` }

const test = testOn(async () => {
  const prepare = async (folder: string) => {
    const env = { DATA_DIR: folder }
    expect((await touchline(['import', 'football-data', ...RESULTS, '--until', DAY], env)).code).toBe(0)
    expect((await touchline(['import', 'schochastics', MINUTES, '--until', DAY], env)).code).toBe(0)
  }
  const product = await startProduct({ prepare, env: ENV })
  return { ...product, subscriber: await grantedMember(product, ENV) }
})

test.use({ storage: ({ world }, use) => use(world.subscriber.storage) })

test.describe('a match of England 2017-18 with what its files know', () => {
  let rows: FileRow[]
  let match: UpcomingMatch
  let subscriber: Member

  test.beforeAll(async ({ world }) => {
    subscriber = world.subscriber
    rows = RESULTS.flatMap(rowsOf).filter((row) => dayOf(row) < DAY)
    const found = (await matchesOn(world.url, DAY)).find((one) => one.local_name === 'Manchester United')
    if (!found) throw new Error('The match of the day is not there')
    match = found
  })

  const lastOf = async (query: string): Promise<PastMatchStats> =>
    (await subscriber.ask<{ stats: PastMatchStats }>(`/getLast?id=${match.local_id}${query}`)).stats
  const open = (page: Page, query: string) => page.goto(`${addressOf(match)}&${query}`)
  const played = () => rows.filter(({ HomeTeam, AwayTeam }) => [HomeTeam, AwayTeam].includes('Man United'))

  test('lists the matches of both seasons and says of how many the minutes are known', async ({ visit }) => {
    const { page } = await visit({ width: FULL_DATES })
    await open(page, 'goals=last&h_per=30')
    const { data } = await lastOf('&perPage=30')
    expect((await lastOf('&perPage=0')).data).toHaveLength(played().length)
    const list = listOf(page, match.local_name)
    await untilRows(list, data.map(pastRowText))
    const timed = data.filter(({ has_minutes, goals, local_score, visitor_score }) => {
      const scored = (local_score ?? 0) + (visitor_score ?? 0)
      return scored === 0 || (has_minutes.goals && goals.length === scored)
    })
    expect(timed.length).toBeGreaterThan(25)
    await expect(list.getByText(`Minutes are known for ${timed.length} of ${data.length} matches.`)).toBeVisible()
  })

  test('splits the goals of both seasons by half-time, but no corners: those are "?" and count nowhere', async ({
    visit,
  }) => {
    const goals = await visit({ width: FULL_DATES })
    await open(goals.page, 'goals=last&h_half=1')
    const halves = await lastOf('&fullHalf=1')
    expect((await lastOf('&perPage=0&fullHalf=1')).known.goals).toBe(played().length)
    await untilRows(listOf(goals.page, match.local_name), halves.data.map(pastRowText))

    const corners = await visit({ width: WIDTHS.tablet, language: 'pt' })
    await open(corners.page, 'tab=corners&corners=last&h_half=2')
    const list = listOf(corners.page, match.local_name, 'últimos jogos')
    await expect(tableRows(list)).toHaveCount(20)
    for (const row of await tableRows(list).all()) await expect(row).toHaveText(/\?\s*–?\s*\?/, { useInnerText: true })
    await expect(list.getByText('Cantos: sem dados para estes jogos.')).toBeVisible()
    await expect(
      list.getByText('Não se conhecem os minutos destes jogos, por isso não há nada a desenhar.'),
    ).toBeVisible()
  })

  test('knows fouls, and attacks are not offered', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone })
    await open(page, 'tab=stats&stats=last')
    const list = listOf(page, match.local_name)
    // The files know no rounds, so the pair is in the fourth column.
    const pairs = () => tableRows(list).locator('td:nth-child(4)').allInnerTexts()
    const category = page.getByLabel('Statistic', { exact: true })
    await category.selectOption({ label: 'Fouls' })
    await expect.poll(pairs).toEqual(Array(20).fill(expect.stringMatching(/^\d+\s*–\s*\d+\s/)))
    await expect(category.getByRole('option', { name: 'Attacks', exact: true })).toHaveCount(0)
  })

  test('counts the cards of its referee as the files do', async ({ page }) => {
    await open(page, 'tab=referee')
    const refereed = rows.filter(({ Referee }) => Referee === REFEREE)
    expect(refereed.length).toBeGreaterThan(20)
    await expect(page.getByText(`of ${refereed.length}`).first()).toBeVisible()
    const yellow = refereed.slice(-20).reduce((sum, { HY, AY }) => sum + Number(HY) + Number(AY), 0)
    await expect(page.getByText((yellow / 20).toFixed(2), { exact: true }).first()).toBeVisible()
  })
})
