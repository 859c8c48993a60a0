import type { Banner, TopClub, TopLeague } from '@touchline/contract'
import { leagueImage, teamImage } from '../shared/image-paths.ts'
import type { LiveLeagueRow } from './live-leagues.queries.ts'
import type { TopClubRow, TopLeagueRow } from './site.queries.ts'

export function viewTopLeague(row: TopLeagueRow): TopLeague {
  return {
    league_id: row.id,
    league_name: row.name,
    league_logo: leagueImage(row.id),
    country_id: row.countryId,
    country_name: row.countryName,
    country_code: row.countryCode,
  }
}

/** @param index place in the box, from 0 */
export function viewTopClub(row: TopClubRow, index: number): TopClub {
  return {
    team_id: row.id,
    team_name: row.name,
    team_image: teamImage(row.id),
    country_name: row.countryName,
    order: index + 1,
  }
}

export function viewLiveLeague(row: LiveLeagueRow) {
  return { league_id: row.id, league_name: row.name, country_id: row.countryId, country_name: row.countryName }
}

/** The banner as readers see it; null while nothing is announced. */
export function viewBanner({ version, value }: { version: number; value: Banner }, now: Date) {
  const { shown, level, from, until } = value
  const texts = Object.fromEntries(Object.entries(value.texts).filter(([, text]) => text !== ''))
  const isNow = (from === null || new Date(from) <= now) && (until === null || now < new Date(until))
  return shown && isNow && Object.keys(texts).length > 0 ? { version, level, texts } : null
}
