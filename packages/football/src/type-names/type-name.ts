/** The name of one type id. The lists are plain, so that a page carries only the families it shows. */
export interface TypeName {
  id: number
  /** The field's own name of it, upper case: `SHOTS_ON_TARGET`. */
  code: string
  /** In English, as the API has it. */
  name: string
}

/** Something reported in words instead of by an id. */
export interface WordName {
  /** The words as a source reports them, in lower case. */
  code: string
  name: string
}

/** The English name of an id in one family; null when the family does not have it. */
export const nameIn = (family: readonly TypeName[], id: number): string | null =>
  family.find((type) => type.id === id)?.name ?? null

/** The English names of reported words; the words themselves, readable, when the family lacks them. */
export function wordsIn(family: readonly WordName[], words: string): string {
  const code = words.trim().toLowerCase()
  return family.find((one) => one.code === code)?.name ?? readableName(words)
}

/** Abbreviations that stay in capitals. */
const CAPITALS = ['VAR', 'UEFA', 'FIFA', 'AFC', 'CAF', 'CONCACAF', 'CONMEBOL', 'OFC', 'ET']

/**
 * A code in words for people: `CRUCIATE_LIGAMENT_INJURY` is "Cruciate ligament injury", `OffTarget` "Off target". Words that are
 * readable stay as they are.
 */
export function readableName(code: string): string {
  const words = code.trim().split(/[_\s]+/)
  const apart = words.length > 1 ? words : (words[0] ?? '').split(/(?<=\p{Ll})(?=\p{Lu})/u)
  const isCode = words.length === 1 || words.every((word) => word === word.toUpperCase())
  const plain = apart.map((word) => (isCode && !CAPITALS.includes(word) ? word.toLowerCase() : word)).join(' ')
  return plain.slice(0, 1).toUpperCase() + plain.slice(1)
}
