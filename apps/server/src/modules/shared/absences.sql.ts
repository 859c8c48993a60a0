import { event, lineupEntry, side } from '@touchline/database'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The fields of a stored absence; `today` is a parameter. */
export interface AbsenceColumns {
  team: SQLWrapper
  player: SQLWrapper
  startsOn: SQLWrapper
  endsOn: SQLWrapper
  gamesMissed: SQLWrapper
  today: SQLWrapper
}

/**
 * Columns `ends_on` and `games_missed` of an absence, for `cross join lateral`. Values the source leaves open come from the stored matches
 * of the team: an absence ends the day before the player plays again, and the matches up to then, or up to now, in which he did not play
 * are missed. Unknown where the start or the player is, or where no match of the team is stored.
 */
export const absence = ({ team, player, startsOn, endsOn, gamesMissed, today }: AbsenceColumns): SQL => sql`(
    with own as (
      select (${side.kickoff} at time zone 'UTC')::date as day, l.fixture_id is not null as played
      from ${side} left join (
        select ${lineupEntry.fixtureId} as fixture_id from ${lineupEntry}
        where ${lineupEntry.playerId} = ${player}
          and (${lineupEntry.typeId} = 11 or (${lineupEntry.details}->>'119')::real > 0)
        union
        select ${event.fixtureId} from ${event} where ${event.playerId} = ${player} and ${event.typeId} = 18
      ) l on l.fixture_id = ${side.fixtureId}
      where ${side.teamId} = ${team} and ${side.finished} and ${side.kickoff} >= ${startsOn}
        and ${side.kickoff} < ${today}::date + 1
    ), until as (
      select coalesce(${endsOn}, min(day) - 1) as ends_on from own where played and day > ${startsOn}
    )
    select u.ends_on, coalesce(${gamesMissed}, case
      when ${startsOn} is not null and ${player} is not null
        and exists (select from ${side} where ${side.teamId} = ${team} and ${side.finished})
      then (select count(*) from own where not played and day <= coalesce(u.ends_on, ${today}::date))
    end)::integer as games_missed
    from until u
  )`
