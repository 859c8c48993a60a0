import {
  EVENT_TYPE,
  type EventRecord,
  NO_FIGURES,
  NO_SCORES,
  type RefereeRecord,
  type SideFigures,
  type TeamRecord,
  type VenueRecord,
} from '@touchline/football'
import { type Competition, seasonKey } from '../files/competitions.ts'
import { dayAlone, type FileMatch, NO_PLACE, UNREPORTED } from '../files/file-match.ts'
import { type Doubt, type Outcome, refused, taken } from '../files/problems.ts'
import { isDayOf } from '../files/seasons.ts'
import { sidesOf } from '../files/teams.ts'
import { slug } from '../slug.ts'
import { type Incidents, readIncidents } from './incidents.ts'
import { plainName } from './names.ts'
import type { RawMatch } from './schochastics-document.ts'

export interface Match extends FileMatch {
  raw: RawMatch
  incidents: Incidents
  /** Referees have their names alone, so that one name in one country is one person. */
  official: RefereeRecord | null
}

export type ClubOf = (name: string) => Outcome<TeamRecord>

/** A match as the file reports it, its result aside; refused where it names no club or no day of the season. */
export function readMatch(
  raw: RawMatch,
  { competition, clubOf, doubt }: { competition: Competition; clubOf: ClubOf; doubt: Doubt },
): Outcome<Match> {
  const { league, season } = competition
  const sides = sidesOf(raw.home, raw.away, clubOf)
  if (!sides.ok) return sides
  if (!isDayOf(season, raw.date)) return refused(`${raw.date ?? 'no date'} is no day of the season ${season}`)
  const incidents = readIncidents(raw.incidents, doubt)
  const official = refereeOf(raw, league.country)
  return taken({
    key: `${seasonKey(competition)}|${raw.home}|${raw.away}`,
    origin: { record: raw.label },
    competition,
    ...dayAlone(raw.date),
    ...sides.value,
    place: NO_PLACE,
    ...UNREPORTED,
    venue: venueOf(raw),
    referee: official?.key ?? null,
    state: null,
    scores: NO_SCORES,
    sides: { home: figuresOf(incidents.events, 'home'), away: figuresOf(incidents.events, 'away') },
    raw,
    incidents,
    official,
  })
}

function venueOf({ venue, city, capacity }: RawMatch): VenueRecord | null {
  return venue === null ? null : { key: slug(`${venue} ${city ?? ''}`), name: venue, city, country: null, capacity }
}

function refereeOf({ referee }: RawMatch, country: string): RefereeRecord | null {
  if (referee === null) return null
  const name = plainName(referee)
  return { key: `${country}: ${name}`, name, commonName: name, country: null, dateOfBirth: null }
}

/** The cards of a side. Older matches report goals alone, so that a match without any card or substitution reports nothing of cards. */
function figuresOf(events: readonly EventRecord[], side: EventRecord['side']): SideFigures {
  const count = (...types: readonly EventRecord['type'][]): number =>
    events.filter((event) => event.side === side && types.includes(event.type)).length
  const { yellow_card, red_card, yellow_red_card, substitution } = EVENT_TYPE
  const reported = events.some(({ type }) =>
    [yellow_card, red_card, yellow_red_card, substitution].some((one) => one === type),
  )
  return reported
    ? { ...NO_FIGURES, yellowCards: count(yellow_card), redCards: count(red_card, yellow_red_card) }
    : NO_FIGURES
}
