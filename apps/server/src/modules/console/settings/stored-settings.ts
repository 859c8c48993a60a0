import { SETTING_GROUPS, type SettingGroup, type SettingName } from '@touchline/contract'
import { execute, firstRow, type Placeholders, type Queryable, query, setting, statement } from '@touchline/database'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import { type SecretBox, type SecretFault, SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import { readSetting, writeSetting } from '../../../platform/settings/settings.queries.ts'

/** Stored encrypted, and never shown again. */
export const SECRET_SETTINGS: ReadonlySet<SettingName> = new Set<SettingName>([
  'FOOTBALL_DATA_ORG_TOKEN',
  'THE_ODDS_API_KEY',
  'SPORTMONKS_TOKEN',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
])

export const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[]

const STORED = z.object({
  version: z.int(),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  values: z.record(
    z.string(),
    z.object({ text: z.string(), last4: z.string().nullable(), shown: z.string().nullable(), at: z.iso.datetime() }),
  ),
})
/** Settings that an operator stored. `text` of a secret is sealed; `shown` is its visible part. */
export type StoredGroup = z.infer<typeof STORED>

const NOTHING: StoredGroup = { version: 0, by: null, at: null, values: {} }

const nameOf = (group: SettingGroup) => `settings:${group}`
const parsed = (value: unknown): StoredGroup => STORED.safeParse(value).data ?? NOTHING

export const readGroup = async (client: Queryable, group: SettingGroup): Promise<StoredGroup> =>
  parsed(await readSetting(client, nameOf(group)))

const HELD = statement((p: Placeholders<{ name: string }>) =>
  query.select({ value: setting.value }).from(setting).where(eq(setting.name, p.name)).for('update'),
)

/** The group, held until the transaction ends. */
export async function holdGroup(client: pg.ClientBase, group: SettingGroup, now: Date): Promise<StoredGroup> {
  const row = { name: nameOf(group), value: NOTHING, updatedAt: now }
  await execute(client, query.insert(setting).values(row).onConflictDoNothing())
  return parsed((await firstRow(client, HELD, { name: nameOf(group) }))?.value)
}

export const writeGroup = (
  client: Queryable,
  { group, stored, now }: { group: SettingGroup; stored: StoredGroup; now: Date },
) => writeSetting(client, { name: nameOf(group), value: stored, now })

export interface ReadTexts {
  texts: Partial<Record<SettingName, string>>
  unreadable: Partial<Record<SettingName, SecretFault>>
}

/** The values of a group in plain text, and those that cannot be read. */
export function textsOf(group: SettingGroup, { values }: StoredGroup, box: Pick<SecretBox, 'open'>): ReadTexts {
  const read: ReadTexts = { texts: {}, unreadable: {} }
  for (const name of SETTING_GROUPS[group] as readonly SettingName[]) {
    const stored = values[name]
    if (stored === undefined) continue
    try {
      read.texts[name] = SECRET_SETTINGS.has(name) ? box.open(name, stored.text) : stored.text
    } catch (error) {
      if (!(error instanceof SecretUnreadable)) throw error
      read.unreadable[name] = error.fault
    }
  }
  return read
}

const SHORT = 12

/** A value as it is stored. */
export function storedValue(
  name: SettingName,
  { value, box, now }: { value: string; box: Pick<SecretBox, 'seal'>; now: Date },
) {
  const at = now.toISOString()
  if (!SECRET_SETTINGS.has(name)) return { text: value, last4: null, shown: null, at }
  const shown = name === 'SMTP_URL' ? withoutPassword(value) : null
  const last4 = shown === null && value.length >= SHORT ? value.slice(-4) : null
  return { text: box.seal(name, value), last4, shown, at }
}

function withoutPassword(address: string): string | null {
  const url = URL.parse(address)
  if (url === null) return null
  if (url.password !== '') url.password = '****'
  return url.href
}
