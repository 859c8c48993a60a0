import type { KnockOut } from '@touchline/contract'
import { expect, test } from 'vitest'
import { openRounds, stillIn } from './knock-out.model.ts'

const sure = (mean: number) => ({ mean, low: mean, high: mean })
const round = (name: string, teams: number): KnockOut['rounds'][number] => ({
  ...{ name, teams, drawn: 0, by: 'lot' },
  ...{ legs: 1, neutral: false, away_goals: false, extra_time: true },
})
const team = (id: number, rounds: readonly (number | null)[], champion: number): KnockOut['teams'][number] => ({
  participant_id: id,
  participant: { id, name: `Team ${id}`, image_path: '', short_code: null },
  rounds: rounds.map((share) => (share === null ? null : sure(share))),
  champion: sure(champion),
})

const cup: KnockOut = {
  ...{ times: 10_000, ahead: 2, priced: 0, rating: 'country', entrants: [], is_general: false, sources: [] },
  rounds: [round('Quarter-finals', 6), round('Semi-finals', 4), round('Final', 2)],
  teams: [team(1, [1, 1, 0.6], 0.4), team(2, [null, 1, 0.4], 0), team(3, [1, 0, 0], 0)],
}

test('a round whose teams are all known needs no column', () => {
  expect(openRounds(cup)).toEqual([{ name: 'Final', at: 2 }])
})

test('a team that cannot win but may still play on is in it, one that has lost is out', () => {
  const { inIt, out } = stillIn(cup)
  expect(inIt.map(({ participant_id }) => participant_id)).toEqual([1, 2])
  expect(out.map(({ participant_id }) => participant_id)).toEqual([3])
})
