import type { Database } from '@touchline/database'
import type { TeamLook } from './drawings.ts'

export async function findTeamLook(database: Database, id: number): Promise<TeamLook | null> {
  const { rows } = await database.pool.query<TeamLook>(
    `select name, short_code as "shortCode", primary_colour as "primaryColour", secondary_colour as "secondaryColour"
     from team where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function findLeagueName(database: Database, id: number): Promise<string | null> {
  const { rows } = await database.pool.query<{ name: string }>('select name from league where id = $1', [id])
  return rows[0]?.name ?? null
}
