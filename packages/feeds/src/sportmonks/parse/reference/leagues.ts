import type { ParseContext, Parsed } from '../../parsed.ts'
import { type Fields, fields, objects } from '../read.ts'
import { takeSeasonStatistics } from '../season/statistics.ts'
import { takeCompetitionOf, takeGroup, takeSeason, takeStage } from './competition.ts'
import { type Gathering, included, parseRows } from './gather.ts'
import { takeLeague } from './league.ts'
import { takeTeam } from './team.ts'

/** Leagues, with the seasons and stages reported inside. */
export function parseLeagues(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, {
    context,
    kind: 'league',
    take: (into, row) => {
      takeLeague(into, row)
      const current = included(row, 'currentSeason')
      for (const season of objects(row.seasons)) takeSeasonWith(into, season)
      if (current) takeSeasonWith(into, fields(current))
      for (const stage of objects(row.stages)) takeStage(into, stage)
    },
  })
}

/** Seasons, with the league, stages, groups, teams and statistics reported inside. */
export function parseSeasons(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, { context, kind: 'season', take: takeSeasonWith })
}

/** Stages, with the groups reported inside. */
export function parseStages(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, {
    context,
    kind: 'stage',
    take: (into, row) => {
      takeCompetitionOf(into, row)
      takeStage(into, row)
    },
  })
}

function takeSeasonWith(into: Gathering, row: Fields): void {
  const season = takeSeason(into, row)
  for (const stage of objects(row.stages)) takeStage(into, stage)
  for (const group of objects(row.groups)) takeGroup(into, group)
  for (const team of objects(row.teams)) takeTeam(into, team)
  if (season !== null) takeSeasonStatistics(into, season, row)
}
