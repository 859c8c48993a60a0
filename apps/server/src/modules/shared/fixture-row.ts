import {
  country,
  fixture,
  type group,
  league,
  orNull,
  type Selected,
  side,
  type stage,
  team,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

export const homeTeam = alias(team, 'h')
const awayTeam = alias(team, 'a')
const homeSide = alias(side, 'hs')
const awaySide = alias(side, 'aws')

/** Of a fixture when it is, whose it is, who plays and how it stands; to be used with `fixtureJoins`. */
const fixtureCore = {
  id: fixture.id,
  kickoff: fixture.kickoff,
  kickoffKnown: fixture.kickoffKnown,
  stateId: fixture.stateId,
  minute: fixture.minute,
  addedMinute: fixture.addedMinute,
  homeGoals: fixture.homeGoals,
  awayGoals: fixture.awayGoals,
  homeShootOut: fixture.homeShootOut,
  awayShootOut: fixture.awayShootOut,
  leagueId: league.id,
  leagueName: league.name,
  countryId: country.id,
  countryCode: country.code,
  countryName: country.name,
  homeId: homeTeam.id,
  homeName: homeTeam.name,
  homeShortCode: homeTeam.shortCode,
  awayId: awayTeam.id,
  awayName: awayTeam.name,
  awayShortCode: awayTeam.shortCode,
}

export type FixtureCoreRow = Selected<typeof fixtureCore>

/** What the lists of matches show of a fixture; to be used with `fixtureJoins`. */
export const fixtureColumns = {
  ...fixtureCore,
  priceHome: fixture.priceHome,
  priceDraw: fixture.priceDraw,
  priceAway: fixture.priceAway,
  priceBookmakerId: fixture.priceBookmakerId,
  weatherIcon: fixture.weatherIcon,
  weatherText: fixture.weatherText,
  weatherTemperature: fixture.weatherTemperature,
}

export type FixtureRow = Selected<typeof fixtureColumns>

export const fixtureJoins = sql`
  join ${league} on ${league.id} = ${fixture.leagueId}
  join ${country} on ${country.id} = ${league.countryId}
  join ${team} h on ${homeTeam.id} = ${fixture.homeTeamId}
  join ${team} a on ${awayTeam.id} = ${fixture.awayTeamId}`

/** To be used with `sideJoins`. */
export const redCards = { homeReds: orNull(homeSide.redCards), awayReds: orNull(awaySide.redCards) }

/** The figures of the home team and of the away team. */
export const sideJoins = sql`
  left join ${side} hs on ${homeSide.fixtureId} = ${fixture.id} and ${homeSide.home}
  left join ${side} aws on ${awaySide.fixtureId} = ${fixture.id} and not ${awaySide.home}`

/** Where in its competition a fixture stands. */
export interface FixturePlaceRow extends Pick<typeof fixture.$inferSelect, 'seasonId' | 'roundName'> {
  stageName: (typeof stage.$inferSelect)['name'] | null
  groupName: (typeof group.$inferSelect)['name'] | null
}

// The same for statements that are still text.

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

/** The columns of a FixturePlaceRow; to be used with PLACE_JOINS. */
export const PLACE_COLUMNS = `
  f.season_id as "seasonId", st.name as "stageName", g.name as "groupName", f.round_name as "roundName"`

export const PLACE_JOINS = `
  left join stage st on st.id = f.stage_id
  left join "group" g on g.id = f.group_id`
