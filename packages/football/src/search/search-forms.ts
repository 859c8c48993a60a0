import { foldText, wordsOf } from '../text.ts'
import { searchKey, searchWords, withoutClubWords } from './search-key.ts'

/** One way to read a search text. */
export interface SearchForm {
  key: string
  words: readonly string[]
  /** Without the affixes of a club's name: `fc porto` read as `porto`. */
  bare: boolean
  /** Looked for within words too, and not at their beginning only. */
  inside: boolean
}

/** A text of fewer letters is looked for at the beginning of words only: nearly every name has it somewhere. */
const MIN_INSIDE = 3

/**
 * The ways to read a text: with abbreviations expanded, as typed (`st` may begin `stoke`), and without the affixes of club names. Empty for
 * a blank text.
 */
export function searchForms(text: string): SearchForm[] {
  if (foldText(text).trim() === '') return []
  const key = searchKey(text)
  const readings = [
    { words: searchWords(text), bare: false },
    { words: wordsOf(text), bare: false },
    { words: searchWords(withoutClubWords(key)), bare: true },
  ]
  const forms = new Map<string, SearchForm>()
  for (const { words, bare } of readings) {
    const read = words.length > 0 ? words.join(' ') : key
    const inside = !bare && (words.length === 0 || words.join('').length >= MIN_INSIDE)
    if (!forms.has(read)) forms.set(read, { key: read, words, bare, inside })
  }
  return [...forms.values()]
}
