import type { StakesTable } from '@touchline/contract'
import { expect, test } from 'vitest'
import { aimTeams, matchesAtStake, movedAims } from './stakes.model.ts'

const named = (id: number) => ({ id, name: `Team ${id}`, image_path: '', short_code: null })
const stake = (id: number, mean: number, state: 'secured' | 'out' | 'open' | null) => ({
  ...{ participant_id: id, participant: named(id), chance: { mean, low: mean, high: mean }, state, conditions: [] },
})
const match = (id: number, ...swings: number[]): StakesTable['next'][number] => ({
  ...{ fixture_id: id, starting_at: '2027-05-01T15:00:00Z', home: named(1), away: named(2) },
  stakes: swings.map((swing) => ({
    ...{
      aim: 'champion' as const,
      participant_id: 1,
      home: 0.5,
      draw: null,
      away: 0.5 - swing,
      swing,
      low: swing,
      high: swing,
    },
  })),
})

test('a team stands where most can be said of it: certain, open, or hardly possible', () => {
  const teams = [
    stake(1, 1, 'secured'),
    stake(2, 0.4, 'open'),
    stake(3, 0.5, null),
    stake(4, 0.004, 'open'),
    stake(5, 0, 'out'),
  ]
  const { open, unlikely, secured, out } = aimTeams({ aim: 'continental', teams })
  expect([open, unlikely, secured, out].map((own) => own.map((team) => team.participant_id))).toEqual([
    [2, 3],
    [4],
    [1],
    [5],
  ])
})

test('matches come by how far they move a chance, those that move none are left out', () => {
  const table: StakesTable = {
    ...{ stage: null, group: null, seasons: 10_000, next: [match(1, 0.1), match(2), match(3, -0.3)] },
    aims: [
      { aim: 'champion', teams: [] },
      { aim: 'relegation', teams: [] },
    ],
  }
  expect(matchesAtStake(table).map(({ fixture_id }) => fixture_id)).toEqual([3, 1])
  expect(movedAims(table)).toEqual(['champion'])
})
