import type { SettingGroup } from '@touchline/contract'
import type { Database } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import type { Config } from '../../../config.ts'
import type { Brand } from '../../../platform/brand.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'

/** Environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Versions of the stored groups when the process read its configuration. */
export type AppliedVersions = Partial<Record<SettingGroup, number>>

/** Configuration of a process, by its parts. */
export interface ConfigParts {
  /** Environment at the start. */
  environment: Environment
  /** Configuration in force. */
  config: Config
  applied: AppliedVersions
  /** Restarts the server; null if that is impossible. */
  restart: (() => boolean) | null
  startedAt: Date
}

export interface SettingsDeps {
  database: Database
  clock: Clock
  publicUrl: string
  brand: Brand
  parts: ConfigParts
  box: SecretBox
  dataDir: string | null
}
