import { catalogOf, compile } from './catalog.ts'
import type { Language, Namespace } from './index.ts'
import { createTranslation, type Translate, type Translation } from './translation.ts'

const translations = new Map<Language, Translation>()

/** The messages of a namespace for code that runs on the server: read and compiled at the first use. */
export function textsOf<const In extends Namespace>(language: Language, namespace: In): Translate<In> {
  const translation = translations.get(language) ?? createTranslation(language)
  translations.set(language, translation)
  if (!translation.has(namespace)) translation.add(namespace, catalogOf(language, namespace))
  return translation.textsFor(namespace)
}

/**
 * The same with some messages in other words, by key; a key that the namespace does not have is left out.
 * @throws Error that names the message whose ICU syntax is wrong
 */
export function textsWith<const In extends Namespace>(
  language: Language,
  namespace: In,
  words: Readonly<Record<string, string>>,
): Translate<In> {
  const usual = catalogOf(language, namespace)
  const known = Object.entries(words).filter(([key]) => Object.hasOwn(usual, key))
  const changed = known.map(([key, message]) => [key, compile(message, `${namespace}.${key}`)])
  const translation = createTranslation(language)
  translation.add(namespace, { ...usual, ...Object.fromEntries(changed) })
  return translation.textsFor(namespace)
}
