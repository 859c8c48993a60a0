import fc from 'fast-check'
import type { CardEvent, CornerEvent, HeadToHeadRecord, SideStatistics, TimedEvent } from './records.ts'
import type { StatisticsEntry } from './statistics.ts'

/** The two teams of the samples. */
export const HOME = 1
export const AWAY = 2

/** A past match of HOME against AWAY in which nothing but the identity is known; tests state what they need. */
export function sampleRecord(known: Partial<HeadToHeadRecord> = {}): HeadToHeadRecord {
  return {
    match_id: 100,
    start_dt: '2024-03-09T15:00:00Z',
    local_id: HOME,
    visitor_id: AWAY,
    league_id: 8,
    season_id: 2024,
    local_coach_id: null,
    visitor_coach_id: null,
    scores: { localteam_score: null, visitorteam_score: null, ht_score: null },
    goals: { data: [] },
    corners: { data: [] },
    cards: { data: [] },
    stats: { data: [] },
    ...known,
  }
}

export function sampleStats(team_id: number, known: Partial<SideStatistics> = {}): SideStatistics {
  return { team_id, corners: null, yellowcards: null, redcards: null, yellowredcards: null, ...known }
}

/** The 21 statistics of a side, counting up from the first one; all unknown without one. */
export const sampleFigures = (team: number, first: number | null): StatisticsEntry => {
  const value = (index: number) => (first === null ? null : first + index)
  return {
    ...sampleStats(team),
    shots: { total: value(0), ongoal: value(1), blocked: value(2), insidebox: value(3) },
    attacks: { attacks: value(4), dangerous_attacks: value(5) },
    passes: { total: value(6), accurate: value(7) },
    ball_safe: value(8),
    fouls: value(9),
    free_kick: value(10),
    goal_attempts: value(11),
    goal_kick: value(12),
    injuries: value(13),
    offsides: value(14),
    penalties: value(15),
    possessiontime: value(16),
    saves: value(17),
    substitutions: value(18),
    tackles: value(19),
    throw_in: value(20),
  }
}

const figure = fc.option(fc.nat(12))
const team = fc.constantFrom(HOME, AWAY)
const minute = fc.integer({ min: 1, max: 120 })
const goal: fc.Arbitrary<TimedEvent> = fc.record({ team_id: team, minute: fc.option(minute, { freq: 20 }) })
const corner: fc.Arbitrary<CornerEvent> = fc.record({
  team_id: team,
  minute: fc.option(minute, { freq: 20 }),
  comment: fc.constantFrom(null, '3rd Corner', 'Race to 3 Corners'),
})
const card: fc.Arbitrary<CardEvent> = fc.record({
  team_id: team,
  minute,
  type: fc.constantFrom('yellowcard', 'redcard', 'yellowred'),
})
const stats = (team_id: number): fc.Arbitrary<SideStatistics> =>
  fc.record({
    team_id: fc.constant(team_id),
    corners: figure,
    yellowcards: figure,
    redcards: figure,
    yellowredcards: figure,
  })

/** Any record of the two teams: events that agree with the totals, that do not, or none. */
export const anyRecord: fc.Arbitrary<HeadToHeadRecord> = fc
  .record({
    match_id: fc.nat(),
    start_dt: fc.constantFrom('2022-01-01T12:00:00Z', '2023-01-01T12:00:00Z', '2024-01-01T12:00:00Z'),
    league_id: fc.constantFrom(8, 9),
    season_id: fc.constantFrom(2023, 2024),
    local_coach_id: fc.constantFrom(null, 71, 72, 73),
    visitor_coach_id: fc.constantFrom(null, 71, 72, 73),
    scores: fc.record({
      localteam_score: fc.option(fc.nat(5)),
      visitorteam_score: fc.option(fc.nat(5)),
      ht_score: fc.constantFrom(null, '0-0', '1-0', '2-3', 'late'),
    }),
    goals: fc.record({ data: fc.array(goal, { maxLength: 4 }) }),
    corners: fc.record({ data: fc.array(corner, { maxLength: 6 }) }),
    cards: fc.record({ data: fc.array(card, { maxLength: 5 }) }),
    stats: fc.record({ data: fc.oneof(fc.constant([]), fc.tuple(stats(HOME), stats(AWAY))) }),
    turned: fc.boolean(),
    reported: fc.boolean(),
  })
  .map(({ turned, reported, ...rest }) => {
    const record = { ...rest, local_id: HOME, visitor_id: AWAY }
    const whole = reported ? withTotals(record) : record
    return turned ? swapSides(whole) : whole
  })

/** The same match with the score and the statistics that its events make. */
function withTotals(record: HeadToHeadRecord): HeadToHeadRecord {
  const count = (events: readonly TimedEvent[], id: number) => events.filter((event) => event.team_id === id).length
  const own = (id: number): SideStatistics => ({
    team_id: id,
    corners: count(
      record.corners.data.filter((one) => one.comment !== 'Race to 3 Corners'),
      id,
    ),
    yellowcards: count(
      record.cards.data.filter((one) => one.type === 'yellowcard'),
      id,
    ),
    redcards: count(
      record.cards.data.filter((one) => one.type !== 'yellowcard'),
      id,
    ),
    yellowredcards: null,
  })
  return {
    ...record,
    scores: {
      ...record.scores,
      localteam_score: count(record.goals.data, HOME),
      visitorteam_score: count(record.goals.data, AWAY),
    },
    stats: { data: [own(HOME), own(AWAY)] },
  }
}

/** The same match played at the other team's ground. */
export function swapSides(record: HeadToHeadRecord): HeadToHeadRecord {
  const [, a, b] = /^(\d+)-(\d+)$/.exec(record.scores.ht_score ?? '') ?? []
  return {
    ...record,
    local_id: record.visitor_id,
    visitor_id: record.local_id,
    local_coach_id: record.visitor_coach_id,
    visitor_coach_id: record.local_coach_id,
    scores: {
      localteam_score: record.scores.visitorteam_score,
      visitorteam_score: record.scores.localteam_score,
      ht_score: a === undefined ? record.scores.ht_score : `${b}-${a}`,
    },
  }
}
