import type { SimulatedTable } from '@touchline/contract'
import { expect, test } from 'vitest'
import { chanceLines, endsOf, kindsOf, type RoundsTable, sameTable } from './rounds.model.ts'

const team = (id: number) => ({ id, name: `Team ${id}`, image_path: '', short_code: null })
const chances = (participant_id: number, champion: number) => ({
  ...{ participant_id, champion, continental: null, promotion: null, relegation: champion / 2 },
})
const table: RoundsTable = {
  ...{ stage_id: null, group_id: null, teams: [team(1), team(2), team(3)] },
  rounds: [
    { round: 1, day: '2026-08-08', afterwards: true, teams: [chances(1, 0.6), chances(2, 0.4)] },
    { round: 2, day: '2026-08-15', afterwards: false, teams: [chances(1, 0.3), chances(2, 0.7)] },
  ],
}

test('lines go through the rounds, the most likely team first, and end with what is expected now', () => {
  const now = { stage: null, group: null, teams: [chances(1, 0.8), chances(2, 0.2)] } as unknown as SimulatedTable
  expect(chanceLines(table, 'champion').lines.map(({ id }) => id)).toEqual([2, 1])
  expect(sameTable(table, [now])).toBe(now)
  const { rounds, lines } = chanceLines(table, 'champion', now)
  expect(rounds).toEqual([1, 2, null])
  expect(lines.map(({ id, shares }) => [id, shares])).toEqual([
    [1, [0.6, 0.3, 0.8]],
    [2, [0.4, 0.7, 0.2]],
  ])
  expect(lines.map(endsOf)[0]).toEqual({ least: 0.3, most: 0.8, last: 0.8 })
})

test('only chances that the league has can be chosen', () => {
  expect(kindsOf(table)).toEqual(['champion', 'relegation'])
})
