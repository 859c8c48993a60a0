import type { ComingFound, FoundMatch, PastFound, SavedFinder } from '@touchline/contract'
import { teamImage } from '../shared/image-paths.ts'
import type { FoundRow, findComing, PastRow } from './found-matches.queries.ts'
import type { findSavedFinders } from './saved-finders.queries.ts'

const PER_CENT = 10

const perCent = (thousandths: number | null) => (thousandths === null ? null : thousandths / PER_CENT)

const viewFound = (row: FoundRow): FoundMatch => ({
  match_id: row.id,
  starting_at: row.kickoff.toISOString(),
  time_known: row.kickoffKnown,
  league_id: row.leagueId,
  league_name: row.leagueName,
  country_id: row.countryId,
  country_name: row.countryName,
  home: { id: row.homeId, name: row.homeName, short_code: row.homeCode, image_path: teamImage(row.homeId) },
  away: { id: row.awayId, name: row.awayName, short_code: row.awayCode, image_path: teamImage(row.awayId) },
  price: row.price,
  best: row.best,
  chance: perCent(row.chance),
  edge: perCent(row.edge),
  facts: row.facts,
})

export const viewComing = (
  rows: Awaited<ReturnType<typeof findComing>>,
): { matches: ComingFound[]; total: number } => ({
  total: rows[0]?.total ?? 0,
  matches: rows.map((row) => ({ ...viewFound(row), price_now: row.now })),
})

export const viewPastMatch = (row: PastRow): PastFound => ({
  ...viewFound(row),
  home_goals: row.homeGoals,
  away_goals: row.awayGoals,
  won: row.won,
  profit: row.price === null ? null : row.won ? row.price - 1 : -1,
  close: row.close === null ? null : Math.round(row.close * 1000) / 10,
})

export const viewSaved = ({
  id,
  name,
  finder,
  createdAt,
}: Awaited<ReturnType<typeof findSavedFinders>>[number]): SavedFinder => ({
  id,
  name,
  finder,
  created_at: createdAt.toISOString(),
})
