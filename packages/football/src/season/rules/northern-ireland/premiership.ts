import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { once } from '../splits.ts'

export const NORTHERN_IRELAND_PREMIERSHIP: CompetitionRules = {
  keys: ['northern-ireland/premiership'],
  articles: [
    [2008, '{season} IFA Premiership'],
    [2013, '{season} NIFL Premiership'],
  ],
  regulations: [{ from: 2013, title: 'NIFL, League rules', url: 'https://www.nifootballleague.com' }],
  eras: [{ from: 2008, tieBreak: GOAL_DIFFERENCE, split: { after: 33, groups: [once(6), once(6)] } }],
  formats: [{ from: 2008, phases: ['regular season', 'split'] }],
  places: [[2023, ON, '6 title round', '6 relegation round', 12]],
}
