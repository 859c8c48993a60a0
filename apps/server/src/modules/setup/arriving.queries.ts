import { country, fixture, league, type Queryable, query, rows, season, statement } from '@touchline/database'
import { STATE } from '@touchline/football'
import { and, desc, eq, not, sql } from 'drizzle-orm'

const OVER = [STATE.full_time, STATE.after_extra_time, STATE.after_penalties, STATE.awarded, STATE.walk_over].join(', ')

const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`

const SEASONS = statement(() =>
  query
    .select({
      leagueId: league.id,
      league: league.name,
      countryCode: country.code,
      season: season.name,
      matches: sql<number>`count(*)::int`,
      results: count(sql`${fixture.stateId} in (${sql.raw(OVER)})`),
      prices: count(sql`${fixture.priceHome} is not null`),
    })
    .from(fixture)
    .innerJoin(season, eq(season.id, fixture.seasonId))
    .innerJoin(league, eq(league.id, fixture.leagueId))
    .innerJoin(country, eq(country.id, league.countryId))
    .where(and(not(fixture.doubled), sql`${league.shown} <> 'hidden'`))
    .groupBy(league.id, country.code, season.id)
    .orderBy(league.id, desc(season.endsOn), desc(season.id)),
)

const SHOWN = 8

/** Numbers of stored matches, by competition. */
export async function findArriving(queryable: Queryable) {
  const seasons = await rows(queryable, SEASONS, {})
  const sum = (of: 'matches' | 'results' | 'prices') => seasons.reduce((total, one) => total + one[of], 0)
  const competitions = [...Map.groupBy(seasons, ({ leagueId }) => leagueId).values()]
    .flatMap(([newest, ...earlier]) => (newest === undefined ? [] : [{ ...newest, earlier }]))
    .map(({ league: name, countryCode, season: newest, matches, results, prices, earlier }) => ({
      name,
      country_code: countryCode,
      season: newest,
      matches,
      results,
      seasons: earlier.length,
      priced: matches === 0 ? null : prices / matches,
      all: matches + earlier.reduce((total, one) => total + one.matches, 0),
    }))
    .sort((one, other) => other.all - one.all || one.name.localeCompare(other.name))
  return {
    matches: sum('matches'),
    results: sum('results'),
    prices: sum('prices'),
    competitions: competitions.slice(0, SHOWN).map(({ all: _, ...one }) => one),
    more: Math.max(0, competitions.length - SHOWN),
  }
}
