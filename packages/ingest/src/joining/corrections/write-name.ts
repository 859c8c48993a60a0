import {
  execute,
  firstRow,
  league,
  type Placeholders,
  query,
  selection,
  statement,
  team,
  venue,
} from '@touchline/database'
import { foldText } from '@touchline/football'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { leagueRow, teamRow } from '../../derive/names/things.ts'
import { writeNames } from '../../derive/names/write-names.ts'
import { takeTurn } from '../../write/apply-batch.ts'
import { reportChanges } from '../../write/change-events.ts'
import { nothingChanged } from '../../write/sinks/sink-context.ts'
import type { NamedThing } from './corrected-names.ts'

const TABLES = { team, league, venue }

interface Thing {
  name: string
  stableKey: string | null
  countryId: number | null
  national: boolean | null
  city: string | null
}

const THING = {
  team: statement((p: Placeholders<{ id: number }>) =>
    selection(
      {
        name: team.name,
        stableKey: team.stableKey,
        countryId: team.countryId,
        national: team.national,
        city: sql<string | null>`(select city from ${venue} v where v.id = ${team.venueId})`,
      },
      (columns) => sql`select ${columns} from ${team} where ${team.id} = ${p.id} for update`,
    ),
  ),
  league: statement((p: Placeholders<{ id: number }>) =>
    selection(
      {
        name: league.name,
        stableKey: league.stableKey,
        countryId: league.countryId,
        national: sql<boolean | null>`null::boolean`,
        city: sql<string | null>`null::text`,
      },
      (columns) => sql`select ${columns} from ${league} where ${league.id} = ${p.id} for update`,
    ),
  ),
  venue: statement((p: Placeholders<{ id: number }>) =>
    selection(
      {
        name: venue.name,
        stableKey: sql<string | null>`null::text`,
        countryId: venue.countryId,
        national: sql<boolean | null>`null::boolean`,
        city: venue.city,
      },
      (columns) => sql`select ${columns} from ${venue} where ${venue.id} = ${p.id} for update`,
    ),
  ),
} as const

/**
 * Gives a thing another name, in the transaction of the caller, and lets it be found by both.
 * @returns the name before; null where there is no such thing
 */
export async function writeName(
  client: pg.ClientBase,
  { target, id, name, now }: { target: NamedThing; id: number; name: string; now: Date },
): Promise<string | null> {
  await takeTurn(client)
  const thing: Thing | null = await firstRow(client, THING[target], { id })
  if (thing === null) return null
  const table = TABLES[target]
  const set = target === 'team' ? { name, foldedName: foldText(name) } : { name }
  await execute(client, query.update(table).set(set).where(eq(table.id, id)))
  const { stableKey, countryId, national, city } = thing
  if (target === 'team')
    await writeNames(client, 'team', [
      teamRow({ id, names: [name], stableKey, national: national ?? false, countryId: countryId ?? 0, city }),
    ])
  if (target === 'league')
    await writeNames(client, 'league', [leagueRow({ id, names: [name], stableKey, countryId: countryId ?? 0 })])
  const changed = { ...nothingChanged(), reference: true }
  if (target === 'team') changed.teams.add(id)
  await reportChanges(client, changed, new Map(), { now })
  return thing.name
}
