import { FIELDS, type Field, readSettings, SETTING_KEYS, type Settings } from './settings.fields.ts'

const COOKIE = 'touchline'
const YEAR = 365 * 24 * 3600
/** Browsers drop a cookie beyond 4096 bytes; the longest lists are left out before that. */
const MAX_LENGTH = 3500

/** What the cookie says: the settings the page was drawn with and whether somebody was signed in. */
export interface CookieContent {
  settings: Settings
  signedIn: boolean
}

/** Reads the cookie header; without our cookie everything is the default. */
export function readCookie(header: string): CookieContent {
  const pair = header.split(/; */).find((part) => part.startsWith(`${COOKIE}=`))
  const stored = decoded(pair?.slice(COOKIE.length + 1) ?? '')
  return {
    settings: readSettings((key) => stored.get(key)),
    signedIn: stored.get('in') === '1',
  }
}

/** The text to assign to `document.cookie`; only what differs from the defaults is written. */
export function writeCookie({ settings, signedIn }: CookieContent, secure: boolean): string {
  const parameters = new URLSearchParams()
  for (const key of SETTING_KEYS) {
    const field = FIELDS[key] as Field<unknown>
    const text = field.write(settings[key])
    if (field.drawn && text !== field.write(field.fallback)) parameters.set(key, text)
  }
  if (signedIn) parameters.set('in', '1')
  for (const key of ['expanding_league', 'favorite_league']) {
    if (parameters.toString().length > MAX_LENGTH) parameters.delete(key)
  }
  const text = parameters.toString()
  const age = text === '' ? 0 : YEAR
  return `${COOKIE}=${text}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`
}

function decoded(text: string): URLSearchParams {
  return new URLSearchParams(text)
}
