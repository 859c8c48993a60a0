import {
  coachSpell,
  type Database,
  type Placeholders,
  playerSpell,
  query,
  type RowOf,
  rows,
  statement,
  team,
} from '@touchline/database'
import { and, asc, desc, eq, sql } from 'drizzle-orm'

const teamColumns = { teamId: team.id, teamName: team.name, teamCode: team.shortCode }

/** `today` counts: people who leave on that day still belong to the team. */
const PLAYERS = statement((p: Placeholders<{ players: readonly number[]; today: string }>) =>
  query
    .select({
      personId: playerSpell.playerId,
      ...teamColumns,
      startsOn: playerSpell.startsOn,
      endsOn: playerSpell.endsOn,
      positionId: playerSpell.positionId,
    })
    .from(playerSpell)
    .innerJoin(team, eq(team.id, playerSpell.teamId))
    .where(
      and(
        sql`${playerSpell.playerId} = any(${p.players}::int[])`,
        sql`(${playerSpell.startsOn} is null or ${playerSpell.startsOn} <= ${p.today}::date)`,
        sql`(${playerSpell.endsOn} is null or ${playerSpell.endsOn} >= ${p.today}::date)`,
      ),
    )
    .orderBy(sql`${playerSpell.startsOn} desc nulls last`, asc(playerSpell.place)),
)

export type PlayerSpellRow = RowOf<typeof PLAYERS>

/** The teams of these players on a day, by player. */
export async function findPlayerTeams(
  { pool }: Database,
  players: readonly number[],
  today: string,
): Promise<Map<number, PlayerSpellRow[]>> {
  return Map.groupBy(await rows(pool, PLAYERS, { players, today }), ({ personId }) => personId)
}

const COACHES = statement((p: Placeholders<{ coaches: readonly number[]; today: string }>) =>
  query
    .select({
      personId: coachSpell.coachId,
      ...teamColumns,
      startsOn: coachSpell.startsOn,
      endsOn: coachSpell.endsOn,
      positionId: coachSpell.positionId,
      active: sql<boolean>`${coachSpell.startsOn} <= ${p.today}::date
        and (${coachSpell.endsOn} is null or ${coachSpell.endsOn} >= ${p.today}::date)`,
    })
    .from(coachSpell)
    .innerJoin(team, eq(team.id, coachSpell.teamId))
    .where(sql`${coachSpell.coachId} = any(${p.coaches}::int[])`)
    .orderBy(desc(coachSpell.startsOn), asc(team.id)),
)

export type CoachSpellRow = RowOf<typeof COACHES>

/** Spells of these coaches, newest first, by coach; `active` on a day. */
export async function findCoachTeams(
  { pool }: Database,
  coaches: readonly number[],
  today: string,
): Promise<Map<number, CoachSpellRow[]>> {
  return Map.groupBy(await rows(pool, COACHES, { coaches, today }), ({ personId }) => personId)
}
