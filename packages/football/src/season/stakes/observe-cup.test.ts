import { type GridParameters, resultChances, scoreGrid } from '@touchline/probability'
import { expect, test } from 'vitest'
import { cupOf, cupRound, EVEN, groupsOver, OFTEN, teamsOf } from '../cup/cup.testing.ts'
import type { CupAhead } from '../cup/cup-ahead.types.ts'
import { simulateCup } from '../cup/simulate-cup.ts'
import { observeCup, type WatchedCupMatch } from './observe-cup.ts'

const TIES = [
  ['Ashton', 'Brough'],
  ['Cawood', 'Denton'],
] as const
const tie = ([home, away]: readonly [string, string], fixture: number, grid: GridParameters = EVEN) => ({
  ...{ teams: [home, away] as const, winner: null },
  matches: [{ fixture, home, away, goals: null, grid }],
})

function stakesOf(cup: CupAhead<string>, watched: readonly WatchedCupMatch<string>[]) {
  const stakes = observeCup(watched, cup.rounds.length)
  const drawn = simulateCup(cup, OFTEN, stakes.observer)
  return { drawn, matches: stakes.result() }
}

test('a semi-final moves the final by all there is, and the cup by the chance in the final', () => {
  const cup = cupOf(TIES.flat(), {
    rounds: [
      cupRound('Semi-finals', { ties: TIES.map((own, at) => tie(own, at + 1)), isDrawn: true }),
      cupRound('Final'),
    ],
  })
  const { matches, drawn } = stakesOf(cup, [{ fixture: 1, home: 'Ashton', away: 'Brough', round: 0 }])
  const [match] = matches
  expect(match?.stakes.map(({ aim, team }) => [aim, team])).toEqual([
    ['final', 'Ashton'],
    ['final', 'Brough'],
    ['champion', 'Ashton'],
    ['champion', 'Brough'],
  ])
  const [final, , champion] = match?.stakes ?? []
  expect([final?.home, final?.away, final?.swing?.value]).toEqual([1, 0, 1])
  // After a draw there is extra time.
  expect(final?.draw).toBeGreaterThan(0.4)
  expect(champion?.away).toBe(0)
  expect(Math.abs((champion?.home ?? 0) - 0.5)).toBeLessThan(0.03)
  // The chances after each result add up to the chance itself.
  const [home, draw, away] = resultChances(scoreGrid(EVEN))
  const sum = (home ?? 0) * (final?.home ?? 0) + (draw ?? 0) * (final?.draw ?? 0) + (away ?? 0) * (final?.away ?? 0)
  expect(Math.abs(sum - (drawn.teams[0]?.rounds[1]?.mean ?? 0))).toBeLessThan(0.02)
})

test('a first match of two moves who goes on by less, and a match of a group the round that follows it', () => {
  const twoLegs = cupOf(TIES.flat(), {
    rounds: [
      cupRound('Semi-finals', {
        form: { legs: 2, neutral: false, awayGoals: false, extraTime: true },
        ties: TIES.map((own, at) => tie(own, at + 1)),
        isDrawn: true,
      }),
      cupRound('Final'),
    ],
  })
  const [leg] = stakesOf(twoLegs, [{ fixture: 1, home: 'Ashton', away: 'Brough', round: 0 }]).matches
  const [final] = leg?.stakes ?? []
  expect(final?.swing?.value).toBeGreaterThan(0.3)
  expect(final?.swing?.value).toBeLessThan(0.95)

  const groups = groupsOver(teamsOf('A', 4), () => [1, 1], { places: [0, 0], best: null })
  const cup = cupOf(
    groups.groups.flatMap(({ teams }) => teams),
    {
      groups: {
        ...groups,
        ahead: [
          { fixture: 9, kickoff: '2024-06-24T19:00:00.000Z', home: 'A1', away: 'A2', grid: EVEN },
          { fixture: 10, kickoff: '2024-06-24T19:00:00.000Z', home: 'A3', away: 'A4', grid: EVEN },
        ],
      },
      rounds: [cupRound('Semi-finals', { entrants: ['B1', 'B2'] }), cupRound('Final')],
    },
  )
  const all = { ...cup, teams: [...cup.teams, { team: 'B1', name: 'B1' }, { team: 'B2', name: 'B2' }] }
  const [match] = stakesOf(all, [{ fixture: 9, home: 'A1', away: 'A2', round: null }]).matches
  const next = match?.stakes.find(({ aim, team }) => aim === 'next_round' && team === 'A1')
  // All are level: the winner is first or second, the loser third or fourth.
  expect([next?.home, next?.away]).toEqual([1, 0])
})

test('a tie whose teams are not certain counts only where it is played', () => {
  const cup = cupOf([...TIES.flat(), 'Elmswell'], {
    rounds: [
      cupRound('Semi-finals', { ties: TIES.map((own, at) => tie(own, at + 1)), isDrawn: true }),
      cupRound('Final', { ties: [tie(['Ashton', 'Cawood'], 3)] }),
    ],
  })
  const [final] = stakesOf(cup, [{ fixture: 3, home: 'Ashton', away: 'Cawood', round: 1 }]).matches
  expect(final?.stakes.map(({ aim, home, away }) => [aim, home, away])).toEqual([
    ['champion', 1, 0],
    ['champion', 0, 1],
  ])
})
