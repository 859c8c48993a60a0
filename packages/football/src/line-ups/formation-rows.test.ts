import { describe, expect, test } from 'vitest'
import { formationRows, placedRows } from './formation-rows.ts'

const eleven = (change: (place: number) => object = () => ({})) =>
  Array.from({ length: 11 }, (_, index) => ({
    position_id: 25 as number | null,
    formation_position: (index + 1) as number | null,
    ...change(index + 1),
  }))
const places = (rows: ReturnType<typeof eleven>[] | null) =>
  rows?.map((row) => row.map((one) => one.formation_position))

describe('a formation on the pitch', () => {
  test.each([
    ['4-4-2', [1, 4, 4, 2]],
    ['4-2-3-1', [1, 4, 2, 3, 1]],
    ['3-1-4-1-1', [1, 3, 1, 4, 1, 1]],
    ['4-4-3', null],
    ['4-0-6', null],
    ['442', null],
    ['', null],
    [null, null],
  ])('%s has one goalkeeper before its rows', (formation, rows) => {
    expect(formationRows(formation)).toEqual(rows)
  })

  test('the left back is on the left: places are counted from the right', () => {
    expect(places(placedRows('4-3-3', eleven()))).toEqual([[1], [5, 4, 3, 2], [8, 7, 6], [11, 10, 9]])
  })

  test('the order in which a source lists the players does not matter', () => {
    expect(places(placedRows('5-4-1', eleven().reverse()))).toEqual([[1], [6, 5, 4, 3, 2], [10, 9, 8, 7], [11]])
  })

  test.each([
    ['a player without a position', eleven((place) => (place === 7 ? { position_id: null } : {}))],
    ['a player without a place', eleven((place) => (place === 7 ? { formation_position: null } : {}))],
    ['two players on one place', eleven((place) => (place === 7 ? { formation_position: 6 } : {}))],
    ['ten players', eleven().slice(1)],
  ])('%s: nobody is placed', (_, starters) => {
    expect(placedRows('4-4-2', starters)).toBeNull()
  })
})
