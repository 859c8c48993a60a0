import type { FixtureView, MatchBasics } from '@touchline/contract'
import { SCORE_TYPE, scoreOfType } from '@touchline/football'

/** The referee among the officials of a fixture. */
const REFEREE = 6

/** A fixture as the match page draws it: without places in the table, form and prices, which only the match's own call reports. */
export function basicsOfFixture(fixture: FixtureView): MatchBasics {
  const [home, away] = fixture.participants
  const referee = fixture.referees.find(({ type_id }) => type_id === REFEREE) ?? null
  const weather = fixture.weatherreport
  const coachOf = (team: number) => fixture.coaches.find(({ meta }) => meta.participant_id === team) ?? null
  return {
    match_id: fixture.id,
    lg_name: fixture.league.name,
    lg_logo: fixture.league.image_path,
    league_id: fixture.league_id,
    country: { id: fixture.league.country_id, ...fixture.league.country },
    season: fixture.season.name,
    season_id: fixture.season_id,
    round_name: fixture.round?.name ?? null,
    start_dt: fixture.starting_at,
    kickoff_known: fixture.kickoff_known,
    status: fixture.state_id,
    minute: fixture.minute,
    added_minute: fixture.added_minute,
    minute_estimated: fixture.minute_estimated,
    score: scoreOfType(fixture.scores, SCORE_TYPE.current),
    half_time: scoreOfType(fixture.scores, SCORE_TYPE.half_time),
    shootout: scoreOfType(fixture.scores, SCORE_TYPE.shoot_out),
    local_id: home.id,
    local_name: home.name,
    local_short_code: home.short_code,
    local_logo: home.image_path,
    local_coach: coachOf(home.id)?.id ?? null,
    local_coach_name: coachOf(home.id)?.name ?? null,
    local_pos: null,
    visitor_id: away.id,
    visitor_name: away.name,
    visitor_short_code: away.short_code,
    visitor_logo: away.image_path,
    visitor_coach: coachOf(away.id)?.id ?? null,
    visitor_coach_name: coachOf(away.id)?.name ?? null,
    visitor_pos: null,
    form: {
      local: null,
      visitor: null,
      local_color: null,
      visitor_color: null,
      local_results: [],
      visitor_results: [],
    },
    referee_id: referee?.referee_id ?? null,
    referee_name: referee?.referee.common_name ?? null,
    stadium: fixture.venue?.name ?? null,
    odds: null,
    odds_source: null,
    weather_icon: weather?.icon ?? null,
    weather_text: weather?.description ?? null,
    weather_temp: weather?.temperature.evening ?? weather?.temperature.current ?? null,
    weather_source: weather?.source ?? null,
    has: { corners: true, cards: true, stats: true },
  }
}
