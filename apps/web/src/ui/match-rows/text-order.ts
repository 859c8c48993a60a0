/** Texts are compared the same way everywhere, whatever the machine's collation. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Compares by the first of the texts that differs; as many on either side. */
export function compareAll(one: readonly string[], other: readonly string[]): number {
  for (const [index, text] of one.entries()) {
    const order = compareTexts(text, other[index] ?? '')
    if (order !== 0) return order
  }
  return 0
}
