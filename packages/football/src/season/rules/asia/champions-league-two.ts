import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'

export const ASIA_CHAMPIONS_LEAGUE_TWO: CompetitionRules = {
  keys: ['asia/champions-league-two'],
  articles: [
    [2004, '{season} AFC Cup'],
    [2024, '{season} AFC Champions League Two'],
  ],
  formats: [{ from: 2004, phases: ['groups', 'knock-out'] }],
  groupPlaces: [[2024, ON, '2 round of 16', '', 4]],
}
