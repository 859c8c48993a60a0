import {
  execute,
  firstRow,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  siteSetting,
  statement,
} from '@touchline/database'
import { desc, eq, sql } from 'drizzle-orm'

const columns = { key: siteSetting.key, version: siteSetting.version, value: siteSetting.value, at: siteSetting.at }

const ALL = statement(() =>
  query
    .selectDistinctOn([siteSetting.key], columns)
    .from(siteSetting)
    .orderBy(siteSetting.key, desc(siteSetting.version)),
)

export type SettingRow = RowOf<typeof ALL>

/** Every setting in force. */
export const readSettings = (client: Queryable): Promise<SettingRow[]> => rows(client, ALL, {})

const ONE = statement((p: Placeholders<{ key: string }>) =>
  query.select(columns).from(siteSetting).where(eq(siteSetting.key, p.key)).orderBy(desc(siteSetting.version)).limit(1),
)

/** One setting in force; null if nobody ever changed it. */
export const readSetting = (client: Queryable, key: string): Promise<SettingRow | null> =>
  firstRow(client, ONE, { key })

const UNDER = statement((p: Placeholders<{ prefix: string }>) =>
  query
    .selectDistinctOn([siteSetting.key], columns)
    .from(siteSetting)
    .where(sql`starts_with(${siteSetting.key}, ${p.prefix})`)
    .orderBy(siteSetting.key, desc(siteSetting.version)),
)

/** Settings whose key has this prefix. */
export const readSettingsUnder = (client: Queryable, prefix: string): Promise<SettingRow[]> =>
  rows(client, UNDER, { prefix })

const MAX_VERSIONS = 50

const VERSIONS = statement((p: Placeholders<{ key: string }>) =>
  query
    .select({ ...columns, actor: siteSetting.actor })
    .from(siteSetting)
    .where(eq(siteSetting.key, p.key))
    .orderBy(desc(siteSetting.version))
    .limit(MAX_VERSIONS),
)

/** The versions of a setting, the newest first. */
export const readVersions = (client: Queryable, key: string) => rows(client, VERSIONS, { key })

/** Adds a version. @throws a unique violation if another operator was faster */
export async function addVersion(
  client: Queryable,
  row: { key: string; version: number; value: unknown; actor: string; at: Date },
): Promise<void> {
  await execute(client, query.insert(siteSetting).values(row))
}
