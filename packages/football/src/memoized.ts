/**
 * A pure function of one key that computes each answer once.
 * @param max answers to hold; the oldest half is dropped when there would be more
 */
export function memoized<Key, Answer>(answer: (key: Key) => Answer, max = 1_000): (key: Key) => Answer {
  const known = new Map<Key, Answer>()
  return (key) => {
    const stored = known.get(key)
    if (stored !== undefined || known.has(key)) return stored as Answer
    if (known.size >= max) for (const old of [...known.keys()].slice(0, max / 2)) known.delete(old)
    const made = answer(key)
    known.set(key, made)
    return made
  }
}
