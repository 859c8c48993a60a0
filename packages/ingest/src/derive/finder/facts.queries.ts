import {
  country,
  finderFact,
  fixture,
  forecast,
  league,
  oddsCurrent,
  oddsSeen,
  orNull,
  type Placeholders,
  type RowOf,
  selection,
  side,
  statement,
} from '@touchline/database'
import { MARKET, MAX_REST, MEETINGS, REFEREE_MATCHES, STATE, WINDOWS } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { isRatedLeague } from '../ratings/rated-fixtures.queries.ts'

/** Not played as scheduled, or not to its end on the pitch: these have no facts, and nothing is learned from them. */
const NOT_ASKED = sql.raw(
  [STATE.postponed, STATE.cancelled, STATE.walk_over, STATE.abandoned, STATE.awarded, STATE.deleted].join(),
)

const counted = alias(side, 'counted')
const cardsOfSide = sql`${counted.yellowCards} + ${counted.redCards}`
/** Cards of both sides of a fixture with a referee, counted as in lists of past matches; null where those of a side are unknown. */
const CARDS = sql<number | null>`case when ${fixture.refereeId} is not null then (
  select case when count(${cardsOfSide}) = 2 then sum(${cardsOfSide})::integer end
  from ${side} as counted where ${counted.fixtureId} = ${fixture.id}) end`
const IS_RATED = sql<boolean>`coalesce(${isRatedLeague}, false)`

const fixtures = (where: SQL) =>
  selection(
    {
      id: fixture.id,
      kickoff: fixture.kickoff,
      stateId: fixture.stateId,
      leagueId: fixture.leagueId,
      seasonId: fixture.seasonId,
      home: fixture.homeTeamId,
      away: fixture.awayTeamId,
      homeGoals: fixture.homeGoals,
      awayGoals: fixture.awayGoals,
      homeFullTime: fixture.homeFullTime,
      awayFullTime: fixture.awayFullTime,
      reference: fixture.priceBookmakerId,
      refereeId: fixture.refereeId,
      cards: CARDS,
      weatherIcon: fixture.weatherIcon,
      temperature: fixture.weatherTemperature,
      wind: fixture.weatherWind,
      isRated: IS_RATED,
      homeChance: orNull(forecast.home),
      drawChance: orNull(forecast.draw),
      awayChance: orNull(forecast.away),
      overChance: orNull(forecast.over25),
    },
    (columns) => sql`
      select ${columns} from ${fixture} join ${league} on ${league.id} = ${fixture.leagueId}
      join ${country} on ${country.id} = ${league.countryId} left join ${forecast} on ${forecast.fixtureId} = ${fixture.id}
      where ${fixture.stateId} not in (${NOT_ASKED}) and not ${fixture.doubled} and ${where} order by ${fixture.kickoff}, ${fixture.id}`,
  )

const between = (p: Placeholders<{ from: Date; until: Date }>) =>
  sql`${fixture.kickoff} >= ${p.from}::timestamptz and ${fixture.kickoff} < ${p.until}::timestamptz`

/** Fixtures between two instants, with what their facts are made from. */
export const BETWEEN = statement((p: Placeholders<{ from: Date; until: Date }>) => fixtures(between(p)))
export const BY_ID = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  fixtures(sql`${fixture.id} = any(${p.ids}::integer[])`),
)
export type FinderFixtureRow = RowOf<typeof BETWEEN>

export const SPAN = statement(() =>
  selection(
    {
      first: sql<Date | null>`min(${fixture.kickoff})`,
      last: sql<Date | null>`max(${fixture.kickoff})`,
    },
    (columns) => sql`select ${columns} from ${fixture}`,
  ),
)

/** When the first of some fixtures is or was on, as it is stored and as its facts were made. */
export const FIRST = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  selection(
    { first: sql<Date | null>`min(kickoff)` },
    (columns) => sql`
      select ${columns} from (
        select ${fixture.kickoff} from ${fixture} where ${fixture.id} = any(${p.ids}::integer[])
        union all select ${finderFact.kickoff} from ${finderFact} where ${finderFact.fixtureId} = any(${p.ids}::integer[])
      ) as i`,
  ),
)

/** The stored fixtures, and the inputs of their facts. */
export const COMPARED = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  selection(
    {
      id: sql<number>`i.id`,
      kickoff: orNull(fixture.kickoff),
      stateId: sql<number | null>`case when not ${fixture.doubled} then ${fixture.stateId} end`,
      seasonId: orNull(fixture.seasonId),
      home: orNull(fixture.homeTeamId),
      away: orNull(fixture.awayTeamId),
      homeGoals: sql<number | null>`coalesce(${fixture.homeFullTime}, ${fixture.homeGoals})`,
      awayGoals: sql<number | null>`coalesce(${fixture.awayFullTime}, ${fixture.awayGoals})`,
      refereeId: orNull(fixture.refereeId),
      cards: CARDS,
      reference: orNull(fixture.priceBookmakerId),
      isRated: IS_RATED,
      madeKickoff: orNull(finderFact.kickoff),
      madeSeasonId: orNull(finderFact.seasonId),
      madeHome: orNull(finderFact.homeTeamId),
      madeAway: orNull(finderFact.awayTeamId),
      madeHomeGoals: orNull(finderFact.homeGoals),
      madeAwayGoals: orNull(finderFact.awayGoals),
      madeRefereeId: orNull(finderFact.refereeId),
      madeCards: orNull(finderFact.cards),
      madeBookmakerId: orNull(finderFact.priceBookmakerId),
      madePriceHome: orNull(finderFact.priceHome),
      madePriceAway: orNull(finderFact.priceAway),
    },
    (columns) => sql`
      select ${columns} from unnest(${p.ids}::integer[]) as i(id) left join ${fixture} on ${fixture.id} = i.id
      left join ${league} on ${league.id} = ${fixture.leagueId} left join ${country} on ${country.id} = ${league.countryId}
      left join ${finderFact} on ${finderFact.fixtureId} = i.id`,
  ),
)
export type ComparedRow = RowOf<typeof COMPARED>

interface Behind {
  from: Date
  teams: readonly number[]
  seasons: readonly number[]
  referees: readonly number[]
  most: number
}

/** Later fixtures that look back: those of the teams, of the seasons, and of the referees. */
export const BEHIND = statement((p: Placeholders<Behind>) =>
  selection(
    { id: fixture.id },
    (columns) => sql`
      select ${columns} from (
        select ${side.fixtureId} as id from ${side}
        where ${side.teamId} = any(${p.teams}::integer[]) and ${side.kickoff} >= ${p.from}::timestamptz
        union select ${fixture.id} from ${fixture}
        where ${fixture.seasonId} = any(${p.seasons}::integer[]) and ${fixture.kickoff} >= ${p.from}::timestamptz
        union select ${fixture.id} from ${fixture}
        where ${fixture.refereeId} = any(${p.referees}::integer[]) and ${fixture.kickoff} >= ${p.from}::timestamptz
      ) as fixture limit ${p.most}::integer`,
  ),
)

interface LookBack {
  /** Start of the first day that facts are made of. */
  from: Date
  teams: readonly number[]
  seasons: readonly number[]
  referees: readonly number[]
  /** Pairs of teams, the arrays in parallel. */
  ones: readonly number[]
  others: readonly number[]
}

const MAX_WINDOW = sql.raw(String(Math.max(...WINDOWS)))
const lastOf = (p: Placeholders<LookBack>, isHome: boolean) => sql`
  select s.fixture_id as id from unnest(${p.teams}::integer[]) as t(id) cross join lateral (
    select ${side.fixtureId} from ${side} where ${side.teamId} = t.id and ${side.home} = ${sql.raw(String(isHome))}
      and ${side.finished} and ${side.goals} is not null and ${side.kickoff} < ${p.from}::timestamptz
    order by ${side.kickoff} desc, ${side.fixtureId} desc limit ${MAX_WINDOW}) as s`

/** The last matches of referees that something more is known of. */
const lastRefereed = (p: Placeholders<LookBack>, isKnown: SQL) => sql`
  select r.id from unnest(${p.referees}::integer[]) as t(id) cross join lateral (
    select ${fixture.id} as id from ${fixture} join ${side} on ${side.fixtureId} = ${fixture.id} and ${side.home}
    where ${fixture.refereeId} = t.id and ${side.finished} and ${side.goals} is not null and ${isKnown}
      and ${fixture.kickoff} < ${p.from}::timestamptz
    order by ${fixture.kickoff} desc, ${fixture.id} desc limit ${sql.raw(String(REFEREE_MATCHES))}) as r`

/**
 * Everything that facts from a day on look back on: last matches of the teams and referees, the seasons and meetings, and all since that day.
 */
export const LOOKED_BACK_ON = statement((p: Placeholders<LookBack>) =>
  selection(
    { id: fixture.id },
    (columns) => sql`
      select ${columns} from (
        ${lastOf(p, true)} union ${lastOf(p, false)}
        union select ${side.fixtureId} from ${side} where ${side.teamId} = any(${p.teams}::integer[])
          and ${side.kickoff} >= ${p.from}::timestamptz - interval '${sql.raw(String(MAX_REST))} days'
        union select ${fixture.id} from ${fixture} where ${fixture.seasonId} = any(${p.seasons}::integer[])
        union ${lastRefereed(p, sql`true`)} union ${lastRefereed(p, sql`${CARDS} is not null`)}
        union select ${fixture.id} from ${fixture} where ${fixture.refereeId} = any(${p.referees}::integer[])
          and ${fixture.kickoff} >= ${p.from}::timestamptz
        union select m.fixture_id from unnest(${p.ones}::integer[], ${p.others}::integer[]) as t(one, other) cross join lateral (
          select ${side.fixtureId} from ${side} where ${side.teamId} = t.one and ${side.opponentId} = t.other
            and ${side.finished} and ${side.goals} is not null and ${side.kickoff} < ${p.from}::timestamptz
          order by ${side.kickoff} desc, ${side.fixtureId} desc limit ${sql.raw(String(MEETINGS))}) as m
      ) as fixture`,
  ),
)

const MARKETS = sql.raw([MARKET.full_time_result, MARKET.total_goals].join())

/** Prices of 1X2 and goals; those that were only seen have no opening price. */
const books = (isWanted: (fixtureId: AnyPgColumn) => SQL) =>
  selection(
    {
      fixtureId: oddsCurrent.fixtureId,
      marketId: oddsCurrent.marketId,
      bookmakerIds: oddsCurrent.bookmakerIds,
      selections: oddsCurrent.selections,
      lines: oddsCurrent.lines,
      openings: oddsCurrent.openings,
      prices: oddsCurrent.prices,
      closings: oddsCurrent.closings,
    },
    (columns) => sql`
      select ${columns} from ${oddsCurrent} where ${isWanted(oddsCurrent.fixtureId)} and ${oddsCurrent.marketId} in (${MARKETS})
      union all
      select ${oddsSeen.fixtureId}, ${oddsSeen.marketId}, ${oddsSeen.bookmakerIds}, ${oddsSeen.selections}, ${oddsSeen.lines},
        array_fill(null::real, array[cardinality(${oddsSeen.prices})]), ${oddsSeen.prices}, null::boolean[]
      from ${oddsSeen} where ${isWanted(oddsSeen.fixtureId)} and ${oddsSeen.marketId} in (${MARKETS})`,
  )

export const BOOKS_BETWEEN = statement((p: Placeholders<{ from: Date; until: Date }>) =>
  books((id) => sql`${id} in (select ${fixture.id} from ${fixture} where ${between(p)})`),
)
export const BOOKS = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  books((id) => sql`${id} = any(${p.ids}::integer[])`),
)
export type BookRow = RowOf<typeof BOOKS>
