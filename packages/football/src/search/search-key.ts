import { foldText, wordsOf } from '../text.ts'

/** Common abbreviations in tables of results and in speech. */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['rvs', 'rovers'],
  ['st', 'saint'],
  ['sth', 'south'],
  ['utd', 'united'],
  ['weds', 'wednesday'],
])

/** Written by some and left out by others. */
const LEFT_OUT: ReadonlySet<string> = new Set(['and'])

/** Affixes of club names that some sources use and others omit. */
const CLUB_WORDS: ReadonlySet<string> = new Set(['ac', 'afc', 'as', 'cf', 'club', 'fc', 'fk', 'sc', 'ssc'])

/** Whether a word is an affix of club names. */
export const isClubWord = (word: string): boolean => CLUB_WORDS.has(word)

const MAX_KEY = 150

/** The words by which names and searches are compared: folded, without signs, short words written out. */
export function searchWords(text: string): string[] {
  const words = wordsOf(text).map((word) => SHORT_WORDS.get(word) ?? word)
  const kept = words.filter((word) => !LEFT_OUT.has(word))
  return kept.length > 0 ? kept : words
}

/** A text in the form in which names are stored and looked for: `St. Mirren` is `saint mirren`; a text of signs is left as it is. */
export function searchKey(text: string): string {
  const words = searchWords(text)
  return (words.length > 0 ? words.join(' ') : foldText(text).trim()).slice(0, MAX_KEY).trim()
}

/** A key without the affixes of a club's name: `fc porto` is `porto`. A key of affixes alone is unchanged. */
export function withoutClubWords(key: string): string {
  const words = key.split(' ').filter((word) => !isClubWord(word))
  return words.length > 0 ? words.join(' ') : key
}
