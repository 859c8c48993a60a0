import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaguePositions, type TableRow } from './standings.ts'

const row = (name: string, points: number, goalDifference: number, goalsFor: number): TableRow => ({
  team: name.length,
  name,
  points,
  goalDifference,
  goalsFor,
})

test('a table is ordered by points, then goal difference, then goals, then name', () => {
  const table = leaguePositions([
    row('Zürich', 10, 4, 9),
    row('Ærø', 10, 4, 9),
    row('Most goals', 10, 4, 12),
    row('Best difference', 10, 6, 8),
    row('Most points', 12, -1, 5),
    row('Last', 3, -9, 2),
  ])
  expect(table.map((one) => `${one.position} ${one.name}`)).toEqual([
    '1 Most points',
    '2 Best difference',
    '3 Most goals',
    '4 Ærø',
    '5 Zürich',
    '6 Last',
  ])
})

test('the order in which rows arrive does not matter, and every place is given once', () => {
  const rows = fc.uniqueArray(
    fc.record({
      team: fc.nat(99),
      name: fc.constantFrom('A', 'B'),
      points: fc.nat(3),
      goalDifference: fc.integer({ min: -2, max: 2 }),
      goalsFor: fc.nat(3),
    }),
    { selector: (one) => one.team },
  )
  fc.assert(
    fc.property(rows, (table) => {
      const positions = leaguePositions(table)
      expect(leaguePositions([...table].reverse())).toEqual(positions)
      expect(positions.map((one) => one.position)).toEqual(table.map((_, index) => index + 1))
    }),
  )
})
