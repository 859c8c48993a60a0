import type { Key } from '@touchline/football'
import { parseLeagues, parseSeasons, parseStages } from '../parse/reference/leagues.ts'
import { parseCoaches } from '../parse/reference/people/coaches.ts'
import { parsePlayers } from '../parse/reference/people/players.ts'
import { parseReferees } from '../parse/reference/people/referees.ts'
import { parseTeams } from '../parse/reference/teams.ts'
import { parseVenues } from '../parse/reference/venues.ts'
import type { Parsed } from '../parsed.ts'
import { type Parse, type Reading, readOne } from './page.ts'

/** Things that are requested one by one when another record refers to one that is not described. */
const DESCRIBED = {
  league: { path: 'leagues', entity: 'League', include: ['country'], parse: parseLeagues },
  season: { path: 'seasons', entity: 'Season', include: ['league'], parse: parseSeasons },
  stage: { path: 'stages', entity: 'Stage', include: ['groups'], parse: parseStages },
  venue: { path: 'venues', entity: 'Venue', include: [], parse: parseVenues },
  team: { path: 'teams', entity: 'Team', include: ['country', 'venue'], parse: parseTeams },
  player: { path: 'players', entity: 'Player', include: ['country', 'nationality', 'metadata'], parse: parsePlayers },
  coach: { path: 'coaches', entity: 'Coach', include: ['country', 'nationality'], parse: parseCoaches },
  referee: { path: 'referees', entity: 'Referee', include: ['country'], parse: parseReferees },
} as const satisfies Record<string, { path: string; entity: string; include: readonly string[]; parse: Parse }>

export type DescribedKind = keyof typeof DESCRIBED

export const isDescribedKind = (kind: string): kind is DescribedKind => Object.hasOwn(DESCRIBED, kind)

/** The plain description of one thing; null when the feed has none with this id. */
export function readById(reading: Reading, kind: DescribedKind, id: Key): Promise<Parsed | null> {
  const { path, entity, include, parse } = DESCRIBED[kind]
  return readOne(reading, { path: `football/${path}/${id}`, entity, query: { include } }, parse)
}
