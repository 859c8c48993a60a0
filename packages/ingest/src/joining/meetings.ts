import { fixture, league, type Selected, season } from '@touchline/database'
import { isDecided, knownScore, meetsOnceAtHome, seasonName } from '@touchline/football'
import type { StoredMeeting } from './pair-fixtures.ts'

/** The two sides of a meeting, and whether the pair meets only once that way; season and league are joined. */
export const MEETING = {
  id: fixture.id,
  season: fixture.seasonId,
  home: fixture.homeTeamId,
  away: fixture.awayTeamId,
  kickoff: fixture.kickoff,
  league: league.stableKey,
  name: season.name,
  state: fixture.stateId,
  homeGoals: fixture.homeGoals,
  awayGoals: fixture.awayGoals,
}

export const withOnce = <Row extends Selected<typeof MEETING>>(row: Row): Row & StoredMeeting => ({
  ...row,
  decided: isDecided(row.state),
  score: knownScore(row.homeGoals, row.awayGoals),
  once: meetsOnceAtHome(row.league, seasonName(row.name) ?? row.name),
})
