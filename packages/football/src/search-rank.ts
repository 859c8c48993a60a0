import { meantBy } from './search-nicknames.ts'
import { foldText, wordsOf } from './text.ts'

/** Something that has a name and can be looked for. */
export interface Findable {
  id: number
  name: string
  /** How well known it is; more is better known. Compared only among things that answer to the text equally well. */
  weight: number
}

/** How well a name answers to a text: 0 is the name itself or what people call it, 1 word by word, 2 somewhere inside. */
type Closeness = 0 | 1 | 2

/** Folded: second and youth teams and women's teams, which follow behind the team people mean by the bare name. */
const LESSER =
  /(^|[^\p{L}\p{N}])(ii|iii|b|u-?\d{2}|sub-?\d{2}|under-?\d{2}|youth|juniors?|juvenil|reserves?|castilla|primavera|jong|w|wfc|women|ladies|frauen|femenino|femenina|feminino|feminina|feminine|feminines|femminile)(?![\p{L}\p{N}])/u

/** What stands around a club's name in some sources and not in others. */
const CLUB_WORDS = new Set(['ac', 'afc', 'as', 'cf', 'club', 'fc', 'fk', 'sc', 'ssc'])

/** A weight for belonging to a competition known by its stable key: what is watched everywhere first. */
export function leagueFame(stableKey: string | null): number {
  return stableKey === null ? 0 : (FAME.get(stableKey) ?? 0)
}

const FAME: ReadonlyMap<string, number> = new Map([
  ['england/premier-league', 100],
  ['europe/champions-league', 98],
  ['spain/la-liga', 96],
  ['world/world-cup', 94],
  ['italy/serie-a', 90],
  ['germany/bundesliga', 88],
  ['france/ligue-1', 84],
  ['europe/europa-league', 80],
  ['portugal/primeira-liga', 70],
  ['brazil/serie-a', 68],
  ['netherlands/eredivisie', 64],
  ['england/championship', 50],
  ['england/fa-cup', 40],
  ['spain/la-liga-2', 30],
  ['italy/serie-b', 28],
  ['germany/2-bundesliga', 28],
  ['france/ligue-2', 24],
  ['brazil/serie-b', 20],
])

const LEAST_TOP = 64

/** Stable keys of the competitions whose clubs people mean first. */
export const TOP_LEAGUES: readonly string[] = [...FAME].filter(([, fame]) => fame >= LEAST_TOP).map(([key]) => key)

/** A text of fewer letters is looked for at the beginning of words only: nearly every name has it somewhere. */
export const SHORTEST_INSIDE = 3

/**
 * The things whose name answers to the text, the ones people mean first: second, youth and women's teams below unless they are asked
 * for, the exact name or nickname before words that begin so before parts of words, then the better known.
 */
export function rankFound<T extends Findable>(text: string, things: readonly T[]): T[] {
  const wanted = wordsOf(text)
  const folded = foldText(text).trim()
  if (folded === '') return []
  const lesserAsked = LESSER.test(folded)
  const meant = meantBy(wanted)
  return things
    .flatMap((thing) => {
      const name = foldText(thing.name)
      const close = closeness(name, folded, wanted, meant)
      return close === null ? [] : [{ thing, name, close, lesser: !lesserAsked && LESSER.test(name) ? 1 : 0 }]
    })
    .sort(
      (a, b) =>
        a.lesser - b.lesser ||
        a.close - b.close ||
        b.thing.weight - a.thing.weight ||
        Number(b.name.startsWith(folded)) - Number(a.name.startsWith(folded)) ||
        compareText(a.name, b.name) ||
        a.thing.id - b.thing.id,
    )
    .map(({ thing }) => thing)
}

function closeness(
  name: string,
  folded: string,
  wanted: readonly string[],
  meant: readonly (readonly string[])[],
): Closeness | null {
  const words = wordsOf(name)
  const bare = words.filter((word) => !CLUB_WORDS.has(word))
  const isMeant = meant.some((other) => sameWords(other, words) || sameWords(other, bare))
  if (isMeant || name === folded || (wanted.length > 0 && sameWords(wanted, words))) return 0
  if (wanted.length > 0 && beginWords(wanted, words)) return 1
  const mayBeInside = wanted.length === 0 || wanted.join('').length >= SHORTEST_INSIDE
  return mayBeInside && name.includes(folded) ? 2 : null
}

const sameWords = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((word, at) => word === b[at])

/** Whether each wanted word begins a word of the name, in the same order: `man u` and `manchester united`. */
function beginWords(wanted: readonly string[], words: readonly string[]): boolean {
  let at = 0
  return wanted.every((one) => {
    const found = words.findIndex((word, place) => place >= at && word.startsWith(one))
    at = found + 1
    return found !== -1
  })
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
