import type { CompetitionRules } from '../competition-rules.types.ts'
import { among, GOAL_DIFFERENCE } from '../orders.ts'

export const UNITED_ARAB_EMIRATES_PRO_LEAGUE: CompetitionRules = {
  keys: ['united-arab-emirates/pro-league'],
  articles: [[2021, '{season} UAE Pro League']],
  regulations: [{ from: 2008, title: 'UAE Pro League, competition regulations', url: 'https://www.uaeproleague.ae' }],
  eras: [
    {
      from: 2021,
      tieBreak: [among('goal difference', 'goals', 'away goals'), ...GOAL_DIFFERENCE, 'away goals'],
      lastResorts: ['fair play', 'lots'],
    },
    { from: 2023 },
  ],
  formats: [{ from: 2008, phases: ['regular season'] }],
  places: [[2021, 2022, '1 afc champions league', '2 relegation', 14]],
}
