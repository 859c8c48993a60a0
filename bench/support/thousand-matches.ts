import type { Database } from '../../packages/database/src/index.ts'

/** A world made by SQL alone: enough teams, past fixtures and coaches that the form and the coach of each side have to be found. */
export const TEAMS = 2_000
const LEAGUES = 50
export const PAST_FIXTURES = 120_000
export const MATCHES = 1_000
/** The day of the matches; everything else is in the days before. */
export const DAY = '2026-03-07'

const TEAMS_OF_LEAGUE = TEAMS / LEAGUES
const ENGLAND = 72
const PER_DAY = 80
const BOOKMAKER = 2

const STEPS: readonly string[] = [
  `insert into league (id, name, country_id, type, stable_key, active)
   select i, 'League ' || i, (select id from country where not region order by id offset i limit 1), 'league', null, true
   from generate_series(1, ${LEAGUES}) i`,
  `insert into season (id, league_id, name, starts_on, ends_on, current)
   select i, i, '2025/2026', '2025-08-01', '2026-05-31', true from generate_series(1, ${LEAGUES}) i`,
  `insert into team (id, name, folded_name, short_code, country_id, national)
   select i, 'Club ' || i, 'club ' || i, 'C' || i, ${ENGLAND}, false from generate_series(1, ${TEAMS}) i`,
  `insert into coach (id, name, common_name)
   select i, 'Coach ' || i, 'Coach ' || i from generate_series(1, ${TEAMS * 2}) i`,
  `insert into coach_spell (team_id, coach_id, starts_on, ends_on)
   select i, i, date '2022-07-01', date '2025-10-01' + i % 100 from generate_series(1, ${TEAMS}) i
   union all
   select i, ${TEAMS} + i, date '2025-10-01' + i % 100, null from generate_series(1, ${TEAMS}) i where i % 3 > 0`,
  // Round by round: every league has its turn, and its clubs meet each other at changing distances.
  fixtures(
    `select n as id, timestamptz '${DAY}T20:00:00Z' - make_interval(days => 1 + n / ${PER_DAY}, hours => n % 8) as kickoff,
       first + meeting * 7 % ${TEAMS_OF_LEAGUE} as home,
       first + (meeting * 7 + 1 + meeting / ${TEAMS_OF_LEAGUE} % ${TEAMS_OF_LEAGUE - 1}) % ${TEAMS_OF_LEAGUE} as away, 5 as state
     from (select n, 1 + n % ${LEAGUES} * ${TEAMS_OF_LEAGUE} as first, n / ${LEAGUES} as meeting
       from generate_series(1, ${PAST_FIXTURES}) n) m`,
  ),
  fixtures(
    `select ${PAST_FIXTURES} + n as id, timestamptz '${DAY}T00:00:00Z' + make_interval(mins => n % 1440) as kickoff,
       2 * n - 1 as home, 2 * n as away, 1 as state
     from generate_series(1, ${MATCHES}) n`,
  ),
  `insert into side (fixture_id, home, team_id, opponent_id, league_id, season_id, kickoff, finished, goals, conceded, points,
     corners, yellow_cards, red_cards, price, price_bookmaker_id)
   select f.id, s.home, case when s.home then f.home_team_id else f.away_team_id end,
     case when s.home then f.away_team_id else f.home_team_id end, f.league_id, f.season_id, f.kickoff, f.state_id = 5,
     s.goals, s.conceded, case when s.goals > s.conceded then 3 when s.goals = s.conceded then 1 when s.goals < s.conceded then 0 end,
     f.id % 12, f.id % 5, 0, case when s.home then f.price_home else f.price_away end, ${BOOKMAKER}
   from fixture f
   cross join lateral (values (true, f.home_goals, f.away_goals), (false, f.away_goals, f.home_goals)) s (home, goals, conceded)`,
  'analyze',
]

/** Fixtures from rows of id, kickoff, home, away and state; prices and weather for all but a few, goals for those that are over. */
function fixtures(rows: string): string {
  return `
    insert into fixture (id, league_id, season_id, kickoff, kickoff_known, state_id, home_team_id, away_team_id, home_goals, away_goals,
      price_home, price_draw, price_away, price_bookmaker_id, price_closing, weather_icon, weather_text, weather_temperature, updated_at)
    select id, 1 + (home - 1) / ${TEAMS_OF_LEAGUE}, 1 + (home - 1) / ${TEAMS_OF_LEAGUE}, kickoff, true, state, home, away,
      case when state = 5 then id % 4 end, case when state = 5 then id / 3 % 3 end,
      case when id % 20 > 0 then 1.5 + id % 300 / 100.0 end, case when id % 20 > 0 then 3.1 + id % 90 / 100.0 end,
      case when id % 20 > 0 then 2.1 + id % 400 / 100.0 end, case when id % 20 > 0 then ${BOOKMAKER} end, false,
      '04d', 'light rain', 4 + id % 20, now()
    from (${rows}) r`
}

/** Writes that world into an empty, migrated database. */
export async function writeThousandMatches(database: Database): Promise<void> {
  for (const step of STEPS) await database.pool.query(step)
}
