import type { ListFixture, StandingRow } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { tablesOf } from '../standings/standing.model.ts'
import { chosenLines, teamLines } from './positions.model.ts'

const stage = { id: 1, name: 'Regular Season', sort_order: 1 }
const row = (
  id: number,
  position: number,
  played: number,
  points: number,
  more: Partial<StandingRow> = {},
): StandingRow => ({
  ...{ position, points, participant_id: id, result: null, rule: null, form: [], stage, group: null },
  ...{ part: 0, carried: null, given: 0, reason: null, playing: false, settled: null },
  participant: { id, name: `Team ${id}`, image_path: '', short_code: null },
  details: [{ type_id: 129, value: played }],
  ...more,
})
const match = (day: number, home: number, away: number, goals: [number, number], more: object = {}) =>
  ({
    ...{ id: day, state_id: 5, starting_at: `2026-08-0${day}T15:00:00.000Z`, stage, group: null, round: null, ...more },
    participants: [{ id: home }, { id: away }],
    scores: goals.map((count, at) => ({
      type_id: 1525,
      score: { participant: at === 0 ? 'home' : 'away', goals: count },
    })),
  }) as unknown as ListFixture

const tableOf = (...rows: StandingRow[]) => tablesOf(rows, [])[0] ?? expect.fail('there is no table')
const table = tableOf(row(1, 1, 2, 3), row(2, 2, 2, 3))

describe('the lines of the chart of positions', () => {
  test('end where the table says, which knows what results do not report', () => {
    const lines = teamLines(table, [match(1, 1, 2, [0, 3]), match(2, 2, 1, [0, 1])])
    expect(lines?.map(({ id, positions }) => `${id}: ${positions}`)).toEqual(['1: 2,1', '2: 1,2'])
  })

  test('count neither other stages nor matches without an end', () => {
    const others = [
      match(3, 1, 2, [5, 0], { stage: { id: 2, name: 'Final', sort_order: 2 } }),
      match(4, 1, 2, [5, 0], { state_id: 12 }),
    ]
    expect(teamLines(table, [match(1, 1, 2, [0, 3]), match(2, 2, 1, [0, 1]), ...others])).not.toBeNull()
  })

  test('do not count matches in play, which the table may', () => {
    const settled = (position: number) => ({ settled: { position, points: 3, played: 2 } })
    const live = tableOf(row(2, 1, 3, 6, settled(2)), row(1, 2, 3, 3, settled(1)))
    const lines = teamLines(live, [match(1, 1, 2, [0, 3]), match(2, 2, 1, [0, 1])])
    expect(lines?.map(({ id, positions }) => `${id}: ${positions}`)).toEqual(['2: 1,2', '1: 2,1'])
  })

  test('are not drawn where the results are not those of the table', () => {
    expect(teamLines(table, [match(1, 1, 2, [0, 3])])).toBeNull()
    expect(teamLines(table, [])).toBeNull()
  })

  test('are the chosen ones in the order of the table, else the first', () => {
    const lines = [1, 2, 3, 4, 5].map((id) => ({ id, name: '', shortCode: null, positions: [id] }))
    const chosen = (ids: number[]) => chosenLines(lines, ids).map(({ id }) => id)
    expect([chosen([]), chosen([5, 2]), chosen([99])]).toEqual([
      [1, 2, 3, 4],
      [2, 5],
      [1, 2, 3, 4],
    ])
  })
})
