import fc from 'fast-check'
import {
  bySide,
  type Match,
  type MatchCard,
  type MatchCorner,
  type MatchEvent,
  type MatchGoal,
  otherSide,
} from '../match/match.ts'
import { STATISTICS } from '../match/statistics.ts'
import { NO_FIGURES, type Score, type Side, type SideFigures } from '../records/fixture.ts'

/** The two teams of the samples. */
export const HOME = 1
export const AWAY = 2

const teamOf = (id: number): Match['home'] => ({ id, name: `Team ${id}`, shortCode: null, coachId: null })

/** A past match of HOME against AWAY in which nothing but the identity is known; tests state what they need. */
export const sampleMatch = (known: Partial<Match> = {}): Match => ({
  id: 100,
  kickoff: '2024-03-09T15:00:00Z',
  kickoffKnown: true,
  league: { id: 8, name: 'Premier League', country: { id: 72, code: 'gb-eng', name: 'England' } },
  season: { id: 2024, name: '2023/2024' },
  round: null,
  home: teamOf(HOME),
  away: teamOf(AWAY),
  scores: sampleScores(null),
  goals: [],
  corners: [],
  cards: [],
  sides: sampleSides({}, {}),
  price: { home: null, draw: null, away: null, bookmaker: null },
  referee: { id: null, name: null },
  ...known,
})

export const sampleScores = (fullTime: Score | null, halfTime: Score | null = null): Match['scores'] => ({
  fullTime,
  halfTime,
  extraTime: null,
  shootOut: null,
})

export const sampleSides = (home: Partial<SideFigures>, away: Partial<SideFigures>): Match['sides'] => ({
  home: { ...NO_FIGURES, ...home },
  away: { ...NO_FIGURES, ...away },
})

/** The 21 statistics of a side, counting up from the first one; all unknown without one. */
export const sampleStatistics = (first: number | null): SideFigures['statistics'] =>
  first === null ? {} : Object.fromEntries(STATISTICS.map((name, index) => [name, first + index]))

const at = (side: Side, minute: number | null): MatchEvent => ({ side, minute, extraMinute: null })
const player = { id: null, name: null }
export const goals = (side: Side, ...minutes: (number | null)[]): MatchGoal[] =>
  minutes.map((minute) => ({ ...at(side, minute), kind: 'goal', player }))
export const corner = (side: Side, minute: number | null, comment: string | null = null): MatchCorner => ({
  ...at(side, minute),
  comment,
})
export const card = (side: Side, minute: number | null, kind: MatchCard['kind']): MatchCard => ({
  ...at(side, minute),
  kind,
  player,
})

const figure = fc.option(fc.nat(12))
const side = fc.constantFrom<Side>('home', 'away')
const minute = fc.option(fc.integer({ min: 1, max: 120 }), { freq: 20 })
const anyGoal = fc.tuple(side, minute).map(([side, minute]) => ({ ...at(side, minute), kind: 'goal' as const, player }))
const anyCorner = fc
  .tuple(side, minute, fc.constantFrom(null, '3rd Corner', 'Race to 3 Corners'))
  .map((corner_) => corner(...corner_))
const anyCard = fc
  .tuple(
    side,
    fc.integer({ min: 1, max: 120 }),
    fc.constantFrom<MatchCard['kind']>('yellowcard', 'redcard', 'yellowred'),
  )
  .map((card_) => card(...card_))
const figures = fc.record({
  corners: figure,
  yellowCards: figure,
  redCards: figure,
  statistics: fc.constant<SideFigures['statistics']>({}),
})
const coach = fc.constantFrom(null, 71, 72, 73)

/** Any match of the two teams: events that agree with the totals, that do not, or none. */
export const anyMatch: fc.Arbitrary<Match> = fc
  .record({
    id: fc.nat(),
    league: fc.constantFrom(8, 9),
    season: fc.constantFrom(2023, 2024),
    coaches: fc.record({ home: coach, away: coach }),
    fullTime: fc.option(fc.tuple(fc.nat(5), fc.nat(5))),
    halfTime: fc.constantFrom<Score | null>(null, [0, 0], [1, 0], [2, 3]),
    goals: fc.array(anyGoal, { maxLength: 4 }),
    corners: fc.array(anyCorner, { maxLength: 6 }),
    cards: fc.array(anyCard, { maxLength: 5 }),
    sides: fc.oneof(fc.constant(sampleSides({}, {})), fc.record({ home: figures, away: figures })),
    turned: fc.boolean(),
    reported: fc.boolean(),
  })
  .map(({ league, season, coaches, fullTime, halfTime, turned, reported, ...rest }) => {
    const plain = sampleMatch()
    const match: Match = {
      ...plain,
      ...rest,
      league: { ...plain.league, id: league },
      season: { ...plain.season, id: season },
      ...bySide((side) => ({ ...plain[side], coachId: coaches[side] })),
      scores: sampleScores(fullTime, halfTime),
    }
    const whole = reported ? withTotals(match) : match
    return turned ? swapSides(whole) : whole
  })

/** The same match with the score and the statistics that its events make. */
function withTotals(match: Match): Match {
  const count = (events: readonly MatchEvent[]) => bySide((of) => events.filter(({ side }) => side === of).length)
  const score = count(match.goals)
  const corners = count(match.corners.filter(({ comment }) => comment !== 'Race to 3 Corners'))
  const yellow = count(match.cards.filter(({ kind }) => kind === 'yellowcard'))
  const red = count(match.cards.filter(({ kind }) => kind !== 'yellowcard'))
  return {
    ...match,
    scores: { ...match.scores, fullTime: [score.home, score.away] },
    sides: bySide((side) => ({
      corners: corners[side],
      yellowCards: yellow[side],
      redCards: red[side],
      statistics: {},
    })),
  }
}

/** The same match played at the other team's ground. */
export function swapSides(match: Match): Match {
  const turned = (score: Score | null): Score | null => score && [score[1], score[0]]
  const swapped = <Event extends MatchEvent>(events: readonly Event[]) =>
    events.map((event) => ({ ...event, side: otherSide(event.side) }))
  const { fullTime, halfTime, extraTime, shootOut } = match.scores
  return {
    ...match,
    ...bySide((side) => match[otherSide(side)]),
    scores: {
      fullTime: turned(fullTime),
      halfTime: turned(halfTime),
      extraTime: turned(extraTime),
      shootOut: turned(shootOut),
    },
    goals: swapped(match.goals),
    corners: swapped(match.corners),
    cards: swapped(match.cards),
    sides: bySide((side) => match.sides[otherSide(side)]),
  }
}
