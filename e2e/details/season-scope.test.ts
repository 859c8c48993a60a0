import type { Page } from '@playwright/test'
import type {
  LeagueView,
  ListFixture,
  PastMatchStats,
  TeamCandidate,
  TeamInfo,
} from '../../packages/contract/src/index.ts'
import { api } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { askAsSubscriber, DEMO_URL } from '../support/worlds/demo.ts'

test.use({ as: 'subscriber' })

/** A league of the demo world, with two past seasons. */
const LEAGUE = 1
/** States that a table counts: full time and awarded. */
const COUNTED = new Set([5, 17])
const GROUNDS = ['all', 'home', 'away'] as const
type Ground = (typeof GROUNDS)[number]

interface Side {
  team: number
  ground: 'home' | 'away'
  own: number
  other: number
}

/** Both sides of every match, the latest first. */
const sidesOf = (results: readonly ListFixture[]): Side[] =>
  results
    .filter(({ state_id }) => COUNTED.has(state_id))
    .flatMap(({ participants, scores }) => {
      const goals = (of: 'home' | 'away') =>
        scores.find(({ score }) => score.participant === of)?.score.goals ?? Number.NaN
      return participants.map(({ id, meta: { location } }) => ({
        ...{ team: id, ground: location },
        ...{ own: goals(location), other: goals(location === 'home' ? 'away' : 'home') },
      }))
    })

function lineOf(sides: readonly Side[]) {
  const sum = (of: (side: Side) => number) => sides.reduce((all, side) => all + of(side), 0)
  const [won, drawn] = [sum(({ own, other }) => +(own > other)), sum(({ own, other }) => +(own === other))]
  const [scored, conceded] = [sum(({ own }) => own), sum(({ other }) => other)]
  const lost = sides.length - won - drawn
  return {
    played: sides.length,
    won,
    drawn,
    lost,
    scored,
    conceded,
    difference: scored - conceded,
    points: 3 * won + drawn,
  }
}

const letterOf = ({ own, other }: Side) => (own > other ? 'W' : own < other ? 'L' : 'D')

/** The table of a page by team: its figures, and its letters of form. */
const tableOn = (page: Page) =>
  page.locator('tr[data-team]').evaluateAll((rows) =>
    rows.map((row) => {
      const figures = [...row.querySelectorAll('[data-column]:not([data-column="goals"])')].map((cell) => [
        cell.getAttribute('data-column'),
        Number((cell.textContent ?? '').replace('−', '-')),
      ])
      const [scored, conceded] = (row.querySelector('[data-column="goals"]')?.textContent ?? '').split(':').map(Number)
      const form = [...row.querySelectorAll('li')].map((one) => (one.textContent ?? '').trim()[0])
      return {
        team: Number(row.getAttribute('data-team')),
        figures: { ...Object.fromEntries(figures), scored, conceded },
        form,
      }
    }),
  )

test('the table of a season, and those of its home and away matches, are what its results add up to', async ({
  page,
}) => {
  const { seasons } = await askAsSubscriber<LeagueView>(`/v3/league/${LEAGUE}`)
  for (const { id: season } of seasons.slice(1)) {
    const { result } = await askAsSubscriber<{ result: ListFixture[] }>(`/v3/season/result/${season}`)
    const sides = sidesOf(result)
    const teams = new Set(sides.map(({ team }) => team))
    for (const ground of GROUNDS) {
      await page.goto(`/league/${LEAGUE}?season=${season}${ground === 'all' ? '' : `&scope=${ground}`}`)
      await expect(page.locator('tr[data-team]')).toHaveCount(teams.size)
      for (const { team, figures, form } of await tableOn(page)) {
        const own = sides.filter((side) => side.team === team && (ground === 'all' || side.ground === ground))
        const name = `${season} ${ground} ${team}`
        expect({ name, ...figures }).toEqual({ name, ...lineOf(own) })
        expect([name, ...form]).toEqual([name, ...own.slice(0, 5).map(letterOf)])
      }
    }
  }
})

test("a team's statistics of a competition and season are what its matches add up to, at home and away", async ({
  page,
}) => {
  const [found] = await api<TeamCandidate[]>(DEMO_URL, '/team/name/Manchester City')
  const team = await api<TeamInfo>(DEMO_URL, `/v3/team/info/${found?.team_id}`)
  const figuresOf = async (season: number, ground: Ground) => {
    const only = ground === 'all' ? '' : ground === 'home' ? '&away=0' : '&home=0'
    const { stats } = await askAsSubscriber<{ stats: PastMatchStats }>(
      `/getLast?id=${team.id}&seasons=${season}&perPage=0${only}`,
    )
    const sides = stats.data.map(({ local_id, scores }): Side => {
      const { localteam_score: home, visitorteam_score: away, et_score } = scores
      // Statistics of a season count to the end, lists of matches 90 minutes.
      const [left = home, right = away] = et_score?.split('-').map(Number) ?? []
      const isAtHome = local_id === team.id
      const [own, other] = isAtHome ? [left, right] : [right, left]
      return { team: team.id, ground: isAtHome ? 'home' : 'away', own, other }
    })
    const { played, won, drawn, lost, scored, conceded } = lineOf(sides)
    return {
      ...{ Matches: played, Wins: won, Draws: drawn, Defeats: lost },
      ...{ Goals: scored, 'Goals conceded': conceded, 'Clean sheets': sides.filter(({ other }) => other === 0).length },
    }
  }
  expect(team.seasons.length).toBeGreaterThan(3)
  for (const { id, league_id } of team.seasons) {
    await page.goto(`/team/${team.id}?tab=stats&stats_league=${league_id}&stats_season=${id}`)
    const rows = page.getByRole('tabpanel').getByRole('table').first().getByRole('row')
    await expect(rows.filter({ hasText: 'Matches' }).first()).toBeVisible()
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => ({
        name: (row.querySelector('th') as HTMLElement | null)?.innerText.split('\n')[0] ?? '',
        values: [...row.querySelectorAll('td')].map((cell) => Number.parseInt(cell.innerText, 10)),
      })),
    )
    for (const [at, ground] of GROUNDS.entries()) {
      for (const [name, value] of Object.entries(await figuresOf(id, ground))) {
        const own = shown.find((row) => row.name === name)?.values[at]
        expect([id, ground, name, own]).toEqual([id, ground, name, value])
      }
    }
  }
})
