import {
  auditEntry,
  type Database,
  execute,
  firstRow,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  statement,
} from '@touchline/database'
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'

const columns = {
  id: auditEntry.id,
  at: auditEntry.at,
  via: auditEntry.via,
  actor: auditEntry.actor,
  role: auditEntry.role,
  action: auditEntry.action,
  targetKind: auditEntry.targetKind,
  targetId: auditEntry.targetId,
  target: auditEntry.target,
  before: auditEntry.before,
  after: auditEntry.after,
  reason: auditEntry.reason,
  address: auditEntry.address,
}

/** Filter of entries; null accepts any value. */
export interface AuditFilter {
  actor: string | null
  /** An action, or the beginning of its name up to a point: `member.`. */
  action: string | null
  member: number | null
  from: Date | null
  to: Date | null
  /** Only entries with a smaller id. */
  before: number | null
  limit: number
}

const FOUND = statement((p: Placeholders<AuditFilter>) =>
  query
    .select(columns)
    .from(auditEntry)
    .where(
      and(
        sql`(${p.actor}::text is null or ${auditEntry.actor} = ${p.actor})`,
        sql`(${p.action}::text is null or ${auditEntry.action} = ${p.action}
          or (right(${p.action}, 1) = '.' and starts_with(${auditEntry.action}, ${p.action})))`,
        sql`(${p.member}::int is null or (${auditEntry.targetKind} in ('member', 'staff') and ${auditEntry.targetId} = ${p.member}::text))`,
        sql`(${p.from}::timestamptz is null or ${auditEntry.at} >= ${p.from})`,
        sql`(${p.to}::timestamptz is null or ${auditEntry.at} < ${p.to})`,
        sql`(${p.before}::bigint is null or ${auditEntry.id} < ${p.before})`,
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(p.limit),
)

export type StoredEntry = RowOf<typeof FOUND>

/** Entries of the audit, the newest first. */
export const findEntries = ({ pool }: Pick<Database, 'pool'>, filter: AuditFilter): Promise<StoredEntry[]> =>
  rows(pool, FOUND, { ...filter })

const ACTORS = statement(() =>
  query.selectDistinct({ actor: auditEntry.actor }).from(auditEntry).orderBy(asc(auditEntry.actor)),
)
const ACTIONS = statement(() =>
  query.selectDistinct({ action: auditEntry.action }).from(auditEntry).orderBy(asc(auditEntry.action)),
)

/** Choices for the filters of the audit. */
export async function auditChoices({ pool }: Pick<Database, 'pool'>): Promise<{ actors: string[]; actions: string[] }> {
  const [actors, actions] = await Promise.all([rows(pool, ACTORS, {}), rows(pool, ACTIONS, {})])
  return { actors: actors.map(({ actor }) => actor), actions: actions.map(({ action }) => action) }
}

const NEWEST = statement((p: Placeholders<{ targetId: string }>) =>
  query
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(and(eq(auditEntry.targetKind, 'member'), eq(auditEntry.targetId, p.targetId)))
    .orderBy(desc(auditEntry.id))
    .limit(1),
)

/** The newest entry about a member, which tells one state of the member from the next; 0 without any. */
export const newestEntry = async (client: Queryable, memberId: number): Promise<number> =>
  (await firstRow(client, NEWEST, { targetId: String(memberId) }))?.id ?? 0

const NEWEST_OF = statement((p: Placeholders<{ actions: string[] }>) =>
  query
    .select(columns)
    .from(auditEntry)
    .where(sql`${auditEntry.action} = any(${p.actions}::text[])`)
    .orderBy(desc(auditEntry.id))
    .limit(1),
)

/** The newest entry of these actions, which tells one state of a setting from the next. */
export const newestOf = (client: Queryable, actions: string[]): Promise<StoredEntry | null> =>
  firstRow(client, NEWEST_OF, { actions })

const NEWEST_ABOUT = statement((p: Placeholders<{ kind: 'site' | 'data'; targetId: string }>) =>
  query
    .select(columns)
    .from(auditEntry)
    .where(and(eq(auditEntry.targetKind, p.kind), eq(auditEntry.targetId, p.targetId)))
    .orderBy(desc(auditEntry.id))
    .limit(1),
)

/** The newest entry about one thing. */
export const newestAbout = (client: Queryable, kind: 'site' | 'data', targetId: string): Promise<StoredEntry | null> =>
  firstRow(client, NEWEST_ABOUT, { kind, targetId })

/** Drops entries older than two years. The table's trigger uses the database's clock, so a later `now` does not count. */
export async function dropOldEntries({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  await execute(
    pool,
    query.delete(auditEntry).where(lt(auditEntry.at, sql`least(${now}::timestamptz, now()) - interval '2 years'`)),
  )
}
