import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const ENGLAND_WOMENS_SUPER_LEAGUE: CompetitionRules = {
  keys: ['england/womens-super-league'],
  articles: [
    [2011, '{season} FA WSL'],
    [2022, "{season} Women's Super League"],
  ],
  regulations: [{ from: 2011, title: 'WSL Football, Competition rules', url: 'https://womensleagues.thefa.com' }],
  eras: [
    { from: 2011, tieBreak: GOAL_DIFFERENCE },
    { from: 2019, tieBreak: GOAL_DIFFERENCE, perMatch: true },
    { from: 2020, tieBreak: GOAL_DIFFERENCE },
  ],
  formats: [{ from: 2011, phases: ['regular season'] }],
  places: [[2018, 2024, '', '1 relegation']],
}
