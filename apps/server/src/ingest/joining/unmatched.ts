import { SOURCES, type Source } from '@touchline/football'
import type pg from 'pg'
import { SEASON_KEEPERS } from './join-seasons.ts'

export interface UnmatchedTeam {
  id: number
  source: Source
  country: string
  name: string
  fixtures: number
  seasons: number
  /** Seasons in which another source, too, has a team that this source does not know. */
  apart: number
}

export interface DoubtfulPair {
  season: string
  league: string
  home: string
  away: string
  /** The two fixtures with their days and sources. */
  one: { id: number; day: string; sources: string }
  other: { id: number; day: string; sources: string }
}

/** Seasons that more than one source describes. */
const SHARED = `SELECT id FROM source_ref WHERE kind = 'season' GROUP BY id HAVING count(DISTINCT source) > 1`

/**
 * Teams of sources that know teams by their name alone, described by no other source, that may have another name elsewhere: they have no
 * stable key, or play in a season in which another source has such a team too. By source, country and name.
 */
export async function unmatchedTeams(client: pg.Pool | pg.ClientBase): Promise<UnmatchedTeam[]> {
  const { rows } = await client.query<UnmatchedTeam>(
    `WITH alone AS (
       SELECT r.id, min(r.source) AS source FROM source_ref r
       WHERE r.kind = 'team' AND r.source = ANY($1::text[]) GROUP BY r.id HAVING count(DISTINCT r.source) = 1),
     shared AS (${SHARED}),
     lonely AS (
       SELECT DISTINCT a.id, a.source, s.season_id FROM shared h
       JOIN side s ON s.season_id = h.id JOIN alone a ON a.id = s.team_id),
     apart AS (
       SELECT l.id, count(*) AS seasons FROM lonely l
       WHERE EXISTS (SELECT FROM lonely o WHERE o.season_id = l.season_id AND o.source <> l.source) GROUP BY l.id)
     SELECT t.id, a.source, c.name AS country, t.name, n.fixtures, n.seasons, coalesce(p.seasons, 0) AS apart
     FROM alone a JOIN team t ON t.id = a.id JOIN country c ON c.id = t.country_id LEFT JOIN apart p ON p.id = a.id
     CROSS JOIN LATERAL (
       SELECT count(*) AS fixtures, count(DISTINCT s.season_id) AS seasons FROM side s WHERE s.team_id = a.id) n
     WHERE a.source <> ALL($2::text[]) AND (t.stable_key IS NULL OR p.id IS NOT NULL)
     ORDER BY a.source, c.name, t.folded_name`,
    [[...SOURCES], [...SEASON_KEEPERS]],
  )
  return rows
}

/**
 * Pairs of stored fixtures that different sources describe and that may be one, but were not taken for it: the same season and pair on
 * days too far apart or with more than one choice, or home and away the other way round on about the same day.
 */
export async function doubtfulPairs(client: pg.Pool | pg.ClientBase): Promise<DoubtfulPair[]> {
  const { rows } = await client.query<{ pair: DoubtfulPair }>(
    `WITH shared AS (${SHARED}),
     pairs AS (
       SELECT a.id AS one, b.id AS other FROM shared h JOIN fixture a ON a.season_id = h.id
       JOIN fixture b ON b.season_id = h.id AND b.home_team_id = a.home_team_id AND b.away_team_id = a.away_team_id
       WHERE a.id < b.id
       UNION ALL
       SELECT a.id, b.id FROM shared h JOIN fixture a ON a.season_id = h.id
       JOIN fixture b ON b.season_id = h.id AND b.home_team_id = a.away_team_id AND b.away_team_id = a.home_team_id
       WHERE a.id < b.id AND abs(a.kickoff::date - b.kickoff::date) <= 1),
     described AS (
       SELECT f.id, f.kickoff, array_agg(DISTINCT r.source ORDER BY r.source) AS sources
       FROM (SELECT one AS id FROM pairs UNION SELECT other FROM pairs) p JOIN fixture f USING (id)
       JOIN source_ref r ON r.kind = 'fixture' AND r.id = f.id GROUP BY f.id),
     named AS (
       SELECT id, sources, jsonb_build_object('id', id, 'day', to_char(kickoff, 'YYYY-MM-DD'),
         'sources', array_to_string(sources, ', ')) AS text FROM described)
     SELECT jsonb_build_object('season', s.name, 'league', l.name, 'home', h.name, 'away', a.name,
       'one', x.text, 'other', y.text) AS pair
     FROM pairs p JOIN named x ON x.id = p.one JOIN named y ON y.id = p.other JOIN fixture f ON f.id = p.one
     JOIN season s ON s.id = f.season_id JOIN league l ON l.id = f.league_id
     JOIN team h ON h.id = f.home_team_id JOIN team a ON a.id = f.away_team_id
     WHERE NOT x.sources && y.sources
     ORDER BY l.name, s.name, f.kickoff, f.id`,
  )
  return rows.map((row) => row.pair)
}
