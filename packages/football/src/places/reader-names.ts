import type { NameLanguage } from '../type-names/type-name.ts'
import { COUNTRY_NAMES_PT } from './country-names-pt.ts'
import { COMPETITION_NAMES_PT, SQUAD_NAMES_PT, TEAM_NAMES_PT } from './names-pt.ts'

/** `Portugal U21`, `Arsenal Women`, `Germany W U19`, `Chelsea Reserves`. */
const SQUAD = /^(.+?)(?: (Women|W|\(W\)))?(?: (U\d\d|Youth|Reserves))?$/

/** Languages in which a team may have a name of its own. */
type TranslatedLanguage = Exclude<NameLanguage, 'en'>

const SQUADS: Readonly<Record<TranslatedLanguage, (squad: string) => string>> = {
  pt: (squad) => SQUAD_NAMES_PT[squad] ?? squad.replace(/^U/, 'Sub-'),
}

/** Gives a name of a list in a language; one that is not in the list as it came. */
type NameLookup = (list: 'teams' | 'countries', name: string) => string

/** What readers call a team: by the list of clubs, or as its country where it is a national team. */
export function teamNameBy(look: NameLookup, language: TranslatedLanguage, name: string): string {
  const [, team = name, women, other] = SQUAD.exec(name) ?? []
  const own = look('teams', team)
  const squad = [women && 'Women', other].flatMap((part) => (part ? [SQUADS[language](part)] : []))
  return [own === team ? look('countries', team) : own, ...squad].join(' ')
}

const LISTS_PT = { teams: TEAM_NAMES_PT, countries: COUNTRY_NAMES_PT }
const lookPt: NameLookup = (list, name) => LISTS_PT[list][name] ?? name

/** A team's name in the reader's language; one that has no name of its own there keeps the source's. */
export const teamNameIn = (language: NameLanguage, name: string): string =>
  language === 'pt' ? teamNameBy(lookPt, language, name) : name

/** A competition's name in the reader's language; one that has no name of its own there keeps the source's. */
export const competitionNameIn = (language: NameLanguage, name: string): string =>
  language === 'pt' ? (COMPETITION_NAMES_PT[name] ?? name) : name
