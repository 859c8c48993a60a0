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
const SHARED = `select id from source_ref where kind = 'season' group by id having count(distinct source) > 1`

/**
 * Teams of sources that know teams by their name alone, described by no other source, that may have another name elsewhere: they have no
 * stable key, or play in a season in which another source has such a team too. By source, country and name.
 */
export async function unmatchedTeams(client: pg.Pool | pg.ClientBase): Promise<UnmatchedTeam[]> {
  const { rows } = await client.query<UnmatchedTeam>(
    `with alone as (
       select r.id, min(r.source) as source from source_ref r
       where r.kind = 'team' and r.source = any($1::text[]) group by r.id having count(distinct r.source) = 1),
     shared as (${SHARED}),
     lonely as (
       select distinct a.id, a.source, s.season_id from shared h
       join side s on s.season_id = h.id join alone a on a.id = s.team_id),
     apart as (
       select l.id, count(*) as seasons from lonely l
       where exists (select from lonely o where o.season_id = l.season_id and o.source <> l.source) group by l.id)
     select t.id, a.source, c.name as country, t.name, n.fixtures, n.seasons, coalesce(p.seasons, 0) as apart
     from alone a join team t on t.id = a.id join country c on c.id = t.country_id left join apart p on p.id = a.id
     cross join lateral (
       select count(*) as fixtures, count(distinct s.season_id) as seasons from side s where s.team_id = a.id) n
     where a.source <> all($2::text[]) and (t.stable_key is null or p.id is not null)
     order by a.source, c.name, t.folded_name`,
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
    `with shared as (${SHARED}),
     pairs as (
       select a.id as one, b.id as other from shared h join fixture a on a.season_id = h.id
       join fixture b on b.season_id = h.id and b.home_team_id = a.home_team_id and b.away_team_id = a.away_team_id
       where a.id < b.id
       union all
       select a.id, b.id from shared h join fixture a on a.season_id = h.id
       join fixture b on b.season_id = h.id and b.home_team_id = a.away_team_id and b.away_team_id = a.home_team_id
       where a.id < b.id and abs(a.kickoff::date - b.kickoff::date) <= 1),
     described as (
       select f.id, f.kickoff, array_agg(distinct r.source order by r.source) as sources
       from (select one as id from pairs union select other from pairs) p join fixture f using (id)
       join source_ref r on r.kind = 'fixture' and r.id = f.id group by f.id),
     named as (
       select id, sources, jsonb_build_object('id', id, 'day', to_char(kickoff, 'YYYY-MM-DD'),
         'sources', array_to_string(sources, ', ')) as text from described)
     select jsonb_build_object('season', s.name, 'league', l.name, 'home', h.name, 'away', a.name,
       'one', x.text, 'other', y.text) as pair
     from pairs p join named x on x.id = p.one join named y on y.id = p.other join fixture f on f.id = p.one
     join season s on s.id = f.season_id join league l on l.id = f.league_id
     join team h on h.id = f.home_team_id join team a on a.id = f.away_team_id
     where not x.sources && y.sources
     order by l.name, s.name, f.kickoff, f.id`,
  )
  return rows.map((row) => row.pair)
}
