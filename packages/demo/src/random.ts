/** A source of numbers in [0, 1). */
export type Random = () => number

/** 32-bit hash of a text (FNV-1a with a final mix); the same text always gives the same number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mix(hash, text.length)
}

/** A new 32-bit hash from a hash and a number, so that one entity yields many independent ones. */
export function mix(hash: number, salt: number): number {
  let mixed = Math.imul(hash ^ (salt + 0x9e3779b9), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The hash as a number in [0, 1). */
export function unit(hash: number): number {
  return (mix(hash, 0x51ed) >>> 0) / 4294967296
}

/** Splitmix32: a generator that starts from a 32-bit hash. */
export function randomOf(hash: number): Random {
  let state = hash | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
}

/** A count drawn from a Poisson distribution; for means below 60. */
export function poisson(random: Random, mean: number): number {
  const floor = Math.exp(-mean)
  let product = random()
  let count = 0
  while (product > floor) {
    product *= random()
    count++
  }
  return count
}

/** Whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** One item of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new RangeError('cannot pick from an empty list')
  return item
}

/** A shuffled copy. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const result = [...list]
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const held = result[index] as T
    result[index] = result[other] as T
    result[other] = held
  }
  return result
}
