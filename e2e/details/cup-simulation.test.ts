import { readFile } from 'node:fs/promises'
import type { KnockOut, LeagueView } from '../../packages/contract/src/index.ts'
import { matchesOn, type UpcomingMatch } from '../support/api.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test } from '../support/fixtures.ts'
import { rowOf, rows } from '../support/home-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

/** The FA Cup of the demo world, in its first round. */
const CUP = 38
const PAGE = `/league/${CUP}?tab=simulation`

interface Simulation {
  knock_out: KnockOut | null
  ahead: { fixture_id: number; home_id: number; away_id: number }[]
}

const simulated = async (results = ''): Promise<{ cup: KnockOut; ahead: Simulation['ahead'] }> => {
  const { currentseason } = await askAsSubscriber<LeagueView>(`/v3/league/${CUP}`)
  const { knock_out, ahead } = await askAsSubscriber<Simulation>(`/v3/season/simulation/${currentseason?.id}${results}`)
  if (knock_out === null) throw new Error('The cup cannot be played to its final')
  return { cup: knock_out, ahead }
}

test('a cup has the chance of each team to win and to come to each round, with its rules, in every width and language', async ({
  page,
}) => {
  const { cup } = await simulated()
  const [first] = cup.teams
  await page.goto(PAGE)
  const row = page.locator(`tr[data-team="${first?.participant_id}"]`)
  await expect(row).toContainText(`${Math.round((first?.champion.mean ?? 0) * 100)}%`)
  const rules = page.getByRole('table', { name: 'How it is played' })
  await expect(rules.getByRole('row')).toHaveCount(cup.rounds.length + 1)
  await expect(rules.getByRole('row', { name: /^Final/ })).toContainText('neutral ground')
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${width}`).toBe(true)
  }
  await page.goto(`${PAGE}&lang=pt`)
  await expect(page.getByRole('heading', { name: 'Probabilidades por eliminatória' })).toBeVisible()
  const names = [...cup.teams.map(({ participant }) => participant.name), ...cup.sources.map(({ title }) => title)]
  expect(await englishIn(page, [...names, 'FA Cup'])).toEqual([])
})

test('a result that is set puts one side out, and the chances are in a file', async ({ page }) => {
  const { ahead } = await simulated()
  const [match] = ahead
  await page.goto(PAGE)
  const goals = page.getByRole('textbox', { name: /^Goals of / })
  await goals.nth(0).fill('0')
  await goals.nth(1).fill('1')
  await expect.poll(() => new URL(page.url()).searchParams.get('results')).toBe(`${match?.fixture_id}:0-1`)
  await expect(page.locator(`tr[data-team="${match?.home_id}"]`)).toHaveCount(0)
  await expect(page.getByText('1 team is out')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV for programs' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const [head, ...lines] = text.trim().split(/\r?\n/)
  expect(head).toMatch(/team.champion.*round_2.*champion_low.champion_high/)
  const { cup } = await simulated(`?results=${match?.fixture_id}:0-1`)
  expect(lines).toHaveLength(cup.teams.length)
  expect(lines[0]).toContain(cup.teams[0]?.participant.name ?? '?')
})

/** The Champions League of the demo world, whose clubs meet twice within the week. */
const CHAMPIONS_LEAGUE = 36
const WEEK = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']

/** A day of the week with a match of the cup that moves something. */
async function dayAtStake(): Promise<{ day: string; all: UpcomingMatch[]; match: UpcomingMatch }> {
  for (const day of WEEK) {
    const all = await matchesOn(DEMO_URL, day)
    const match = all.find(({ league_id, stakes }) => league_id === CHAMPIONS_LEAGUE && stakes !== null)
    if (match) return { day, all, match }
  }
  throw new Error('No match of the cup has stakes')
}

test('the list of the day says how far a cup match moves a chance, in words too, and is sorted by it', async ({
  page,
}) => {
  const { day, all, match } = await dayAtStake()
  const stakes = match.stakes as NonNullable<UpcomingMatch['stakes']>
  expect(['next_round', 'final', 'champion']).toContain(stakes.aim)
  await page.goto(`/matches/${day}?sort=2`)
  const row = rowOf(page, match)
  await expect(row).toContainText(`±${Math.round(Math.abs(stakes.home - stakes.away) * 100)}`)
  const side = stakes.participant_id === match.local_id ? match.local_name : match.visitor_name
  await expect(row).toContainText(`${side}, chance`)
  await expect(row).toContainText('after a home win')
  const swing = ({ stakes }: UpcomingMatch) => (stakes ? Math.abs(stakes.home - stakes.away) : -1)
  const [most] = all.toSorted((one, other) => swing(other) - swing(one))
  await expect(rows(page).first()).toContainText(most?.local_name ?? '?')
})
