import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { dayWindow, isDay, localDay } from '@touchline/football'
import { withoutUnset } from './app/search-params.ts'
import { FIELDS, type Field, LANGUAGES, type Settings } from './app/settings/settings.fields.ts'
import { readCookie, writeCookie } from './app/settings/settings.ts'
import { zoneOf } from './app/settings/zone.ts'
import { readFinderSearch } from './features/finder/finder.search.ts'
import { readMatchSearch } from './features/match/match.search.ts'
import { readRecordSearch } from './features/record/record.search.ts'
import { readListSearch } from './features/upcoming/list/list-search.ts'

type ReadSearch = (given: Record<string, unknown>) => object

const none: ReadSearch = () => ({})

/** The public pages, each with what is read of its address. */
const PAGES: Readonly<Record<string, ReadSearch>> = {
  '/': readListSearch,
  '/matches': readListSearch,
  '/soccer': readMatchSearch,
  '/record': readRecordSearch,
  '/finder': readFinderSearch,
  '/numbers': none,
  '/help': none,
  '/credits': none,
  '/terms': none,
  '/privacy': none,
  '/legal': none,
  '/accessibility': none,
}

const DAY = /^\/matches\/([^/]+)$/
const LONGEST = 300

/** Settings that are somebody's own, or hardly anybody else's. */
const OWN = [
  'favorite_league',
  'expanding_league',
  'odds_market',
  'expanding_panel',
] as const satisfies (keyof Settings)[]

function isOwn(settings: Settings): boolean {
  return OWN.some((key) => {
    const field = FIELDS[key] as Field<unknown>
    return field.write(settings[key]) !== field.write(field.fallback)
  })
}

function readerOf(path: string): ReadSearch | undefined {
  const day = DAY.exec(path)?.[1]
  if (day !== undefined) return isDay(day) ? readListSearch : undefined
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined
}

/** What of an address draws something, in its order, which links on the page have too; null where it is not a page that is kept. */
function drawnAddress(address: string): string | null {
  const at = address.indexOf('?')
  const path = at === -1 ? address : address.slice(0, at)
  const read = readerOf(path)
  if (read === undefined) return null
  if (at === -1) return path
  const given = defaultParseSearch(address.slice(at)) as Record<string, unknown>
  const lang = LANGUAGES.find((language) => language === given.lang)
  const search: Record<string, unknown> = {
    ...withoutUnset<Record<string, unknown>>(read(given)),
    ...(lang && { lang }),
  }
  // What somebody types is hardly asked for again.
  if ('q' in search) return null
  const order = Object.keys(given)
  const ordered = Object.entries(search).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  return path + defaultStringifySearch(Object.fromEntries(ordered))
}

/**
 * Under what a page may be kept for everyone who asks for the same: the address and the cookie with nothing in them that draws nothing,
 * and until when (milliseconds) its day lasts. Null for pages that are somebody's own.
 */
export function keptAs(address: string, cookies: string, now: number) {
  try {
    const drawn = drawnAddress(address)
    const content = readCookie(cookies)
    if (drawn === null || drawn.length > LONGEST || isOwn(content.settings)) return null
    const [cookie = ''] = writeCookie(content, false).split(';')
    const zone = zoneOf(content.settings)
    return { address: drawn, cookie, until: dayWindow(localDay(now, zone), zone).to.getTime() }
  } catch {
    return null
  }
}
