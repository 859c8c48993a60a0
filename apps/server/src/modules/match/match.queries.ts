import {
  coach,
  coachSpell,
  type Database,
  firstRow,
  fixture,
  league,
  orNull,
  type Placeholders,
  prepared,
  query,
  type RowOf,
  referee,
  rows,
  season,
  selection,
  stage,
  standing,
  venue,
} from '@touchline/database'
import { TABLE_DETAIL } from '@touchline/football'
import { and, asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { fixtureColumns, fixtureJoins } from '../shared/fixture-row.ts'
import { teamsHave } from '../shared/known-parts.sql.ts'
import { type FormSettings, lastPoints } from '../shared/team-facts.sql.ts'

/** The coach a side has on a day, or the caretaker: the latest spell that has not ended. */
const coachOf = (team: typeof fixture.homeTeamId | typeof fixture.awayTeamId, today: SQL) => sql`
  select ${coach.id} as id, ${coach.commonName} as name
  from ${coachSpell} join ${coach} on ${coach.id} = ${coachSpell.coachId}
  where ${coachSpell.teamId} = ${team} and ${coachSpell.startsOn} <= ${today}
    and (${coachSpell.endsOn} is null or ${coachSpell.endsOn} >= ${today})
    and ${coachSpell.positionId} in (221, 560)
  order by (${coachSpell.endsOn} is null) desc, ${coachSpell.startsOn} desc
  limit 1`

/** The day of the kick-off where none is given. */
const dayOf = (today: Placeholder) => sql`coalesce(${today}::date, (${fixture.kickoff} at time zone 'UTC')::date)`

const MATCH = prepared((p: Placeholders<FormSettings & { id: number; today: string | null }>) =>
  selection(
    {
      ...fixtureColumns,
      leagueType: league.type,
      seasonId: fixture.seasonId,
      seasonName: season.name,
      roundName: fixture.roundName,
      homeHalfTime: fixture.homeHalfTime,
      awayHalfTime: fixture.awayHalfTime,
      refereeId: fixture.refereeId,
      refereeName: orNull(referee.commonName),
      venueName: orNull(venue.name),
      homeCoachId: sql<number | null>`hc.id`,
      homeCoachName: sql<string | null>`hc.name`,
      awayCoachId: sql<number | null>`ac.id`,
      awayCoachName: sql<string | null>`ac.name`,
      /** Points of the last matches before kick-off, newest first. */
      homePoints: sql<number[]>`hp.points`,
      awayPoints: sql<number[]>`ap.points`,
      hasCorners: teamsHave('corners', fixture.homeTeamId, fixture.awayTeamId),
      hasCards: teamsHave('cards', fixture.homeTeamId, fixture.awayTeamId),
      hasStatistics: teamsHave('stats', fixture.homeTeamId, fixture.awayTeamId),
    },
    (columns) => sql`
      select ${columns} from ${fixture} ${fixtureJoins}
      join ${season} on ${season.id} = ${fixture.seasonId}
      left join ${referee} on ${referee.id} = ${fixture.refereeId}
      left join ${venue} on ${venue.id} = ${fixture.venueId}
      left join lateral (${coachOf(fixture.homeTeamId, dayOf(p.today))}) hc on true
      left join lateral (${coachOf(fixture.awayTeamId, dayOf(p.today))}) ac on true
      cross join lateral (select array(${lastPoints('home', p)}) as points) hp
      cross join lateral (select array(${lastPoints('away', p)}) as points) ap
      where ${fixture.id} = ${p.id}`,
  ),
)

export type MatchRow = RowOf<typeof MATCH>

/** Basics of one match; null when the id is unknown. `now` decides who coaches a team; null means the day of the match. */
export function findMatch(
  { pool }: Database,
  {
    id,
    formSettings: { league_form, type_form, count_form },
    now,
  }: { id: number; formSettings: FormSettings; now: Date | null },
): Promise<MatchRow | null> {
  return firstRow(pool, MATCH, {
    id,
    league_form,
    type_form,
    count_form,
    today: now?.toISOString().slice(0, 10) ?? null,
  })
}

const played = sql`(${standing.details}->>'${sql.raw(String(TABLE_DETAIL.overall.played))}')::int`

/** A team that plays in several stages has the position of the last of them. */
const POSITIONS = prepared((p: Placeholders<{ seasonId: number }>) =>
  query
    .selectDistinctOn([standing.teamId], { team: standing.teamId, position: standing.position })
    .from(standing)
    .leftJoin(stage, eq(stage.id, standing.stageId))
    .where(and(eq(standing.seasonId, p.seasonId), sql`coalesce(${played}, 1) > 0`))
    .orderBy(asc(standing.teamId), sql`${stage.sortOrder} desc nulls last`, asc(standing.place)),
)

/** Positions of the teams in the season's table; a team without a match has none. */
export async function findPositions({ pool }: Database, seasonId: number): Promise<ReadonlyMap<number, number>> {
  return new Map((await rows(pool, POSITIONS, { seasonId })).map((row) => [row.team, row.position]))
}
