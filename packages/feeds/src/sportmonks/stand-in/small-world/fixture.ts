import type { Row } from '../world.ts'
import { type Planned, SMALL_WORLD_NOW } from './calendar.ts'
import { eventsOf } from './events.ts'
import {
  bySide,
  commentsOf,
  corners,
  epoch,
  metadataOf,
  periodsOf,
  pressureOf,
  scoresOf,
  sidelinedOf,
  statisticsOf,
  weather,
} from './fixture-parts.ts'
import { expectedLineUpsOf, lineUpsOf } from './line-ups.ts'
import { CLUBS, coachId, venueId } from './places.ts'

const nameOf = (team: number): string => CLUBS.find((club) => club.id === team)?.name ?? ''

/** Referees by fixture, in turn. */
export const REFEREES = [37, 38, 39]

/** A fixture with all its parts, as the provider would send it with every include. */
export function fixtureRow(planned: Planned): Row {
  const { id, home, away, goals, shootOut } = planned
  const events = eventsOf(planned)
  const soon = epoch(planned.start) - Date.parse(SMALL_WORLD_NOW) / 1000 < 7 * 86_400
  return {
    id,
    sport_id: 1,
    league_id: planned.league,
    season_id: planned.season,
    stage_id: planned.stage,
    group_id: planned.group,
    aggregate_id: planned.aggregate,
    round_id: planned.round,
    state_id: stateOf(planned),
    venue_id: venueId(home),
    name: `${nameOf(home)} vs ${nameOf(away)}`,
    starting_at: planned.start,
    result_info: resultInfo(planned),
    leg: planned.leg,
    details: null,
    length: 90,
    placeholder: false,
    has_odds: soon,
    has_premium_odds: false,
    starting_at_timestamp: epoch(planned.start),
    participants: participants(planned),
    scores: goals ? scoresOf(planned, events) : [],
    periods: goals ? periodsOf(planned) : [],
    events,
    timeline: goals ? corners(planned) : [],
    lineups: soon ? lineUpsOf(planned, events) : [],
    expectedlineups: soon ? expectedLineUpsOf(planned) : [],
    formations: soon
      ? bySide(planned, (location, team, n) => ({
          id: id * 2 + n,
          fixture_id: id,
          participant_id: team,
          formation: '4-4-2',
          location,
        }))
      : [],
    statistics: goals ? statisticsOf(planned, events) : [],
    metadata: soon ? metadataOf(planned) : [],
    referees: [
      { id: id * 2, fixture_id: id, referee_id: REFEREES[id % 3], type_id: 6 },
      { id: id * 2 + 1, fixture_id: id, referee_id: REFEREES[(id + 1) % 3], type_id: 7 },
    ],
    coaches: bySide(planned, (_, team, n) => ({
      id: coachId(team),
      meta: { id: id * 2 + n, fixture_id: id, coach_id: coachId(team), participant_id: team },
    })),
    sidelined: sidelinedOf(planned),
    comments: goals ? commentsOf(planned) : [],
    weatherreport: soon ? weather(planned) : null,
    pressure: goals && shootOut ? pressureOf(planned) : [],
  }
}

function stateOf({ goals, shootOut, postponed }: Planned): number {
  if (!goals) return postponed ? 10 : 1
  return shootOut ? 8 : 5
}

function winnerOf({ goals, shootOut, home, away }: Planned): number | null {
  const [first, second] = shootOut ?? goals ?? [0, 0]
  if (first === second) return null
  return first > second ? home : away
}

function resultInfo(planned: Planned): string | null {
  if (!planned.goals) return null
  const winner = winnerOf(planned)
  if (winner === null) return 'Game ended in draw.'
  return `${nameOf(winner)} won after ${planned.shootOut ? 'penalties' : 'full-time'}.`
}

/** The away side comes first in every third fixture, as it may with the provider. */
function participants(planned: Planned): Row[] {
  const winner = winnerOf(planned)
  const sides = bySide(planned, (location, team, n) => ({
    id: team,
    meta: { location, winner: planned.goals ? team === winner : null, position: 1 + ((team + n) % 4) },
  }))
  return planned.id % 3 === 0 ? sides.reverse() : sides
}
