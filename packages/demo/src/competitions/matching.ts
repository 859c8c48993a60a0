/**
 * Assigns every item a distinct place among its allowed ones, for as many items as possible (augmenting paths).
 * @param allowed per item its allowed places, the preferred ones first
 * @returns per item its place, -1 where none is left
 */
export function matched(allowed: readonly (readonly number[])[]): number[] {
  const owner = new Map<number, number>()
  const settle = (item: number, tried: Set<number>): boolean => {
    for (const place of allowed[item] ?? []) {
      if (tried.has(place)) continue
      tried.add(place)
      const held = owner.get(place)
      if (held === undefined || settle(held, tried)) {
        owner.set(place, item)
        return true
      }
    }
    return false
  }
  for (const item of allowed.keys()) settle(item, new Set())
  const places = allowed.map(() => -1)
  for (const [place, item] of owner) places[item] = place
  return places
}
