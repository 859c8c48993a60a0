import {
  country,
  type Placeholders,
  type Queryable,
  type RowOf,
  rows,
  selection,
  sourceRef,
  statement,
  team,
} from '@touchline/database'
import { foldText, SOURCES, type Source } from '@touchline/football'
import { inArray, type SQL, sql } from 'drizzle-orm'

/** Teams with the sources that describe them, in alphabetical order. */
const teamsWhere = (condition: SQL) =>
  selection(
    {
      id: team.id,
      name: team.name,
      country: country.name,
      sources: sql<Source[]>`array(
        select distinct ${sourceRef.source} from ${sourceRef}
        where ${sourceRef.kind} = 'team' and ${sourceRef.id} = ${team.id} and ${inArray(sourceRef.source, [...SOURCES])} order by 1)`,
    },
    (columns) => sql`
      select ${columns} from ${team} join ${country} on ${country.id} = ${team.countryId}
      where ${condition} order by ${team.id}`,
  )

const MEANT = statement((p: Placeholders<{ id: number | null; text: string; folded: string }>) =>
  teamsWhere(sql`${team.id} = ${p.id}::integer or ${team.stableKey} = ${p.text} or ${team.foldedName} = ${p.folded}`),
)

const OF_SOURCE = statement((p: Placeholders<{ source: Source; text: string; folded: string }>) =>
  teamsWhere(sql`exists (
    select from ${sourceRef}
    where ${sourceRef.kind} = 'team' and ${sourceRef.id} = ${team.id} and ${sourceRef.source} = ${p.source}
      and (${sourceRef.key} = ${p.text} or ${team.foldedName} = ${p.folded}))`),
)

export type FoundTeam = RowOf<typeof MEANT>

/** The teams an operator can mean: by id, by stable key (`england/arsenal`) or by the whole name, case and accents aside. */
export const findTeams = (client: Queryable, text: string): Promise<FoundTeam[]> =>
  rows(client, MEANT, { id: /^\d{1,9}$/.test(text) ? Number(text) : null, text, folded: foldText(text) })

/** The teams a source calls so, by its key or by the whole name. */
export const findTeamsOf = (client: Queryable, source: Source, text: string): Promise<FoundTeam[]> =>
  rows(client, OF_SOURCE, { source, text, folded: foldText(text) })
