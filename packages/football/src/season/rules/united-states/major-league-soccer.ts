import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { WINS_FIRST } from '../orders.ts'

export const UNITED_STATES_MAJOR_LEAGUE_SOCCER: CompetitionRules = {
  keys: ['united-states/major-league-soccer', 'united-states/mls'],
  articles: [[1996, '{season} Major League Soccer season']],
  regulations: [{ from: 1996, title: 'MLS, competition guidelines', url: 'https://www.mlssoccer.com' }],
  eras: [{ from: 2014, tieBreak: WINS_FIRST }],
  places: [[2008, ON, '1 concacaf champions cup', '']],
}
