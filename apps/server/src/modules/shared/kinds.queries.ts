import {
  coachSeason,
  coachSpell,
  type Database,
  firstRow,
  lineupEntry,
  playerSeason,
  type RowOf,
  rival,
  selection,
  sidelined,
  statement,
  transfer,
  trophy,
} from '@touchline/database'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

const anyRow = (table: PgTable) => sql<boolean>`exists (select from ${table})`

const KINDS = statement(() =>
  selection(
    {
      transfers: anyRow(transfer),
      trophies: anyRow(trophy),
      sidelined: anyRow(sidelined),
      coaches: anyRow(coachSpell),
      rivals: anyRow(rival),
      lineups: anyRow(lineupEntry),
      playerSeasons: anyRow(playerSeason),
      coachSeasons: anyRow(coachSeason),
    },
    (columns) => sql`select ${columns}`,
  ),
)

const NONE: RowOf<typeof KINDS> = {
  transfers: false,
  trophies: false,
  sidelined: false,
  coaches: false,
  rivals: false,
  lineups: false,
  playerSeasons: false,
  coachSeasons: false,
}

/** What any source reports of teams and people: only then is it worth saying that somebody has none of it. */
export async function findKinds({ pool }: Database): Promise<RowOf<typeof KINDS>> {
  return (await firstRow(pool, KINDS, {})) ?? NONE
}
