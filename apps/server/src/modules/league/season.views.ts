import type { SeasonStatistic, TopScorerRow } from '@touchline/contract'
import { type Details, STATISTIC_NAMES } from '@touchline/football'
import { playerImage } from '../shared/image-paths.ts'
import { viewCountry, viewDetails, viewTeam, viewType } from '../shared/names.views.ts'
import type { TopScorerTableRow } from './season.queries.ts'

export const viewStatistics = (details: Details): SeasonStatistic[] =>
  viewDetails(details).map(({ type_id, value }) => ({
    type_id,
    statistic_type: viewType(STATISTIC_NAMES, type_id),
    value,
  }))

export const viewTopScorer = (row: TopScorerTableRow): TopScorerRow => ({
  position: row.position,
  player_id: row.playerId,
  player: {
    id: row.playerId,
    name: row.playerName,
    common_name: row.playerCommonName,
    image_path: playerImage(row.playerId),
    country: viewCountry(row.countryId),
  },
  participant_id: row.teamId,
  participant: viewTeam(row.teamId, row.teamName, row.teamCode),
  total: row.total,
})
