import {
  SETTING_GROUPS,
  type SettingFault,
  type SettingGroup,
  type SettingName,
  type settingsChange,
  type settingsOutcome,
} from '@touchline/contract'
import { inTransaction, worldOf } from '@touchline/database'
import type { z } from 'zod'
import { type Config, ConfigError, readConfig } from '../../../config.ts'
import { noteAudit, type Operator } from '../audit/audit.ts'
import { isFromEnvironment, merged } from './effective-config.ts'
import { viewSettings } from './settings.view.ts'
import type { Environment, SettingsDeps } from './settings-deps.ts'
import {
  GROUPS,
  holdGroup,
  readGroup,
  SECRET_SETTINGS,
  type StoredGroup,
  storedValue,
  textsOf,
  writeGroup,
} from './stored-settings.ts'
import { trySettings } from './try-settings.ts'

type Change = z.output<typeof settingsChange>
type Outcome = z.input<typeof settingsOutcome>
type Values = Partial<Record<SettingName, string | null>>

/**
 * Stores settings of one group, tried first if possible: values that a provider or a mail server refuses are not stored. A change of an
 * outdated version stores nothing.
 */
export async function saveSettings(deps: SettingsDeps, change: Change, operator: Operator): Promise<Outcome> {
  const { database, box, clock, parts } = deps
  const { group, version, test_to: testTo } = change
  const answer = async (rest: Omit<Outcome, 'settings'>): Promise<Outcome> => ({
    ...rest,
    settings: await viewSettings(deps),
  })
  const changed: Omit<Outcome, 'settings'> = { status: 'changed', faults: [], found: [] }
  const refused = (faults: SettingFault[]) => answer({ status: 'refused', faults, found: [] })

  const values = tidy(change.values)
  const wrong = misplaced(group, values, parts.environment)
  if (wrong.length > 0) return refused(wrong)
  const before = await readGroup(database.pool, group)
  if (before.version !== version) return answer(changed)
  const keyFault = Object.keys(values).some((name) => SECRET_SETTINGS.has(name as SettingName)) ? box.fault() : null
  if (keyFault !== null)
    return refused(namesOf(values).map((name) => ({ name, code: 'key_unreadable', detail: keyFault })))

  const texts = await textsAfter(deps, { group, before, values })
  const read = configOf(parts.environment, texts)
  if ('faults' in read) return refused(read.faults)
  const other = await otherWorld(deps, values, read.config)
  if (other !== null) return refused([other])
  const tried = await trySettings(deps, { group, values, texts, config: read.config, testTo: testTo ?? null })
  if (tried.faults.length > 0) return refused(tried.faults)

  const isStored = await inTransaction(database, async (client) => {
    const now = clock.now()
    const held = await holdGroup(client, group, now)
    if (held.version !== version) return false
    const kept = { ...held.values }
    for (const [name, value] of Object.entries(values) as [SettingName, string | null][]) {
      if (value === null) delete kept[name]
      else kept[name] = storedValue(name, { value, box, now })
    }
    const next = { version: version + 1, by: operator.actor, at: now.toISOString(), values: kept }
    await writeGroup(client, { group, stored: next, now })
    const names = namesOf(values)
    const deed = { action: 'site.settings', thing: { id: group, name: group } } as const
    const shown = { before: auditValues(names, held, box), after: auditValues(names, next, box) }
    await noteAudit(client, { operator, deed: { ...deed, ...shown }, now })
    return true
  })
  return answer(isStored ? { status: 'stored', faults: [], found: tried.found } : changed)
}

const namesOf = (values: Values) => Object.keys(values) as SettingName[]

/** Values without surrounding spaces; an empty one removes the setting. */
const tidy = (values: Change['values']): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null || value.trim() === '' ? null : value.trim()]],
    ),
  )

/** Faults of values that belong to another group or are set by the environment. */
function misplaced(group: SettingGroup, values: Values, environment: Environment): SettingFault[] {
  const own: readonly SettingName[] = SETTING_GROUPS[group]
  return namesOf(values).flatMap((name): SettingFault[] => {
    if (!own.includes(name)) return [{ name, code: 'invalid', detail: null }]
    return isFromEnvironment(environment, name) ? [{ name, code: 'from_environment', detail: null }] : []
  })
}

/** Every stored text as it will be. */
async function textsAfter(
  { database, box }: SettingsDeps,
  { group, before, values }: { group: SettingGroup; before: StoredGroup; values: Values },
) {
  const others = await Promise.all(
    GROUPS.filter((one) => one !== group).map(
      async (one) => textsOf(one, await readGroup(database.pool, one), box).texts,
    ),
  )
  const texts: Partial<Record<SettingName, string>> = Object.assign({}, ...others, textsOf(group, before, box).texts)
  for (const [name, value] of Object.entries(values) as [SettingName, string | null][]) {
    if (value === null) delete texts[name]
    else texts[name] = value
  }
  return texts
}

function configOf(environment: Environment, texts: Environment): { config: Config } | { faults: SettingFault[] } {
  try {
    return { config: readConfig(merged(environment, texts)) }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const names = Object.values(SETTING_GROUPS).flat() as SettingName[]
    return {
      faults: error.faults.map((line) => {
        const name = names.find((one) => line.startsWith(`${one} `)) ?? 'PUBLIC_URL'
        const isMissing = line.includes(' is needed with ')
        return { name, code: isMissing ? 'needed' : 'invalid', detail: line.slice(name.length + 1) } as const
      }),
    }
  }
}

/** Simulated football and real data are never mixed. */
async function otherWorld({ database }: SettingsDeps, values: Values, { FEED }: Config): Promise<SettingFault | null> {
  if (values.FEED === undefined) return null
  const world = await worldOf(database.pool)
  const isMixed = world === 'demo' ? FEED === 'open' || FEED === 'sportmonks' : world === 'real' && FEED === 'demo'
  return isMixed ? { name: 'FEED', code: 'other_world', detail: null } : null
}

/** Values as the audit shows them; secrets show only their end. */
function auditValues(names: readonly SettingName[], stored: StoredGroup, box: SettingsDeps['box']) {
  return Object.fromEntries(
    names.map((name) => {
      const kept = stored.values[name]
      if (kept === undefined) return [name, null]
      if (!SECRET_SETTINGS.has(name)) return [name, textsOf(groupOf(name), stored, box).texts[name] ?? null]
      return [name, kept.shown ?? `••••${kept.last4 ?? ''}`]
    }),
  )
}

const groupOf = (name: SettingName): SettingGroup =>
  GROUPS.find((group) => (SETTING_GROUPS[group] as readonly SettingName[]).includes(name)) ?? 'site'
