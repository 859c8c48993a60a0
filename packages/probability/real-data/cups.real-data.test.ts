import { globSync } from 'node:fs'
import { simulateCup } from '@touchline/football'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../tools/data-folder.ts'
import { cupAhead, filedCup, knownOn, planOf, roundsOf } from './stored-cups.testing.ts'

const EVEN = { gridOf: () => ({ a: 0.3, b: 0.1, rho: -0.06 }), uncertainty: new Map<number, never>() }

/** The first day, one between the rounds, and the day after the last match. */
function daysOf(kickoffs: readonly string[]): string[] {
  const days = [...new Set(kickoffs.map((kickoff) => kickoff.slice(0, 10)))].sort()
  return [...[0, 1 / 3, 2 / 3, 0.9].map((share) => days[Math.floor(share * (days.length - 1))]!), '2100-01-01']
}

describe('every cup of the files can be played to its final from any day', () => {
  const list = () =>
    globSync('{*/{uefa.cl,de.cup}.json,worldcup/*/worldcup.json,worldcup/*.json}', {
      cwd: realData('openfootball'),
    }).sort()

  test('with as many teams in each round as it has places, and the real winner in the end', () => {
    let played = 0
    const unknown: string[] = []
    for (const name of list()) {
      const cup = filedCup(name)
      if (cup.fixtures.length === 0 || Number(cup.season.slice(0, 4)) < 1986) continue
      const whole = roundsOf(cup)
      for (const day of daysOf(cup.fixtures.map(({ kickoff }) => kickoff))) {
        const then = knownOn(cup, day)
        const plan = planOf(then, whole)
        if (plan === null) {
          unknown.push(`${name} ${day}`)
          continue
        }
        // Clubs that come in later are in no list here.
        if (plan.rounds.some((round) => round.unknown > 0)) continue
        const drawn = simulateCup(cupAhead(then, plan, EVEN), { times: 40, perStrength: 20, seed: 1 })
        expect(drawn.unplayed, `${name} ${day}`).toBe(0)
        const places = plan.rounds.map((_, at) =>
          Math.round(drawn.teams.reduce((sum, { rounds }) => sum + (rounds[at]?.mean ?? 0), 0)),
        )
        expect(places, `${name} ${day}`).toEqual(plan.rounds.map(({ teams }) => teams))
        const champions = drawn.teams.filter(({ champion }) => champion.mean === 1)
        if (day === '2100-01-01' && whole.at(-1)?.ties[0]?.matches[0]?.homeGoals != null)
          expect(champions, name).toHaveLength(1)
        played++
      }
    }
    expect(unknown).toEqual([])
    expect(played).toBeGreaterThan(100)
  })
})
