import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_ONCE } from '../orders.ts'

export const WOMENS_EUROPEAN_CHAMPIONSHIP: CompetitionRules = {
  keys: ['europe/womens-european-championship'],
  articles: [[2005, "UEFA Women's Euro {season}"]],
  regulations: [
    { from: 2005, title: "Regulations of the UEFA European Women's Championship", url: 'https://documents.uefa.com' },
  ],
  eras: [{ from: 2005, tieBreak: HEAD_TO_HEAD_ONCE, lastResorts: ['fair play', 'coefficient'] }],
  formats: [
    { from: 2001, phases: ['groups', 'knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
  groupPlaces: [
    [2001, 2005, '2 semi-finals', '', 4],
    [2009, 2013, '2 quarter-finals, 1 ranking of groups', '', 4],
    [2017, ON, '2 quarter-finals', '', 4],
  ],
  hosts: {
    2001: ['Germany'],
    2005: ['England'],
    2009: ['Finland'],
    2013: ['Sweden'],
    2017: ['Netherlands'],
    2022: ['England'],
    2025: ['Switzerland'],
    2029: ['Germany'],
  },
}
