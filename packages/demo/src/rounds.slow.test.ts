import { describe, expect, it } from 'vitest'
import { crawl, crawledWorld } from './competitions/calendar.testing.ts'
import { CHAMPIONS_LEAGUE } from './competitions/competitions.ts'
import { clubsIn, seasonPlans, tableOf } from './competitions/days.ts'
import { ROUND_ROBINS } from './competitions/leagues.ts'
import { HOUR } from './competitions/places.ts'
import type { Plan } from './match/plan.ts'

const world = crawledWorld()
const all = crawl(world)

describe('home and away', () => {
  const sidesOf = (plans: readonly Plan[]) => {
    const sides = new Map<string, string>()
    for (const { home, away } of plans.filter(({ lead }) => lead === null)) {
      sides.set(home.key, `${sides.get(home.key) ?? ''}H`)
      sides.set(away.key, `${sides.get(away.key) ?? ''}A`)
    }
    return sides
  }
  const longestRun = (sides: string) => Math.max(...(sides.match(/H+|A+/g) ?? []).map(({ length }) => length))
  const leagues = ROUND_ROBINS.flatMap((league) =>
    [2024, 2025, 2026].flatMap((year) =>
      [...sidesOf(seasonPlans(world, league, year))].map(([club, sides]) => ({ club: `${club} ${year}`, sides })),
    ),
  )

  it('alternate: in leagues never more than three in a row, but where two cups leave a club one free evening', () => {
    const inARow = leagues.filter(({ sides }) => longestRun(sides) > 3)
    expect(leagues.length).toBeGreaterThan(1_000)
    expect(inARow.length, inARow.map(({ club }) => club).join()).toBeLessThanOrEqual(5)
    expect(inARow.filter(({ club }) => /england|spain|italy|germany|france|portugal/.test(club))).toEqual([])
  })

  it('are half and half in every league', () => {
    for (const { club, sides } of leagues) {
      const home = sides.replaceAll('A', '').length
      expect([club, Math.abs(2 * home - sides.length) <= 1]).toEqual([club, true])
    }
  })

  it.each([2024, 2025, 2026])(
    'are four and four in the league stage of the Champions League %i, with at most two opponents of one country',
    (year) => {
      const plans = seasonPlans(world, CHAMPIONS_LEAGUE, year).filter(({ stage }) => stage === 'League Stage')
      const sides = sidesOf(plans)
      expect([...sides.values()].map((own) => own.replaceAll('A', '').length)).toEqual(
        Array.from({ length: 36 }, () => 4),
      )
      expect(Math.max(...[...sides.values()].map(longestRun))).toBeLessThanOrEqual(2)
      for (const club of new Set(plans.map(({ home }) => home))) {
        const opponents = plans.flatMap(({ home, away }) => (home === club ? [away] : away === club ? [home] : []))
        const countries = Map.groupBy(opponents, ({ country }) => country)
        expect(countries.has(club.country)).toBe(false)
        expect(Math.max(...[...countries.values()].map(({ length }) => length))).toBeLessThanOrEqual(2)
      }
    },
  )
})

describe('a ground', () => {
  it('has one match within 20 hours', () => {
    const latest = new Map<string, Plan>()
    const clashes: string[] = []
    for (const plan of all.filter(({ neutral, league }) => !neutral && league.type !== 'friendly')) {
      const before = latest.get(plan.home.venue.key)
      if (before !== undefined && plan.kickoff - before.kickoff < 20 * HOUR) clashes.push(`${before.key} ${plan.key}`)
      latest.set(plan.home.venue.key, plan)
    }
    expect(clashes).toEqual([])
  })
})

describe('the consequences of a table', () => {
  const league = (key: string) => {
    const found = ROUND_ROBINS.find((each) => each.key === key)
    if (found === undefined) throw new Error(`no league ${key}`)
    return found
  }

  it.each([
    ['england/premier-league', 'england/championship'],
    ['spain/la-liga', 'spain/segunda-division'],
  ])('the last three of %s and the first three of %s change places', (above, below) => {
    const [top, bottom] = [league(above), league(below)]
    for (const year of [2024, 2025, 2026]) {
      const [before, under] = [tableOf(world, top, year - 1), tableOf(world, bottom, year - 1)]
      const [now, beneath] = [clubsIn(world, top, year), clubsIn(world, bottom, year)]
      expect(new Set(now)).toEqual(new Set([...before.slice(0, -3), ...under.slice(0, 3)]))
      expect(new Set(beneath)).toEqual(new Set([...before.slice(-3), ...under.slice(3)]))
    }
  })

  it('the Champions League is entered by the first of the tables', () => {
    const entrants = new Set(seasonPlans(world, CHAMPIONS_LEAGUE, 2026).flatMap(({ home, away }) => [home, away]))
    for (const [key, places] of [
      ['england/premier-league', 5],
      ['italy/serie-a', 4],
      ['portugal/primeira-liga', 2],
    ] as const) {
      const table = tableOf(world, league(key), 2025)
      expect(table.filter((club) => entrants.has(club))).toEqual(table.slice(0, places))
    }
    expect(entrants.size).toBe(36)
  })
})
