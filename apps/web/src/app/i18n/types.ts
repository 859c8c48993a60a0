import type { texts as common } from './common.en.ts'
import type { texts as state } from './states.en.ts'
import type { texts as weather } from './weather.en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
  }
  /** A feature adds its own namespace here, from its own texts.en.ts. */
  interface ResourceNamespaceMap {
    /** `state.<key>.code|name|info`: see stateNameKey of the football package. */
    common: typeof common & { state: typeof state }
    weather: typeof weather
    /** By the English name, where the language has another. */
    countries: Readonly<Record<string, string>>
    /** By the English name in lower case without hyphens, where the language has another. */
    stages: Readonly<Record<string, string>>
    competitions: Readonly<Record<string, string>>
    teams: Readonly<Record<string, string>>
    /** By `Women`, `Youth`, `Reserves`. */
  }
}

/** The same keys with other words: what a translation must have, no less and no more. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> }
