import type { Slot } from '../rules/knock-out/bracket-slots.ts'
import { type Pair, shuffled } from './draw-pairs.ts'

/** Whom the slots of a round can mean. */
export interface BracketField {
  /** The team at each place of the groups that goes on. */
  teamAt: ReadonlyMap<string, number>
  /** Winners of the round before, by its ties. */
  winners: readonly number[]
}

/**
 * The ties of a round by its bracket. Where a slot allows several teams, one of the ways that the bracket allows is drawn.
 * @param drawn pairs that are drawn already
 * @returns null where the bracket contradicts the drawn pairs
 */
export function bracketTies(
  slots: readonly (readonly [Slot, Slot])[],
  {
    bracketField: { teamAt, winners },
    drawn,
    uniform,
  }: { bracketField: BracketField; drawn: readonly Pair[]; uniform: () => number },
): Pair[] | null {
  const optionsOf = (slot: Slot) =>
    'winnerOf' in slot
      ? winners.slice(slot.winnerOf - 1, slot.winnerOf)
      : slot.places.flatMap((place) => teamAt.get(place) ?? [])
  const options = slots.map(([one, other]) => [optionsOf(one), optionsOf(other)] as const)
  const taken = new Set<number>(drawn.flat())
  const ties: (Pair | null)[] = options.map(() => null)
  for (const pair of drawn) {
    const fits = (at: number) => ties[at] === null && inOrder(pair, options[at]!) !== null
    const at = shuffled([...options.keys()].filter(fits), uniform)[0]
    if (at === undefined) return null
    ties[at] = inOrder(pair, options[at]!)
  }
  const open = options.flatMap((sides, at) => (ties[at] === null ? sides.map((teams) => ({ at, teams })) : []))
  const chosen = assign(
    open.map(({ teams }) => shuffled(teams, uniform)),
    taken,
  )
  if (chosen === null) return null
  for (let side = 0; side < open.length; side += 2) ties[open[side]!.at] = [chosen[side]!, chosen[side + 1]!]
  return ties as Pair[]
}

function inOrder([one, other]: Pair, [first, second]: readonly [readonly number[], readonly number[]]): Pair | null {
  if (first.includes(one) && second.includes(other)) return [one, other]
  return first.includes(other) && second.includes(one) ? [other, one] : null
}

/** One team for each slot, none twice; null where there is no way. */
function assign(slots: readonly (readonly number[])[], taken: Set<number>): number[] | null {
  const chosen = new Array<number>(slots.length)
  // Slots with fewer teams first: most leave no choice.
  const order = [...slots.keys()].sort((one, other) => slots[one]!.length - slots[other]!.length)
  const fill = (at: number): boolean => {
    const slot = order[at]
    if (slot === undefined) return true
    for (const team of slots[slot]!) {
      if (taken.has(team)) continue
      chosen[slot] = team
      taken.add(team)
      if (fill(at + 1)) return true
      taken.delete(team)
    }
    return false
  }
  return fill(0) ? chosen : null
}
