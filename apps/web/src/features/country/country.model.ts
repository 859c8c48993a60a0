import type { CountryCoach, CountryLeague } from '@touchline/contract'

const KINDS = ['domestic', 'domestic_cup', 'international', 'cup_international', 'play-offs', 'friendly'] as const
const PLAIN_KINDS = ['league', 'cup', 'friendly'] as const
/** Kinds of a competition that have a name. */
export type LeagueKind = (typeof KINDS)[number] | (typeof PLAIN_KINDS)[number]

/** The kind of a competition: the finer kind, otherwise the plain one; null for a kind without a name. */
export function leagueKind({
  sub_type,
  league_type,
}: Pick<CountryLeague, 'sub_type' | 'league_type'>): LeagueKind | null {
  const reported = sub_type?.toLowerCase()
  return KINDS.find((kind) => kind === reported) ?? PLAIN_KINDS.find((kind) => kind === league_type) ?? null
}

/** Competitions being played first, by their names as shown. */
export const leaguesByName = <L extends Pick<CountryLeague, 'name' | 'active'>>(
  leagues: readonly L[],
  language: string,
): L[] => leagues.toSorted((a, b) => Number(b.active) - Number(a.active) || a.name.localeCompare(b.name, language))

interface Spell {
  team_id: number
  active?: boolean
}

/** A person's teams, each once despite several roles there; for a coach only the present ones. */
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
