import type { StandingRow } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { chosenLines, teamLines } from './positions.model.ts'

const row = (id: number, positions: number[]) =>
  ({
    ...{ participant_id: id, position: id, positions },
    participant: { id, name: `Team ${id}`, image_path: '', short_code: null },
  }) as unknown as StandingRow

describe('the lines of the chart of positions', () => {
  test('are those of the rows, in the order of the table', () => {
    const lines = teamLines({ rows: [row(1, [2, 1]), row(2, [1, 2])] })
    expect(lines?.map(({ name, positions }) => `${name}: ${positions}`)).toEqual(['Team 1: 2,1', 'Team 2: 1,2'])
  })

  test('are not drawn where they are not known', () => {
    expect(teamLines({ rows: [row(1, [2, 1]), row(2, [])] })).toBeNull()
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
