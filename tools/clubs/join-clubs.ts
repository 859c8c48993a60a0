import { CLUBS as DEMO_CLUBS } from '../../packages/demo/src/competitions/clubs.ts'
import { readClubs } from '../../packages/feeds/src/clubs/table.ts'
import { CLUB_TABLES } from '../../packages/feeds/src/clubs/tables.ts'
import { slug } from '../../packages/feeds/src/slug.ts'
import { nameKey } from '../../packages/football/src/index.ts'
import type { OpenClub } from './club-files.ts'

/** Additions to a country: lines of the table of clubs, and more names of existing clubs. */
export interface Joined {
  clubs: string[]
  /** `key|name; name`. */
  names: string[]
  /** Clubs and names left out, and why. */
  conflicts: string[]
}

const keysOf = ({ name, aliases }: OpenClub): Map<string, string> =>
  new Map([name, ...aliases].reverse().map((one) => [nameKey(one), one]))

/** Countries some of whose clubs play in the leagues of another. */
const PLAY_IN: Readonly<Record<string, string>> = {
  Canada: 'United States',
  Liechtenstein: 'Switzerland',
  Monaco: 'France',
  'New Zealand': 'Australia',
  'Northern Ireland': 'Ireland',
  Wales: 'England',
}

/** The country in whose leagues a club plays: another one than its own where the tables have it there. */
export function countryOfLeagues(country: string, club: OpenClub): string {
  const other = PLAY_IN[country]
  const table = other === undefined ? undefined : CLUB_TABLES[other]
  if (other === undefined || table === undefined) return country
  const names = keysOf(club)
  return readClubs(other, table).some(({ name }) => names.has(name)) ? other : country
}

/**
 * The clubs of a country in addition to those of the tables written by hand, which win. Names are compared as `nameKey` writes them and
 * must be the same: a club that shares a name with one in the tables is that club, one that shares names with two is left out, and so is
 * every name that two clubs of the file share or that the tables have with other words.
 */
export function joinClubs(country: string, open: readonly OpenClub[]): Joined {
  const joined: Joined = { clubs: [], names: [], conflicts: [] }
  const table = CLUB_TABLES[country]
  const namings = table === undefined ? [] : readClubs(country, table)
  const byName = Map.groupBy(namings, ({ name }) => name)
  const handKeys = new Set(namings.map(({ club }) => club.key))
  const claims = new Map<string, number>()
  for (const club of open) for (const key of keysOf(club).keys()) claims.set(key, (claims.get(key) ?? 0) + 1)

  const met = open.map((club) => ({ club, of: clubsMet(club) }))
  const metBy = Map.groupBy(
    met.filter(({ of }) => of.length === 1),
    ({ of }) => of[0] ?? '',
  )
  const taken = new Set<string>()
  for (const { club, of } of met) {
    const [key, second] = of
    const own = [...keysOf(club)]
      .filter(([name]) => !byName.has(name) && claims.get(name) === 1)
      .map(([, text]) => text)
    if (second !== undefined) conflict(`${club.name} has names of ${of.join(' and ')}`)
    else if (key === undefined) addClub(club, own)
    else if ((metBy.get(key) ?? []).length > 1) conflict(`${club.name} is one of several that have a name of ${key}`)
    else if (club.until === null) addNames(key, own)
  }
  for (const [name, count] of claims) if (count > 1 && !byName.has(name)) conflict(`${count} clubs are called ${name}`)
  return joined

  function conflict(message: string): void {
    joined.conflicts.push(`${country}: ${message}`)
  }

  function clubsMet(club: OpenClub): string[] {
    return [...new Set([...keysOf(club).keys()].flatMap((name) => (byName.get(name) ?? []).map((one) => one.club.key)))]
  }

  function addNames(key: string, own: readonly string[]): void {
    const free = own.filter((one) => (demoOf(nameKey(one))?.key ?? key) === key)
    if (free.length > 0) joined.names.push(`${key}|${free.join('; ')}`)
  }

  /** The club of the demo world that has one of these names: it keeps its key. */
  function demoOf(...names: readonly string[]): (typeof DEMO_CLUBS)[number] | undefined {
    return DEMO_CLUBS.find((one) => one.country === country && !one.national && names.includes(nameKey(one.name)))
  }

  function addClub(club: OpenClub, own: readonly string[]): void {
    const demo = demoOf(...keysOf(club).keys())
    const name = demo?.name ?? club.name
    const key = demo?.key ?? `${slug(country)}/${slug(name)}`
    const unusable = slug(name) === '' || handKeys.has(key) || taken.has(key)
    const shared = !own.some((one) => nameKey(one) === nameKey(club.name))
    if (unusable || shared) {
      conflict(`${club.name} ${shared ? 'is the name of several' : `would have the key ${key}`}`)
      return
    }
    taken.add(key)
    const seasons = club.until === null ? '' : `@${club.from ?? ''}-${club.until}`
    const names = [...new Set([...(demo === undefined ? [] : [demo.name]), ...own])].map((one) => `${one}${seasons}`)
    const others = names.filter((one) => one !== name)
    joined.clubs.push(
      [name, '', '', '', others.join('; '), key.split('/')[1] === slug(name) ? '' : key.split('/')[1]]
        .join('|')
        .replace(/\|+$/, ''),
    )
  }
}
