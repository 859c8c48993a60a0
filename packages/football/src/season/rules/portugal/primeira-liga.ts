import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among } from '../orders.ts'

export const PORTUGAL_PRIMEIRA_LIGA: CompetitionRules = {
  keys: ['portugal/primeira-liga'],
  articles: [
    [1990, '{season} Primeira Divisão'],
    [1999, '{season} Primeira Liga'],
  ],
  regulations: [
    { from: 1995, title: 'Liga Portugal, Regulamento das competições', url: 'https://www.ligaportugal.pt' },
    { from: 1992, title: 'UEFA, access lists of the club competitions', url: 'https://www.uefa.com' },
  ],
  eras: [{ from: 1900, tieBreak: [among('points', 'goal difference'), 'goal difference', 'wins', 'goals'] }],
  formats: [{ from: 1990, phases: ['regular season'] }],
  places: [
    [1995, 2004, '1 champions', '3 relegation', 18],
    [2005, 2005, '1 champions', '4 relegation', 18],
    [2006, 2011, '1 champions', '2 relegation', 16],
    [2014, 2016, '2 champions league, 1 champions league qualifying', '2 relegation', 18],
    [2017, 2017, '1 champions league, 1 champions league qualifying', '2 relegation', 18],
    // Gil Vicente came back by a ruling.
    [2018, 2018, '1 champions league, 1 champions league qualifying', '3 relegation', 18],
    [2019, 2019, '1 champions league, 1 champions league qualifying', '2 relegation', 18],
    [2020, 2022, '2 champions league, 1 champions league qualifying', '1 relegation play-off, 2 relegation'],
    [2023, 2023, '2 champions league', '1 relegation play-off, 2 relegation'],
    [2024, 2025, '1 champions league, 1 champions league qualifying', '1 relegation play-off, 2 relegation'],
    [2026, ON, '1 champions', '1 relegation play-off, 2 relegation'],
  ],
}
