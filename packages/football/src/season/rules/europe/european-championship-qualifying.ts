import type { CompetitionRules } from '../competition-rules.types.ts'
import { EUROPEAN_GROUPS, HEAD_TO_HEAD_AWAY_GOALS } from '../orders.ts'

export const EUROPEAN_CHAMPIONSHIP_QUALIFYING: CompetitionRules = {
  keys: ['europe/european-championship-qualifying'],
  articles: [[1980, 'UEFA Euro {season} qualifying']],
  regulations: [
    { from: 2000, title: 'Regulations of the UEFA European Football Championship', url: 'https://documents.uefa.com' },
  ],
  eras: [
    { from: 2008, tieBreak: HEAD_TO_HEAD_AWAY_GOALS, lastResorts: ['fair play', 'lots'] },
    { from: 2024, tieBreak: EUROPEAN_GROUPS, lastResorts: ['fair play', 'coefficient'] },
  ],
  formats: [{ from: 2000, phases: ['groups', 'play-offs'] }],
  groupPlaces: [
    [2000, 2000, '1 qualified', ''],
    [2004, 2004, '1 qualified, 1 qualifying play-off', ''],
    [2008, 2008, '2 qualified', ''],
    [2012, 2012, '1 qualified, 1 qualifying play-off', ''],
    [2016, 2016, '2 qualified, 1 qualifying play-off', ''],
    [2020, 2024, '2 qualified', ''],
    [2028, 2028, '1 qualified, 1 ranking of groups', ''],
  ],
}
