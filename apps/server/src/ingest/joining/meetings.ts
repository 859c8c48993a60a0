import { fixture, league, type Selected, season } from '@touchline/database'
import { isDecided, meetsOnceAtHome, seasonName } from '@touchline/football'
import type { StoredMeeting } from './pair-fixtures.ts'

/** What says who met whom, and whether the pair meets only once so; season and league are joined. */
export const MEETING = {
  id: fixture.id,
  season: fixture.seasonId,
  home: fixture.homeTeamId,
  away: fixture.awayTeamId,
  kickoff: fixture.kickoff,
  league: league.stableKey,
  name: season.name,
  state: fixture.stateId,
}

export const withOnce = <Row extends Selected<typeof MEETING>>(row: Row): Row & StoredMeeting => ({
  ...row,
  decided: isDecided(row.state),
  once: meetsOnceAtHome(row.league, seasonName(row.name) ?? row.name),
})
