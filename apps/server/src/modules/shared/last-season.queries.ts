import {
  type Database,
  firstRow,
  fixture,
  type Placeholders,
  prepared,
  type RowOf,
  season,
  selection,
  side,
} from '@touchline/database'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'

const home = alias(side, 'h')
const away = alias(side, 'a')
const before = alias(season, 'before')

const goals = sql`${home.goals} + ${home.conceded}`
const corners = sql`${home.corners} + ${away.corners}`
const yellowCards = sql`${home.yellowCards} + ${away.yellowCards}`
const cards = sql`${yellowCards} + ${home.redCards} + ${away.redCards}`

const times = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`
const knownOf = (figure: SQL) => times(sql`(${figure}) is not null`)
const leads = (one: AnyPgColumn, other: AnyPgColumn) => times(sql`${one} > ${other}`)

/** The season before that of a match, with how often everything happened in it, of the matches in which that is known. */
const LAST_SEASON = prepared((p: Placeholders<{ fixtureId: number }>) =>
  selection(
    {
      id: season.id,
      name: season.name,
      goals: knownOf(goals),
      over05: times(sql`${goals} > 0.5`),
      over15: times(sql`${goals} > 1.5`),
      over25: times(sql`${goals} > 2.5`),
      over35: times(sql`${goals} > 3.5`),
      bothScore: times(sql`${home.goals} > 0 and ${home.conceded} > 0`),
      homeCleanSheet: times(sql`${home.conceded} = 0`),
      awayCleanSheet: times(sql`${home.goals} = 0`),
      halfTimes: knownOf(sql`${home.halfTimeGoals} + ${home.halfTimeConceded}`),
      homeLeads: leads(home.halfTimeGoals, home.halfTimeConceded),
      awayLeads: leads(home.halfTimeConceded, home.halfTimeGoals),
      corners: knownOf(corners),
      cornersOver95: times(sql`${corners} > 9.5`),
      cards: knownOf(cards),
      cardsOver45: times(sql`${cards} > 4.5`),
      /** A match; null where none is known. */
      meanHomeRedCards: sql<number | null>`avg(${home.redCards})::float8`,
      meanAwayRedCards: sql<number | null>`avg(${away.redCards})::float8`,
      yellowCards: knownOf(yellowCards),
      yellowCardsOver35: times(sql`${yellowCards} > 3.5`),
      meanYellowCards: sql<number | null>`avg(${yellowCards})::float8`,
      /** Standard deviation of a match. */
      spreadYellowCards: sql<number | null>`stddev_samp(${yellowCards})::float8`,
    },
    (columns) => sql`
      select ${columns}
      from (
        select before.id, before.name from ${fixture}
        join ${season} own on own.id = ${fixture.seasonId}
        join ${season} before on ${before.leagueId} = ${fixture.leagueId} and before.starts_on < own.starts_on
        where ${fixture.id} = ${p.fixtureId} and exists (
          select 1 from ${side} where ${side.seasonId} = before.id and ${side.points} is not null)
        order by before.starts_on desc limit 1
      ) season
      join ${side} h on ${home.seasonId} = season.id and h.home and ${home.points} is not null
      join ${side} a on ${away.fixtureId} = ${home.fixtureId} and not a.home
      group by season.id, season.name`,
  ),
)

export type LastSeason = RowOf<typeof LAST_SEASON>

/** Rates in the league of a match in the last season before its own; null without one. */
export const findLastSeason = ({ pool }: Database, fixtureId: number): Promise<LastSeason | null> =>
  firstRow(pool, LAST_SEASON, { fixtureId })
