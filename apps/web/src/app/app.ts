import { messageChunks } from 'virtual:message-chunks'
import { LANGUAGES, type Namespace } from '@touchline/messages'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { setClock } from './clock.ts'
import { coverOf } from './cover/cover.ts'
import type { PageFacts } from './host.ts'
import { pageRequest } from './host.ts'
import { bringTexts, loadLanguage, loadTexts } from './i18n/languages.ts'
import { keptAt } from './offline/kept.ts'
import { createSessionStore, type Session, type SessionStore } from './session/session.ts'
import { readSettings, type Settings } from './settings/settings.fields.ts'
import { createSettingsStore, readCookie, type SettingsStore } from './settings/settings.ts'
import { useStore } from './store.ts'

/** All that is not data from the API: facts of the installation, settings, session. One per request, one per browser page. */
export interface App {
  page: PageFacts
  settings: SettingsStore
  session: SessionStore
}

const NOTHING: PageFacts = {
  brand: '',
  look: { revision: '', logo: null, colours: null },
  named: null,
  missing: null,
  world: 'real',
  publicUrl: '',
  prices: true,
  now: 0,
  settings: readSettings(() => null),
  signedIn: false,
  namespaces: [],
  textFiles: {},
  styleFiles: [],
}

/** The app of a page request; in the browser an empty one, which `adoptPage` fills before anything is drawn. */
export async function createApp(): Promise<App> {
  const request = pageRequest()
  if (!request) return assemble(NOTHING)
  const { host, url, cookies } = request
  const { settings, signedIn } = readCookie(cookies)
  const asked = LANGUAGES.find((language) => language === url.searchParams.get('lang'))
  const language = asked ?? settings.language
  await loadLanguage(language)
  request.language = language
  request.cover = coverOf(settings, host.now)
  return assemble({
    brand: host.brand,
    look: host.look,
    named: host.named,
    missing: host.missing,
    world: host.world,
    publicUrl: host.publicUrl,
    prices: host.prices,
    now: host.now,
    settings: { ...settings, language },
    signedIn,
    namespaces: [],
    textFiles: textFiles(`${language}/shared`),
    styleFiles: [],
  })
}

/** Makes the browser's app the one the server drew the page with: same settings, same language, same moment. */
export async function adoptPage(app: App, page: PageFacts): Promise<void> {
  const kept = keptAt()
  setClock(kept === null ? page.now : page.now + Date.now() - kept)
  for (const file of page.styleFiles) holdStyle(file)
  bringTexts(page.textFiles)
  const { language } = page.settings
  await Promise.all([loadLanguage(language), loadTexts(language, page.namespaces)])
  Object.assign(app, assemble(page))
}

/** A file with a page's scripts loads its styles too, unless they are there: a disabled link marks them. */
function holdStyle(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('disabled', '')
  link.setAttribute('href', href)
  document.head.append(link)
}

/**
 * For loaders: has the texts of a page at hand before it is drawn. The server has them all and notes which, so that the browser
 * fetches them together with the scripts.
 */
export async function needTexts({ page, settings }: App, ...namespaces: Namespace[]): Promise<void> {
  const { language } = settings.get()
  if (typeof window !== 'undefined') return loadTexts(language, namespaces)
  for (const namespace of namespaces) {
    if (page.namespaces.includes(namespace)) continue
    page.namespaces.push(namespace)
    Object.assign(page.textFiles, textFiles(`${language}/${namespace}`))
  }
}

const textFiles = (key: string): PageFacts['textFiles'] => ({ [key]: messageChunks[key] ?? [] })

function assemble(page: PageFacts): App {
  return { page, settings: createSettingsStore(page.settings), session: createSessionStore(page.signedIn) }
}

export const AppContext = createContext<App | null>(null)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp outside of the router')
  return app
}

/** The settings as they are now; the component follows their changes. */
export function useSettings(): Settings {
  const { settings } = useApp()
  return useStore(settings, settings.drawn)
}

/** One of the settings; the component follows its changes alone. */
export function useSetting<Key extends keyof Settings>(key: Key): Settings[Key] {
  const { settings } = useApp()
  return useSyncExternalStore(
    settings.subscribe,
    () => settings.get()[key],
    () => settings.drawn()[key],
  )
}

/** The signed-in session; the component follows login and logout, in other tabs too. */
export function useSession(): Session {
  const { session } = useApp()
  return useStore(session, session.drawn)
}
