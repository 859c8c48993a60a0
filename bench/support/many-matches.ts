import { type Database, inTransaction } from '../../packages/database/src/index.ts'
import { BOOKMAKER, STATISTICS } from '../../packages/football/src/index.ts'

/** Finished matches of every team, in any size of world: only the number of teams grows. */
export const OF_TEAM = 500
const TEAMS_OF_LEAGUE = 20
const MEETINGS_A_DAY = 400

const teamsOf = (fixtures: number) => (2 * fixtures) / OF_TEAM

/**
 * Fixtures of leagues of twenty, round by round: in every round each club meets one of the ten it meets, at home and away in turn. Every figure is known, every match has a goal, a corner and a card with its minute.
 */
function steps(fixtures: number): string[] {
  const teams = teamsOf(fixtures)
  const leagues = teams / TEAMS_OF_LEAGUE
  const statistics = STATISTICS.map((name, index) => [name, `(f.id + ${index}) % 17`] as const)
  return [
    `insert into league (id, name, country_id, type, active)
     select i, 'League ' || i, 72, 'league', true from generate_series(1, ${leagues}) i`,
    `insert into season (id, league_id, name, starts_on, ends_on, current)
     select i, i, '2025/2026', '2025-08-01', '2026-05-31', true from generate_series(1, ${leagues}) i`,
    `insert into team (id, name, folded_name, country_id, national)
     select i, 'Club ' || i, 'club ' || i, 72, false from generate_series(1, ${teams}) i`,
    `insert into coach (id, name, common_name) select i, 'Coach ' || i, 'Coach ' || i from generate_series(1, ${2 * teams}) i`,
    `insert into referee (id, name, common_name)
     select i, 'Referee ' || i, 'Referee ' || i from generate_series(1, ${teams}) i`,
    `insert into fixture (id, league_id, season_id, kickoff, kickoff_known, state_id, home_team_id, away_team_id, referee_id,
       home_coach_id, away_coach_id, home_goals, away_goals, home_half_time, away_half_time, home_full_time, away_full_time,
       price_home, price_draw, price_away, price_bookmaker_id, price_closing, updated_at)
     select id, 1 + league, 1 + league, timestamptz '2026-03-01T15:00:00Z' - make_interval(hours => (id / ${MEETINGS_A_DAY}) * 24 + league % 5),
       true, 5, home, away, 1 + id % ${teams}, home + ${teams} * (id % 2), away, id % 4, id / 3 % 3, id % 2, 0,
       id % 4, id / 3 % 3, 1.5 + id % 211 / 100.0, 3.1 + id % 90 / 100.0, 2.1 + id % 307 / 100.0, ${BOOKMAKER.bet365}, true, now()
     from (
       select id, league, first + case when back then b else a end as home, first + case when back then a else b end as away
       from (
         select n as id, n % ${leagues} as league, 1 + n % ${leagues} * ${TEAMS_OF_LEAGUE} as first, k / 100 % 2 = 1 as back,
           2 * k % ${TEAMS_OF_LEAGUE} as a, (2 * k + 1 + k / 10 * 2) % ${TEAMS_OF_LEAGUE} as b
         from (select n, n / ${leagues} as k from generate_series(1, ${fixtures}) n) m
       ) p
     ) r`,
    `insert into side (fixture_id, home, team_id, opponent_id, league_id, season_id, coach_id, kickoff, finished, goals, conceded, points,
       corners, yellow_cards, red_cards, price, price_bookmaker_id, chance, ${statistics.map(([name]) => name).join(', ')})
     select f.id, s.home, s.team, s.opponent, f.league_id, f.season_id, s.coach, f.kickoff, true, s.goals, s.conceded,
       case when s.goals > s.conceded then 3 when s.goals = s.conceded then 1 else 0 end, f.id % 12, f.id % 5, 0, s.price,
       f.price_bookmaker_id, round(950 / s.price), ${statistics.map(([, value]) => value).join(', ')}
     from fixture f
     cross join lateral (values
       (true, f.home_team_id, f.away_team_id, f.home_coach_id, f.home_goals, f.away_goals, f.price_home),
       (false, f.away_team_id, f.home_team_id, f.away_coach_id, f.away_goals, f.home_goals, f.price_away)
     ) s (home, team, opponent, coach, goals, conceded, price)`,
    `insert into event (fixture_id, key, type_id, minute, home)
     select f.id, e.type || '', e.type, 1 + f.id % 90, true from fixture f cross join (values (14), (19), (34)) e (type)`,
  ]
}

const FILLED = ['fixture', 'side', 'event']

/** Indexes that hold no constraint, with the statements that make them. */
const INDEXES = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) as statement
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where t.relname = any($1) and t.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = i.indexrelid)`

/** Writes a world of a number of finished matches into an empty, migrated database on a server. */
export async function writeManyMatches(database: Database, fixtures: number): Promise<void> {
  await inTransaction(database, async (client) => {
    // The rows are consistent; checking every reference would take most of the time.
    await client.query('set local session_replication_role = replica')
    await client.query(`set local maintenance_work_mem = '1GB'`)
    // Sorted at the end an index is made in minutes; kept up with every row of a table larger than memory it takes hours.
    const { rows: indexes } = await client.query<{ name: string; statement: string }>(INDEXES, [FILLED])
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (const step of steps(fixtures)) await client.query(step)
    for (const { statement } of indexes) await client.query(statement)
  })
  await database.pool.query('vacuum analyze')
}

/** Ids of teams of that world, spread over all of it. */
export function someTeams(fixtures: number, count: number): number[] {
  const teams = teamsOf(fixtures)
  return Array.from({ length: count }, (_, index) => 1 + ((index * 7919) % teams))
}
