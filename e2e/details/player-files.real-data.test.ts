import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { matchesOn } from '../support/api.ts'
import { touchline } from '../support/command-line.ts'
import { expect, testOn } from '../support/fixtures.ts'
import type { Member } from '../support/member.ts'
import { grantedMember } from '../support/worlds/granted-member.ts'
import { startProduct } from '../support/worlds/product.ts'
import { seasonFile } from '../support/worlds/season-files.ts'
import { copyEngland, goalsOf, matchesOfEngland, matchesWith } from '../support/worlds/squad-files.ts'

const DAY = '2018-05-20'
/** Chris Wood of Burnley. */
const IN_FILE = { id: 9206, name: 'Chris Wood' }

const ENV = { FEED: 'none', CLOCK: `${DAY}T09:00:00Z` }

const test = testOn(async () => {
  const prepare = async (folder: string) => {
    const env = { DATA_DIR: folder }
    const files = join(folder, 'files')
    mkdirSync(files)
    copyEngland(files)
    expect((await touchline(['import', 'football-data', seasonFile('2017-18', 'E0')], env)).code).toBe(0)
    expect((await touchline(['import', 'wyscout', files], env)).code).toBeLessThan(2)
  }
  const product = await startProduct({ prepare, env: ENV })
  return { ...product, subscriber: await grantedMember(product, ENV) }
})

test.use({ storage: ({ world }, use) => use(world.subscriber.storage) })

/** The player's number here, found in the squad of a match of his team. */
async function idOf(url: string, { ask }: Member): Promise<number> {
  const [match] = (await matchesOn(url, '2018-05-13')).filter(({ local_name }) => local_name === 'Burnley')
  const { lineup } = await ask<{
    lineup: { player_id: number | null; player: { name: string } | null }[]
  }>(`/v3/fixture/lineup/${match?.match_id}`)
  const found = lineup.find(({ player }) => player?.name === IN_FILE.name)?.player_id
  if (!found) throw new Error('The player is in no squad')
  return found
}

test('a player of England 2017-18 has the matches and the goals of the file', async ({ page, world }) => {
  const matches = matchesWith(matchesOfEngland(), IN_FILE.id)
  const id = await idOf(world.url, world.subscriber)
  await page.goto(`/player/${id}?tab=latest`)
  await expect(page.getByRole('heading', { level: 1, name: IN_FILE.name })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Matches' }).locator('> li')
  await expect(rows).toHaveCount(Math.min(20, matches.length))
  const times = await rows.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  const days = matches.slice(0, 20).map(({ dateutc }) => dateutc.slice(0, 10))
  expect(times.map((time) => time?.slice(0, 10))).toEqual(days)
  const scores = (await rows.allInnerTexts()).map((text) => /(\d+)–(\d+)/.exec(text)?.slice(1).join('-'))
  expect(scores).toEqual(matches.slice(0, 20).map(({ label }) => label.split(', ')[1]?.replaceAll(' ', '')))
  await page.goto(`/player/${id}?tab=stats`)
  await expect(page.locator('tbody [data-column=goals]')).toHaveText([String(goalsOf(matches, IN_FILE.id))])
})
