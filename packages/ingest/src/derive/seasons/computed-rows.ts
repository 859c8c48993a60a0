import {
  coachSeasons,
  playerSeasons,
  refereeSeasons,
  seasonParts,
  seasonStatistics,
  teamSeasons,
  topScorers,
} from '@touchline/football'
import type { Row, RowsOf } from '../../write/rows/row.ts'
import {
  COACHES,
  PLAYERS,
  REFEREES,
  STANDINGS,
  STATISTICS,
  type TableOfSeasons,
  TEAMS,
  TOP_SCORERS,
} from './computed-tables.ts'
import type { StoredSeason } from './read-season.ts'
import type { SeasonTable as LeagueTable } from './season-tables.ts'
import type { ComputedRows } from './write-computed.ts'

/** Results shown next to a team in a table. */
const FORM = 10

/** All that is computed of a season but its number and who computed it, a table at a time. */
export function* computedRows(season: StoredSeason, tables: readonly LeagueTable[]): Generator<ComputedRows> {
  const { matches, players, teams } = season
  const playerName = (id: number) => players.get(id) ?? null
  yield part(STANDINGS, standingRows(tables))
  const parts = seasonParts(matches)
  const lists = topScorers(matches, parts)
  yield part(TOP_SCORERS, scorerRows(lists))
  const squads = playerSeasons(matches, parts)
  yield part(
    PLAYERS,
    squads.map((one) => ({
      ...{ teamId: one.team, playerId: one.player, positionId: one.position, jerseyNumber: one.jersey },
      ...details(one),
    })),
  )
  yield part(
    TEAMS,
    teamSeasons(matches, squads, playerName).map((one) => ({ teamId: one.team, ...details(one) })),
  )
  yield part(
    COACHES,
    coachSeasons(matches).map((one) => ({ teamId: one.team, coachId: one.coach, ...details(one) })),
  )
  yield part(
    REFEREES,
    refereeSeasons(matches).map((one) => ({ refereeId: one.referee, ...details(one) })),
  )
  const statistics = seasonStatistics({
    matches,
    scheduled: season.fixtures.length,
    teams: new Map([...teams.values()].map(({ id, countryId }) => [id, countryId])),
    squads,
    topScorers: lists,
    playerName,
    teamName: (id) => teams.get(id)?.name ?? null,
  })
  yield part(STATISTICS, matches.length > 0 ? [details({ details: statistics })] : [])
}

const part = <T extends TableOfSeasons['table'], R extends Row>(
  of: TableOfSeasons<T>,
  rows: RowsOf<T, R>,
): ComputedRows => ({ of, rows })

const details = <Of extends { details: object }>(of: Of) => ({ details: JSON.stringify(of.details) })

function standingRows(tables: readonly LeagueTable[]) {
  return tables
    .flatMap(({ stageId, groupId, rows }) => rows.map((row) => ({ stageId, groupId, row })))
    .map(({ stageId, groupId, row }, place) => ({
      place,
      stageId,
      groupId,
      teamId: row.team,
      position: row.position,
      points: row.points,
      ruleTypeId: row.rule,
      movement: row.movement,
      details: JSON.stringify(row.details),
      form: JSON.stringify(row.form.slice(-FORM).map(({ fixture, result }) => ({ fixtureId: fixture, result }))),
    }))
}

function scorerRows(lists: ReturnType<typeof topScorers>) {
  return Object.entries(lists).flatMap(([type, rows]) =>
    rows.map((row, place) => ({
      typeId: Number(type),
      place,
      position: row.position,
      playerId: row.player,
      teamId: row.team,
      total: row.total,
    })),
  )
}
