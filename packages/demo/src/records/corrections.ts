import type { PointsCorrectionsRecord } from '@touchline/football'
import { clubsIn } from '../competitions/days.ts'
import type { LeagueSpec } from '../competitions/leagues.ts'
import { REGULAR_SEASON } from '../competitions/schedule.ts'
import { correctionsOf } from '../competitions/tables.ts'
import { seasonKey } from '../match/plan.ts'
import type { World } from '../world.ts'
import { stageKey } from './fixture-records.ts'

/** Points taken from clubs of a league in a season as a feed reports it, empty for most leagues. */
export function correctionRecords(world: World, league: LeagueSpec, year: number): PointsCorrectionsRecord[] {
  if (league.type !== 'league') return []
  const corrections = correctionsOf(world.seedHash, { league, year, clubs: clubsIn(world, league, year) })
  const season = seasonKey(league, year)
  const stage = stageKey(season, REGULAR_SEASON)
  return corrections.length === 0 ? [] : [{ season, corrections: corrections.map((each) => ({ ...each, stage })) }]
}
