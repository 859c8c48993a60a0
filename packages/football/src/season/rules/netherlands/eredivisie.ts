import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among } from '../orders.ts'

export const NETHERLANDS_EREDIVISIE: CompetitionRules = {
  keys: ['netherlands/eredivisie'],
  articles: [[1956, '{season} Eredivisie']],
  regulations: [
    { from: 1956, title: 'KNVB, Reglementen betaald voetbal', url: 'https://www.knvb.nl' },
    { from: 1992, title: 'UEFA, access lists of the club competitions', url: 'https://www.uefa.com' },
  ],
  eras: [{ from: 1900, tieBreak: ['goal difference', 'goals', among('points')] }],
  formats: [
    { from: 1956, phases: ['regular season'] },
    { from: 2005, phases: ['regular season', 'play-offs'] },
  ],
  places: [
    [1993, 2018, '1 champions', '2 relegation play-off, 1 relegation', 18],
    // Ended in April 2020 without champions or relegation.
    [2019, 2019, '', ''],
    [2020, 2022, '1 champions league, 1 champions league qualifying', '1 relegation play-off, 2 relegation'],
    [2023, 2025, '2 champions league, 1 champions league qualifying', '1 relegation play-off, 2 relegation'],
    [2026, ON, '1 champions', '1 relegation play-off, 2 relegation'],
  ],
  decisions: {
    2023: { points: [['Vitesse', -18, 'licence', '2024-04-19']] },
  },
}
