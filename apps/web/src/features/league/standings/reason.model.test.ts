import type { ComparedTeams, PlaceReasonShown, StandingRow, TableCriterion, TableRulesShown } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { chipOf, figureText, reasonLines } from './reason.model.ts'

const headToHead: TableCriterion = { kind: 'head-to-head', among: ['points', 'goal difference'], meetings: 2 }
const plain = (kind: TableCriterion['kind']): TableCriterion => ({ kind, among: [], meetings: null })
const rules = {
  order: [plain('half point gained'), headToHead, plain('goal difference')],
} as unknown as TableRulesShown

const compared = (criterion: number, own: number[] | null, other: number[] | null, teams = 2): ComparedTeams => ({
  ...{ criterion, own, other },
  team_ids: Array.from({ length: teams }, (_, at) => at + 1),
})
const row = (reason: Partial<PlaceReasonShown>) =>
  ({
    ...{ participant_id: 1, points: 38 },
    reason: {
      level_ids: [1, 2],
      from_id: 2,
      is_ahead: true,
      by: 'rule',
      compared: [],
      otherwise: null,
      meetings: [],
      ...reason,
    },
  }) as unknown as StandingRow
const lines = (reason: Partial<PlaceReasonShown>) =>
  reasonLines(row(reason), row({}), rules).map(
    ({ number, kind, part, own, other, verdict }) => `${number ?? '-'} ${part ?? kind} ${own} ${other} ${verdict}`,
  )

describe('the rules at a place', () => {
  test('go from the points to the one that decides, and to the next that would have said otherwise', () => {
    const reason = {
      compared: [compared(0, [0.5], [0.5]), compared(1, [4, 1], [1, -1])],
      otherwise: compared(2, [0], [2]),
    }
    expect(lines(reason)).toEqual([
      '1 points 38 38 level',
      '2 half point gained ½ ½ level',
      '3 points 4 1 decides',
      '4 goal difference 0 +2 otherwise',
    ])
  })

  test('have a line for each part of the matches among the teams until one differs', () => {
    expect(lines({ compared: [compared(1, [3, 1], [3, -1])] }).slice(1)).toEqual([
      '3 points 3 3 level',
      '- goal difference +1 −1 decides',
    ])
  })

  test('say what cannot be compared, and number a rule once even if it is applied again to fewer teams', () => {
    const again = [compared(1, [4, -2], [4, -2], 3), compared(1, [4, 1], [1, -1])]
    expect(lines({ compared: again }).map((line) => line.slice(0, 1))).toEqual(['1', '3', '-', '-'])
    expect(lines({ compared: [compared(1, null, null), compared(2, [5], [3])] }).slice(1)).toEqual([
      '3 head-to-head null null unknown',
      '4 goal difference +5 +3 decides',
    ])
  })
})

describe('the chip at a place', () => {
  const chip = (reason: Partial<PlaceReasonShown>) => chipOf(row(reason), rules)

  test('names the rule that decided it over the next one, with the score where they met', () => {
    expect(chip({ compared: [compared(1, [4, 1], [1, -1])] })).toEqual({ kind: 'head-to-head', score: '4–1' })
    expect(chip({ compared: [compared(1, [3, 1], [3, -1])] })).toEqual({ kind: 'head-to-head', score: '+1' })
    expect(chip({ compared: [compared(0, [0], [0.5])] })).toEqual({ kind: 'half point gained', score: null })
    expect(chip({ by: 'decision', compared: [compared(2, [0], [0])] })).toEqual({ kind: 'decision', score: null })
  })

  test('is not there for the team behind, nor where nothing but the names decides', () => {
    expect(chip({ is_ahead: false, compared: [compared(2, [0], [1])] })).toBeNull()
    expect(chip({ by: 'name', compared: [compared(2, [0], [0])] })).toBeNull()
    expect(chipOf({ ...row({}), reason: null }, rules)).toBeNull()
  })
})

test('a goal average that has no number is written as endless', () => {
  expect(figureText('goal average', null)).toBe('∞')
})
