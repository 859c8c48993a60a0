import type { Key, PointsCorrectionsRecord, RivalsRecord, SidelinedRecord, TrophiesRecord } from '@touchline/football'
import type { Row } from '../world.ts'

// Rows the provider sends with a team, a player or a season: rows of one record.

const idOf = (key: Key | null): number | null => (key === null ? null : Number(key))

export const rivalRows = ({ team, rivals }: RivalsRecord): Row[] =>
  rivals.map((rival, at) => ({
    id: Number(team) * 10 + at,
    sport_id: 1,
    team_id: Number(team),
    rival_id: Number(rival),
  }))

export const sidelineRows = ({ team, players }: SidelinedRecord): Row[] =>
  players.map(({ player, season, type, category, startsOn, endsOn, gamesMissed }, at) => ({
    ...{ id: Number(team) * 1_000 + at, player_id: Number(player), team_id: Number(team), season_id: idOf(season) },
    ...{ type_id: type, category, start_date: startsOn, end_date: endsOn, games_missed: gamesMissed },
  }))

const PRIZES = { 1: 'Winner', 2: 'Runner-up' } as const

/** Competition and season come with their names too, if requested. */
export const trophyRows = ({ key, trophies }: TrophiesRecord): Row[] =>
  trophies.map(({ trophy, league, leagueName, season, seasonName, team }, at) => ({
    ...{ id: (Number(key) % 10_000) * 100 + at, participant_id: Number(key), team_id: idOf(team) },
    ...{ league_id: idOf(league), season_id: idOf(season), trophy_id: trophy },
    trophy: { id: trophy, sport_id: 1, position: trophy, name: PRIZES[trophy] },
    league: { id: idOf(league), name: leagueName },
    season: { id: idOf(season), name: seasonName },
  }))

const POINTS = 173

export const correctionRows = ({ season, corrections }: PointsCorrectionsRecord): Row[] =>
  corrections.map(({ team, stage, points }, at) => ({
    ...{ id: Number(season) * 10 + at, season_id: Number(season), stage_id: idOf(stage), group_id: null },
    ...{ type_id: POINTS, value: Math.abs(points), calc_type: points < 0 ? '-' : '+' },
    ...{ participant_type: 'team', participant_id: Number(team), active: true },
  }))
