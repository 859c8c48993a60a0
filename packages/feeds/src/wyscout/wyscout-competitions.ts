import type { Day } from '@touchline/football'
import { type Competition, isOfNations, listedLeague } from '../files/competitions.ts'
import { NO_PLACE, type Place } from '../files/file-match.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { majoritySeason } from '../files/seasons.ts'

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
  const league = listedLeague(LEAGUES[id ?? ''], `no competition has the number ${id ?? '?'}`)
  if (!league.ok) return league
  const season = isOfNations(league.value) ? (days[0]?.slice(0, 4) ?? null) : majoritySeason(days)
  return season === null ? refused('no match has a day') : taken({ league: league.value, season })
}

/** A league has matchdays, a cup groups with matchdays and rounds by number; a round whose number is not known stays unknown. */
export function placeOf(gameweek: number | null, roundId: string | null, group: string | null): Place {
  const round = gameweek === null || gameweek === 0 ? null : String(gameweek)
  if (group !== null) return { stage: 'Group Stage', type: 223, group, round }
  const knockOut = KNOCK_OUTS[roundId ?? ''] ?? null
  return knockOut === null ? { ...NO_PLACE, round } : { ...NO_PLACE, stage: knockOut, type: 224 }
}
