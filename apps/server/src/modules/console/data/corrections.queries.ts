import {
  correction,
  type Database,
  execute,
  firstRow,
  fixture,
  league,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  selection,
  statement,
  team,
  venue,
} from '@touchline/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { awayTeam, homeTeam } from '../../shared/fixture-row.ts'

type Pool = Pick<Database, 'pool'>

const SHOWN = 100

const LISTED = statement((p: Placeholders<{ limit: number }>) =>
  selection(
    {
      id: correction.id,
      kind: correction.kind,
      target: correction.target,
      targetId: correction.targetId,
      value: correction.value,
      before: correction.before,
      reason: correction.reason,
      actor: correction.actor,
      createdAt: correction.createdAt,
      endedAt: correction.endedAt,
      /** The teams of a match; null for other things, or a deleted match. */
      teams: sql<string | null>`(select h.name || ' – ' || a.name from ${fixture} f
        join ${team} h on h.id = f.home_team_id join ${team} a on a.id = f.away_team_id
        where ${correction.target} = 'fixture' and f.id = ${correction.targetId})`,
    },
    (columns) => sql`
      select ${columns} from ${correction}
      order by ${correction.endedAt} is not null, ${correction.id} desc limit ${p.limit}`,
  ),
)

export type StoredCorrection = RowOf<typeof LISTED>

/** Corrections in force, the newest first, then those that ended. */
export const findCorrections = ({ pool }: Pool): Promise<StoredCorrection[]> => rows(pool, LISTED, { limit: SHOWN })

const HELD = statement((p: Placeholders<{ id: number }>) =>
  query
    .select()
    .from(correction)
    .where(and(eq(correction.id, p.id), isNull(correction.endedAt)))
    .for('update'),
)

/** A correction in force, held until the end of the transaction. */
export const holdCorrection = (client: Queryable, id: number) => firstRow(client, HELD, { id })

/** @throws a violation of uniqueness where one of the same thing is in force */
export const addCorrection = (client: Queryable, values: typeof correction.$inferInsert) =>
  execute(client, query.insert(correction).values(values))

export const markEnded = (client: Queryable, id: number, now: Date) =>
  execute(client, query.update(correction).set({ endedAt: now }).where(eq(correction.id, id)))

interface Sought {
  pattern: string
  limit: number
}

const FIXTURES = statement((p: Placeholders<Sought & { now: Date }>) =>
  query
    .select({
      id: fixture.id,
      home: homeTeam.name,
      away: awayTeam.name,
      kickoff: fixture.kickoff,
      homeGoals: fixture.homeFullTime,
      awayGoals: fixture.awayFullTime,
    })
    .from(fixture)
    .innerJoin(homeTeam, eq(homeTeam.id, fixture.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, fixture.awayTeamId))
    .where(
      and(
        sql`(${fixture.homeTeamId} = any(select id from ${team} where folded_name like ${p.pattern} limit 30)
          or ${fixture.awayTeamId} = any(select id from ${team} where folded_name like ${p.pattern} limit 30))`,
        sql`${fixture.kickoff} between ${p.now}::timestamptz - interval '400 days' and ${p.now}::timestamptz + interval '60 days'`,
      ),
    )
    .orderBy(sql`abs(extract(epoch from ${fixture.kickoff} - ${p.now}::timestamptz))`, fixture.id)
    .limit(p.limit),
)

export const findFixtures = ({ pool }: Pool, sought: Sought & { now: Date }) => rows(pool, FIXTURES, { ...sought })

const THINGS = statement((p: Placeholders<Sought>) =>
  selection(
    { target: sql<'team' | 'league' | 'venue'>`target`, id: sql<number>`id`, name: sql<string>`name` },
    (columns) => sql`
      select ${columns} from (
        select 'team' as target, ${team.id}, ${team.name} from ${team} where ${team.foldedName} like ${p.pattern}
        union all select 'league', ${league.id}, ${league.name} from ${league} where lower(${league.name}) like ${p.pattern}
        union all select 'venue', ${venue.id}, ${venue.name} from ${venue} where lower(${venue.name}) like ${p.pattern}) thing
      order by length(name), name, id limit ${p.limit}`,
  ),
)

export const findThings = ({ pool }: Pool, sought: Sought) => rows(pool, THINGS, { ...sought })
