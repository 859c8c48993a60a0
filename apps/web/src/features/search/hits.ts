import { foldText, searchCountries } from '@touchline/football'
import type { Language } from '@touchline/messages'
import type { CallAnswer } from '../../app/api/api.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'

export type HitKind = 'team' | 'league' | 'country' | 'player' | 'coach'

/** The kinds a search can be narrowed to, in the order they are shown; people are found by members only. */
export const kindsFor = (member: boolean): readonly HitKind[] =>
  member ? ['team', 'league', 'country', 'player', 'coach'] : ['team', 'league', 'country']

/** A hit of the search: its link and appearance. */
export interface Hit {
  kind: HitKind
  id: number
  name: string
  /** Its country, or the team of a player or coach. */
  note: string
  /** Another name it was found by, where the one shown does not say why. */
  foundAs: string | null
  /** Picture of our own origin; for a country the code of its flag. */
  picture: string
}

/** One page of an answer; visitors are given no people. */
export type Found = CallAnswer<'GET /search/v1'> & Partial<Pick<CallAnswer<'GET /search/v3'>, 'players' | 'coaches'>>

const MAX_COUNTRIES = 8

/** Countries and regions in the viewer's language, out of the list in the browser. */
export function countryHits(text: string, language: Language): Hit[] {
  const nameOf = (name: string) => translatedCountry(language, name)
  return searchCountries(text, nameOf)
    .slice(0, MAX_COUNTRIES)
    .map(({ id, code, name }) => ({
      kind: 'country',
      id,
      name: nameOf(name),
      note: '',
      foundAs: null,
      picture: code,
    }))
}

/** Nothing where readers of this language see that very name. */
const otherName = (found: string | null, shown: string) =>
  found !== null && foldText(found) === foldText(shown) ? null : found

/** Hits of one kind, which stand together. */
export type HitGroup = readonly [Hit['kind'], readonly Hit[]]

/** The hits of all pages read so far by group, in the order they are shown; empty groups are left out. */
export function hitGroups(pages: readonly Found[], countries: readonly Hit[], language: Language): HitGroup[] {
  const leagues = pages
    .flatMap((page) => page.leagues)
    .map(
      (league): Hit => ({
        kind: 'league',
        id: league.league_id,
        name: league.league_name,
        note: translatedCountry(language, league.country_name),
        foundAs: otherName(league.found_as, league.league_name),
        picture: league.league_logo,
      }),
    )
  const teams = pages
    .flatMap((page) => page.teams)
    .map(
      (team): Hit => ({
        kind: 'team',
        id: team.id,
        name: team.name,
        note: translatedCountry(language, team.country.name),
        foundAs: otherName(team.found_as, team.name),
        picture: team.image_path,
      }),
    )
  const people = (kind: 'player' | 'coach', list: 'players' | 'coaches') =>
    pages
      .flatMap((page) => page[list] ?? [])
      .map(
        (person): Hit => ({
          kind,
          id: person.id,
          name: person.name,
          note: person.team?.name ?? '',
          foundAs: otherName(person.found_as, person.name),
          picture: person.image_path,
        }),
      )
  const groups: readonly HitGroup[] = [
    ['team', teams],
    ['league', leagues],
    ['country', countries],
    ['player', people('player', 'players')],
    ['coach', people('coach', 'coaches')],
  ]
  return groups.filter(([, hits]) => hits.length > 0)
}
