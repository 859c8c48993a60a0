import { squadOfTeam } from '../squads/squads.ts'
import { compareTexts } from '../text.ts'
import { misspelt } from './misspelling.ts'
import { type SearchForm, searchForms } from './search-forms.ts'
import { isClubWord, searchKey } from './search-key.ts'
import type { NameOrigin } from './search-names.ts'

/** One name of something that can be looked for. */
export interface Findable {
  id: number
  /** In the form of `searchKey`. */
  name: string
  origin: NameOrigin
  /** A second, youth or women's team. */
  lesser: boolean
  /** How well known it is; more is better known. Compared only among things that answer to the text equally well. */
  weight: number
}

/**
 * How closely a name matches the text: 0 exactly, 1 without the affixes of a club's name, 2 word by word or by a derived name, 3 inside, 4
 * with misspellings.
 */
type Closeness = 0 | 1 | 2 | 3 | 4

/** How a name answers to a text; `wrong` letters are 0 unless it is misspelt. */
interface Answer {
  close: Closeness
  wrong: number
}

/**
 * Things whose name matches the text, each once with its best name, the likeliest first: second, youth and women's teams last unless
 * requested, exact names before beginnings before parts of words before misspellings, then the better known. Misspellings only where
 * nothing matches as typed.
 */
export function rankFound<T extends Findable>(text: string, rows: readonly T[]): T[] {
  const forms = searchForms(text)
  const lesserAsked = squadOfTeam(text) !== null
  const best = new Map<number, Ranked<T>>()
  for (const row of rows) {
    const answer = answerOf(row, forms)
    if (answer === null) continue
    const ranked = { row, ...answer, lesser: !lesserAsked && row.lesser ? 1 : 0 }
    const present = best.get(row.id)
    if (present === undefined || compare(forms, ranked, present) < 0) best.set(row.id, ranked)
  }
  const all = [...best.values()].sort((one, other) => compare(forms, one, other))
  const asTyped = all.some(({ close }) => close < 3)
  return all.filter(({ close }) => close < 4 || !asTyped).map(({ row }) => row)
}

/** Whether a name has the words as they were typed, and not only somewhere within its own. */
export function isAsTyped(text: string, rows: readonly Findable[]): boolean {
  const forms = searchForms(text)
  return rows.some((row) => (answerOf(row, forms)?.close ?? 4) < 3)
}

/** Whether a name itself answers to the text, so that nobody wonders why it was found. */
export const answersTo = (text: string, name: string): boolean =>
  answerOf({ id: 0, name: searchKey(name), origin: 0, lesser: false, weight: 0 }, searchForms(text)) !== null

interface Ranked<T> extends Answer {
  row: T
  lesser: number
}

function compare(forms: readonly SearchForm[], one: Ranked<Findable>, other: Ranked<Findable>): number {
  const begins = ({ row }: Ranked<Findable>) => (forms.some(({ key }) => row.name.startsWith(key)) ? 0 : 1)
  return (
    one.lesser - other.lesser ||
    one.close - other.close ||
    one.wrong - other.wrong ||
    listed(one) - listed(other) ||
    other.row.weight - one.row.weight ||
    begins(one) - begins(other) ||
    compareTexts(one.row.name, other.row.name) ||
    one.row.id - other.row.id
  )
}

/** Own names win over listed ones word by word: `real` is Real Betis before Espanyol, a Real Club Deportivo. */
const listed = ({ close, row }: Ranked<Findable>) => (close === 2 && row.origin === 1 ? 1 : 0)

function answerOf({ name, origin }: Findable, forms: readonly SearchForm[]): Answer | null {
  const words = name.split(' ')
  const closest = forms.flatMap((form) => closeness(name, { words, origin, form }) ?? [])
  if (closest.length > 0) return { close: Math.min(...closest) as Closeness, wrong: 0 }
  const wrong = forms.flatMap((form) => misspelt(form.words, words) ?? [])
  return wrong.length > 0 ? { close: 4, wrong: Math.min(...wrong) } : null
}

function closeness(
  name: string,
  { words, origin, form }: { words: readonly string[]; origin: NameOrigin; form: SearchForm },
): Closeness | null {
  if (name === form.key) return origin === 2 ? 2 : form.bare ? 1 : 0
  if (beginWords(form.words, words)) return 2
  return form.inside && name.includes(form.key) ? 3 : null
}

/** `s` begins `sunderland` and not the `ssc` of `ssc napoli`. */
const beginsWith = (word: string, wanted: string) => word === wanted || (word.startsWith(wanted) && !isClubWord(word))

/** Whether each wanted word begins a word of the name, in the same order: `man u` and `manchester united`. */
export function beginWords(wanted: readonly string[], words: readonly string[]): boolean {
  let at = 0
  return (
    wanted.length > 0 &&
    wanted.every((one) => {
      const found = words.findIndex((word, place) => place >= at && beginsWith(word, one))
      at = found + 1
      return found !== -1
    })
  )
}
