import type { Pair } from '../grid/results.ts'
import { clubBefore, divisionBefore, refereeBefore } from './arrival.ts'
import type { EngineSettings } from './engine-settings.ts'
import { learnCount, learnDivision, learnReferee } from './learn.ts'
import { blended, chancesOf, rescaled } from './observation.ts'
import { byDate, learningOrder, type RatedMatch } from './rated-match.ts'
import { draftOf, type RatingDraft, type RatingState } from './rating-state.ts'

/** Expected counts of the two sides. */
export type MeanForecast = Pair

/** Results of an engine over many matches; the referee's effect is null when unnamed or when referees have none. */
export interface MeansStepped extends Stepped<RatingState, MeanForecast> {
  /** Log effect on the counts of both sides, in the forecasts already; in the order of the matches. */
  refereeEffects: (number | null)[]
}

/** The state after a date, and the forecasts that were made before it, in the order of the matches. */
export interface Stepped<State, Forecast> {
  state: State
  forecasts: Forecast[]
}

/** Expected counts of a match from earlier ones. The state is only read, so fixtures ahead can use it too. */
export function forecastMeans(state: RatingState, match: RatedMatch, settings: EngineSettings): MeanForecast {
  const division = divisionBefore(state, match, settings)
  const home = clubBefore(state, { club: match.home, day: match.day, division, settings })
  const away = clubBefore(state, { club: match.away, day: match.day, division, settings })
  const strict = refereeBefore(state, match, settings)?.effect ?? 0
  return [
    Math.exp(division.homeBase + home.attack - away.defence + strict),
    Math.exp(division.awayBase + away.attack - home.defence + strict),
  ]
}

/**
 * One date: all its matches are forecast before any is learned from. Matches without counts are forecast only.
 * A state that was stored after any date and taken up again leads to the same numbers as one pass over everything.
 * @param matches all of one date, later than all before
 */
export function step(state: RatingState, matches: readonly RatedMatch[], settings: EngineSettings): MeansStepped {
  const draft = draftOf(state)
  return { state: draft, ...stepDraft(draft, matches, settings) }
}

/** Many dates in turn; the same as steps one after the other, faster. The forecasts are by date, then in the order given. */
export function foldDates(state: RatingState, matches: readonly RatedMatch[], settings: EngineSettings): MeansStepped {
  const draft = draftOf(state)
  const dates = byDate(matches).map((date) => stepDraft(draft, date, settings))
  return {
    state: draft,
    forecasts: dates.flatMap(({ forecasts }) => forecasts),
    refereeEffects: dates.flatMap(({ refereeEffects }) => refereeEffects),
  }
}

function stepDraft(
  draft: RatingDraft,
  matches: readonly RatedMatch[],
  settings: EngineSettings,
): Omit<MeansStepped, 'state'> {
  const forecasts = matches.map((match) => forecastMeans(draft, match, settings))
  const refereeEffects = matches.map((match) => refereeBefore(draft, match, settings)?.effect ?? null)
  const known = matches
    .map((match, at) => ({ match, forecast: forecasts[at]!, counts: settings.counts(match) }))
    .filter((one): one is { match: RatedMatch; forecast: Pair; counts: Pair } => one.counts !== null)
    .sort((one, other) => learningOrder(one.match, other.match))
  // Clubs arrive at the date's beginning: a division that learns from one match must not move where the next one's clubs start.
  const arrivals = known.map(({ match }) => arrive(draft, match, settings))
  known.forEach((one, at) => {
    const { division, home, away } = arrivals[at]!
    draft.divisions[one.match.division] ??= division
    draft.clubs[one.match.home] = home
    draft.clubs[one.match.away] = away
  })
  for (const { match, forecast, counts } of known) learn(draft, { match, forecast, counts, settings })
  return { forecasts, refereeEffects }
}

function arrive(draft: RatingDraft, match: RatedMatch, settings: EngineSettings) {
  const division = divisionBefore(draft, match, settings)
  const club = (name: string) => clubBefore(draft, { club: name, day: match.day, division, settings })
  return { division, home: club(match.home), away: club(match.away) }
}

function learn(
  draft: RatingDraft,
  { match, forecast, counts, settings }: { match: RatedMatch; forecast: Pair; counts: Pair; settings: EngineSettings },
): void {
  const division = draft.divisions[match.division]!
  const chances = settings.usesShots ? chancesOf(match) : null
  const seen = blended(counts, chances, division)
  const first = learnCount({
    attacker: draft.clubs[match.home]!,
    defender: draft.clubs[match.away]!,
    forecast: forecast[0],
    count: seen[0],
    gain: settings.gain,
  })
  const second = learnCount({
    attacker: first.defender,
    defender: first.attacker,
    forecast: forecast[1],
    count: seen[1],
    gain: settings.gain,
  })
  const home = second.defender
  const away = second.attacker
  draft.clubs[match.home] = home
  draft.clubs[match.away] = away
  const learned = learnDivision(division, { forecast, counts: seen, clubs: [home, away], settings })
  draft.divisions[match.division] = rescaled(learned, counts, chances)
  const referee = refereeBefore(draft, match, settings)
  if (referee && match.referee !== null)
    draft.referees[match.referee] = learnReferee(referee, { forecast, counts: seen, gain: settings.gain })
}
