import { groupBy } from '../../group-by.ts'
import type { Details } from '../../records/season.ts'
import { DETAIL } from '../detail-types.ts'
import { cardsAveraged } from './card-figures.ts'
import { type SeasonMatch, teamMatches } from './season-match.ts'
import { averaged, knownOnly } from './shares.ts'

export interface CoachSeason {
  team: number
  coach: number
  details: Details
}

/**
 * What teams did under each of their coaches in a season: matches, wins, draws and losses as `{ count }`; substitutions and cards of
 * his team as `{ count, average }`. Matches whose coach is not known belong to none.
 */
export function coachSeasons(matches: readonly SeasonMatch[]): CoachSeason[] {
  return [...teamMatches(matches)].flatMap(([team, own]) =>
    [...groupBy(own, (one) => one.own.coach)].flatMap(([coach, led]) => {
      if (coach === null) return []
      const count = (holds: (goals: number, against: number) => boolean) => ({
        count: led.filter((one) => holds(one.own.goals, one.other.goals)).length,
      })
      const figures = (type: number) => averaged(led.map((one) => one.own.figures[type]))
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
        [DETAIL.substitutions]: figures(DETAIL.substitutions),
        [DETAIL.red_cards]: cards(DETAIL.red_cards),
        [DETAIL.yellow_cards]: cards(DETAIL.yellow_cards),
        [DETAIL.second_yellow_cards]: cards(DETAIL.second_yellow_cards),
      })
      return [{ team, coach, details }]
    }),
  )
}
