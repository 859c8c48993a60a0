import type { Database } from '@touchline/database'
import {
  type Findable,
  foldText,
  leagueFame,
  meantBy,
  SHORTEST_INSIDE,
  TOP_LEAGUES,
  wordsOf,
} from '@touchline/football'

export interface FoundTeam extends Findable {
  countryName: string
}
export interface FoundLeague extends Findable {
  countryName: string
}
export interface FoundPlayer extends Findable {
  /** As he is shown; looked for is the full name. */
  commonName: string
  teamName: string | null
}

/** Shorter texts begin too many players' names to mean one of them. */
const SHORTEST_PLAYER_TEXT = 3
/** No more are weighed: of a part of a name that thousands share, the shortest names are meant if any. */
const MOST_PLAYERS = 2000
/** A match or a season in a competition watched everywhere makes known so many times more than one anywhere else. */
const TOP_WEIGHT = 20
const NATIONAL_TEAM = 1500
/** Matches of the last year say how well a club is known now. */
const YEARS = 1

/**
 * A pattern of PostgreSQL that every folded name answering to the text fulfils; the ranking decides for good. Words are letters and
 * digits only, so they stand for themselves; a text of signs alone is quoted.
 */
function patternOf(text: string): string {
  const words = wordsOf(text)
  if (words.length === 0) return `***=${foldText(text).trim()}`
  const start = words.join('').length < SHORTEST_INSIDE ? '\\m' : ''
  return [words, ...meantBy(words)].map((some) => start + some.join(`.*${start}`)).join('|')
}

// Clubs of the top leagues are counted together, from the index alone; of the others only those that match.
const TEAMS = `
  with top as materialized (
    select s.team_id, count(*)::int as fixtures
    from side s
    where s.season_id in (
      select se.id from season se join league l on l.id = se.league_id where l.stable_key = any($2) and se.ends_on >= $3::date)
    group by s.team_id
  )
  select t.id, t.name, c.name as "countryName",
    ${TOP_WEIGHT} * coalesce(top.fixtures, 0) + n.fixtures + case when t.national then ${NATIONAL_TEAM} else 0 end as weight
  from team t
  join country c on c.id = t.country_id
  left join top on top.team_id = t.id
  cross join lateral (
    select count(*)::int as fixtures from side s where s.team_id = t.id and s.kickoff >= $3::timestamptz
  ) n
  where t.folded_name ~ $1`

/** Teams that may answer to the text, in no order, weighed by how much and where they played lately. */
export async function teamsLike(database: Database, text: string, now: Date): Promise<FoundTeam[]> {
  const { rows } = await database.pool.query<FoundTeam>(TEAMS, [patternOf(text), TOP_LEAGUES, since(now)])
  return rows
}

const LEAGUES = `
  select l.id, l.name, l.stable_key as "stableKey", l.active, c.name as "countryName"
  from league l
  join country c on c.id = l.country_id`

/** Every league with its weight: they are few, and their names are folded by the ranking. */
export async function allLeagues(database: Database): Promise<FoundLeague[]> {
  const { rows } = await database.pool.query<{
    id: number
    name: string
    stableKey: string | null
    active: boolean
    countryName: string
  }>(LEAGUES)
  return rows.map(({ stableKey, active, ...league }) => ({
    ...league,
    weight: leagueFame(stableKey) + (active ? 1 : 0),
  }))
}

const PLAYERS = `
  with answering as materialized (
    select p.id, p.name, p.common_name from player p
    where p.folded_name ~ $1
    order by length(p.folded_name), p.id
    limit ${MOST_PLAYERS}
  )
  select p.id, p.name, p.common_name as "commonName", coalesce(n.seasons, 0) as weight, n."teamName"
  from answering p
  left join lateral (
    select t.name as "teamName", sum(case when l.stable_key = any($2) then ${TOP_WEIGHT} else 1 end) over ()::int as seasons
    from player_season ps
    join season se on se.id = ps.season_id
    join league l on l.id = se.league_id
    join team t on t.id = ps.team_id
    where ps.player_id = p.id
    order by se.ends_on desc, t.national, t.id
    limit 1
  ) n on true`

/** Players that may answer to the text, in no order, with the team of their last season; none for a text of a letter or two. */
export async function playersLike(database: Database, text: string): Promise<FoundPlayer[]> {
  if (foldText(text).trim().length < SHORTEST_PLAYER_TEXT) return []
  const { rows } = await database.pool.query<FoundPlayer>(PLAYERS, [patternOf(text), TOP_LEAGUES])
  return rows
}

function since(now: Date): string {
  const from = new Date(now)
  from.setUTCFullYear(from.getUTCFullYear() - YEARS)
  return from.toISOString()
}
