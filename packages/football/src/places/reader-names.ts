/** `Portugal U21`, `Arsenal Women`, `Germany W U19`, `Chelsea Reserves`. */
const SQUAD = /^(.+?)(?: (Women|W|\(W\)))?(?: (U\d\d|Youth|Reserves))?$/

/** Gives a name of a list in a language; one that is not in the list as it came. */
export type NameLookup = (list: 'teams' | 'countries' | 'squads', name: string) => string

/** The name of a team in another language: from the list of clubs, or as a country for a national team. */
export function teamNameBy(look: NameLookup, name: string): string {
  const [, team = name, women, other] = SQUAD.exec(name) ?? []
  const own = look('teams', team)
  const squad = [women && 'Women', other].flatMap((part) => (part ? [look('squads', part)] : []))
  return [own === team ? look('countries', team) : own, ...squad].join(' ')
}
