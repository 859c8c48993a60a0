import type { Database } from '@touchline/database'

export interface TeamRow {
  id: number
  name: string
  countryName: string
}

const MOST = 20

/** The text as a part of a LIKE pattern that stands for itself. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)

// The fixtures are counted for the matching teams only, from the index alone.
const TEAMS = `
  select t.id, t.name, c.name as "countryName"
  from team t
  join country c on c.id = t.country_id
  cross join lateral (select count(*) as fixtures from side s where s.team_id = t.id) n
  where t.folded_name like '%' || $1 || '%'
  order by
    case
      when t.folded_name = $2 or t.folded_name like $1 || '%' or ' ' || t.folded_name || ' ' like '% ' || $1 || ' %' then 0
      else 1
    end,
    n.fixtures desc, t.folded_name collate "C", t.id
  limit ${MOST}`

/** Teams whose folded name holds the folded text: at its beginning or as whole words first, then the most seen first. */
export async function findTeams(database: Database, folded: string): Promise<TeamRow[]> {
  const { rows } = await database.pool.query<TeamRow>(TEAMS, [literal(folded), folded])
  return rows
}
