import { countryByName, type TeamRecord } from '@touchline/football'
import { clubNamed, LISTED_CLUBS } from '../clubs/index.ts'
import { countryId } from '../files/countries.ts'
import { countOf, type Fields, fieldsOf, textOf } from '../files/json.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { clubRecord, teamNamed } from '../files/teams.ts'
import { MAPPED_CLUBS } from './org-clubs.data.ts'
import type { OrgCompetition } from './org-competitions.ts'

const SOURCE = 'football-data-org'
const LISTED_COUNTRIES: readonly string[] = [...new Set(LISTED_CLUBS.map((club) => club.country))]
const THREE_LETTERS = /^[A-Z0-9]{3}$/

/** The id of a team, its only unique name: several share names and letters. Null for a side that is not drawn yet. */
export const teamId = (raw: unknown): number | null => countOf(fieldsOf(raw).id)

/** True where a match names no team yet, as every field of one is null. */
export const isOpen = (raw: unknown): boolean => Object.values(fieldsOf(raw)).every((value) => value === null)

/**
 * A team by its id: joined with the other sources by the map of ids, else by its name in the list of clubs of its country. Where nations
 * play it is a national team.
 */
export function orgTeam(raw: unknown, competition: OrgCompetition): Outcome<TeamRecord> {
  const fields = fieldsOf(raw)
  const [id, name] = [teamId(raw), textOf(fields.name) ?? textOf(fields.shortName)]
  if (id === null || name === null) return refused('a team has no id or no name')
  const letters = textOf(fields.tla)
  const team = competition.league.nations
    ? teamNamed(SOURCE, { competition, name })
    : clubOf(id, { name, fields, competition })
  if (!team.ok) return team
  const shortCode = team.value.shortCode ?? (letters !== null && THREE_LETTERS.test(letters) ? letters : null)
  return taken({ ...team.value, key: String(id), shortCode })
}

function clubOf(
  id: number,
  { name, fields, competition }: { name: string; fields: Fields; competition: OrgCompetition },
): Outcome<TeamRecord> {
  const { league, season } = competition
  const mapped = MAPPED_CLUBS.get(id)
  if (mapped !== undefined && league.squad === null) return taken(clubRecord(mapped, { country: mapped.country, name }))
  const area = textOf(fieldsOf(fields.area).name)
  const country = [area, league.country]
    .map((place) => (place === null ? null : countryByName(place)))
    .find((place) => place !== null && !place.region)
  if (league.squad !== null) return teamNamed(SOURCE, { competition, name, country: country?.name ?? league.country })
  const names = [name, textOf(fields.shortName)].filter((text) => text !== null)
  const named = (where: string) =>
    names.map((text) => clubNamed(SOURCE, { country: where, name: text, season })).find((club) => club !== null) ?? null
  if (country) {
    // A club of one country may play in the leagues of another, where the list has it.
    const club = named(country.name) ?? named(countryByName(league.country)?.region ? country.name : league.country)
    return taken(clubRecord(club, { country: club?.country ?? country.name, name }))
  }
  const [club, another] = LISTED_COUNTRIES.flatMap((where) => named(where) ?? [])
  if (club === undefined || another !== undefined) return refused(`the country of ${name} is not known`)
  return taken(clubRecord(club, { country: club.country, name }))
}

/** Colours as clubs describe theirs. */
const COLOURS: Readonly<Record<string, string>> = {
  amber: '#ffbf00',
  black: '#000000',
  blue: '#0057b8',
  brown: '#5c3a21',
  burgundy: '#800020',
  claret: '#7a263a',
  gold: '#d4af37',
  green: '#007a3d',
  grey: '#8a8d8f',
  maroon: '#800000',
  'navy blue': '#1b2a49',
  navy: '#1b2a49',
  orange: '#ff6600',
  pink: '#f4a6c0',
  purple: '#5b2d8e',
  red: '#da020e',
  'royal blue': '#1f4ea1',
  'sky blue': '#6cabdd',
  violet: '#5b2d8e',
  white: '#ffffff',
  yellow: '#fde100',
}

/** `Red / White / Blue` is red and white; null where one of the first two is no colour we know. */
export function coloursOf(text: string | null): TeamRecord['colours'] {
  const [primary, secondary] = (text ?? '').split('/').map((word) => COLOURS[word.trim().toLowerCase()])
  return primary === undefined || secondary === undefined ? null : [primary, secondary]
}

/** Id of the country a person is of; null where it is not known. */
export function nationality(name: unknown): number | null {
  const country = countryByName(textOf(name) ?? '')
  return country === null || country.region ? null : countryId(country.name)
}
