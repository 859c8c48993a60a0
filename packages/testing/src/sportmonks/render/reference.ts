import type {
  CoachRecord,
  CoachSpellRecord,
  GroupRecord,
  Key,
  LeagueRecord,
  PersonRecord,
  PlayerRecord,
  SeasonRecord,
  StageRecord,
  TeamRecord,
  TransferRecord,
  VenueRecord,
} from '@touchline/football'
import type { Row } from '../world.ts'

// Records as the provider sends them. Keys and countries are the provider's ids; it knows no stable keys, tiers or colours.

const FOOTBALL = 1

const idOf = (key: Key | null | undefined): number | null => (key ? Number(key) : null)

/** Fields of every described thing. */
const named = (record: { key: Key; name: string; image?: string | null }) => ({
  id: Number(record.key),
  name: record.name,
  image_path: record.image ?? null,
})

export const leagueRow = (league: Omit<LeagueRecord, 'stableKey'>): Row => ({
  ...named(league),
  sport_id: FOOTBALL,
  country_id: league.country,
  active: league.active,
  short_code: league.shortCode ?? null,
  type: league.type,
  sub_type: league.subType ?? null,
})

export const seasonRow = ({ key, league, name, startsOn, endsOn, current }: SeasonRecord): Row => ({
  ...{ id: Number(key), league_id: Number(league), name },
  ...{ starting_at: startsOn, ending_at: endsOn, is_current: current },
})

export const stageRow = ({ key, season, name, sortOrder, type }: StageRecord): Row => ({
  ...{ id: Number(key), season_id: Number(season), name, sort_order: sortOrder, type_id: type ?? null },
})

export const groupRow = ({ key, stage, name }: GroupRecord): Row => ({ id: Number(key), stage_id: Number(stage), name })

export const venueRow = (venue: VenueRecord): Row => ({
  ...named(venue),
  country_id: venue.country,
  city_name: venue.city,
  capacity: venue.capacity,
  address: venue.address ?? null,
  surface: venue.surface ?? null,
})

export const teamRow = (team: Omit<TeamRecord, 'stableKey' | 'colours'>): Row => ({
  ...named(team),
  sport_id: FOOTBALL,
  country_id: team.country,
  venue_id: idOf(team.venue),
  short_code: team.shortCode,
  founded: team.founded,
  type: team.national ? 'national' : 'domestic',
})

/** Fields of a referee, which players and coaches have too. */
export const personRow = (person: PersonRecord): Row => ({
  ...named(person),
  ...{ sport_id: FOOTBALL, city_id: null },
  ...{ country_id: person.country, nationality_id: person.country },
  ...{ display_name: person.name, common_name: person.commonName },
  date_of_birth: person.dateOfBirth,
  height: person.height ?? null,
  weight: person.weight ?? null,
})

const UNKNOWN_POSITION = 28
const PREFERRED_FOOT = 229

export const playerRow = (player: PlayerRecord): Row => ({
  ...personRow(player),
  position_id: player.position ?? UNKNOWN_POSITION,
  detailed_position_id: player.detailedPosition ?? null,
  type_id: player.position ?? UNKNOWN_POSITION,
  metadata: player.preferredFoot ? [{ type_id: PREFERRED_FOOT, values: player.preferredFoot }] : [],
})

export const coachRow = (coach: CoachRecord): Row => ({ ...personRow(coach), player_id: idOf(coach.player) })

export const coachSpellRow = ({ coach, team, startsOn, endsOn, position }: CoachSpellRecord): Row => ({
  ...{ id: Number(coach), coach_id: Number(coach), team_id: Number(team), position_id: position ?? null },
  ...{ active: endsOn === null, start: startsOn, end: endsOn, temporary: false },
})

export const transferRow = ({ key, player, from, to, date, type, amount }: TransferRecord): Row => ({
  ...{ id: Number(key), player_id: Number(player), from_team_id: idOf(from), to_team_id: idOf(to) },
  ...{ date, type_id: type, amount },
})
