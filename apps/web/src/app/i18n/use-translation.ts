import type { FlatNamespace, TFunction } from 'i18next'
import { createContext, use } from 'react'
import { textsToCome } from './languages.ts'
import type { Translator } from './translator.ts'

/** The texts of the language the page is drawn in. */
export const LanguageContext = createContext<Translator | null>(null)

const known = new WeakMap<Translator, Map<string, unknown>>()

/**
 * The texts of a namespace in the viewer's language; `t` is the same function for as long as the language is. A page whose loader has
 * not asked for the namespace waits for it here.
 */
export function useTranslation<const Ns extends FlatNamespace = 'common'>(namespace?: Ns): { t: TFunction<Ns> } {
  const language = use(LanguageContext)
  if (!language) throw new Error('useTranslation outside of the router')
  const name = namespace ?? 'common'
  const toCome = textsToCome(language, name)
  // Thrown rather than read with `use`: React replays the latter with the hooks of an update, and a store hook after it fails (React #467).
  if (toCome !== null) throw toCome
  return { t: fixed(language, name) as TFunction<Ns> }
}

function fixed(language: Translator, namespace: FlatNamespace): unknown {
  const functions = known.get(language) ?? new Map<string, unknown>()
  known.set(language, functions)
  const t = functions.get(namespace) ?? language.textsFor(namespace)
  functions.set(namespace, t)
  return t
}
