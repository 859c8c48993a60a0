import { textChunks } from 'virtual:text-chunks'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { setClock } from './clock.ts'
import type { PageFacts } from './host.ts'
import { pageRequest } from './host.ts'
import { loadLanguage } from './i18n/languages.ts'
import { createSessionStore, type Session, type SessionStore } from './session.ts'
import { readCookie } from './settings.cookie.ts'
import { LANGUAGES, readSettings, type Settings } from './settings.fields.ts'
import { createSettingsStore, type SettingsStore } from './settings.ts'

/** All that is not data from the API: facts of the installation, settings, session. One per request, one per browser page. */
export interface App {
  page: PageFacts
  settings: SettingsStore
  session: SessionStore
}

const NOTHING: PageFacts = {
  brand: '',
  world: 'real',
  publicUrl: '',
  now: 0,
  settings: readSettings(() => null),
  signedIn: false,
  textsFile: null,
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
  return assemble({
    brand: host.brand,
    world: host.world,
    publicUrl: host.publicUrl,
    now: host.now,
    settings: { ...settings, language },
    signedIn,
    textsFile: textChunks[language] ?? null,
  })
}

/** Makes the browser's app the one the server drew the page with: same settings, same language, same moment. */
export async function adoptPage(app: App, page: PageFacts): Promise<void> {
  setClock(page.now)
  await loadLanguage(page.settings.language)
  Object.assign(app, assemble(page))
}

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
  return useSyncExternalStore(settings.subscribe, settings.get, settings.drawn)
}

/** Who is signed in; the component follows login and logout, in other tabs too. */
export function useSession(): Session {
  const { session } = useApp()
  return useSyncExternalStore(session.subscribe, session.get, session.drawn)
}
