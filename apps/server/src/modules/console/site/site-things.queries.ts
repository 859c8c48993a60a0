import { country, league, type Placeholders, type Queryable, query, rows, statement, team } from '@touchline/database'
import { asc, eq, sql } from 'drizzle-orm'

interface Sought {
  /** Folded, with signs of patterns taken away. */
  pattern: string
  limit: number
}

const LEAGUES = statement((p: Placeholders<Sought>) =>
  query
    .select({ id: league.id, name: league.name, country: country.name })
    .from(league)
    .innerJoin(country, eq(country.id, league.countryId))
    .where(sql`lower(${league.name}) like ${p.pattern}`)
    .orderBy(sql`length(${league.name})`, asc(league.name), asc(league.id))
    .limit(p.limit),
)

const CLUBS = statement((p: Placeholders<Sought>) =>
  query
    .select({ id: team.id, name: team.name, country: country.name })
    .from(team)
    .innerJoin(country, eq(country.id, team.countryId))
    .where(sql`${team.foldedName} like ${p.pattern}`)
    .orderBy(sql`length(${team.name})`, asc(team.name), asc(team.id))
    .limit(p.limit),
)

/** Leagues and clubs by part of their name, the shortest names first. */
export async function findSiteThings(client: Queryable, sought: Sought) {
  const [leagues, clubs] = await Promise.all([rows(client, LEAGUES, { ...sought }), rows(client, CLUBS, { ...sought })])
  return { leagues, clubs }
}
