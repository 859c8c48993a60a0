import type { ListedMatch } from './queries.ts'

/** A match of the list; a test names only what matters to it. */
export function listed(given: Partial<ListedMatch>): ListedMatch {
  return {
    match_id: 1,
    start_dt: '2026-11-20T17:30:00.000Z',
    kickoff_known: true,
    status: 1,
    minute: null,
    added_minute: null,
    score: null,
    shootout: null,
    league_id: 1,
    league_name: 'Premier League',
    league_country: { id: 61, code: 'gb-eng', name: 'England' },
    local_id: 10,
    local_name: 'Liverpool',
    local_short_code: null,
    local_logo: '',
    local_form: null,
    local_coach_changed: null,
    visitor_id: 11,
    visitor_name: 'Chelsea',
    visitor_short_code: null,
    visitor_logo: '',
    visitor_form: null,
    visitor_coach_changed: null,
    odds: null,
    odds_source: null,
    weather_icon: null,
    weather_text: null,
    weather_temp: null,
    ...given,
  }
}
