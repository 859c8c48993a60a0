import type { Database } from '@touchline/database'
import { leagueFame, TOP_LEAGUES } from '@touchline/football'

/** A match or a season in a competition watched everywhere makes known so many times more than one anywhere else. */
const TOP_WEIGHT = 20
const NATIONAL_TEAM = 1500
/** Matches of the last year say how well a club is known now. */
const YEARS = 1

const TEAMS = `
  select t.id, coalesce(s.weight, 0) + case when t.national then ${NATIONAL_TEAM} else 0 end as weight
  from team t
  left join (
    select s.team_id, sum(case when l.stable_key = any($1) then ${TOP_WEIGHT} + 1 else 1 end)::int as weight
    from side s join season se on se.id = s.season_id join league l on l.id = se.league_id
    where s.kickoff >= $2::timestamptz
    group by s.team_id
  ) s on s.team_id = t.id`

const PLAYERS = `
  select ps.player_id as id, sum(case when l.stable_key = any($1) then ${TOP_WEIGHT} else 1 end)::int as weight
  from player_season ps join season se on se.id = ps.season_id join league l on l.id = se.league_id
  where $2::text is not null
  group by ps.player_id`

/** A coach is as well known as the best known of the teams he coaches now. */
const COACHES = `
  select cs.coach_id as id, max(n.weight) as weight
  from coach_spell cs join search_name n on n.kind = 'team' and n.id = cs.team_id
  where cs.ends_on is null and $1::text[] is not null and $2::text is not null
  group by cs.coach_id`

const update = (kind: string, weights: string) =>
  `update search_name n set weight = w.weight from (${weights}) w
   where n.kind = '${kind}' and n.id = w.id and n.weight <> w.weight`

/** Computes anew how well known everything that is found by name is, from what was played lately and where. */
export async function weighNames({ pool }: Database, now: Date): Promise<void> {
  const from = new Date(now)
  from.setUTCFullYear(from.getUTCFullYear() - YEARS)
  const values = [TOP_LEAGUES, from.toISOString()]
  await pool.query(update('team', TEAMS), values)
  await pool.query(update('player', PLAYERS), values)
  await pool.query(update('coach', COACHES), values)
  const { rows } = await pool.query<{ id: number; key: string | null; active: boolean }>(
    'select id, stable_key as key, active from league',
  )
  await pool.query(update('league', 'select * from unnest($1::integer[], $2::integer[]) as w(id, weight)'), [
    rows.map(({ id }) => id),
    rows.map(({ key, active }) => leagueFame(key) + (active ? 1 : 0)),
  ])
}
