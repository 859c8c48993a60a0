import { SETTING_GROUPS, type SettingName } from '@touchline/contract'
import type { Queryable } from '@touchline/database'
import { type Config, ConfigError, readConfig } from '../../../config.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import type { AppliedVersions, ConfigParts, Environment } from './settings-deps.ts'
import { GROUPS, readGroup, SECRET_SETTINGS, textsOf } from './stored-settings.ts'

/** Whether the environment sets a variable; FEED=setup leaves the choice to the stored setting. */
export const isFromEnvironment = (environment: Environment, name: SettingName): boolean =>
  (environment[name] ?? '') !== '' && !(name === 'FEED' && environment.FEED === 'setup')

/** Texts of settings below those of the environment, as a process reads them. */
export function merged(environment: Environment, texts: Environment): Environment {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => (value ?? '') !== ''))
  if (set.FEED !== 'setup') return { ...texts, ...set }
  const { FEED: _, ...rest } = set
  return { FEED: 'none', ...texts, ...rest }
}

/**
 * The configuration in force: the environment, then stored settings. A group that cannot be read or does not fit is left out and
 * reported, so that the site still starts.
 */
export async function effectiveConfig(
  client: Queryable,
  {
    environment,
    box,
    log,
  }: { environment: Environment; box: Pick<SecretBox, 'open'>; log: { warn(line: string): void } },
): Promise<{ config: Config; applied: AppliedVersions; secrets: string[] }> {
  const applied: AppliedVersions = {}
  const secrets: string[] = []
  let texts: Environment = {}
  for (const group of GROUPS) {
    const stored = await readGroup(client, group)
    applied[group] = stored.version
    const read = textsOf(group, stored, box)
    for (const [name, fault] of Object.entries(read.unreadable))
      log.warn(`The stored ${name} cannot be read (${fault}): see SECRET_KEY in docs/operating.md`)
    const next = { ...texts, ...read.texts }
    try {
      readConfig(merged(environment, next))
      texts = next
    } catch (error) {
      if (!(error instanceof ConfigError) || Object.keys(read.texts).length === 0) throw error
      log.warn(`The stored settings of ${group} are left out: ${error.faults.join('; ')}`)
    }
    for (const name of SECRET_SETTINGS) secrets.push(...secretsIn(read.texts[name]))
  }
  return { config: readConfig(merged(environment, texts)), applied, secrets }
}

/** A secret, and the password in it. */
function secretsIn(text: string | undefined): string[] {
  if (text === undefined) return []
  const password = decodeURIComponent(URL.parse(text)?.password ?? '')
  return password === '' ? [text] : [text, password]
}

/** Parts of a server without a configuration: everything has its default, and nothing restarts it. */
export const unsetParts = (startedAt: Date): ConfigParts => ({
  environment: {},
  config: readConfig({ FEED: 'none' }),
  applied: {},
  restart: null,
  startedAt,
})

/** The variables of a configuration that was not read from an environment. */
export const environmentOf = (config: Config): Environment =>
  Object.fromEntries(
    Object.values(SETTING_GROUPS)
      .flat()
      .map((name) => [name, config[name]] as const)
      .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
