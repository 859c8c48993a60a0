import { nameKey, SOURCES, type Source } from '@touchline/football'
import { slug } from '../slug.ts'
import type { Club } from './club.ts'

/** One name of a club: its source and, by the first year of the season, its time. */
export interface Naming {
  club: Club
  /** The name as `nameKey` writes it. */
  name: string
  /** As the list has it. */
  written: string
  /** Null for a name that every source may use. */
  source: Source | null
  from: number
  until: number
}

/** More names of clubs that a table has, a club a line: `france/lille|Lille OSC; LOSC`. */
export function readMoreNames(lines: readonly string[], clubs: ReadonlyMap<string, Club>): Naming[] {
  return lines.flatMap((line) => {
    const [key = '', names = ''] = line.split('|')
    const club = clubs.get(key)
    return club === undefined ? [] : names.split('; ').map((text) => naming(club, text))
  })
}

/** The clubs of a country of which no file of football-data is known; see `readClubs`. */
export function readOtherClubs(country: string, lines: readonly string[]): Naming[] {
  const clubs = new Map<Club, Club>()
  return readClubs(country, lines.join('\n')).map((one) => {
    const { footballDataName: _, ...club } = one.club
    clubs.set(one.club, clubs.get(one.club) ?? club)
    return { ...one, club: clubs.get(one.club) ?? club }
  })
}

/**
 * Reads the clubs of a country and their names. A line of the table is
 *
 * usual name | three letters | two colours | name in football-data | other names | key
 *
 * with unknown values, and names equal to the usual name, left empty. Other names are separated by semicolons, from any source. A name may
 * begin with its only source (`schochastics:bsad`) and end with the seasons in which it means this club (`Chester@-2009`, `Chester@2010-`),
 * by their first year. The key defaults to the usual name's.
 */
export function readClubs(country: string, table: string): Naming[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => namingsOf(country, line))
}

function namingsOf(country: string, line: string): Naming[] {
  const [name = '', code = '', colours = '', footballData = '', others = '', key = ''] = line.split('|')
  const names = [footballData, ...others.split('; ')].filter((text) => text !== '')
  const club: Club = {
    key: `${slug(country)}/${key || slug(name)}`,
    name,
    shortCode: code || null,
    country,
    colours: coloursOf(colours),
    footballDataName: footballData.includes('@') ? null : withoutSource(footballData) || name,
  }
  const reported = names.map((text) => naming(club, text))
  return reported.some((one) => one.name === nameKey(name)) ? reported : [naming(club, name), ...reported]
}

function coloursOf(text: string): Club['colours'] {
  const [primary, secondary] = text.split(' ')
  return primary && secondary ? [primary, secondary] : null
}

function withoutSource(text: string): string {
  const source = sourceOf(text)
  return source === null ? text : text.slice(source.length + 1)
}

function sourceOf(text: string): Source | null {
  return SOURCES.find((source) => text.startsWith(`${source}:`)) ?? null
}

function naming(club: Club, text: string): Naming {
  const [name = '', seasons = '-'] = withoutSource(text).split('@')
  const [from, until] = seasons.split('-')
  return {
    club,
    name: nameKey(name),
    written: name,
    source: sourceOf(text),
    from: from ? Number(from) : Number.NEGATIVE_INFINITY,
    until: until ? Number(until) : Number.POSITIVE_INFINITY,
  }
}
