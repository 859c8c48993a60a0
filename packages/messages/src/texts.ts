import { catalogOf } from './catalog.ts'
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
