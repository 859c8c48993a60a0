import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PastMatch, PastMatchStats, TeamCandidate, TeamInfo } from '../../packages/contract/src/index.ts'
import { realData } from '../../tools/data-folder.ts'
import { api } from '../support/api.ts'
import { touchline } from '../support/command-line.ts'
import { expect, testOn } from '../support/fixtures.ts'
import { tableRows } from '../support/match-page.ts'
import { grantedMember } from '../support/worlds/granted-member.ts'
import { startProduct } from '../support/worlds/product.ts'
import { dayOf, type FileRow, rowsOf, seasonFile } from '../support/worlds/season-files.ts'
import { copyEngland, matchesOfEngland } from '../support/worlds/squad-files.ts'

const RESULTS = seasonFile('2017-18', 'E0')
/** In both files, and the club's number in that of the squads. */
const CLUB = { name: 'Watford', number: 1644 }
const ENV = { FEED: 'none', CLOCK: '2018-05-20T09:00:00Z' }

const test = testOn(async () => {
  const prepare = async (folder: string) => {
    const env = { DATA_DIR: folder }
    const files = join(folder, 'files')
    mkdirSync(files)
    copyEngland(files)
    copyFileSync(realData('wyscout/matches_World_Cup.json'), join(files, 'matches_World_Cup.json'))
    expect((await touchline(['import', 'football-data', RESULTS], env)).code).toBe(0)
    expect((await touchline(['import', 'wyscout', files], env)).code).toBeLessThan(2)
  }
  const product = await startProduct({ prepare, env: ENV })
  const subscriber = await grantedMember(product, ENV)
  return { ...product, subscriber, team: await infoOf(product.url, CLUB.name) }
})

test.use({ width: 1100, storage: ({ world }, use) => use(world.subscriber.storage) })

async function infoOf(url: string, name: string): Promise<TeamInfo> {
  const [found] = await api<TeamCandidate[]>(url, `/team/name/${name}`)
  return api(url, `/v3/team/info/${found?.team_id}`)
}

test.describe('a team of England 2017-18', () => {
  test('has the results of the file in its list, and no boxes for coaches, since its coach is not known', async ({
    page,
    world: { team, subscriber },
  }) => {
    const { stats } = await subscriber.ask<{ stats: PastMatchStats }>(`/getLast?id=${team.id}&perPage=0`)
    const fromFile = rowsOf(RESULTS).filter(({ HomeTeam, AwayTeam }) => [HomeTeam, AwayTeam].includes(CLUB.name))
    const numbers = (match: PastMatch) => [match.date.slice(0, 10), match.local_score, match.visitor_score]
    const reported = (row: FileRow) => [dayOf(row), Number(row.FTHG), Number(row.FTAG)]
    expect(stats.data.map(numbers).reverse()).toEqual(fromFile.map(reported))
    await page.goto(`/team/${team.id}?tab=goals&per=0`)
    const shown = async () =>
      (await tableRows(page).allInnerTexts()).map((text) => [
        /^\d\d\/\d\d\/\d{4}/.exec(text)?.[0],
        /(\d+)\s*–\s*(\d+)/.exec(text)?.slice(1).map(Number),
      ])
    const expected = stats.data.map((match) => {
      const [year, month, date] = match.date.slice(0, 10).split('-')
      return [`${date}/${month}/${year}`, [match.local_score, match.visitor_score]]
    })
    await expect.poll(shown).toEqual(expected)
    await expect(page.getByRole('checkbox', { name: /coach/i })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Previous', exact: true })).toHaveCount(0)
  })

  test('has everyone in its squad who was in one of its line-ups', async ({ page, world: { team } }) => {
    const squads = matchesOfEngland().flatMap(({ teamsData }) => teamsData[String(CLUB.number)]?.formation ?? [])
    const players = new Set(
      squads.flatMap(({ lineup, bench }) => [...lineup, ...bench].map(({ playerId }) => playerId)),
    )
    await page.goto(`/team/${team.id}?tab=squad`)
    await expect(tableRows(page)).toHaveCount(players.size)
  })

  test('a national team has no link to a country', async ({ page, world }) => {
    const france = await infoOf(world.url, 'France')
    expect(france.type).toBe('national')
    await page.goto(`/team/${france.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'France' })).toBeVisible()
    await expect(page.getByText('National team')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Trophies' })).toHaveCount(0)
    await expect(page.locator('main a[href^="/country/"]')).toHaveCount(0)
  })
})
