import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchesOn } from '../support/api.ts'
import { touchline } from '../support/command-line.ts'
import { expect, test } from '../support/fixtures.ts'
import type { Member } from '../support/member.ts'
import { grantedMember } from '../support/worlds/granted-member.ts'
import { type Product, startProduct } from '../support/worlds/product.ts'
import { seasonFile } from '../support/worlds/season-files.ts'
import { copyEngland, goalsOf, matchesOfEngland, matchesWith } from '../support/worlds/squad-files.ts'

const DAY = '2018-05-20'
/** Chris Wood of Burnley. */
const IN_FILE = { id: 9206, name: 'Chris Wood' }

test.describe('a player of England 2017-18', () => {
  let product: Product
  let subscriber: Member
  let cleanUp = async () => {}

  test.beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'touchline-player-'))
    cleanUp = () => rm(dataDir, { recursive: true, force: true })
    const env = { DATA_DIR: join(dataDir, 'data'), FEED: 'none', CLOCK: `${DAY}T09:00:00Z` }
    const files = join(dataDir, 'files')
    mkdirSync(files)
    copyEngland(files)
    expect((await touchline(['import', 'football-data', seasonFile('2017-18', 'E0')], env)).code).toBe(0)
    expect((await touchline(['import', 'wyscout', files], env)).code).toBeLessThan(2)
    product = await startProduct({ dataDir: env.DATA_DIR, env })
    cleanUp = async () => {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
    subscriber = await grantedMember(product.url, env)
  })
  test.afterAll(() => cleanUp())

  test('has the matches and the goals of the file', async ({ visit }) => {
    const matches = matchesWith(matchesOfEngland(), IN_FILE.id)
    const { page } = await visit({ baseURL: product.url, as: 'subscriber' })
    const id = await idOf(subscriber)
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

  /** The player's number here, found in the squad of a match of his team. */
  async function idOf(subscriber: Member): Promise<number> {
    const [match] = (await matchesOn(product.url, '2018-05-13')).filter(({ local_name }) => local_name === 'Burnley')
    const { lineup } = await subscriber.ask<{
      lineup: { player_id: number | null; player: { name: string } | null }[]
    }>(`/v3/fixture/lineup/${match?.match_id}`)
    const found = lineup.find(({ player }) => player?.name === IN_FILE.name)?.player_id
    if (!found) throw new Error('The player is in no squad')
    return found
  }
})
