import type { Key } from '@touchline/football'
import type { ParseContext, Parsed } from '../../parsed.ts'
import { count, type Fields, key, objects } from '../read.ts'
import { takeCompetitionOf } from '../reference/competition.ts'
import { type Gathering, gathering, leftOut, parseRows } from '../reference/gather.ts'
import { takePlayerOf } from '../reference/people/player.ts'
import { positionOf } from '../reference/people/positions.ts'
import { takeTeamOf } from '../reference/team.ts'
import { detailsOf } from './details.ts'

/**
 * A team's squad of a season, or a player's seasons, with their figures. Request the details: a row without them has none, and replaces the
 * stored figures.
 */
export function parseSquadSeason(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, { context, kind: 'player season', take: takePlayerSeason })
}

/** A team's statistics, one row a season. */
export function parseTeamStatistics(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, { context, kind: 'team season', take: takeTeamSeason })
}

/**
 * Statistics of whole seasons: seasons with their statistics inside, or bare statistics, one row a type, whose `model_id` is the season.
 * Bare rows exist for stages and rounds too and do not tell which: request seasons only, all rows of one in one call.
 */
export function parseSeasonStatistics(rows: readonly unknown[], context: ParseContext): Parsed {
  const into = gathering(context)
  const bare = new Map<Key, Fields[]>()
  for (const row of objects(rows)) {
    const reported = Array.isArray(row.statistics)
    const season = key(reported ? row.id : row.model_id)
    if (season === null) leftOut(into, { kind: 'season statistics', row, lacking: 'its season' })
    else if (reported) takeSeasonStatistics(into, season, row)
    else bare.set(season, [...(bare.get(season) ?? []), row])
  }
  for (const [season, statistics] of bare) takeSeasonStatistics(into, season, { statistics })
  return into.parsed()
}

/** Collects the statistics reported with a season, if requested. */
export function takeSeasonStatistics(into: Gathering, season: Key, row: Fields): void {
  if (!Array.isArray(row.statistics)) return
  into.add('seasonStatistics', season, { season, details: detailsOf(row.statistics) })
}

export function takePlayerSeason(into: Gathering, row: Fields): void {
  takeNested(into, row)
  takePlayerOf(into, row)
  const player = key(row.player_id)
  const team = key(row.team_id)
  const season = key(row.season_id)
  if (player === null || team === null || season === null)
    return void leftOut(into, { kind: 'player season', row, lacking: 'its player, team or season' })
  into.add('playerSeasons', `${season} ${team} ${player}`, {
    season,
    team,
    player,
    position: positionOf(row),
    jerseyNumber: count(row.jersey_number),
    details: detailsOf(row.details),
  })
}

export function takeTeamSeason(into: Gathering, row: Fields): void {
  takeNested(into, row)
  const team = key(row.team_id)
  const season = key(row.season_id)
  if (team === null || season === null)
    return void leftOut(into, { kind: 'team season', row, lacking: 'its team or season' })
  into.add('teamSeasons', `${season} ${team}`, { season, team, details: detailsOf(row.details) })
}

export function takeCoachSeason(into: Gathering, row: Fields): void {
  takeNested(into, row)
  const coach = key(row.coach_id)
  const team = key(row.team_id)
  const season = key(row.season_id)
  if (coach === null || team === null || season === null)
    return void leftOut(into, { kind: 'coach season', row, lacking: 'its coach, team or season' })
  into.add('coachSeasons', `${season} ${team} ${coach}`, { season, team, coach, details: detailsOf(row.details) })
}

export function takeRefereeSeason(into: Gathering, row: Fields): void {
  takeNested(into, row)
  const referee = key(row.referee_id)
  const season = key(row.season_id)
  if (referee === null || season === null)
    return void leftOut(into, { kind: 'referee season', row, lacking: 'its referee or season' })
  into.add('refereeSeasons', `${season} ${referee}`, { season, referee, details: detailsOf(row.details) })
}

/** Collects a person's seasons only if their details were requested: records without details would replace stored ones. */
export function takeSeasonsOf(into: Gathering, row: Fields, take: (into: Gathering, row: Fields) => void): void {
  for (const season of objects(row.statistics)) if (Array.isArray(season.details)) take(into, season)
}

function takeNested(into: Gathering, row: Fields): void {
  takeCompetitionOf(into, row)
  takeTeamOf(into, row, 'team')
}
