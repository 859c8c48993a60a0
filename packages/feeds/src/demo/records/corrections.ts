import type { PointsCorrectionsRecord } from '@touchline/football'
import { clubsOf } from '../competitions/clubs.ts'
import type { LeagueSpec } from '../competitions/leagues.ts'
import { REGULAR_SEASON } from '../competitions/schedule.ts'
import { seasonKey } from '../match/plan.ts'
import { hashText, mix } from '../random.ts'
import { stageKey } from './fixture-records.ts'

/** Leagues in which one club begins every season with points taken off. */
const STRICT: ReadonlySet<string> = new Set(['england/championship', 'italy/serie-a'])

/** Points taken from clubs of a league in a season. */
export function correctionsOf(seedHash: number, league: LeagueSpec, year: number): { team: string; points: number }[] {
  if (!STRICT.has(league.key)) return []
  const hash = mix(mix(seedHash, hashText(league.key)), year)
  const clubs = clubsOf(league)
  const club = clubs[hash % clubs.length]
  return club === undefined ? [] : [{ team: club.key, points: -(2 + (mix(hash, 1) % 6)) }]
}

/** The same as a feed reports it, empty for most leagues. */
export function correctionRecords(seedHash: number, league: LeagueSpec, year: number): PointsCorrectionsRecord[] {
  const corrections = correctionsOf(seedHash, league, year)
  const season = seasonKey(league, year)
  const stage = stageKey(season, REGULAR_SEASON)
  return corrections.length === 0 ? [] : [{ season, corrections: corrections.map((each) => ({ ...each, stage })) }]
}
