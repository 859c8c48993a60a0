import { country, fixture, group, league, orNull, type Selected, side, stage, team } from '@touchline/database'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

export const homeTeam = alias(team, 'h')
export const awayTeam = alias(team, 'a')
const homeSide = alias(side, 'hs')
const awaySide = alias(side, 'aws')

/** Time, competition, teams and state of a fixture; use with `fixtureJoins`. */
const fixtureCore = {
  id: fixture.id,
  kickoff: fixture.kickoff,
  kickoffKnown: fixture.kickoffKnown,
  stateId: fixture.stateId,
  minute: fixture.minute,
  addedMinute: fixture.addedMinute,
  minuteEstimated: fixture.minuteEstimated,
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

/** Null where one source reported all of the fixture. */
export const weatherSource = sql<string | null>`${fixture.provenance} ->> 'weather'`

/** Columns of a fixture in lists of matches; use with `fixtureJoins`. */
export const fixtureColumns = {
  ...fixtureCore,
  priceHome: fixture.priceHome,
  priceDraw: fixture.priceDraw,
  priceAway: fixture.priceAway,
  priceBookmakerId: fixture.priceBookmakerId,
  weatherIcon: fixture.weatherIcon,
  weatherText: fixture.weatherText,
  weatherTemperature: fixture.weatherTemperature,
  weatherSource,
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

/** Columns of a fixture's place in its competition; use with `placeJoins`. */
const placeColumns = {
  seasonId: fixture.seasonId,
  stageName: orNull(stage.name),
  groupName: orNull(group.name),
  roundName: fixture.roundName,
}

/** A fixture with its place; to be used with `fixtureJoins` and `placeJoins`. */
export const placedFixture = { ...fixtureCore, ...placeColumns }

export type PlacedFixtureRow = Selected<typeof placedFixture>

export const placeJoins = sql`
  left join ${stage} on ${stage.id} = ${fixture.stageId}
  left join ${group} on ${group.id} = ${fixture.groupId}`
