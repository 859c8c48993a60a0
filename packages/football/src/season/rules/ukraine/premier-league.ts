import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'

export const UKRAINE_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['ukraine/premier-league'],
  articles: [[2008, '{season} Ukrainian Premier League']],
  regulations: [{ from: 2008, title: 'UPL, Regulations of the championship', url: 'https://upl.ua' }],
  formats: [
    { from: 2008, phases: ['regular season'] },
    { from: 2016, phases: ['regular season', 'split'] },
    { from: 2020, phases: ['regular season'] },
  ],
  places: [[2023, ON, '1 champions', '2 relegation play-off, 2 relegation', 16]],
}
