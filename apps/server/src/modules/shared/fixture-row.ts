/** Of a fixture when it is, whose it is, who plays and how it stands. Null is unknown. */
export interface FixtureCoreRow {
  id: number
  kickoff: Date
  kickoffKnown: boolean
  stateId: number
  minute: number | null
  addedMinute: number | null
  homeGoals: number | null
  awayGoals: number | null
  homeShootOut: number | null
  awayShootOut: number | null
  leagueId: number
  leagueName: string
  countryId: number
  countryCode: string
  countryName: string
  homeId: number
  homeName: string
  homeShortCode: string | null
  awayId: number
  awayName: string
  awayShortCode: string | null
}

/** The columns of a FixtureCoreRow; to be used with FIXTURE_JOINS. */
export const FIXTURE_CORE = `
  f.id, f.kickoff, f.kickoff_known as "kickoffKnown", f.state_id as "stateId",
  f.minute, f.added_minute as "addedMinute", f.home_goals as "homeGoals", f.away_goals as "awayGoals",
  f.home_shoot_out as "homeShootOut", f.away_shoot_out as "awayShootOut",
  l.id as "leagueId", l.name as "leagueName",
  c.id as "countryId", c.code as "countryCode", c.name as "countryName",
  h.id as "homeId", h.name as "homeName", h.short_code as "homeShortCode",
  a.id as "awayId", a.name as "awayName", a.short_code as "awayShortCode"`

export const FIXTURE_JOINS = `
  join league l on l.id = f.league_id
  join country c on c.id = l.country_id
  join team h on h.id = f.home_team_id
  join team a on a.id = f.away_team_id`

/** The figures of the home team (`hs`) and of the away team (`aws`). */
export const SIDE_JOINS = `
  left join side hs on hs.fixture_id = f.id and hs.home
  left join side aws on aws.fixture_id = f.id and not aws.home`

/** What the lists of matches show of a fixture. */
export interface FixtureRow extends FixtureCoreRow {
  priceHome: number | null
  priceDraw: number | null
  priceAway: number | null
  priceBookmakerId: number | null
  weatherIcon: string | null
  weatherText: string | null
  weatherTemperature: number | null
}

/** The columns of a FixtureRow; to be used with FIXTURE_JOINS. */
export const FIXTURE_COLUMNS = `${FIXTURE_CORE},
  f.price_home as "priceHome", f.price_draw as "priceDraw", f.price_away as "priceAway",
  f.price_bookmaker_id as "priceBookmakerId",
  f.weather_icon as "weatherIcon", f.weather_text as "weatherText", f.weather_temperature as "weatherTemperature"`

/** Where in its competition a fixture stands. */
export interface FixturePlaceRow {
  seasonId: number
  stageName: string | null
  groupName: string | null
  roundName: string | null
}

/** The columns of a FixturePlaceRow; to be used with PLACE_JOINS. */
export const PLACE_COLUMNS = `
  f.season_id as "seasonId", st.name as "stageName", g.name as "groupName", f.round_name as "roundName"`

export const PLACE_JOINS = `
  left join stage st on st.id = f.stage_id
  left join "group" g on g.id = f.group_id`
