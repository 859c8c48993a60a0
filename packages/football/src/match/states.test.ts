import { describe, expect, test } from 'vitest'
import {
  isAhead,
  isDecided,
  isFinished,
  isInPlay,
  isInterrupted,
  isStateId,
  opensMatchPage,
  STATE,
  STATES,
  showsBadge,
  stateCode,
  stateInfoKey,
  stateNameKey,
} from './states.ts'

const ids = STATES.map((state) => state.id)

describe('the 26 states of a fixture', () => {
  test.each([
    [1, 'NS'],
    [2, '1st'],
    [3, 'HT'],
    [4, 'BRK'],
    [5, 'FT'],
    [6, '1et'],
    [7, 'AET'],
    [8, 'FTP'],
    [9, 'PEN'],
    [10, 'POST'],
    [11, 'SUSP'],
    [12, 'CANC'],
    [13, 'TBA'],
    [14, 'WO'],
    [15, 'ABAN'],
    [16, 'DELA'],
    [17, 'AWAR'],
    [18, 'INT'],
    [19, 'AU'],
    [20, 'DEL'],
    [21, 'ETB'],
    [22, '2nd'],
    [23, '2et'],
    [24, ''],
    [25, 'PENB'],
    [26, ''],
  ])('state %i has the short code "%s"', (id, code) => {
    expect(stateCode(id)).toBe(code)
  })

  test('they are numbered 1 to 26 and every word names one of them', () => {
    expect(ids).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
    expect(Object.values(STATE).every(isStateId)).toBe(true)
  })

  test('every state has a name and an explanation of its own in the translations', () => {
    expect(stateNameKey(3)).toBe('state.ht.name')
    expect(stateInfoKey(3)).toBe('state.ht.info')
    expect(new Set(ids.map(stateNameKey)).size).toBe(26)
  })

  test('an id outside the list has no code and no name and breaks nothing', () => {
    expect([stateCode(0), stateNameKey(27), stateInfoKey(-1), isStateId(2.5)]).toEqual(['', null, null, false])
  })
})

describe('groups of states', () => {
  test.each([
    ['still to be kicked off', isAhead, [1, 13, 16]],
    ['in play', isInPlay, [2, 3, 4, 6, 9, 21, 22, 23, 25]],
    ['finished on the pitch', isFinished, [5, 7, 8]],
    ['decided', isDecided, [5, 7, 8, 14, 17]],
    ['interrupted', isInterrupted, [11, 18, 26]],
    ['opening the match page', opensMatchPage, [1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ])('%s', (_, holds, expected) => {
    expect(ids.filter(holds)).toEqual(expected)
  })

  test('no fixture is in play and decided at once', () => {
    expect(ids.filter((id) => isInPlay(id) && isDecided(id))).toEqual([])
  })

  test('result rows carry no badge in states 5 and 8, nor where a state has no code', () => {
    expect(ids.filter((id) => !showsBadge(id))).toEqual([5, 8, 24, 26])
  })
})
