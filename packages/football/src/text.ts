/** Letters that carry no combining accent and so survive Unicode decomposition. */
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
  '’': "'",
  '‘': "'",
  ʻ: "'",
  ʼ: "'",
}

/**
 * Text as people compare it: lower case and without accents, `São Tomé` and `sao tome` alike.
 * Punctuation and spaces stay. Folding twice is folding once.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþħıŋ’‘ʻʼ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
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

/** The order of two texts, the same everywhere, whatever the machine's collation. */
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
