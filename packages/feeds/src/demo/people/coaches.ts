import { CLUBS, type Club, NATIONS } from '../competitions/clubs.ts'
import { mix, randomOf, shuffled } from '../random.ts'

/** Every club changes its coach once in a block of so many days; as there are more clubs than days, somebody does every day. */
const BLOCK = 360
/** Some clubs look for so many days before the next one comes. */
const SEARCH_DAYS = 10
/** Coaches are listed who were in charge in the last so many days. */
export const REPORTED_DAYS = 4 * 365
/** The one club of a league that never has a coach. */
const WITHOUT_COACH = 'south-korea/bucheon-1995'

/** A coach's time at a club; `last` is null while nothing later is known in the part of the calendar looked at. */
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

/** The day on which a coach leaves and the days until the next one begins. */
interface Change {
  day: number
  search: number
}

/** The change of every club within a block, by club. */
type Changes = ReadonlyMap<string, Change>

const LEAGUE_CLUBS = CLUBS.filter((club) => club.league !== null && club.key !== WITHOUT_COACH)
const OTHER_CLUBS = CLUBS.filter((club) => club.league === null)

/** Coaching terms of every club, computed from the seed when asked for. */
export interface Coaches {
  seedHash: number
  blocks: Map<number, Changes>
}

export const newCoaches = (seedHash: number): Coaches => ({ seedHash, blocks: new Map() })

function changesIn({ seedHash, blocks }: Coaches, block: number): Changes {
  const known = blocks.get(block)
  if (known !== undefined) return known
  const random = randomOf(mix(mix(seedHash, 301), block))
  // League clubs first, so that every day has one of them; the rest start a second round and search for a while.
  const order = [...shuffled(random, LEAGUE_CLUBS), ...shuffled(random, OTHER_CLUBS)]
  const changes = new Map(
    order.map((club, index): [string, Change] => [
      club.key,
      { day: block * BLOCK + (index % BLOCK), search: index < BLOCK ? 0 : SEARCH_DAYS },
    ]),
  )
  blocks.set(block, changes)
  return changes
}

const changeOf = (coaches: Coaches, club: Club, term: number): Change =>
  changesIn(coaches, term).get(club.key) ?? { day: term * BLOCK, search: 0 }

function termOf(coaches: Coaches, club: Club, number: number): Term {
  const { day, search } = changeOf(coaches, club, number)
  return { club, number, first: day + search, last: changeOf(coaches, club, number + 1).day - 1, search }
}

/** Key of the coach in charge of a club on a day (days since 1970), the caretaker's while it looks for one; null when it has none. */
export function coachKeyOn(coaches: Coaches, club: Club, day: number): string | null {
  if (club.key === WITHOUT_COACH) return null
  const block = Math.floor(day / BLOCK)
  const number = changeOf(coaches, club, block).day <= day ? block : block - 1
  return termOf(coaches, club, number).first <= day ? headKey(club, number) : caretakerKey(club, number)
}

export const headKey = (club: Club, number: number): string => `${club.key}/${number}`
export const caretakerKey = (club: Club, number: number): string => `${club.key}/caretaker/${number}`

/** The terms of a club that touch the days from `first` to `last`. */
export function termsOf(coaches: Coaches, club: Club, first: number, last: number): Term[] {
  if (club.key === WITHOUT_COACH) return []
  const terms: Term[] = []
  for (let number = Math.floor(first / BLOCK) - 1; number <= Math.floor(last / BLOCK); number++) {
    const term = termOf(coaches, club, number)
    if (term.first - term.search <= last && term.last >= first && term.first <= term.last) terms.push(term)
  }
  return terms
}

/** Clubs whose coach on `today` is not the one of `earlier`. */
export function clubsThatChanged(coaches: Coaches, earlier: number, today: number): Club[] {
  if (earlier === today) return []
  return [...CLUBS, ...NATIONS].filter(
    (club) => coachKeyOn(coaches, club, earlier) !== coachKeyOn(coaches, club, today),
  )
}
