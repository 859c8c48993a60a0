import { readFileSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { realData } from '../../tools/data-folder.ts'
import { matchesOn } from '../support/api.ts'
import { touchline } from '../support/command-line.ts'
import { expect, testOn } from '../support/fixtures.ts'
import { wordsOf } from '../support/home-page.ts'
import { grantedMember } from '../support/worlds/granted-member.ts'
import { startProduct } from '../support/worlds/product.ts'

interface SquadFile {
  lineup: { playerId: number }[]
  bench: { playerId: number }[]
  substitutions: { playerIn: number; playerOut: number; minute: number }[]
}

interface MatchFile {
  label: string
  dateutc: string
  teamsData: Record<string, { side: 'home' | 'away'; formation: SquadFile }>
}

const WYSCOUT = realData('wyscout')
const STATSBOMB = realData('statsbomb')
/** Barcelona v Valencia, of which every play is reported. */
const IN_FULL = { id: 9880, day: '2018-04-14' }

const json = <T>(...path: string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T
/** The files write letters beyond ASCII as `\\u00e9`, escaped once more than JSON needs. */
const plain = (text: string) =>
  text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim()

/** The first match of the season. */
function openingMatch(): MatchFile {
  const matches = json<MatchFile[]>(WYSCOUT, 'matches_England.json')
  const [first] = matches.sort((one, other) => one.dateutc.localeCompare(other.dateutc))
  if (!first) throw new Error('No matches in the file')
  return first
}

const ENV = { FEED: 'none', CLOCK: '2018-05-20T09:00:00Z' }

const test = testOn(async () => {
  const opening = openingMatch()
  const prepare = async (folder: string) => {
    // Only the first of the season's matches: the others take long and are not used.
    const files = join(folder, 'wyscout')
    await mkdir(files)
    await writeFile(join(files, 'matches_England.json'), JSON.stringify([opening]))
    for (const name of ['players', 'teams', 'coaches', 'referees']) {
      await symlink(join(WYSCOUT, `${name}.json`), join(files, `${name}.json`))
    }
    const env = { DATA_DIR: folder }
    expect((await touchline(['import', 'wyscout', files], env)).code).toBe(0)
    expect((await touchline(['import', 'statsbomb', STATSBOMB], env)).code).toBe(0)
  }
  const product = await startProduct({ prepare, env: ENV })
  return { ...product, opening, subscriber: await grantedMember(product, ENV) }
})

test.use({ width: 1000, storage: ({ world }, use) => use(world.subscriber.storage) })

test.describe('a match from files on the fixture page', () => {
  const openLineup = async (page: Page, url: string, day: string, home: string) => {
    const match = (await matchesOn(url, day)).find(({ local_name }) => local_name === home)
    if (!match) throw new Error(`${home} did not play on ${day}`)
    await page.goto(`/fixture/${match.match_id}?tab=lineup`)
    await expect(page.getByRole('heading', { name: 'Bench' }).first()).toBeVisible()
    return match
  }
  const squadOf = (page: Page, team: string) => page.getByRole('region', { name: team, exact: true })

  test('both squads and the minutes played are those of the file; nobody has a place, so they are in lists', async ({
    page,
    world: { url, opening },
  }) => {
    const players = new Map(
      json<{ wyId: number; shortName: string }[]>(WYSCOUT, 'players.json').map((one) => [
        one.wyId,
        plain(one.shortName),
      ]),
    )
    const match = await openLineup(page, url, opening.dateutc.slice(0, 10), 'Arsenal')
    await expect(page.getByRole('list', { name: /on the pitch/ })).toHaveCount(0)
    for (const { side, formation } of Object.values(opening.teamsData)) {
      const squad = squadOf(page, side === 'home' ? match.local_name : match.visitor_name)
      await expect(squad.getByRole('listitem')).toHaveCount(formation.lineup.length + formation.bench.length)
      const words = await wordsOf(squad)
      for (const { playerId } of [...formation.lineup, ...formation.bench])
        expect(words).toContain(players.get(playerId))
      // The file knows substitutions by the minutes they leave; who came on when is in no list of events.
      for (const { playerOut, minute } of formation.substitutions.slice(0, 1)) {
        const name = players.get(playerOut) ?? ''
        await squad.getByRole('button', { name, exact: true }).click()
        await expect.poll(() => wordsOf(page.getByRole('dialog', { name }))).toContain(`Minutes played ${minute}`)
        await page.keyboard.press('Escape')
      }
    }
  })

  test('a match reported play by play stands on the pitch, by the formations of its file', async ({
    page,
    world: { url },
  }) => {
    interface Start {
      type: { name: string }
      team: { name: string }
      tactics: { formation: number; lineup: { jersey_number: number; position: { name: string } }[] }
    }
    const match = await openLineup(page, url, IN_FULL.day, 'Barcelona')
    const starts = json<Start[]>(STATSBOMB, `${IN_FULL.id}.events.json`).filter(
      ({ type }) => type.name === 'Starting XI',
    )
    expect(starts).toHaveLength(2)
    for (const { team, tactics } of starts) {
      const name = team.name === 'Barcelona' ? match.local_name : match.visitor_name
      const pitch = squadOf(page, name).getByRole('list', {
        name: `${name} on the pitch, ${[...String(tactics.formation)].join('-')}`,
      })
      // Shirts show numbers; screen readers hear names and marks instead.
      const numbers = await pitch
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Number(item.querySelector('[aria-hidden] > *')?.textContent)))
      const reported = tactics.lineup.map(({ jersey_number }) => jersey_number)
      expect(numbers.toSorted((a, b) => a - b)).toEqual(reported.toSorted((a, b) => a - b))
      const at = (position: string) =>
        numbers.indexOf(tactics.lineup.find((one) => one.position.name === position)?.jersey_number ?? 0)
      // Each row is read from the team's left.
      expect(at('Goalkeeper')).toBe(0)
      expect([at('Left Back'), at('Right Back')]).toEqual([1, 4])
    }
  })
})
