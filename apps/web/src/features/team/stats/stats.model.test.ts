import { teamTotals } from '@touchline/football'
import { expect, test } from 'vitest'
import { countedRows, groundRows, knownRows } from './stats.model.ts'

const TOTALS = teamTotals([
  [
    { type_id: 214, value: { all: { count: 2 }, home: { count: 2 }, away: { count: 0 } } },
    { type_id: 215, value: { all: { count: 0 }, home: { count: 0 }, away: { count: 0 } } },
    { type_id: 216, value: { all: { count: 2 }, home: { count: 0 }, away: { count: 2 } } },
    { type_id: 52, value: { all: { count: 6 }, home: { count: 5 }, away: { count: 1 } } },
    { type_id: 34, value: { count: 21, average: 7, matches: 3 } },
    { type_id: 45, value: { count: 220, average: 55 } },
    { type_id: 47, value: { scored: 1, missed: 0 } },
  ],
])

test('results stand by ground, averages below what they are made of', () => {
  const rows = groundRows(TOTALS)
  expect(rows.map(({ key }) => key)).toEqual([
    ...['matches', 'wins', 'draws', 'losses', 'goals', 'goalsAverage', 'conceded', 'concededAverage', 'cleanSheets'],
  ])
  expect(rows.find(({ key }) => key === 'goalsAverage')).toMatchObject({
    average: true,
    values: { all: 1.5, home: 2.5 },
  })
  expect(rows.find(({ key }) => key === 'conceded')?.values).toEqual({ all: null, home: null, away: null })
})

test('a count says on how many matches it rests; possession has an average alone, penalties a count alone', () => {
  const row = (key: string) => countedRows(TOTALS).find((one) => one.key === key)
  expect(countedRows(TOTALS)).toHaveLength(13)
  expect(row('corners')).toMatchObject({ count: 21, average: 7, matches: 3 })
  expect(row('possession')).toMatchObject({ count: null, average: 55, averaged: true })
  expect(row('penaltiesScored')).toMatchObject({ count: 1, averaged: false })
  expect(row('fouls')).toMatchObject({ count: null, average: null })
})

test('figures that no source counts are not listed', () => {
  expect(knownRows(TOTALS).map(({ key }) => key)).toEqual([
    ...['corners', 'possession', 'penaltiesScored', 'penaltiesMissed'],
  ])
  expect(knownRows(teamTotals([[]]))).toEqual([])
})
