import { placeRulesOf, tableRulesOf } from '@touchline/football'
import type { TablePart } from '@touchline/ingest/derive/seasons/season-tables.ts'
import { expect, test } from 'vitest'
import { seasonOutcome } from './season-outcome.ts'

const teamsOf = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({ team: from + at, name: `Club ${String(from + at).padStart(2, '0')}` }))

const part = (stableKey: string, name: string, teams: number, change: Partial<TablePart> = {}): TablePart => ({
  ...{ stageId: null, groupId: null, fixtures: [], unknown: [], uncertain: [], rules: tableRulesOf(stableKey, name) },
  input: { teams: teamsOf(teams), results: [], placeRules: placeRulesOf(stableKey, { seasonName: name, teams }) },
  ...change,
})
const outcomeOf = (stableKey: string, name: string, own: TablePart, parts: readonly TablePart[] = [own]) =>
  seasonOutcome(own, parts, { head: { stableKey, name } as never })

test.each([
  ['england/premier-league', '2026/2027', 20, 'table', null],
  ['denmark/superliga', '2026/2027', 12, 'second_phase', null],
  ['australia/a-league', '2026/2027', 13, 'play_off', null],
  ['mexico/liga-mx', '2026/2027', 18, null, 'play_off'],
  // Its clubs are in no conference that is known.
  ['united-states/mls', '2026', 30, null, 'play_off'],
])('in the %s of %s the title is decided as its rules say', (key, name, teams, titleBy, titleMissing) => {
  expect(outcomeOf(key, name, part(key, name, teams))).toMatchObject({ titleBy, titleMissing })
})

test('the final places of a league in two phases are not those its first table leads to', () => {
  const { places } = outcomeOf('denmark/superliga', '2026/2027', part('denmark/superliga', '2026/2027', 12))
  expect(places.map((place) => place !== null)).toEqual([...Array(10).fill(false), true, true])
})

test('only the table with the leaders of the one before decides the title, and no group does', () => {
  const [key, name] = ['denmark/superliga', '2026/2027']
  const first = part(key, name, 12)
  const second = (from: number): TablePart => ({
    ...part(key, name, 6),
    stageId: from,
    input: { teams: teamsOf(6, from), results: [], before: first.input },
  })
  const [upper, lower] = [second(1), second(7)]
  const parts = [first, upper, lower]
  expect(parts.map((own) => outcomeOf(key, name, own, parts).titleBy)).toEqual([null, 'second_phase', null])
  expect(outcomeOf(key, name, { ...first, groupId: 4 }).titleMissing).toBe('other_table')
})
