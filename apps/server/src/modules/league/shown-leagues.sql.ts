import { fixture, league } from '@touchline/database'
import { sql } from 'drizzle-orm'

/** Leaves out competitions that an operator hid. */
export const isLeagueShown = sql<boolean>`${league.shown} <> 'hidden'`

/** Leaves out matches of competitions that an operator hid. */
export const isFixtureShown = sql<boolean>`not exists (
  select from ${league} hidden where hidden.id = ${fixture.leagueId} and hidden.shown = 'hidden')`

/** Whether a competition is still played: as its source says, unless an operator says that it is not. */
export const isLeagueActive = sql<boolean>`(${league.active} and ${league.shown} <> 'inactive')`
