import { foldText, SOURCES, type Source } from '@touchline/football'
import type pg from 'pg'

export interface FoundTeam {
  id: number
  name: string
  country: string
  /** Sources that describe it, in alphabetical order. */
  sources: Source[]
}

const FOUND = `select t.id, t.name, c.name as country,
    array(select distinct r.source from source_ref r
      where r.kind = 'team' and r.id = t.id and r.source = any($1::text[]) order by 1) as sources
  from team t join country c on c.id = t.country_id`

/** The teams an operator can mean: by id, by stable key (`england/arsenal`) or by the whole name, case and accents aside. */
export async function findTeams(client: pg.Pool | pg.ClientBase, text: string): Promise<FoundTeam[]> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null
  const { rows } = await client.query<FoundTeam>(
    `${FOUND} where t.id = $2 or t.stable_key = $3 or t.folded_name = $4 order by t.id`,
    [[...SOURCES], id, text, foldText(text)],
  )
  return rows
}

/** The teams a source calls so, by its key or by the whole name. */
export async function findTeamsOf(client: pg.Pool | pg.ClientBase, source: Source, text: string): Promise<FoundTeam[]> {
  const { rows } = await client.query<FoundTeam>(
    `${FOUND} where exists (select from source_ref r where r.kind = 'team' and r.id = t.id and r.source = $2
       and (r.key = $3 or t.folded_name = $4)) order by t.id`,
    [[...SOURCES], source, text, foldText(text)],
  )
  return rows
}
