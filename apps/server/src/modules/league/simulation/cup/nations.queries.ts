import { fixture, type Queryable, rows, selection, statement, team, venue } from '@touchline/database'
import { dayAt } from '@touchline/ingest/derive/ratings/days.ts'
import { foldNations, type NationsMatch, nationStrength } from '@touchline/probability'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StrengthOf } from './club-strengths.ts'
import { FINISHED } from './cup.queries.ts'

const host = alias(team, 'host')

const MATCHES = statement(() =>
  selection(
    {
      kickoff: fixture.kickoff,
      home: fixture.homeTeamId,
      away: fixture.awayTeamId,
      homeGoals: sql<number | null>`coalesce(${fixture.homeFullTime}, ${fixture.homeGoals})`,
      awayGoals: sql<number | null>`coalesce(${fixture.awayFullTime}, ${fixture.awayGoals})`,
      /** Where it was played in the country of neither. */
      neutral: sql<boolean>`coalesce(${venue.countryId} <> ${host.countryId}, false)`,
    },
    (columns) => sql`
      select ${columns} from ${fixture}
      join ${team} host on host.id = ${fixture.homeTeamId} join ${team} guest on guest.id = ${fixture.awayTeamId}
      left join ${venue} on ${venue.id} = ${fixture.venueId}
      where host.national and guest.national and ${fixture.stateId} in (${FINISHED}) and not ${fixture.doubled}`,
  ),
)

/** The ratings of national teams from all their results. */
export async function nationStrengths(queryable: Queryable, now: Date): Promise<StrengthOf> {
  const found = await rows(queryable, MATCHES, {})
  const matches = found.flatMap(({ kickoff, home, away, homeGoals, awayGoals, neutral }): NationsMatch[] =>
    homeGoals === null || awayGoals === null
      ? []
      : [{ day: dayAt(kickoff), home: String(home), away: String(away), neutral, goals: [homeGoals, awayGoals] }],
  )
  const state = foldNations(matches)
  return (id) => nationStrength(state, String(id), dayAt(now))
}
