import { loadLanguage } from '../i18n/languages.ts'
import { FIELDS, type Field, readSettings, SETTING_KEYS, type Settings } from './settings.fields.ts'

/**
 * The viewer's local settings. Local storage is the truth; the server knows only the cookie, so the store begins with what the
 * page was drawn with and takes over local storage when `wake` is called after hydration. Other tabs are followed.
 */
export interface SettingsStore {
  get(): Settings
  /** What the page was drawn with: parts of it are still being hydrated when the store wakes. */
  drawn(): Settings
  /** Stores the given settings. Fails, with nothing stored, when the texts of a new language cannot be loaded. */
  set(change: Partial<Settings>): Promise<void>
  subscribe(listener: () => void): () => void
  /** Browser only, once: reads local storage and follows other tabs. A language asked for by the address is a choice. */
  wake(): Promise<void>
}

export function createSettingsStore(drawn: Settings): SettingsStore {
  let settings = drawn
  const listeners = new Set<() => void>()

  /** Where nothing is stored the page was drawn as the browser and the operator prefer. */
  const storedSettings = () =>
    readSettings(
      (key) => stored(key) ?? (PREFERRED.includes(key) ? (FIELDS[key] as Field<unknown>).write(drawn[key]) : null),
    )

  async function take(next: Settings) {
    if (next.language !== settings.language) await loadLanguage(next.language)
    settings = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => settings,
    drawn: () => drawn,
    async set(change) {
      if (change.language) await loadLanguage(change.language)
      for (const key of SETTING_KEYS) {
        if (key in change) store(key, (FIELDS[key] as Field<unknown>).write(change[key]))
      }
      await take({ ...settings, ...change })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async wake() {
      window.addEventListener('storage', (event) => {
        // A language whose texts cannot be loaded now is there with the next page.
        if (event.key === null || event.key in FIELDS) void take(storedSettings()).catch(() => {})
      })
      const asked = new URLSearchParams(location.search).get('lang')
      if (asked && FIELDS.language.read(asked)) store('language', asked)
      const next = storedSettings()
      if (!same(next, settings)) await take(next).catch(() => {})
    },
  }
}

function same(a: Settings, b: Settings): boolean {
  return SETTING_KEYS.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))
}

/** What the browser and the operator may prefer where the viewer chose nothing. */
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

/** What the cookie says: the settings the page was drawn with and whether somebody was signed in. */
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

/** Whether the viewer chose it, so that it counts before what the browser and the operator prefer. */
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
  for (const key of ['expanding_league', 'favorite_league']) {
    if (parameters.toString().length > MAX_LENGTH) parameters.delete(key)
  }
  const text = parameters.toString()
  const age = text === '' ? 0 : YEAR
  return `${COOKIE}=${text}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`
}
