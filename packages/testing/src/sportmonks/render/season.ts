import type {
  CoachSeasonRecord,
  Details,
  Key,
  PlayerSeasonRecord,
  PlayerSpellsRecord,
  RefereeSeasonRecord,
  SeasonStatisticsRecord,
  StandingsRecord,
  TeamSeasonRecord,
  TopScorersRecord,
} from '@touchline/football'
import type { Row } from '../world.ts'

const idOf = (key: Key | null): number | null => (key === null ? null : Number(key))

/** Every row of a season's tables. */
export const standingRows = ({ season, tables }: StandingsRecord, league: Key): Row[] =>
  tables.flatMap(({ stage, group, rows }, table) =>
    rows.map((row, at) => {
      const id = (Number(season) * 10 + table) * 100 + at
      const part = (place: number) => ({ id: id * 100 + place, standing_type: 'standing', standing_id: id })
      return {
        ...{ id, sport_id: 1, league_id: Number(league), season_id: Number(season), stage_id: idOf(stage) },
        ...{ group_id: idOf(group), round_id: null, participant_id: Number(row.team) },
        ...{ position: row.position, points: row.points, result: row.movement, standing_rule_id: row.rule },
        rule:
          row.rule === null ? null : { id: row.rule, model_type: 'stage', model_id: idOf(stage), type_id: row.rule },
        details: Object.entries(row.details).map(([type, value], place) => ({
          ...{ ...part(place), type_id: Number(type), value },
        })),
        form: row.form.map(({ fixture, result }, place) => ({
          ...{ ...part(place), fixture_id: idOf(fixture), form: result, sort_order: place + 1 },
        })),
      }
    }),
  )

export const topScorerRows = ({ season, type, rows }: TopScorersRecord): Row[] =>
  rows.map(({ player, team, position, total }, at) => ({
    ...{ id: (Number(season) * 1_000 + type) * 1_000 + at, season_id: Number(season), type_id: type },
    ...{ player_id: Number(player), participant_id: Number(team), participant_type: 'team', position, total },
  }))

const detailRows = (details: Details, owner: object): Row[] =>
  Object.entries(details).map(([type, value]) => ({ ...owner, id: Number(type), type_id: Number(type), value }))

/** Figures of one season of a player or team; the id is made of the season's and the owner's. */
function seasonRow(season: Key, owners: readonly Key[], details: Details): Row {
  const id = [season, ...owners].reduce((made, key) => made * 100_000 + (Number(key) % 100_000), 0)
  const has_values = Object.keys(details).length > 0
  return { id, season_id: Number(season), has_values, details: detailRows(details, { statistic_id: id }) }
}

export const playerSeasonRow = ({
  season,
  team,
  player,
  position,
  jerseyNumber,
  details,
}: PlayerSeasonRecord): Row => ({
  ...{ ...seasonRow(season, [team, player], details), player_id: Number(player), team_id: Number(team) },
  ...{ position_id: position, jersey_number: jerseyNumber },
})

export const teamSeasonRow = ({ season, team, details }: TeamSeasonRecord): Row => ({
  ...{ ...seasonRow(season, [team], details), team_id: Number(team) },
})

export const coachSeasonRow = ({ season, team, coach, details }: CoachSeasonRecord): Row => ({
  ...{ ...seasonRow(season, [team, coach], details), coach_id: Number(coach), team_id: Number(team) },
})

export const refereeSeasonRow = ({ season, referee, details }: RefereeSeasonRecord): Row => ({
  ...{ ...seasonRow(season, [referee], details), referee_id: Number(referee) },
})

/** The figures of a whole season, which come with it. */
export const seasonStatisticRows = ({ season, details }: SeasonStatisticsRecord): Row[] =>
  detailRows(details, { model_id: Number(season) })

/** Where a player has played: his places in squads. */
export const squadRows = ({ player, spells }: PlayerSpellsRecord): Row[] =>
  spells.map(({ team, startsOn, endsOn, position, jerseyNumber }, at) => ({
    ...{ id: Number(player) * 10 + at, player_id: Number(player), team_id: Number(team), transfer_id: null },
    ...{ position_id: position, detailed_position_id: null, start: startsOn, end: endsOn },
    ...{ captain: false, jersey_number: jerseyNumber },
  }))
