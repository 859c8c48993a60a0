import {
  fixture,
  forecast,
  forecastRecord,
  mergedFixture,
  type Placeholders,
  type Selected,
  selection,
  side,
  statement,
} from '@touchline/database'
import { isFinished, STATE, STATES } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'

interface Month {
  simulated: boolean
  /** Its first day. */
  month: string
}

const home = alias(side, 'h')
const away = alias(side, 'a')
const finished = sql`${fixture.stateId} in (${sql.raw(
  STATES.map(({ id }) => id)
    .filter(isFinished)
    .join(),
)})`
const afterNinety = (ninety: AnyPgColumn, end: AnyPgColumn) =>
  sql<
    number | null
  >`case when ${finished} then coalesce(${ninety}, case when ${fixture.stateId} = ${sql.raw(String(STATE.full_time))} then ${end} end) end`
/** For both sides, at the end. */
const inAll = (name: 'corners' | 'yellowCards') =>
  sql<number | null>`case when ${finished} then ${home[name]} + ${away[name]} end`

const joinSides = sql`
  left join lateral (select * from ${side} where ${side.fixtureId} = ${fixture.id} and ${side.home} offset 0) h on true
  left join lateral (select * from ${side} where ${side.fixtureId} = ${fixture.id} and not ${side.home} offset 0) a on true`

/** The result of a match after 90 minutes, and its reference price. */
export const MATCH = {
  fixtureId: fixture.id,
  kickoff: fixture.kickoff,
  leagueId: fixture.leagueId,
  homeGoals: afterNinety(fixture.homeFullTime, fixture.homeGoals),
  awayGoals: afterNinety(fixture.awayFullTime, fixture.awayGoals),
  priceBookmakerId: fixture.priceBookmakerId,
  priceHome: fixture.priceHome,
  priceDraw: fixture.priceDraw,
  priceAway: fixture.priceAway,
  priceClosing: fixture.priceClosing,
}
export type MatchRow = Selected<typeof MATCH>

const PLAYED = { ...MATCH, corners: inAll('corners'), yellowCards: inAll('yellowCards') }
/** The same with the counts of both sides. */
export type PlayedRow = Selected<typeof PLAYED>

const later = alias(forecastRecord, 'later')
/** Whether a row is of the match as it was played: it may have been written for another day, or while nobody knew that it had begun. */
const counts = (row: typeof forecastRecord | typeof later) =>
  sql`${row.recordedAt} < ${fixture.kickoff} and ${fixture.kickoff} between ${row.kickoff} - interval '24 hours' and ${row.kickoff} + interval '24 hours'`

const isLater = sql`${later.kind} = ${forecastRecord.kind} and ${later.simulated} = ${forecastRecord.simulated}
  and ${later.id} > ${forecastRecord.id} and ${counts(later)}`

/**
 * The rows of a month that count: of every fixture and kind the last one that was written before the match began, for a kick-off within a
 * day of that.
 */
export const RECORDED = statement((p: Placeholders<Month>) =>
  selection(
    {
      ...PLAYED,
      kind: forecastRecord.kind,
      homeWin: forecastRecord.homeWin,
      draw: forecastRecord.draw,
      awayWin: forecastRecord.awayWin,
      over25: forecastRecord.over25,
      bothScore: forecastRecord.bothScore,
      cornersOver95: forecastRecord.cornersOver95,
      yellowCardsOver35: forecastRecord.yellowCardsOver35,
      notedHome: forecastRecord.priceHome,
      notedDraw: forecastRecord.priceDraw,
      notedAway: forecastRecord.priceAway,
      notedOver: forecastRecord.priceOver25,
      notedUnder: forecastRecord.priceUnder25,
    },
    (columns) => sql`
      select ${columns} from ${forecastRecord}
      left join ${mergedFixture} on ${mergedFixture.goneId} = ${forecastRecord.fixtureId}
      join ${fixture} on ${fixture.id} = coalesce(${mergedFixture.keptId}, ${forecastRecord.fixtureId})
      ${joinSides}
      where ${forecastRecord.simulated} = ${p.simulated}::boolean and ${finished}
        and ${forecastRecord.kickoff} >= ${p.month}::date::timestamp at time zone 'UTC'
        and ${forecastRecord.kickoff} < (${p.month}::date + interval '1 month') at time zone 'UTC'
        and ${counts(forecastRecord)}
        and not exists (select from ${forecastRecord} later where ${later.fixtureId} = ${fixture.id} and ${isLater})
        and not exists (select from ${mergedFixture} m join ${forecastRecord} later on ${later.fixtureId} = m.gone_id
          where m.kept_id = ${fixture.id} and ${isLater})`,
  ),
)

const isOwnRecord = (p: Placeholders<Month>) =>
  sql`${forecastRecord.simulated} = ${p.simulated}::boolean and ${forecastRecord.kind} = 'model'`
/** A query for each way, so that both find their rows by index. */
const isNotRecorded = (p: Placeholders<Month>) => sql`
  not exists (select from ${forecastRecord} where ${forecastRecord.fixtureId} = ${fixture.id} and ${isOwnRecord(p)})
  and not exists (select from ${mergedFixture} join ${forecastRecord} on ${forecastRecord.fixtureId} = ${mergedFixture.goneId}
    where ${mergedFixture.keptId} = ${fixture.id} and ${isOwnRecord(p)})`

/** Our own forecasts of a month's matches that were computed when these were over. */
export const AFTERWARDS = statement((p: Placeholders<Month>) =>
  selection(
    {
      ...PLAYED,
      homeWin: forecast.home,
      draw: forecast.draw,
      awayWin: forecast.away,
      over25: forecast.over25,
      homeCorners: forecast.homeCorners,
      awayCorners: forecast.awayCorners,
      homeYellowCards: forecast.homeYellowCards,
      awayYellowCards: forecast.awayYellowCards,
    },
    (columns) => sql`
      select ${columns} from ${forecast} join ${fixture} on ${fixture.id} = ${forecast.fixtureId} ${joinSides}
      where ${forecast.day} >= ${p.month}::date and ${forecast.day} < ${p.month}::date + interval '1 month'
        and ${forecast.homeGoals} is not null and ${isNotRecorded(p)}`,
  ),
)

const monthOf = (day: unknown) => sql<string>`date_trunc('month', ${day})::date::text`

/** How many forecasts were written down for kick-offs of each month. */
export const RECORDED_MONTHS = statement((p: Placeholders<{ simulated: boolean }>) =>
  selection(
    { month: monthOf(sql`${forecastRecord.kickoff} at time zone 'UTC'`), forecasts: sql<number>`count(*)` },
    (columns) => sql`
      select ${columns} from ${forecastRecord} where ${forecastRecord.simulated} = ${p.simulated}::boolean group by 1 order by 1`,
  ),
)

/** How many matches of each month are over and have our own forecast. */
export const AFTERWARDS_MONTHS = statement(() =>
  selection(
    { month: monthOf(sql`${forecast.day}::timestamp`), forecasts: sql<number>`count(*)` },
    (columns) => sql`select ${columns} from ${forecast} where ${forecast.homeGoals} is not null group by 1 order by 1`,
  ),
)
