/** Tries before a draw that comes to a dead end is made without its limits. */
const MAX_STEPS = 2_000

export type Pair = readonly [number, number]

/**
 * Draws pairs by lot.
 * @param first those that meet one of the others and are the first of their pair; empty where anybody meets anybody
 * @param mayMeet the limits of the lot, which are dropped where they leave no draw
 * @returns pairs, and the team that is left over
 */
export function drawPairs(
  first: readonly number[],
  {
    others,
    mayMeet,
    uniform,
  }: { others: readonly number[]; mayMeet: (one: number, other: number) => boolean; uniform: () => number },
): { pairs: Pair[]; bye: number | null } {
  const hosts = shuffled(first, uniform)
  const guests = shuffled(others, uniform)
  const steps = { left: MAX_STEPS }
  const pairs =
    pairUp({ hosts, guests }, mayMeet, steps) ?? pairUp({ hosts, guests }, () => true, { left: MAX_STEPS }) ?? []
  const paired = new Set(pairs.flat())
  return { pairs, bye: [...hosts, ...guests].find((team) => !paired.has(team)) ?? null }
}

function pairUp(
  { hosts, guests }: { hosts: readonly number[]; guests: readonly number[] },
  mayMeet: (one: number, other: number) => boolean,
  steps: { left: number },
): Pair[] | null {
  const [one = guests[0], ...later] = hosts
  const open = hosts.length > 0 ? guests : guests.slice(1)
  if (one === undefined || open.length === 0) return []
  for (const [at, other] of open.entries()) {
    if (!mayMeet(one, other) || steps.left-- < 0) continue
    const rest = pairUp({ hosts: later, guests: open.toSpliced(at, 1) }, mayMeet, steps)
    if (rest !== null) return [[one, other], ...rest]
  }
  return null
}

export function shuffled<Item>(items: readonly Item[], uniform: () => number): Item[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(uniform() * (at + 1))
    const kept = order[at]!
    order[at] = order[other]!
    order[other] = kept
  }
  return order
}
