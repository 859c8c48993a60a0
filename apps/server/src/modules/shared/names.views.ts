import type { Detail, NamedSeason } from '@touchline/contract'
import { league, type Selected, season } from '@touchline/database'
import { countryById, type Details, type TypeName } from '@touchline/football'
import { asc, desc } from 'drizzle-orm'
import { flagImage, leagueImage, teamImage } from './image-paths.ts'

export const viewTeam = (id: number, name: string, short_code: string | null) => ({
  id,
  name,
  image_path: teamImage(id),
  short_code,
})

export const viewLeague = (id: number, name: string) => ({ id, name, image_path: leagueImage(id) })

/** The competition of a suspension. */
export const viewSuspending = ({ leagueId, leagueName }: { leagueId: number | null; leagueName: string | null }) =>
  leagueId === null || leagueName === null ? null : viewLeague(leagueId, leagueName)

/** A country or region with its flag; null when it is unknown. */
export function viewCountry(id: number | null) {
  const country = id === null ? null : countryById(id)
  return country && { id: country.id, name: country.name, code: country.code, image_path: flagImage(country.code) }
}

/** Columns of a season, over `season` and `league`. */
export const seasonColumns = {
  seasonId: season.id,
  seasonName: season.name,
  endsOn: season.endsOn,
  leagueId: league.id,
  leagueName: league.name,
}

export type SeasonRow = Selected<typeof seasonColumns>

/** Latest to end first. */
export const seasonsNewestFirst = [desc(season.endsOn), desc(season.startsOn), asc(league.name), desc(season.id)]

export const viewSeason = (row: SeasonRow): NamedSeason => ({
  id: row.seasonId,
  name: row.seasonName,
  league_id: row.leagueId,
  league: viewLeague(row.leagueId, row.leagueName),
  ending_at: row.endsOn,
})

/** Known values by type id, in the order of the ids. */
export const viewDetails = (details: Details): Detail[] =>
  Object.entries(details).map(([type, value]) => ({ type_id: Number(type), value }))

/** The field's name of a type id and its English name; null where the family lacks it. */
export function viewType(family: readonly TypeName[], id: number | null) {
  const type = family.find((one) => one.id === id)
  return type ? { developer_name: type.code, name: type.name } : null
}
