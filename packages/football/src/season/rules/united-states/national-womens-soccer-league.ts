import type { CompetitionRules } from '../competition-rules.types.ts'
import { among } from '../orders.ts'

export const UNITED_STATES_NATIONAL_WOMENS_SOCCER_LEAGUE: CompetitionRules = {
  keys: ['united-states/national-womens-soccer-league'],
  articles: [[2013, "{season} National Women's Soccer League season"]],
  regulations: [{ from: 2013, title: 'NWSL, Competition rules', url: 'https://www.nwslsoccer.com' }],
  eras: [{ from: 2023, tieBreak: ['goal difference', 'wins', 'goals', among('points')] }],
  formats: [{ from: 2013, phases: ['regular season', 'play-offs'] }],
  places: [[2024, 2025, '8 play-offs', '', 14]],
}
