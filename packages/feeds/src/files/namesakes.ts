import { type Day, nameKey, type TeamRecord, wordsOf } from '@touchline/football'
import type { Outcome } from './problems.ts'

/** Two names of a file that play each other, or on one day. */
interface NamedMeeting {
  home: string | null
  away: string | null
  day: Day | null
}

/**
 * Finds names of one season that the lists give to one club although they play each other, or both play on one day: only the name nearest
 * to the club's is that club.
 * @param teamOf the listed team of a name
 * @returns the names that are other clubs
 */
export function namesakesIn(
  meetings: readonly NamedMeeting[],
  teamOf: (name: string) => Outcome<TeamRecord>,
): ReadonlySet<string> {
  const daysOf = new Map<string, Set<Day>>()
  const opponents = new Map<string, Set<string>>()
  for (const { home, away, day } of meetings) {
    if (home === null || away === null) continue
    for (const [name, other] of [[home, away] as const, [away, home] as const]) {
      add(opponents, name, other)
      if (day !== null) add(daysOf, name, day)
    }
  }
  const names = [...opponents.keys()].map((name) => ({ name, team: teamOf(name) }))
  const clubs = Map.groupBy(
    names.filter(({ team }) => team.ok && team.value.stableKey !== null),
    ({ team }) => (team.ok ? team.value.key : ''),
  )
  return new Set([...clubs.values()].flatMap((own) => (own.length > 1 ? apartFromClub(own) : [])))

  function apartFromClub(own: readonly { name: string; team: Outcome<TeamRecord> }[]): string[] {
    const apart = own.filter(({ name }) => own.some(({ name: other }) => areTwo(name, other))).map(({ name }) => name)
    const [first] = own
    const club = first?.team.ok ? first.team.value.name : ''
    const ranked = apart.toSorted((one, other) => strangeness(one, club) - strangeness(other, club))
    const [nearest, second] = ranked
    const isCertain = second === undefined || strangeness(nearest ?? '', club) < strangeness(second, club)
    return isCertain ? ranked.slice(1) : ranked
  }

  function areTwo(one: string, other: string): boolean {
    if (nameKey(one) === nameKey(other)) return false
    const days = daysOf.get(other)
    return opponents.get(one)?.has(other) === true || [...(daysOf.get(one) ?? [])].some((day) => days?.has(day))
  }
}

function add<Value>(sets: Map<string, Set<Value>>, key: string, value: Value): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value))
}

/** How far a name is from a club's: words it has beyond the club's count most, then words of the club it lacks. */
function strangeness(name: string, club: string): number {
  const [own, listed] = [wordsOf(name), wordsOf(club)]
  const beyond = own.filter((word) => !listed.includes(word)).length
  return beyond * 100 + listed.filter((word) => !own.includes(word)).length
}
