/** Letters that carry no combining accent and so survive Unicode decomposition, in lower case. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  // The others as Lucene folds them.
  ɐ: 'a',
  ə: 'a',
  ɓ: 'b',
  ƀ: 'b',
  ɔ: 'o',
  ƈ: 'c',
  ɗ: 'd',
  ɖ: 'd',
  ɛ: 'e',
  ǝ: 'e',
  ɘ: 'e',
  ƒ: 'f',
  ǥ: 'g',
  ɠ: 'g',
  ɣ: 'g',
  ɨ: 'i',
  ɩ: 'i',
  ȷ: 'j',
  ƙ: 'k',
  ĸ: 'q',
  ƚ: 'l',
  ɫ: 'l',
  ɱ: 'm',
  ɲ: 'n',
  ƞ: 'n',
  ɵ: 'o',
  ƥ: 'p',
  ʂ: 's',
  ŧ: 't',
  ƭ: 't',
  ʉ: 'u',
  ʋ: 'v',
  ƴ: 'y',
  ƶ: 'z',
  ʒ: 'z',
}

/** Stand-ins for an apostrophe in names: quotes, letters, spacing accents, primes. */
const APOSTROPHES = /[`´‘’‛′‵ʹʻʼʽˈˊˋ՚᾽᾿＇]/g

/** A text with straight apostrophes: `M´gladbach` and `M’gladbach` are `M'gladbach`. */
export const plainApostrophes = (text: string): string => text.replace(APOSTROPHES, "'")

/**
 * Text as people compare it: lower case and without accents, `São Tomé` and `sao tome` alike.
 * Punctuation and spaces stay. Folding twice is folding once.
 */
export function foldText(text: string): string {
  const decomposed = plainApostrophes(text).normalize('NFKD').toLowerCase().normalize('NFKD')
  return plainApostrophes(decomposed)
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
}

/**
 * A folded name without punctuation, for finding the same name written differently:
 * `St. Kitts & Nevis` and `Saint Kitts and Nevis` give one key.
 */
export function nameKey(name: string): string {
  return foldText(name)
    .replace(/&/g, ' and ')
    .replace(/['.`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bst\b/g, 'saint')
}

/** The folded words of a text, without punctuation: `Paris Saint-Germain` is paris, saint, germain. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .replace(/['.`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Compares two texts the same way everywhere, independent of the machine's collation. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The order of two rows of texts, as many in either: that of the first that differ. */
export function compareAll(one: readonly string[], other: readonly string[]): number {
  for (const [index, text] of one.entries()) {
    const order = compareTexts(text, other[index] ?? '')
    if (order !== 0) return order
  }
  return 0
}

/** A place or a count in English: `1st`, `2nd`, `11th`. */
export function englishOrdinal(count: number): string {
  const teen = count % 100 >= 11 && count % 100 <= 13
  return `${count}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`
}
