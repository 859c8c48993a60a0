import type { Pair, RatedMatch } from '@touchline/probability'
import type { RatedRow } from './due-ratings.ts'

/** The counts of both sides; null where one is unknown. */
export const pair = (home: number | null, away: number | null): Pair | null =>
  home === null || away === null ? null : [home, away]

/** A stored fixture as the rating engines read it. */
export const ratedMatch = (row: RatedRow): RatedMatch => ({
  day: row.day,
  division: String(row.leagueId),
  tier: row.tier,
  home: String(row.homeTeamId),
  away: String(row.awayTeamId),
  goals: pair(row.homeGoals, row.awayGoals),
  shots: pair(row.homeShots, row.awayShots),
  shotsOnTarget: pair(row.homeShotsOnTarget, row.awayShotsOnTarget),
  corners: pair(row.homeCorners, row.awayCorners),
  yellowCards: pair(row.homeYellowCards, row.awayYellowCards),
  referee: row.refereeId === null ? null : String(row.refereeId),
  order: row.order,
})
