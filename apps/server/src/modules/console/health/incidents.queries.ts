import {
  type Database,
  firstRow,
  incident,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  selection,
  statement,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { desc, eq, gt, isNull, or, sql } from 'drizzle-orm'

const MAX_SHOWN = 50
const KEPT_MS = 30 * DAY_MS

const SHOWN = statement((p: Placeholders<{ since: Date }>) =>
  query
    .select()
    .from(incident)
    .where(or(isNull(incident.resolvedAt), gt(incident.resolvedAt, p.since)))
    .orderBy(sql`${incident.resolvedAt} is not null`, desc(incident.startedAt), desc(incident.id))
    .limit(MAX_SHOWN),
)

export type StoredIncident = RowOf<typeof SHOWN>

/** Incidents that last, then those that ended within 30 days. */
export const findIncidents = ({ pool }: Pick<Database, 'pool'>, now: Date): Promise<StoredIncident[]> =>
  rows(pool, SHOWN, { since: new Date(now.getTime() - KEPT_MS) })

const HELD = statement((p: Placeholders<{ id: number }>) =>
  query.select().from(incident).where(eq(incident.id, p.id)).for('update'),
)

/** An incident, held until the end of the transaction. */
export const holdIncident = (client: Queryable, id: number) => firstRow(client, HELD, { id })

const COLUMNS = {
  id: incident.id,
  title: incident.title,
  text: incident.text,
  startedAt: incident.startedAt,
  resolvedAt: incident.resolvedAt,
  updatedAt: incident.updatedAt,
  version: incident.version,
}

interface Written {
  title: string
  text: string
  now: Date
}

const ADDED = statement((p: Placeholders<Written>) =>
  selection(
    COLUMNS,
    (columns) => sql`
      insert into ${incident} (title, text, started_at, updated_at) values (${p.title}, ${p.text}, ${p.now}, ${p.now})
      returning ${columns}`,
  ),
)

export const addIncident = (client: Queryable, values: Written) => firstRow(client, ADDED, { ...values })

interface Changed extends Written {
  id: number
  resolvedAt: Date | null
}

const CHANGED = statement((p: Placeholders<Changed>) =>
  selection(
    COLUMNS,
    (columns) => sql`
      update ${incident} set title = ${p.title}, text = ${p.text}, resolved_at = ${p.resolvedAt}, updated_at = ${p.now},
        version = ${incident.version} + 1
      where ${incident.id} = ${p.id} returning ${columns}`,
  ),
)

export const writeIncident = (client: Queryable, values: Changed) => firstRow(client, CHANGED, { ...values })
