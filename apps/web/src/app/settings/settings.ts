import { loadLanguage } from '../i18n/languages.ts'
import { createStore } from '../store.ts'
import { FIELDS, type Field, readSettings, SETTING_KEYS, type Settings } from './settings.fields.ts'

/**
 * The viewer's local settings. Local storage is the truth; the server knows only the cookie, so the store begins with the rendered settings
 * and takes over local storage when `wake` is called after hydration. Other tabs are followed.
 */
export interface SettingsStore {
  get(): Settings
  /** The settings the page was rendered with: parts of it still hydrate when the store loads. */
  drawn(): Settings
  /** Stores the given settings. Fails, with nothing stored, when the texts of a new language cannot be loaded. */
  set(change: Partial<Settings>): Promise<void>
  subscribe(listener: () => void): () => void
  /** Browser only, once: reads local storage and follows other tabs. A language in the address is a choice. */
  wake(): Promise<void>
}

export function createSettingsStore(drawn: Settings): SettingsStore {
  const settings = createStore(drawn)

  /** Without stored settings the page was rendered by the preferences of the browser and the operator. */
  const storedSettings = () =>
    readSettings(
      (key) => stored(key) ?? (PREFERRED.includes(key) ? (FIELDS[key] as Field<unknown>).write(drawn[key]) : null),
    )

  async function take(next: Settings) {
    if (next.language !== settings.get().language) await loadLanguage(next.language)
    settings.set(next)
  }

  return {
    get: settings.get,
    drawn: () => drawn,
    async set(change) {
      if (change.language) await loadLanguage(change.language)
      for (const key of SETTING_KEYS) {
        if (key in change) store(key, (FIELDS[key] as Field<unknown>).write(change[key]))
      }
      await take({ ...settings.get(), ...change })
    },
    subscribe: settings.subscribe,
    async wake() {
      window.addEventListener('storage', (event) => {
        // A language whose texts fail to load now is used with the next page.
        if (event.key === null || event.key in FIELDS) void take(storedSettings()).catch(() => {})
      })
      const asked = new URLSearchParams(location.search).get('lang')
      if (asked && FIELDS.language.read(asked)) store('language', asked)
      const next = storedSettings()
      if (!same(next, settings.get())) await take(next).catch(() => {})
    },
  }
}

function same(a: Settings, b: Settings): boolean {
  return SETTING_KEYS.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))
}

/** Settings with defaults from the browser or the operator. */
const PREFERRED: readonly (keyof Settings)[] = ['language', 'tz', 'tz_place']

/** Reads local storage; null also where the browser forbids it. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes local storage; null removes. Where the browser forbids it, the page works on without memory. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Private modes may refuse; nothing to do about it.
  }
}

const COOKIE = 'touchline'
const YEAR = 365 * 24 * 3600
/** Browsers drop a cookie beyond 4096 bytes; the longest lists are left out before that. */
const MAX_LENGTH = 3500

/** Contents of the cookie: the settings the page was rendered with and whether somebody was signed in. */
interface CookieContent {
  settings: Settings
  signedIn: boolean
}

/** Reads the cookie header; without our cookie everything is the default. */
export function readCookie(header: string): CookieContent {
  const pair = header.split(/; */).find((part) => part.startsWith(`${COOKIE}=`))
  const parameters = new URLSearchParams(pair?.slice(COOKIE.length + 1))
  return {
    settings: readSettings((key) => parameters.get(key)),
    signedIn: parameters.get('in') === '1',
  }
}

/** Whether the viewer chose it, so that it wins over the preferences of browser and operator. */
export const isChosen = (key: keyof Settings): boolean => PREFERRED.includes(key) && stored(key) !== null

/** The text to assign to `document.cookie`; only what differs from the defaults, or was chosen against a preference, is written. */
export function writeCookie(
  { settings, signedIn }: CookieContent,
  secure: boolean,
  chosen: (key: keyof Settings) => boolean = () => false,
): string {
  const parameters = new URLSearchParams()
  for (const key of SETTING_KEYS) {
    const field = FIELDS[key] as Field<unknown>
    const text = field.write(settings[key])
    if (field.drawn && (chosen(key) || text !== field.write(field.fallback))) parameters.set(key, text)
  }
  if (signedIn) parameters.set('in', '1')
  for (const key of [
    'expanding_league',
    'shown_match',
    'followed_player',
    'favorite_league',
    'followed_team',
    'followed_match',
  ]) {
    if (parameters.toString().length > MAX_LENGTH) parameters.delete(key)
  }
  const text = parameters.toString()
  const age = text === '' ? 0 : YEAR
  return `${COOKIE}=${text}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`
}
