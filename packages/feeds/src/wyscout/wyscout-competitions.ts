import type { Day } from '@touchline/football'
import { type Outcome, refused, taken } from '../file-report.ts'
import { majoritySeason } from '../football-data/seasons.ts'
import { type KnownLeague, knownLeague } from '../leagues.ts'

export interface Competition {
  league: KnownLeague
  season: string
  /** True where national teams play. */
  nations: boolean
}

const LEAGUES: Readonly<Record<string, string>> = {
  28: 'world/world-cup',
  364: 'england/premier-league',
  412: 'france/ligue-1',
  426: 'germany/bundesliga',
  524: 'italy/serie-a',
  795: 'spain/la-liga',
}

/** The knock-out rounds of the World Cup 2018. */
const KNOCK_OUTS: Readonly<Record<string, string>> = {
  4165364: 'Round of 16',
  4165365: 'Quarter-finals',
  4165366: 'Semi-finals',
  4165367: 'Third-place Match',
  4165368: 'Final',
}

/** The competition of that number and, as the files name no season, the one the days of its matches fall in. */
export function competitionOf(id: string | null, days: readonly Day[]): Outcome<Competition> {
  const stableKey = LEAGUES[id ?? '']
  if (stableKey === undefined) return refused(`no competition has the number ${id ?? '?'}`)
  const league = knownLeague(stableKey)
  const nations = league.stableKey === 'world/world-cup'
  const season = nations ? (days[0]?.slice(0, 4) ?? null) : majoritySeason(days)
  return season === null ? refused('no match has a day') : taken({ league, season, nations })
}

/** Where in its competition a match stands. */
export interface Place {
  stage: string | null
  type: 223 | 224
  group: string | null
  round: string | null
}

/** A league has matchdays, a cup groups with matchdays and rounds by number; a round whose number is not known stays unknown. */
export function placeOf(gameweek: number | null, roundId: string | null, group: string | null): Place {
  const round = gameweek === null || gameweek === 0 ? null : String(gameweek)
  if (group !== null) return { stage: 'Group Stage', type: 223, group, round }
  const knockOut = KNOCK_OUTS[roundId ?? ''] ?? null
  return knockOut === null
    ? { stage: null, type: 223, group: null, round }
    : { stage: knockOut, type: 224, group: null, round: null }
}
