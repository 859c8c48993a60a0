import type { FixtureRecord, Key, LineupsRecord, RecordBatch, Side } from '@touchline/football'
import { isFinished, STATE } from '@touchline/football'
import type { Row } from '../world.ts'
import { commentRows, pressureRows } from './comments.ts'
import { expectedRows, metadataRows, missingRows, refereeRows } from './details.ts'
import { cornerRows, eventRows } from './events.ts'
import { lineupRows } from './lineups.ts'
import { detailedPeriodRows, periodRows } from './periods.ts'
import { scoreRows } from './scores.ts'
import { statisticRows } from './statistics.ts'
import { weatherRow } from './weather.ts'

/** Records of a match in addition to its own. */
export type FixtureParts = {
  [Family in 'fixtureDetails' | 'lineups' | 'events' | 'statistics' | 'comments' | 'pressure']?:
    | NonNullable<RecordBatch[Family]>[number]
    | undefined
}

/** `2026-12-13 15:00:00`, in UTC. */
const momentOf = (kickoff: string): string => kickoff.slice(0, 19).replace('T', ' ')

/** A match with all its parts, as the provider sends it with every include. A part without a record is empty. */
export function fixtureRow(fixture: FixtureRecord, parts: FixtureParts, nameOf: (team: Key) => string): Row {
  const { fixtureDetails: details, lineups, events, statistics, comments, pressure } = parts
  const id = Number(fixture.key)
  const idOf = (key: Key | null | undefined) => (key == null ? null : Number(key))
  return {
    ...{ id, sport_id: 1, league_id: Number(fixture.league), season_id: Number(fixture.season) },
    ...{ stage_id: idOf(fixture.stage), group_id: idOf(fixture.group), round_id: roundOf(fixture)?.id ?? null },
    ...{ aggregate_id: null, leg: '1/1', state_id: fixture.state, venue_id: idOf(fixture.venue) },
    name: `${nameOf(fixture.home)} vs ${nameOf(fixture.away)}`,
    starting_at: momentOf(fixture.kickoff),
    starting_at_timestamp: Date.parse(fixture.kickoff) / 1000,
    result_info: resultOf(fixture, nameOf),
    ...{ details: null, length: 90, placeholder: false, has_odds: true, has_premium_odds: false },
    round: roundOf(fixture),
    participants: participants(fixture),
    coaches: coaches(fixture),
    scores: scoreRows(fixture),
    periods: details ? periodRows(fixture, details) : [],
    detailedperiods: details ? detailedPeriodRows(fixture, details) : [],
    events: events ? eventRows(fixture, events) : [],
    timeline: events ? cornerRows(fixture, events) : [],
    lineups: lineups ? lineupRows(fixture, lineups) : [],
    formations: lineups ? formations(fixture, lineups) : [],
    statistics: statisticRows(fixture, statistics),
    metadata: metadataRows(id, details, lineups),
    referees: refereeRows(fixture, details),
    sidelined: details ? missingRows(fixture, details) : [],
    expectedlineups: details ? expectedRows(fixture, details) : [],
    comments: comments ? commentRows(comments) : [],
    pressure: pressure ? pressureRows(fixture, pressure) : [],
    weatherreport: fixture.weather && weatherRow(id, fixture.weather),
  }
}

/** The round a match belongs to; records know its name alone, which is unique in its stage. */
function roundOf({ round, stage, season, league }: FixtureRecord): Row | null {
  if (round === null) return null
  const number = Number(/\d+/.exec(round)?.[0] ?? 0)
  return {
    ...{ id: Number(stage ?? season) * 100 + number, sport_id: 1, league_id: Number(league) },
    ...{ season_id: Number(season), stage_id: Number(stage), name: round },
  }
}

const SIDES = ['home', 'away'] as const

function winnerOf({ state, scores }: FixtureRecord): Side | null {
  const [home, away] = scores.shootOut ?? scores.current ?? [0, 0]
  return !isFinished(state) || home === away ? null : home > away ? 'home' : 'away'
}

function resultOf(fixture: FixtureRecord, nameOf: (team: Key) => string): string | null {
  if (!isFinished(fixture.state) || fixture.scores.current === null) return null
  const winner = winnerOf(fixture)
  if (winner === null) return 'Game ended in draw.'
  const after = fixture.state === STATE.after_penalties ? 'penalties' : 'full-time'
  return `${nameOf(fixture[winner])} won after ${after}.`
}

/** The away side comes first in every third match, as it may with the provider. */
function participants(fixture: FixtureRecord): Row[] {
  const winner = winnerOf(fixture)
  const sides = SIDES.map((location) => ({
    id: Number(fixture[location]),
    meta: { location, winner: isFinished(fixture.state) ? winner === location : null, position: null },
  }))
  return Number(fixture.key) % 3 === 0 ? sides.toReversed() : sides
}

function coaches(fixture: FixtureRecord): Row[] {
  return SIDES.flatMap((side) => {
    const coach = Number(fixture[`${side}Coach`])
    const meta = { fixture_id: Number(fixture.key), coach_id: coach, participant_id: Number(fixture[side]) }
    return coach ? [{ id: coach, meta }] : []
  })
}

function formations(fixture: FixtureRecord, lineups: LineupsRecord): Row[] {
  return SIDES.flatMap((location, at) => {
    const formation = lineups[`${location}Formation`]
    const id = Number(fixture.key) * 10 + at
    return formation === null
      ? []
      : [{ id, fixture_id: Number(fixture.key), participant_id: Number(fixture[location]), formation, location }]
  })
}
