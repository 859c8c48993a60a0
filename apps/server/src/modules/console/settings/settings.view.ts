import { SETTING_GROUPS, type SettingGroup, type SettingName, type SettingsView } from '@touchline/contract'
import { paymentEvent, type Queryable, query, rows, statement } from '@touchline/database'
import { max } from 'drizzle-orm'
import { isFromEnvironment } from './effective-config.ts'
import type { SettingsDeps } from './settings-deps.ts'
import { GROUPS, readGroup, SECRET_SETTINGS, type StoredGroup, textsOf } from './stored-settings.ts'

/** Groups that are read each time they are used. */
const LIVE: ReadonlySet<SettingGroup> = new Set<SettingGroup>(['mail'])

const NEWEST_NOTICES = statement(() =>
  query
    .select({ provider: paymentEvent.provider, seenAt: max(paymentEvent.receivedAt) })
    .from(paymentEvent)
    .groupBy(paymentEvent.provider),
)

/** Every setting with its source; secrets are left out. */
export async function viewSettings(deps: SettingsDeps, client: Queryable = deps.database.pool): Promise<SettingsView> {
  const { parts, publicUrl } = deps
  const groups: SettingsView['groups'] = []
  for (const group of GROUPS) groups.push(viewGroup(deps, group, await readGroup(client, group)))
  const notices = await rows(client, NEWEST_NOTICES, {})
  return {
    groups,
    restartable: parts.restart !== null,
    webhooks: (['stripe', 'paypal'] as const).map((provider) => ({
      provider,
      address: `${publicUrl}/api/webhooks/${provider}`,
      seen_at: notices.find((one) => one.provider === provider)?.seenAt?.toISOString() ?? null,
    })),
  }
}

function viewGroup(
  { parts, box }: SettingsDeps,
  group: SettingGroup,
  stored: StoredGroup,
): SettingsView['groups'][number] {
  const { environment, config, applied } = parts
  const { texts, unreadable } = textsOf(group, stored, box)
  const settings = (SETTING_GROUPS[group] as readonly SettingName[]).map((name) => {
    const secret = SECRET_SETTINGS.has(name)
    const kept = stored.values[name]
    const nothing = { name, secret, last4: null, set_at: null, unreadable: null }
    if (isFromEnvironment(environment, name))
      return { ...nothing, source: 'environment' as const, value: secret ? null : (environment[name] ?? null) }
    if (kept === undefined)
      return { ...nothing, source: 'default' as const, value: secret ? null : textOf(config[name]) }
    const value = secret ? kept.shown : (texts[name] ?? null)
    const fault = unreadable[name] ?? null
    return { name, secret, source: 'stored' as const, value, last4: kept.last4, set_at: kept.at, unreadable: fault }
  })
  return {
    group,
    version: stored.version,
    changed_by: stored.by,
    changed_at: stored.at,
    waits: !LIVE.has(group) && stored.version !== (applied[group] ?? 0),
    settings,
  }
}

/** A value of the configuration as the environment writes it. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : null
