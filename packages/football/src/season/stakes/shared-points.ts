/**
 * Whether points that pairs of teams share can be given so that each team has what it needs: a maximum flow from pairs to teams.
 * @param shared points to give of each two teams, one number for both orders: `shared[one][other]`
 * @param needs of each team; below zero as 0
 */
export function canShare(shared: readonly (readonly number[])[], needs: readonly number[]): boolean {
  const teams = needs.length
  const given = needs.map(() => new Int32Array(teams))
  const free = (one: number, other: number) => shared[one]![other]! - given[one]![other]! - given[other]![one]!
  for (let team = 0; team < teams; team++) {
    let missing = needs[team]!
    while (missing > 0) {
      const path = pathToFree(team, { teams, free, given })
      if (path === null) return false
      const last = path[path.length - 1]!
      const available = path.slice(0, -1).reduce(
        (least, [from, to], at) => {
          const [next] = path[at + 1]!
          return next === to ? Math.min(least, given[to]![from]!) : least
        },
        Math.min(missing, free(...last)),
      )
      // Each team on the way takes from the next, which makes up for it elsewhere.
      for (const [from, to] of path.slice(0, -1)) {
        given[to]![from]! -= available
        given[from]![to]! += available
      }
      given[last[0]]![last[1]]! += available
      missing -= available
    }
  }
  return true
}

type Step = readonly [from: number, to: number]

/** The shortest way from a team over points given to others to free points; null if there is none. */
function pathToFree(
  team: number,
  { teams, free, given }: { teams: number; free: (one: number, other: number) => number; given: readonly Int32Array[] },
): Step[] | null {
  const cameFrom = new Int32Array(teams).fill(-1)
  cameFrom[team] = team
  const queue = [team]
  for (const one of queue) {
    for (let other = 0; other < teams; other++) {
      if (other === one || free(one, other) <= 0) continue
      const path: Step[] = [[one, other]]
      for (let at = one; at !== team; at = cameFrom[at]!) path.unshift([cameFrom[at]!, at])
      return path
    }
    for (let other = 0; other < teams; other++)
      if (cameFrom[other] === -1 && given[other]![one]! > 0) {
        cameFrom[other] = one
        queue.push(other)
      }
  }
  return null
}
