import type { Database } from '@touchline/database'

export interface BigDay {
  /** Matches of the day. */
  today: number
  /** Finished matches before it; each has two sides. */
  history: number
  teams: number
}

const STATEMENTS = (day: string, { today, history, teams }: BigDay): readonly string[] => [
  `insert into league (name, country_id, type, active)
   select 'League ' || n, (select id from country order by id offset n % 50 limit 1), 'league', true
   from generate_series(1, 50) n`,
  `insert into season (league_id, name, starts_on, ends_on, current)
   select id, '2025/2026', '2025-08-01', '2026-05-31', true from league`,
  `insert into team (name, folded_name, country_id, national)
   select 'Team ' || n, 'team ' || n, 72, false from generate_series(1, ${teams}) n`,
  `insert into coach (name, common_name) select 'Coach ' || n, 'Coach ' || n from generate_series(1, ${teams * 2}) n`,
  `insert into coach_spell (team_id, coach_id, starts_on, ends_on)
   select n, n * 2 - 1, date '2024-07-01', date '2025-12-31' from generate_series(1, ${teams}) n
   union all select n, n * 2, date '2026-01-01', null from generate_series(1, ${teams}) n`,
  // Each round pairs neighbours, shifted, so that every team plays about as often as every other, home and away.
  `insert into fixture (league_id, season_id, kickoff, kickoff_known, state_id, home_team_id, away_team_id, home_goals,
     away_goals, home_full_time, away_full_time, price_home, price_draw, price_away, price_bookmaker_id, updated_at)
   select 1 + n % 50, 1 + n % 50, timestamptz '${day} 15:00Z' - make_interval(hours => 24 + n / 20), true, 5,
     1 + n % ${teams}, 1 + (n + 1 + n / ${teams}) % ${teams}, n % 4, n % 3, n % 4, n % 3, 1.8, 3.4, 4.2, 3, now()
   from generate_series(1, ${history}) n`,
  `insert into fixture (league_id, season_id, kickoff, kickoff_known, state_id, home_team_id, away_team_id, price_home,
     price_draw, price_away, price_bookmaker_id, weather_icon, weather_text, weather_temperature, updated_at)
   select 1 + n % 50, 1 + n % 50, timestamptz '${day} 00:00Z' + make_interval(mins => n % 1440), true, 1,
     1 + (n * 2) % ${teams}, 1 + (n * 2 + 1) % ${teams}, 1.8, 3.4, 4.2, 3, 'cloud', 'light rain', 12.5, now()
   from generate_series(1, ${today}) n`,
  ...[true, false].map(
    (home) => `insert into side (fixture_id, home, team_id, opponent_id, league_id, season_id, kickoff, finished, goals,
       conceded, points)
     select id, ${home}, ${home ? 'home_team_id, away_team_id' : 'away_team_id, home_team_id'}, league_id, season_id, kickoff,
       state_id = 5, ${home ? 'home_goals, away_goals' : 'away_goals, home_goals'},
       case when state_id <> 5 then null
         when home_goals = away_goals then 1 when (home_goals > away_goals) = ${home} then 3 else 0 end
     from fixture`,
  ),
  'analyze',
]

/** Fills an empty, migrated database with a crowded day (YYYY-MM-DD) and the matches before it, to measure lists with. */
export async function fillBigDay(database: Database, day: string, size: BigDay): Promise<void> {
  for (const statement of STATEMENTS(day, size)) await database.pool.query(statement)
}
