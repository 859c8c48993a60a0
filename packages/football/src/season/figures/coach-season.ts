import { groupBy } from '../../group-by.ts'
import type { Details } from '../../records/season.ts'
import { DETAIL } from '../detail-types.ts'
import { cardsAveraged } from './card-figures.ts'
import { incidentsReported, isSubstitution } from './known.ts'
import { type SeasonMatch, type TeamMatch, teamMatches } from './season-match.ts'
import { averaged, knownOnly } from './shares.ts'

export interface CoachSeason {
  team: number
  coach: number
  details: Details
}

/**
 * Figures of teams under each of their coaches in a season: matches, wins, draws and losses as `{ count }`; substitutions and cards of the
 * team as `{ count, average }`. Matches with an unknown coach belong to none.
 */
export function coachSeasons(matches: readonly SeasonMatch[]): CoachSeason[] {
  return [...teamMatches(matches)].flatMap(([team, own]) =>
    [...groupBy(own, (one) => one.own.coach)].flatMap(([coach, led]) => {
      if (coach === null) return []
      const count = (holds: (goals: number, against: number) => boolean) => ({
        count: led.filter((one) => holds(one.own.goals, one.other.goals)).length,
      })
      const cards = (type: number) =>
        cardsAveraged(
          led.map((one) => one.own.figures),
          type,
        )
      const details = knownOnly({
        [DETAIL.matches]: { count: led.length },
        [DETAIL.wins]: count((goals, against) => goals > against),
        [DETAIL.team_draws]: count((goals, against) => goals === against),
        [DETAIL.losses]: count((goals, against) => goals < against),
        [DETAIL.substitutions]: averaged(led.map(substitutionsOf)),
        [DETAIL.red_cards]: cards(DETAIL.red_cards),
        [DETAIL.yellow_cards]: cards(DETAIL.yellow_cards),
        [DETAIL.second_yellow_cards]: cards(DETAIL.second_yellow_cards),
      })
      return [{ team, coach, details }]
    }),
  )
}

/** Those of the sheet; where it has none those of the events, if these list any. */
function substitutionsOf({ match, home, own }: TeamMatch): number | undefined {
  const counted = own.figures[DETAIL.substitutions]
  if (counted !== undefined || !incidentsReported(match)) return counted
  const listed = match.events.filter(isSubstitution)
  return listed.length === 0 ? undefined : listed.filter((one) => one.home === home).length
}
