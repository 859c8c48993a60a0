import type { Namespace } from '@touchline/messages'
import type { NameList } from '@touchline/messages/names'
import type { Translate, Translation } from '@touchline/messages/translation'
import { createContext, use } from 'react'
import { textsToCome } from './languages.ts'

/** The messages of the page's language. */
export const LanguageContext = createContext<Translation | null>(null)

const known = new WeakMap<Translation, Map<Namespace, unknown>>()

/**
 * The messages of a namespace in the viewer's language; `t` is the same function until the language changes. A page whose loader has not
 * requested the namespace waits for it here.
 */
export function useTranslation<const In extends Namespace = 'common'>(
  namespace?: In,
): {
  t: Translate<In>
  nameIn: Translation['nameIn']
} {
  const language = use(LanguageContext)
  if (!language) throw new Error('useTranslation outside of the router')
  const name = namespace ?? 'common'
  const toCome = textsToCome(language, name)
  // Thrown rather than read with `use`: React replays the latter with the hooks of an update, and a store hook after it fails (React #467).
  if (toCome !== null) throw toCome
  return { t: fixed(language, name) as Translate<In>, nameIn: language.nameIn }
}

/** Names of a list in the viewer's language, by the names in the data; null stays null. */
export function useNames(list: NameList) {
  const [namespace, inside] = list.split('.') as [Namespace, string | undefined]
  const { nameIn } = useTranslation(namespace)
  return <Name extends string | null>(name: Name) =>
    name === null ? name : (nameIn(namespace, inside === undefined ? name : `${inside}.${name}`, name) as Name)
}

function fixed(language: Translation, namespace: Namespace): unknown {
  const functions = known.get(language) ?? new Map<Namespace, unknown>()
  known.set(language, functions)
  const t = functions.get(namespace) ?? language.textsFor(namespace)
  functions.set(namespace, t)
  return t
}
