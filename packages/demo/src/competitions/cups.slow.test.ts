import { countryByName } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { honoursOf } from '../honours/champions.ts'
import type { Plan } from '../match/plan.ts'
import { goalsUntil, kicksUntil } from '../match/script.ts'
import { squadOn } from '../people/transfers.ts'
import { scriptFor } from '../world.ts'
import { crawledWorld } from './calendar.testing.ts'
import { fridayOf, isWindow } from './calendar.ts'
import { CHAMPIONS_LEAGUE, CUPS, DOMESTIC_CUPS, LIBERTADORES, QUALIFIERS } from './competitions.ts'
import { seasonPlans } from './days.ts'
import { DAY, dayOf } from './places.ts'
import { playersOf } from './slots.ts'

const world = crawledWorld()
const YEARS = [2024, 2025, 2026]
const seasons = CUPS.flatMap((cup) => YEARS.map((year) => [cup.key, year, seasonPlans(world, cup, year)] as const))
const END = Number.POSITIVE_INFINITY

/** The rounds in which ties are decided, in the order of play. */
function knockouts(plans: readonly Plan[]): [string, Plan[]][] {
  const decided = plans.filter(({ stage }) => !/Group|League/.test(stage ?? ''))
  const rounds = [...Map.groupBy(decided, ({ stage }) => stage ?? '')]
  return rounds.sort(([, one], [, other]) => (one[0]?.kickoff ?? 0) - (other[0]?.kickoff ?? 0))
}

/** The winners of a round. */
function winners(plans: readonly Plan[]): Set<string> {
  return new Set(
    plans
      .filter(({ lead }) => lead !== null)
      .map((plan) => {
        const script = scriptFor(world, plan)
        const [home, away] = goalsUntil(script, END)
        const [kicks, others] = kicksUntil(script, END)
        const ahead = home - away + (plan.lead ?? 0) || kicks - others
        expect([plan.key, ahead === 0]).toEqual([plan.key, false])
        return ahead > 0 ? plan.home.key : plan.away.key
      }),
  )
}

describe.each(seasons)('%s %i', (key, _, plans) => {
  it('goes from round to round: winners meet, the next round is drawn when the one before is over', () => {
    const rounds = knockouts(plans)
    expect(rounds.length).toBeGreaterThanOrEqual(key === QUALIFIERS.key ? 2 : 3)
    expect(rounds.at(-1)?.[0]).toBe('Final')
    rounds.forEach(([, round], index) => {
      const before = rounds[index - 1]?.[1]
      if (before === undefined) return
      const through = winners(before)
      const here = new Set(round.flatMap(({ home, away }) => [home.key, away.key]))
      expect([...through].filter((club) => !here.has(club))).toEqual([])
      const over = Math.max(...before.map(({ kickoff }) => kickoff))
      for (const plan of round) {
        expect(plan.announced).toBeGreaterThan(over)
        expect(plan.kickoff).toBeGreaterThan(plan.announced)
      }
    })
    expect(winners(rounds.at(-1)?.[1] ?? []).size).toBe(1)
  })

  it('plays two legs at both grounds, a final on neutral ground or over two legs', () => {
    for (const [stage, round] of knockouts(plans)) {
      const pairs = Map.groupBy(round, ({ home, away }) => [home.key, away.key].sort().join(' '))
      for (const ties of pairs.values()) {
        const [first, second] = ties
        expect(ties.length).toBe(first?.round?.startsWith('Leg') ? 2 : 1)
        if (second !== undefined) expect([second.home, second.lead === null]).toEqual([first?.away, false])
      }
      if (stage === 'Final' && round.length === 1 && key !== QUALIFIERS.key) expect(round[0]?.neutral).toBe(true)
    }
  })
})

describe('cups', () => {
  it('have named rounds, extra time and shoot-outs', () => {
    const decided = DOMESTIC_CUPS.flatMap((cup) => seasonPlans(world, cup, 2026)).filter(({ lead }) => lead !== null)
    const ends = new Set(decided.map((plan) => scriptFor(world, plan).finalState))
    expect(ends.size).toBe(3)
    expect(DOMESTIC_CUPS.length).toBe(8)
  })

  it('are won by the winner of the final, the sum of two legs counted', () => {
    for (const cup of CUPS) {
      const plans = seasonPlans(world, cup, 2025)
      const [through] = winners(knockouts(plans).at(-1)?.[1] ?? [])
      expect([cup.key, honoursOf(world, cup, 2025)?.winner.key]).toEqual([cup.key, through])
    }
  })

  it('are played by clubs of their country or continent', () => {
    const regionOf = (country: string) => {
      const found = countryByName(country)
      return found?.continent ?? found?.id
    }
    for (const cup of CUPS) {
      const clubs = YEARS.flatMap((year) => seasonPlans(world, cup, year)).flatMap(({ home, away }) => [home, away])
      const strangers = clubs.filter(({ country }) =>
        DOMESTIC_CUPS.includes(cup) ? country !== cup.country : regionOf(country) !== regionOf(cup.country),
      )
      expect([cup.key, strangers.map(({ key }) => key)]).toEqual([cup.key, []])
    }
  })

  it('between clubs of a continent are played on Tuesdays and Wednesdays, finals on a Saturday', () => {
    for (const cup of [CHAMPIONS_LEAGUE, LIBERTADORES]) {
      for (const plan of seasonPlans(world, cup, 2026)) {
        // Late evenings of South America are the next day in UTC.
        const weekday = (dayOf(plan.kickoff - DAY / 6) + 4) % 7
        expect([plan.key, weekday]).toEqual([plan.key, plan.stage === 'Final' ? 6 : expect.toBeOneOf([2, 3])])
      }
    }
  })
})

describe('the qualifying of the national teams', () => {
  const plans = seasonPlans(world, QUALIFIERS, 2026)

  it('has three groups in which everybody meets everybody home and away, in the weeks of the national teams', () => {
    const groups = Map.groupBy(
      plans.filter(({ group }) => group !== null),
      ({ group }) => group,
    )
    expect([...groups.keys()].sort()).toEqual(['Group A', 'Group B', 'Group C'])
    for (const own of groups.values()) {
      expect(new Set(own.map(({ home, away }) => `${home.key} ${away.key}`)).size).toBe(12)
      expect(new Set(own.map(({ home }) => home.key)).size).toBe(4)
    }
    for (const { kickoff } of plans) expect(isWindow(fridayOf(dayOf(kickoff) + 1))).toBe(true)
  })

  it('is played by countrymen who are with clubs', () => {
    for (const { home, kickoff } of plans) {
      const squad = playersOf(squadOn(world.careers, home, dayOf(kickoff)))
      expect(squad.length).toBeGreaterThanOrEqual(24)
      expect(new Set(squad.map(({ country }) => country)).size).toBe(1)
    }
  })
})
