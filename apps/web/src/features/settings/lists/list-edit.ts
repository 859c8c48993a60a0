/** The list with the item at `index` one place further up (-1) or down (1); the same list where there is no such place. */
export function moved<T>(list: readonly T[], index: number, step: -1 | 1): readonly T[] {
  const to = index + step
  const item = list[index]
  if (item === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(index, 1).toSpliced(to, 0, item)
}

/** Clubs carry their place in the list. */
export function numbered<T extends object>(list: readonly T[]): (T & { order: number })[] {
  return list.map((item, index) => ({ ...item, order: index + 1 }))
}
