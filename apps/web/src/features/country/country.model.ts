import type { CountryCoach, CountryLeague } from '@touchline/contract'

const KINDS = ['domestic', 'domestic_cup', 'international', 'cup_international', 'play-offs', 'friendly'] as const
const PLAIN_KINDS = ['league', 'cup', 'friendly'] as const
/** Kinds of a competition that have a name. */
export type LeagueKind = (typeof KINDS)[number] | (typeof PLAIN_KINDS)[number]

/** What kind of a competition it is: the finer kind, otherwise the plain one; null for a kind without a name. */
export function leagueKind({
  sub_type,
  league_type,
}: Pick<CountryLeague, 'sub_type' | 'league_type'>): LeagueKind | null {
  const reported = sub_type?.toLowerCase()
  return KINDS.find((kind) => kind === reported) ?? PLAIN_KINDS.find((kind) => kind === league_type) ?? null
}

interface Spell {
  team_id: number
  active?: boolean
}

/** The teams somebody is with, each once though he has several tasks there; of a coach's only those of today. */
export function teamsNow<S extends Spell>(spells: readonly S[]): S[] {
  const now = spells.filter(({ active }) => active !== false)
  return now.filter(({ team_id }, at) => now.findIndex((one) => one.team_id === team_id) === at)
}

/** Teams of today as words of a file. */
export const teamNames = (
  spells: CountryCoach['teams'] | readonly { team_id: number; team: { name: string } }[],
): string =>
  teamsNow<Spell & { team: { name: string } }>(spells)
    .map(({ team }) => team.name)
    .join('; ')
