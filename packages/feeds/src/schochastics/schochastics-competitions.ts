import { seasonName } from '@touchline/football'
import { type Competition, type League, leagueNamed } from '../files/competitions.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { readable } from './names.ts'

/**
 * Competition and season of `england_premier-league-2017-2018`, with the country in German; without a country it is international. Refused
 * when it does not end with a season or names no competition.
 */
export function competitionOf(text: string): Outcome<Competition> {
  const match = /^(.+?)-(\d{4}(?:-\d{4})?)$/.exec(text)
  const season = seasonName(match?.[2] ?? '')
  if (match === null || season === null) return refused(`the competition does not end with a season: ${text}`)
  return taken({ league: leagueOf(match[1] ?? ''), season })
}

function leagueOf(text: string): League {
  const [, country = null, name = text] = /^([^_]+)_(.+)$/.exec(text) ?? []
  const league = leagueNamed({ country: country === null ? null : readable(country), name: readable(name) })
  return league.stableKey === null ? { ...league, key: text } : league
}
