import { describe, expect, it } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { liveCut, RECORDED_FINAL, worldFromRecorded } from './index.ts'
import { seen } from './live-cut.testing.ts'

describe('the recorded final', () => {
  it('is reported from the early goal to the last kick', () => {
    const world = worldFromRecorded(realData('sportmonks'))
    const final = world.fixtures.find((row) => row.id === RECORDED_FINAL) ?? { id: 0 }
    expect([5, 6, 64, 65, 98, 106, 122, 130].map((minute) => seen(final, minute))).toEqual([
      [2, 5, '0–0', '', 0],
      [2, 6, '0–1', '', 1],
      [22, 64, '0–1', '', 3],
      [22, 65, '1–1', '', 4],
      [6, 98, '1–1', '', 15],
      [23, 106, '1–1', '', 19],
      [9, null, '1–1', '1–1', 22],
      [9, null, '1–1', '4–3', 30],
    ])
    expect(liveCut(final, 131)).toBe(final)
    expect([world.standings.length, world.odds.length, world.players.length]).toEqual([20, 3833, 133])
  })
})
