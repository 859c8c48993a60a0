import { resolve } from 'node:path'
import type { Database } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import type { Config } from '../config.ts'
import { sealFactors } from '../modules/accounts/second-factor/second-factor.queries.ts'
import { effectiveConfig, environmentOf } from '../modules/console/settings/effective-config.ts'
import { RESTART_SETTING } from '../modules/console/settings/settings.routes.ts'
import type { ConfigParts, Environment } from '../modules/console/settings/settings-deps.ts'
import { beginSetup } from '../modules/setup/setup-state.ts'
import type { closing } from '../platform/closing.ts'
import type { Log } from '../platform/log.ts'
import { type SecretBox, secretBox } from '../platform/secrets/secret-box.ts'
import { readSetting } from '../platform/settings/settings.queries.ts'

/** How often a process looks whether another one was asked to start again. */
const LOOK_MS = 5_000

/** Inputs of a process for its configuration. */
export interface GivenConfig {
  /** Environment variables, to which stored settings are added; without them the configuration stays as given. */
  environment?: Environment
  /** Secrets that the log leaves out; stored ones are added. */
  secrets?: string[]
  /** Restarts this server with the stored settings; false if that has begun. */
  onReload?: () => boolean
}

interface Opening {
  atStart: Config
  log: Log
  database: Database
  clock: Clock
  ending: ReturnType<typeof closing>
  given: GivenConfig
}

interface OpenedConfig {
  /** Configuration with stored settings. */
  config: Config
  configParts: ConfigParts
  box: SecretBox
  setupOpen: boolean
}

/** Adds stored settings to the environment, and reads whether the site is set up. */
export async function openConfig({ atStart, log, database, clock, ending, given }: Opening): Promise<OpenedConfig> {
  const box = secretBox({ key: atStart.SECRET_KEY, folder: resolve(atStart.DATA_DIR) })
  const sealed = await sealFactors(database.pool, box)
  if (sealed > 0) log.info(`Encrypted the secrets of ${sealed} authenticator apps`)
  const { environment = environmentOf(atStart), onReload = null } = given
  const { config, applied, secrets } =
    given.environment === undefined
      ? { config: atStart, applied: {}, secrets: [] }
      : await effectiveConfig(database.pool, { environment, box, log })
  given.secrets?.push(...secrets)
  if (onReload !== null) ending.add(await followRestarts(database, onReload))
  const startedAt = clock.now()
  const setupOpen = await beginSetup(database, config, startedAt)
  return { config, box, configParts: { environment, config, applied, restart: onReload, startedAt }, setupOpen }
}

/** Starts this process again where another one was asked to. @returns ends the looking */
async function followRestarts({ pool }: Database, onReload: () => boolean): Promise<() => Promise<void>> {
  const asked = () => readSetting(pool, RESTART_SETTING)
  const before = await asked()
  const timer = setInterval(async () => {
    const now = await asked().catch(() => before)
    if (now !== before) onReload()
  }, LOOK_MS)
  timer.unref()
  return async () => clearInterval(timer)
}
