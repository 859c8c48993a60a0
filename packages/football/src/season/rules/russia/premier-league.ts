import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'

export const RUSSIA_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['russia/premier-league'],
  articles: [[2002, '{season} Russian Premier League']],
  regulations: [{ from: 2002, title: 'RFS, Reglament', url: 'https://rfs.ru' }],
  places: [
    [2012, 2018, '1 champions', '2 relegation play-off, 2 relegation', 16],
    [2019, 2020, '1 champions', '2 relegation', 16],
    [2021, ON, '1 champions', '2 relegation play-off, 2 relegation'],
  ],
}
