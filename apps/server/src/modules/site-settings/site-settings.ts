import {
  banner,
  brandLogo,
  brandLook,
  consentMode,
  legalSetting,
  maintenance,
  oddsDisplay,
  partners,
  topLists,
} from '@touchline/contract'
import type { Database } from '@touchline/database'
import type { z } from 'zod'
import type { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { type ChangeFollower, changedTags } from '../../platform/changes/follower.ts'
import type { Log } from '../../platform/log.ts'
import { readSettings, type SettingRow } from './setting-rows.queries.ts'

/** Tag of changed settings in the log of changes. */
export const SETTINGS_TAG = 'site-settings'

/** Schema of each key; a value that no longer fits counts as none. */
const VALUES = {
  banner,
  maintenance,
  top: topLists,
  consent: consentMode,
  odds: oddsDisplay,
  partners,
  brand: brandLook,
  'brand:logo': brandLogo,
  'legal:terms': legalSetting,
  'legal:privacy': legalSetting,
  'legal:legal': legalSetting,
  'legal:accessibility': legalSetting,
} as const
export type SettingKey = keyof typeof VALUES
type SettingValue<K extends SettingKey> = z.output<(typeof VALUES)[K]>

/** Values in force until operators set others. */
const DEFAULTS: { readonly [K in SettingKey]: SettingValue<K> } = {
  banner: { shown: false, level: 'info', texts: {}, from: null, until: null },
  maintenance: { on: false, texts: {}, until: null },
  top: null,
  consent: null,
  odds: { mode: 'full', countries: [] },
  partners: { links: [], notices: [] },
  brand: null,
  'brand:logo': null,
  'legal:terms': null,
  'legal:privacy': null,
  'legal:legal': null,
  'legal:accessibility': null,
}

/** A setting with its version; 0 until somebody sets it. */
interface Held<K extends SettingKey> {
  version: number
  value: SettingValue<K>
}

export function heldOf<K extends SettingKey>(key: K, row: Pick<SettingRow, 'version' | 'value'> | null): Held<K> {
  const read = row === null || row.value === null ? null : VALUES[key].safeParse(row.value)
  const value = read?.success ? (read.data as SettingValue<K>) : DEFAULTS[key]
  return { version: row?.version ?? 0, value }
}

/** Settings of operators, as every request needs them. */
export interface SiteSettings {
  get<K extends SettingKey>(key: K): Held<K>
  /** Reads them again, so that a change counts for the next request. */
  reload(): Promise<void>
  /** Calls back after each time they were read. @returns what ends it */
  onReload(listener: () => void): () => void
  /** Follows changes made by any process. */
  follow(following: Following): void
}

interface Following {
  follower: Pick<ChangeFollower, 'subscribe'>
  /** Cached pages and answers that depend on the settings. */
  caches: readonly (AnswerCache | null)[]
  log: Pick<Log, 'error'>
}

/** Reads the settings and holds them. */
export async function openSiteSettings({ pool }: Pick<Database, 'pool'>): Promise<SiteSettings> {
  let rows = new Map<string, SettingRow>()
  /** Every request reads some, so each is checked once. */
  let held = new Map<SettingKey, Held<SettingKey>>()
  const caches: (AnswerCache | null)[] = []
  const listeners = new Set<() => void>()
  const reload = async () => {
    rows = new Map((await readSettings(pool)).map((row) => [row.key, row]))
    held = new Map()
    for (const cache of caches) cache?.drop(['*'])
    for (const listener of listeners) listener()
  }
  await reload()
  const get = <K extends SettingKey>(key: K): Held<K> => {
    const known = held.get(key) ?? heldOf(key, rows.get(key) ?? null)
    held.set(key, known)
    return known as Held<K>
  }
  const onReload = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const follow = (following: Following) => {
    caches.push(...following.caches)
    following.follower.subscribe((changes) => {
      if (!changedTags(changes).includes(SETTINGS_TAG)) return
      reload().catch((err: unknown) => following.log.error({ err }, 'the settings of the site could not be read again'))
    })
  }
  return { get, reload, onReload, follow }
}
