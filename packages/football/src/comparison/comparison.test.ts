import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AWAY,
  anyMatch,
  card,
  goals,
  HOME,
  sampleMatch,
  sampleScores,
  sampleSides,
  swapSides,
} from '../head-to-head/sample.testing.ts'
import type { Match } from '../match/match.ts'
import { cardMinutes } from './card-minutes.ts'
import { commonOpponents } from './common-opponents.ts'
import { firstGoals } from './first-goal.ts'
import { halfTimeLeads } from './half-time-leads.ts'
import { resultFor } from './outcomes.ts'
import { runsOf } from './streaks.ts'

const played = (own: number, other: number, known: Partial<Match> = {}) =>
  sampleMatch({ scores: sampleScores([own, other]), ...known })

test('a run lasts until the first match that breaks it, and may be longer than what was looked at', () => {
  const runs = runsOf([played(2, 0), played(1, 0), played(1, 1), played(0, 3)], HOME)
  expect(runs.won).toEqual({ length: 2, whole: false })
  expect(runs.unbeaten).toEqual({ length: 3, whole: false })
  expect(runs.clean_sheet.length).toBe(2)
  expect(runs.under_25).toEqual({ length: 3, whole: false })
  expect(runs.lost.length).toBe(0)
  expect(runsOf([played(0, 1), played(1, 2)], HOME).lost).toEqual({ length: 2, whole: true })
})

test('a match whose score is unknown ends a run, and none is a run of nothing', () => {
  expect(runsOf([played(1, 0), sampleMatch(), played(1, 0)], HOME).won).toEqual({ length: 1, whole: false })
  expect(runsOf([], HOME).won).toEqual({ length: 0, whole: false })
})

test('the first side to score is known if only one scored or every goal has its minute', () => {
  const both = goals('away', 12).concat(goals('home', 70, 80))
  const first = firstGoals(
    [
      played(2, 0),
      played(0, 1),
      played(0, 0),
      played(2, 1, { goals: both }),
      // One goal is missing in the list, one has no minute, two are of one minute.
      played(2, 1, { goals: both.slice(1) }),
      played(1, 1, { goals: [...goals('home', null), ...goals('away', 3)] }),
      played(1, 1, { goals: [...goals('home', 3), ...goals('away', 3)] }),
      sampleMatch(),
    ],
    HOME,
  )
  expect(first).toEqual({
    matches: 4,
    goalless: 1,
    scored: { won: 1, drawn: 0, lost: 0 },
    conceded: { won: 1, drawn: 0, lost: 1 },
  })
})

test('added time of the first half comes before the second half', () => {
  const added = { ...goals('away', 45)[0]!, extraMinute: 3 }
  const match = played(1, 1, { goals: [...goals('home', 46), added] })
  expect(firstGoals([match], AWAY).scored).toEqual({ won: 0, drawn: 1, lost: 0 })
})

test('leads at half-time and what became of them', () => {
  const at = (halfTime: readonly [number, number], fullTime: readonly [number, number]) =>
    sampleMatch({ scores: sampleScores([...fullTime], [...halfTime]) })
  const matches = [at([1, 0], [1, 1]), at([2, 0], [3, 0]), at([0, 0], [0, 1]), at([0, 1], [2, 1]), played(1, 0)]
  const won = { won: 1, drawn: 0, lost: 0 }
  const leads = {
    matches: 4,
    leading: { won: 1, drawn: 1, lost: 0 },
    level: { won: 0, drawn: 0, lost: 1 },
    trailing: won,
  }
  expect(halfTimeLeads(matches, HOME)).toEqual(leads)
  expect(halfTimeLeads(matches.map(swapSides), AWAY).matches).toBe(4)
})

test('cards by the quarter-hour, of matches whose cards are known by the minute', () => {
  const cards = [
    card('home', 12, 'yellowcard'),
    card('home', 90, 'redcard'),
    card('away', 44, 'yellowcard'),
    card('home', 93, 'yellowcard'),
  ]
  const minutes = cardMinutes(
    [sampleMatch({ cards }), sampleMatch({ sides: sampleSides({ yellowCards: 3 }, {}) })],
    HOME,
  )
  expect(minutes).toEqual({ matches: 1, cards: [1, 0, 0, 0, 0, 1] })
})

test('matches without a card alone say nothing of minutes', () => {
  const none = { yellowCards: 0, redCards: 0 }
  expect(cardMinutes([sampleMatch({ sides: sampleSides(none, none) })], HOME).matches).toBe(0)
})

test('common opponents, those met last first; the two themselves are none', () => {
  const against = (home: number, away: number, kickoff: string) => {
    const match = played(1, 0, { kickoff })
    return { ...match, home: { ...match.home, id: home }, away: { ...match.away, id: away } }
  }
  const own = [against(HOME, 7, '2024-05-02'), against(HOME, AWAY, '2024-04-20'), against(8, HOME, '2024-04-01')]
  const theirs = [
    against(8, AWAY, '2024-05-09'),
    against(HOME, AWAY, '2024-04-20'),
    against(7, AWAY, '2024-03-01'),
    against(9, AWAY, '2024-02-01'),
  ]
  const common = commonOpponents({ team: HOME, matches: own }, { team: AWAY, matches: theirs })
  expect(common.map(({ opponent, home, away }) => [opponent.id, home.length, away.length])).toEqual([
    [8, 1, 1],
    [7, 1, 1],
  ])
})

test('seen from the other ground nothing changes', () => {
  fc.assert(
    fc.property(fc.array(anyMatch), (matches) => {
      const turned = matches.map(swapSides)
      expect(firstGoals(turned, HOME)).toEqual(firstGoals(matches, HOME))
      expect(halfTimeLeads(turned, HOME)).toEqual(halfTimeLeads(matches, HOME))
      expect(cardMinutes(turned, HOME)).toEqual(cardMinutes(matches, HOME))
      expect(turned.map((match) => resultFor(match, HOME))).toEqual(matches.map((match) => resultFor(match, HOME)))
    }),
  )
})
