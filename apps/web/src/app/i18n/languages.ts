import i18next, { type i18n } from 'i18next'
import type { Language } from '../settings.fields.ts'

/** The texts of one language: namespace, then key. */
export type Texts = Record<string, Record<string, unknown>>

const sources: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
}
const loaded = new Map<Language, i18n>()

/**
 * Loads a language once; every language is a file of its own. English is the fallback: the server has it at hand, the browser
 * fetches it when it is idle.
 */
export async function loadLanguage(language: Language): Promise<i18n> {
  const known = loaded.get(language)
  if (known) return known
  const { texts } = await sources[language]()
  const instance = i18next.createInstance({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: { [language]: texts } as never,
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  })
  await instance.init()
  loaded.set(language, instance)
  if (language !== 'en') await addFallback(instance)
  return instance
}

/** A language that was loaded before; the router loads the page's language before anything is drawn. */
export function languageTexts(language: Language): i18n {
  const instance = loaded.get(language)
  if (!instance) throw new Error(`The texts of '${language}' were not loaded`)
  return instance
}

async function addFallback(instance: i18n): Promise<void> {
  const add = async () => {
    const { texts } = await sources.en()
    for (const [namespace, values] of Object.entries(texts)) instance.addResourceBundle('en', namespace, values)
  }
  if (typeof window === 'undefined') return add()
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000))
  idle(() => void add())
}
