import { countOf, type Fields, fieldsOf, listOf, parseJson, textOf } from '../files/json.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'

/** A match of the file; missing values are null. */
export interface RawMatch {
  /** For messages: `fc-arsenal - leicester-city 2017-08-11`. */
  label: string
  /** `england_premier-league-2017-2018`. */
  league: string | null
  home: string | null
  away: string | null
  date: string | null
  homeGoals: number | null
  awayGoals: number | null
  incidents: readonly Fields[]
  referee: string | null
  venue: string | null
  city: string | null
  capacity: number | null
  attendance: number | null
}

/** The matches of a file: a list of them. Refused when it is not that. */
export function readDocument(bytes: Uint8Array): Outcome<RawMatch[]> {
  const root = parseJson(bytes)
  if (!Array.isArray(root)) return refused('the file is no JSON list')
  const matches = listOf(root).map(rawMatch)
  return matches.length === 0 ? refused('the file has no matches') : taken(matches)
}

function rawMatch(match: Fields): RawMatch {
  const [home, away, date] = [textOf(match.home), textOf(match.away), textOf(match.date)]
  const incident = fieldsOf(match.incident)
  // An empty object means no details.
  const details = listOf(incident.metadata)[0] ?? {}
  return {
    label: `${home ?? '?'} - ${away ?? '?'} ${date ?? ''}`.trim(),
    league: textOf(match.league),
    home,
    away,
    date,
    homeGoals: countOf(match.GH),
    awayGoals: countOf(match.GA),
    incidents: listOf(incident.incidents),
    referee: textOf(details.referee),
    venue: textOf(details.venue),
    city: textOf(details.city),
    capacity: countOf(details.capacity),
    attendance: countOf(details.attendance),
  }
}
