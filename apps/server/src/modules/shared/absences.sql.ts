/** SQL of what a stored absence says; `today` is a parameter. */
export interface AbsenceColumns {
  team: string
  player: string
  startsOn: string
  endsOn: string
  gamesMissed: string
  today: string
}

/**
 * Columns `ends_on` and `games_missed` of an absence, for `cross join lateral`. What the source leaves open comes from the stored matches of
 * the team: an absence ends the day before the player plays again, and the matches up to then, or up to now, in which he did not play are
 * missed. Unknown where the start or the player is, or where no match of the team is stored.
 */
export const absence = ({ team, player, startsOn, endsOn, gamesMissed, today }: AbsenceColumns): string => `(
    with own as (
      select (s.kickoff at time zone 'UTC')::date as day, l.fixture_id is not null as played
      from side s left join (
        select fixture_id from lineup_entry
        where player_id = ${player} and (type_id = 11 or (details->>'119')::real > 0)
        union
        select fixture_id from event where player_id = ${player} and type_id = 18
      ) l on l.fixture_id = s.fixture_id
      where s.team_id = ${team} and s.finished and s.kickoff >= ${startsOn} and s.kickoff < ${today}::date + 1
    ), until as (
      select coalesce(${endsOn}, min(day) - 1) as ends_on from own where played and day > ${startsOn}
    )
    select u.ends_on, coalesce(${gamesMissed}, case
      when ${startsOn} is not null and ${player} is not null and exists (select from side where team_id = ${team} and finished)
      then (select count(*) from own where not played and day <= coalesce(u.ends_on, ${today}::date))
    end)::integer as games_missed
    from until u
  )`
