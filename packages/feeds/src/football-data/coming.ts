import type { Day, Key } from '@touchline/football'
import { DAY_MS } from '@touchline/football'
import { seasonOfDay } from '../files/seasons.ts'
import type { MatchRow } from './match-row.ts'

/**
 * Files of coming matches (`fixtures.csv`, `new_league_fixtures.csv`) name no season, keep matches that are over, and now and then a
 * year is mistyped in them.
 */
const FURTHEST_DAYS = 10

/** Leagues of the country files that are played within a calendar year, until the day of the change for those that gave it up. */
const CALENDAR_LEAGUES: Readonly<Record<string, Day | null>> = {
  'argentina/liga-profesional': null,
  'brazil/serie-a': null,
  'china/super-league': null,
  'finland/veikkausliiga': null,
  'ireland/premier-division': null,
  'japan/j1-league': '2026-07-01',
  'norway/eliteserien': null,
  'sweden/allsvenskan': null,
  'united-states/major-league-soccer': '2027-07-01',
}

/** Why a match cannot be one of a file read on that day; null when it can. */
export function farFromToday(day: Day, today: Day | undefined): string | null {
  if (today === undefined) return null
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  return Math.abs(days) <= FURTHEST_DAYS ? null : `${day} is ${Math.abs(days)} days off and no match of this file`
}

/** The season a coming match belongs to: of the kind that the newest known one of its league is, or as such leagues are played. */
export function seasonOfComing({ league, day }: MatchRow, newest: Readonly<Record<Key, string>> = {}): string {
  const known = newest[league.key]
  return (known === undefined ? isOfOneYear(league.stableKey, day) : !known.includes('/'))
    ? day.slice(0, 4)
    : seasonOfDay(day)
}

function isOfOneYear(stableKey: string | null, day: Day): boolean {
  const changed = CALENDAR_LEAGUES[stableKey ?? '']
  return changed === null || (changed !== undefined && day < changed)
}
