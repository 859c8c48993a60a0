import {
  country,
  type Database,
  firstRow,
  fixture,
  fixtureNews,
  follow,
  league,
  orNull,
  type Placeholders,
  type RowOf,
  rows,
  selection,
  statement,
  team,
  venue,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { awayTeam, homeTeam } from '../shared/fixture-row.ts'

/** The matches in a calendar or feed. */
export type Scope =
  | { kind: 'team'; id: number }
  | { kind: 'league'; id: number; round?: string | undefined }
  | { kind: 'country'; id: number }
  | { kind: 'account'; id: number }

const MAX_MATCHES = 2_000

interface InScope {
  kind: Scope['kind']
  id: number
  round: string | null
  from: Date
  to: Date
}

const own = alias(follow, 'own')

const MATCHES = statement((p: Placeholders<InScope>) =>
  selection(
    {
      id: fixture.id,
      kickoff: fixture.kickoff,
      kickoffKnown: fixture.kickoffKnown,
      stateId: fixture.stateId,
      roundName: fixture.roundName,
      homeTeamId: homeTeam.id,
      awayTeamId: awayTeam.id,
      homeName: homeTeam.name,
      awayName: awayTeam.name,
      homeGoals: fixture.homeGoals,
      awayGoals: fixture.awayGoals,
      leagueName: league.name,
      countryId: country.id,
      venueName: orNull(venue.name),
      venueCity: orNull(venue.city),
      updatedAt: fixture.updatedAt,
      /** How often it was moved, called off or put on again. */
      moves: sql<number>`(select count(*)::integer from ${fixtureNews}
        where ${fixtureNews.fixtureId} = ${fixture.id} and ${fixtureNews.kind} <> 'lineup')`,
    },
    (columns) => sql`
      select ${columns} from ${fixture}
      join ${league} on ${league.id} = ${fixture.leagueId}
      join ${country} on ${country.id} = ${league.countryId}
      join ${team} h on ${homeTeam.id} = ${fixture.homeTeamId}
      join ${team} a on ${awayTeam.id} = ${fixture.awayTeamId}
      left join ${venue} on ${venue.id} = ${fixture.venueId}
      where ${fixture.kickoff} >= ${p.from} and ${fixture.kickoff} < ${p.to} and not ${fixture.doubled}
        and case ${p.kind}::text
          when 'team' then ${fixture.homeTeamId} = ${p.id}::integer or ${fixture.awayTeamId} = ${p.id}::integer
          when 'league' then ${fixture.leagueId} = ${p.id}::integer and (${p.round}::text is null or ${fixture.roundName} = ${p.round}::text)
          when 'country' then ${country.id} = ${p.id}::integer
          else exists (select from ${follow} own where ${own.accountId} = ${p.id}::integer and (
            ${own.fixtureId} = ${fixture.id} or ${own.leagueId} = ${fixture.leagueId}
            or ${own.teamId} in (${fixture.homeTeamId}, ${fixture.awayTeamId})))
        end
      order by ${fixture.kickoff}, ${fixture.id}
      limit ${sql.raw(String(MAX_MATCHES))}`,
  ),
)
export type CalendarRow = RowOf<typeof MATCHES>

/** The matches of a scope between two instants, by kick-off. */
export const findCalendar = ({ pool }: Pick<Database, 'pool'>, scope: Scope, { from, to }: { from: Date; to: Date }) =>
  rows(pool, MATCHES, {
    ...{ kind: scope.kind, id: scope.id, from, to },
    round: scope.kind === 'league' ? (scope.round ?? null) : null,
  })

const NAME = {
  team: statement((p: Placeholders<{ id: number }>) =>
    selection(
      { name: team.name },
      (columns) => sql`select ${columns} from ${team} where ${team.id} = ${p.id}::integer`,
    ),
  ),
  league: statement((p: Placeholders<{ id: number }>) =>
    selection(
      { name: league.name },
      (columns) => sql`select ${columns} from ${league} where ${league.id} = ${p.id}::integer`,
    ),
  ),
  country: statement((p: Placeholders<{ id: number }>) =>
    selection(
      { name: country.name },
      (columns) => sql`select ${columns} from ${country} where ${country.id} = ${p.id}::integer`,
    ),
  ),
}

/** The name of a team, league or country; null when there is none. */
export async function nameOfScope({ pool }: Pick<Database, 'pool'>, scope: Scope): Promise<string | null> {
  if (scope.kind === 'account') return ''
  return (await firstRow(pool, NAME[scope.kind], { id: scope.id }))?.name ?? null
}
