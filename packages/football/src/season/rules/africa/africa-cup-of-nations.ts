import type { CompetitionRules } from '../competition-rules.types.ts'
import { BRACKET_OF_24 } from '../knock-out/brackets.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_ONCE } from '../orders.ts'

export const AFRICA_CUP_OF_NATIONS: CompetitionRules = {
  keys: ['africa/africa-cup-of-nations'],
  articles: [[2010, '{season} Africa Cup of Nations']],
  regulations: [
    { from: 2004, title: 'CAF, Regulations of the Africa Cup of Nations', url: 'https://www.cafonline.com' },
  ],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD_ONCE, lastResorts: ['lots'] }],
  formats: [
    { from: 1992, phases: ['groups', 'knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
  brackets: [{ from: 2019, until: ON, rounds: BRACKET_OF_24 }],
  groupPlaces: [
    [1998, 2017, '2 quarter-finals', '', 4],
    [2019, ON, '2 round of 16, 1 ranking of groups', '', 4],
  ],
  hosts: {
    1992: ['Senegal'],
    1994: ['Tunisia'],
    1996: ['South Africa'],
    1998: ['Burkina Faso'],
    2000: ['Ghana', 'Nigeria'],
    2002: ['Mali'],
    2004: ['Tunisia'],
    2006: ['Egypt'],
    2008: ['Ghana'],
    2010: ['Angola'],
    2012: ['Gabon', 'Equatorial Guinea'],
    2013: ['South Africa'],
    2015: ['Equatorial Guinea'],
    2017: ['Gabon'],
    2019: ['Egypt'],
    2021: ['Cameroon'],
    2023: ['Ivory Coast'],
    2025: ['Morocco'],
    2027: ['Kenya', 'Tanzania', 'Uganda'],
  },
}
