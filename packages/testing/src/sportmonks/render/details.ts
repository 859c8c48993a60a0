import type { FixtureDetailsRecord, FixtureRecord, LineupsRecord } from '@touchline/football'
import type { Row } from '../world.ts'

const METADATA = { formations: 159, home_colours: 161, away_colours: 162, lineup_confirmed: 572, attendance: 578 }

/** Formations, shirts, attendance, and whether line-ups are official. */
export function metadataRows(
  fixture: number,
  details: FixtureDetailsRecord | undefined,
  lineups: LineupsRecord | undefined,
): Row[] {
  const { homeColour = null, awayColour = null, attendance = null } = details ?? {}
  const { homeFormation, awayFormation, confirmed = null } = lineups ?? {}
  const values: readonly [type: number, values: object | null][] = [
    [METADATA.formations, lineups ? { home: homeFormation, away: awayFormation } : null],
    [METADATA.home_colours, homeColour === null ? null : { participant: homeColour.toUpperCase() }],
    [METADATA.away_colours, awayColour === null ? null : { participant: awayColour.toUpperCase() }],
    [METADATA.lineup_confirmed, confirmed === null ? null : { confirmed }],
    [METADATA.attendance, attendance === null ? null : { attendance }],
  ]
  return values.flatMap(([type, value], at) =>
    value === null
      ? []
      : [{ id: fixture * 10 + at, metadatable_id: fixture, type_id: type, value_type: 'object', values: value }],
  )
}

/** The officials by role; the referee is one of them, even where the others are not known. */
export function refereeRows({ key, referee }: FixtureRecord, details: FixtureDetailsRecord | undefined): Row[] {
  const own = referee === null ? [] : [{ referee, role: 6 }]
  return (details?.referees.length ? details.referees : own).map((one) => ({
    ...{ id: Number(key) * 10 + one.role, fixture_id: Number(key), referee_id: Number(one.referee), type_id: one.role },
  }))
}

/** Each absence with the spell it belongs to. */
export const missingRows = (fixture: FixtureRecord, { missing }: FixtureDetailsRecord): Row[] =>
  missing.map(({ side, player, type, category, startsOn, endsOn, gamesMissed }, at) => {
    const id = Number(fixture.key) * 100 + at
    const who = { player_id: player && Number(player), type_id: type }
    const team = Number(fixture[side])
    return {
      ...{ id, fixture_id: Number(fixture.key), sideline_id: id, participant_id: team, ...who },
      sideline: {
        ...{ id, team_id: team, season_id: null, ...who, category },
        ...{ start_date: startsOn, end_date: endsOn, games_missed: gamesMissed, completed: false },
      },
    }
  })

const EXPECTED_TO_START = 77_614

export const expectedRows = (fixture: FixtureRecord, { expected }: FixtureDetailsRecord): Row[] =>
  expected.map(({ side, player, playerName, jerseyNumber }, at) => ({
    ...{ id: Number(fixture.key) * 100 + at, fixture_id: Number(fixture.key), team_id: Number(fixture[side]) },
    ...{ player_id: player && Number(player), player_name: playerName, jersey_number: jerseyNumber },
    ...{ type_id: EXPECTED_TO_START, formation_position: (at % 11) + 1 },
  }))
