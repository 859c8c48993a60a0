import type { Database } from '../connection.ts'

/** Texts that a careless file of rows would spoil. */
export const HARD_TEXTS = ['', 'NULL', 'São Paulo "the\\one"', 'two\nlines\tand a tab', '{1,2}', '⚽️ null\\n']

/**
 * A match with its sides, prices and a member, with a value of every type the tables have; numbers go up to 900, and those after were
 * given to rows that are gone.
 */
export async function fillSmallWorld({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into league (id, name, country_id, type, active) values (900, 'Premier League', 72, 'league', true)`,
  )
  await pool.query(
    `insert into season (id, league_id, name, starts_on, ends_on, current) values (1, 900, '2026/2027', '2026-08-01', '2027-05-31', true)`,
  )
  for (const [at, name] of HARD_TEXTS.entries()) {
    await pool.query(
      `insert into team (id, name, folded_name, country_id, national, founded) values ($1, $2, $2, 72, false, null)`,
      [at + 1, name],
    )
  }
  await pool.query(
    `insert into fixture (id, league_id, season_id, kickoff, kickoff_known, state_id, home_team_id, away_team_id, home_full_time,
       away_full_time, price_home, weather_temperature, provenance, updated_at)
     values (7, 900, 1, '2026-11-21T15:00:00Z', true, 5, 1, 2, 2, 1, 1.950, 7.3, '{"result": "b", "é": [1, null]}',
       '2026-11-21 17:00:00.123456Z')`,
  )
  await pool.query(
    `insert into side (fixture_id, home, team_id, opponent_id, league_id, season_id, kickoff, finished, goals, conceded)
     values (7, true, 1, 2, 900, 1, '2026-11-21T15:00:00Z', true, 2, 1), (7, false, 2, 1, 900, 1, '2026-11-21T15:00:00Z', true, 1, 2)`,
  )
  await pool.query(
    `insert into odds_current (fixture_id, market_id, bookmaker_ids, selections, lines, openings, prices, updated_at)
     values (7, 1, '{2,2}', '{1,2}', '{NULL,-0.25}', '{NULL,NULL}', '{1.95,4.3333335}', now())`,
  )
  await pool.query(
    `create table odds_change_2026_11 partition of odds_change for values from ('2026-11-01Z') to ('2026-12-01Z')`,
  )
  await pool.query(
    `insert into odds_change (fixture_id, market_id, bookmaker_id, selection, price, at) values (7, 1, 2, 1, 1.95, '2026-11-20T10:00:00Z')`,
  )
  await pool.query(
    `insert into live_event (topic, payload) select 'match', jsonb_build_object('id', n) from generate_series(1, 2500) n`,
  )
  await pool.query('delete from live_event where seq > 2400')
  await pool.query(
    `insert into account (username, folded_username, email, folded_email, password_hash, country_id, language, created_at)
     values ('Ana', 'ana', 'ana@example.org', 'ana@example.org', 'hash', 72, 'pt', now())`,
  )
  await pool.query(
    `select setval(pg_get_serial_sequence(name, 'id')::regclass, last)
     from (values ('league', 950), ('season', 1), ('team', 20), ('fixture', 7)) as given(name, last)`,
  )
}
