import { CLUBS, type Club, NATIONS } from '../competitions/clubs.ts'
import { dayOf } from '../competitions/places.ts'
import { mix, unit } from '../random.ts'

/** Terms are counted from this day on. */
const FIRST_DAY = dayOf(Date.UTC(2018, 0, 1))
/** Days in charge: at a club from four months to five years, most of them less than two; of a national team two to four years. */
const CLUB_DAYS = { least: 120, most: 1_800 } as const
const NATION_DAYS = { least: 730, most: 1_460 } as const
/** One in four clubs looks this many days for the next coach. */
const SEARCH_DAYS = 10
/** Coaches in charge within this many days are listed: as far back as the club's reported seasons. */
export const reportedDays = ({ inFull, league }: Club): number => (inFull || league === null ? 3 : 2) * 365

/** A coach's time at a club. */
export interface Term {
  club: Club
  number: number
  /** First day, days since 1970. */
  first: number
  /** The day before the next change. */
  last: number
  /** Days before the first in which a caretaker was in charge. */
  search: number
}

/** Coaching terms of every club, made as far as they are needed. */
export interface Coaches {
  seedHash: number
  terms: Map<string, Term[]>
}

export const newCoaches = (seedHash: number): Coaches => ({ seedHash, terms: new Map() })

function termAfter(seedHash: number, club: Club, before: Term | undefined): Term {
  const number = (before?.number ?? -1) + 1
  const hash = mix(mix(seedHash, club.hash), 301 + number)
  const { least, most } = club.national ? NATION_DAYS : CLUB_DAYS
  const days = Math.floor(least + (most - least) * unit(hash) ** (club.national ? 1 : 2.2))
  const search = before !== undefined && unit(mix(hash, 1)) < 0.25 ? SEARCH_DAYS : 0
  const first = (before?.last ?? FIRST_DAY - Math.floor(days * unit(mix(hash, 2)))) + 1 + search
  return { club, number, first, last: first + days - 1, search }
}

/** The terms of a club until a day. */
function termsUntil({ seedHash, terms }: Coaches, club: Club, day: number): readonly Term[] {
  const own = terms.get(club.key) ?? []
  terms.set(club.key, own)
  while ((own.at(-1)?.last ?? 0) < day + SEARCH_DAYS) own.push(termAfter(seedHash, club, own.at(-1)))
  return own
}

/** Key of the coach in charge of a club on a day (days since 1970), the caretaker's while it looks for one; null when it has none. */
export function coachKeyOn(coaches: Coaches, club: Club, day: number): string | null {
  if (!club.named) return null
  const term = termsUntil(coaches, club, day).findLast(({ first, search }) => first - search <= day)
  if (term === undefined) return null
  return term.first <= day ? headKey(club, term.number) : caretakerKey(club, term.number)
}

export const headKey = (club: Club, number: number): string => `${club.key}/${number}`
export const caretakerKey = (club: Club, number: number): string => `${club.key}/caretaker/${number}`

/** The terms of a club that touch the days from `first` to `last`. */
export const termsOf = (
  coaches: Coaches,
  { club, first, last }: { club: Club; first: number; last: number },
): Term[] =>
  club.named
    ? termsUntil(coaches, club, last).filter((term) => term.first - term.search <= last && term.last >= first)
    : []

/** Clubs whose coach on `today` is not the one of `earlier`. */
export function clubsThatChanged(coaches: Coaches, earlier: number, today: number): Club[] {
  if (earlier === today) return []
  return [...CLUBS, ...NATIONS].filter(
    (club) => coachKeyOn(coaches, club, earlier) !== coachKeyOn(coaches, club, today),
  )
}
