import { setupI18n } from '@lingui/core'
import type { Catalog } from './catalog.ts'
import { type FullKey, type Language, languageOf, type MessageKey, type Namespace } from './index.ts'

/** Values of a message: `count` chooses the plural form. */
export type Values = Readonly<Record<string, string | number | null | undefined>>

/** A message by its key in a namespace, or by its full key, `common:close`. */
export type Translate<In extends Namespace = 'common'> = (key: MessageKey<In> | FullKey, values?: Values) => string

/** The messages of one language that are loaded so far. */
export interface Translation {
  language: Language
  t: Translate
  textsFor<const In extends Namespace>(namespace: In): Translate<In>
  /** A name of the data in the language; the name itself where the language has no other. */
  nameIn(namespace: Namespace, name: string, otherwise?: string): string
  add(namespace: string, catalog: Catalog): void
  has(namespace: string): boolean
}

export function createTranslation(language: Language): Translation {
  const i18n = setupI18n({ locale: language, locales: languageOf(language).locale, messages: { [language]: {} } })
  const loaded = new Set<string>()
  const textsFor =
    <In extends Namespace>(namespace: In): Translate<In> =>
    (key: string, values?: Values) =>
      i18n._(key.includes(':') ? key.replace(':', '.') : `${namespace}.${key}`, values)
  return {
    language,
    t: textsFor('common'),
    textsFor,
    nameIn: (namespace, name, otherwise = name) => {
      const id = `${namespace}.${name}`
      return Object.hasOwn(i18n.messages, id) ? i18n._(id) : otherwise
    },
    add(namespace, catalog) {
      i18n.load(
        language,
        Object.fromEntries(Object.entries(catalog).map(([key, text]) => [`${namespace}.${key}`, text])),
      )
      loaded.add(namespace)
    },
    has: (namespace) => loaded.has(namespace),
  }
}
