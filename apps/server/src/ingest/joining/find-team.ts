import { foldText, SOURCES, type Source } from '@touchline/football'
import type pg from 'pg'

export interface FoundTeam {
  id: number
  name: string
  country: string
  /** Sources that describe it, in alphabetical order. */
  sources: Source[]
}

const FOUND = `SELECT t.id, t.name, c.name AS country,
    array(SELECT DISTINCT r.source FROM source_ref r
      WHERE r.kind = 'team' AND r.id = t.id AND r.source = ANY($1::text[]) ORDER BY 1) AS sources
  FROM team t JOIN country c ON c.id = t.country_id`

/** The teams an operator can mean: by id, by stable key (`england/arsenal`) or by the whole name, case and accents aside. */
export async function findTeams(client: pg.Pool | pg.ClientBase, text: string): Promise<FoundTeam[]> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null
  const { rows } = await client.query<FoundTeam>(
    `${FOUND} WHERE t.id = $2 OR t.stable_key = $3 OR t.folded_name = $4 ORDER BY t.id`,
    [[...SOURCES], id, text, foldText(text)],
  )
  return rows
}

/** The teams a source calls so, by its key or by the whole name. */
export async function findTeamsOf(client: pg.Pool | pg.ClientBase, source: Source, text: string): Promise<FoundTeam[]> {
  const { rows } = await client.query<FoundTeam>(
    `${FOUND} WHERE EXISTS (SELECT FROM source_ref r WHERE r.kind = 'team' AND r.id = t.id AND r.source = $2
       AND (r.key = $3 OR t.folded_name = $4)) ORDER BY t.id`,
    [[...SOURCES], source, text, foldText(text)],
  )
  return rows
}
