import { describe, expect, test } from 'vitest'
import { seasonParts } from './player-match.ts'
import { ADA, ASHTON, BEA, BROUGH, CLEO, entry, event, match } from './season.testing.ts'
import type { SeasonMatch } from './season-match.ts'
import { topScorers } from './top-scorers.ts'

const [GOAL, OWN_GOAL, PENALTY, YELLOW, RED, SECOND_YELLOW] = [14, 15, 16, 19, 20, 21]
const lists = (...matches: SeasonMatch[]) => topScorers(matches, seasonParts(matches))

describe('the lists of a season’s best', () => {
  const hatTrick = match({
    home: { goals: 3 },
    events: [
      event(GOAL, 1, true, ADA, BEA),
      event(GOAL, 2, true, ADA, BEA),
      event(PENALTY, 3, true, BEA),
      event(RED, 50, false, CLEO),
      event(SECOND_YELLOW, 60, false, 14),
    ],
  })

  test('count goals with penalties, assists, and second yellows among both colours of cards; equals share a position', () => {
    const best = lists(hatTrick)
    expect(best[208]).toEqual([
      { player: ADA, team: ASHTON, position: 1, total: 2 },
      { player: BEA, team: ASHTON, position: 2, total: 1 },
    ])
    expect(best[209]).toEqual([{ player: BEA, team: ASHTON, position: 1, total: 2 }])
    expect(best[83].map(({ position }) => position)).toEqual([1, 1])
    expect(best[84]).toEqual([{ player: 14, team: BROUGH, position: 1, total: 1 }])
  })

  test('leave own goals out', () => {
    const list = lists(match({ home: { goals: 1 }, events: [event(OWN_GOAL, 1, true, CLEO)] }))[208]
    expect(list).toEqual([])
  })

  test('are empty where too many goals have no scorer, and assists where they are unknown', () => {
    const unknown = match({ id: 2, home: { goals: 2 } })
    expect(lists(hatTrick, unknown)[208]).toEqual([])
    const without = match({ home: { goals: 1 }, events: [event(GOAL, 1, true, ADA)] })
    expect(lists(without)).toMatchObject({ 208: [{ player: ADA }], 209: [] })
  })

  test('come from the line-ups where the events name nobody, as far as these make up the score', () => {
    const unnamed = (more: Partial<SeasonMatch> = {}) =>
      match({
        home: { goals: 2 },
        away: { goals: 1 },
        events: [
          ...[event(GOAL, 10, true, null), event(PENALTY, 20, true, null), event(OWN_GOAL, 30, false, null)],
          ...[event(YELLOW, 40, false, null), event(RED, 50, false, null), event(YELLOW, 60, true, null)],
        ],
        lineup: [
          entry(ADA, true, { details: { 52: 2, 119: 90 } }),
          entry(BEA, true, { details: { 84: 1, 324: 1 } }),
          entry(CLEO, false, { details: { 84: 1, 83: 1 } }),
        ],
        ...more,
      })
    const best = lists(unnamed(), unnamed({ id: 2 }))
    expect(best[208]).toEqual([{ player: ADA, team: ASHTON, position: 1, total: 4 }])
    expect(best[84].map(({ player, total }) => [player, total])).toEqual([
      [BEA, 2],
      [CLEO, 2],
    ])
    expect(best[83]).toEqual([{ player: CLEO, team: BROUGH, position: 1, total: 2 }])
    expect(lists(unnamed(), unnamed({ id: 2, home: { ...unnamed().home, goals: 3 } }))[208]).toEqual([])
    const second = unnamed({ id: 2, events: [...unnamed().events, event(SECOND_YELLOW, 70, true, null)] })
    expect(lists(unnamed(), second)).toMatchObject({ 84: [{ player: BEA }, { player: CLEO }], 83: [] })
  })
})
