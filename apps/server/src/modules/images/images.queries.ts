import {
  coach,
  type Database,
  firstRow,
  league,
  type Placeholders,
  player,
  type RowOf,
  referee,
  selection,
  statement,
  team,
  venue,
} from '@touchline/database'
import { sql } from 'drizzle-orm'

export const PICTURED = ['team', 'league', 'player', 'coach', 'referee', 'venue'] as const
export type Pictured = (typeof PICTURED)[number]

const NONE = sql<string | null>`null`
const PLAIN = { shortCode: NONE, primaryColour: NONE, secondaryColour: NONE }

const COLUMNS = {
  team: { shortCode: team.shortCode, primaryColour: team.primaryColour, secondaryColour: team.secondaryColour },
  league: { ...PLAIN, shortCode: league.shortCode },
  player: PLAIN,
  coach: PLAIN,
  referee: PLAIN,
  venue: PLAIN,
}
const TABLES = { team, league, player, coach, referee, venue }

const lookOf = (kind: Pictured) => {
  const table = TABLES[kind]
  return statement((p: Placeholders<{ id: number }>) =>
    selection(
      {
        name: table.name,
        ...COLUMNS[kind],
        /** Address of the picture at the source. */
        imageUrl: table.imageUrl,
      },
      (columns) => sql`select ${columns} from ${table} where ${table.id} = ${p.id}`,
    ),
  )
}

const LOOKS = {
  team: lookOf('team'),
  league: lookOf('league'),
  player: lookOf('player'),
  coach: lookOf('coach'),
  referee: lookOf('referee'),
  venue: lookOf('venue'),
}

/** The data of a drawn picture where the source has none. */
export type Look = RowOf<(typeof LOOKS)[Pictured]>

export function findLook({ pool }: Database, kind: Pictured, id: number): Promise<Look | null> {
  return firstRow(pool, LOOKS[kind], { id })
}
