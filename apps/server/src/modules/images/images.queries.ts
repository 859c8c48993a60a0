import type { Database } from '@touchline/database'

export const PICTURED = ['team', 'league', 'player', 'coach', 'referee', 'venue'] as const
export type Pictured = (typeof PICTURED)[number]

/** What a picture is drawn from where the source has none. */
export interface Look {
  name: string
  shortCode: string | null
  primaryColour: string | null
  secondaryColour: string | null
  /** Where the source has a picture. */
  imageUrl: string | null
}

const COLUMNS: Readonly<Record<Pictured, string>> = {
  team: 'name, short_code AS "shortCode", primary_colour AS "primaryColour", secondary_colour AS "secondaryColour"',
  league: 'name, short_code AS "shortCode"',
  player: 'name',
  coach: 'name',
  referee: 'name',
  venue: 'name',
}
const PLAIN = { shortCode: null, primaryColour: null, secondaryColour: null }

export async function findLook(database: Database, kind: Pictured, id: number): Promise<Look | null> {
  const { rows } = await database.pool.query<Partial<Look>>(
    `select ${COLUMNS[kind]}, image_url as "imageUrl" from "${kind}" where id = $1`,
    [id],
  )
  return rows[0] ? ({ ...PLAIN, ...rows[0] } as Look) : null
}
