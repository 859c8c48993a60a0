import type { CompetitionRules } from '../competition-rules.types.ts'

export const SOUTH_KOREA_K_LEAGUE_2: CompetitionRules = {
  keys: ['south-korea/k-league-2'],
  articles: [
    [2013, '{season} K League Challenge'],
    [2018, '{season} K League 2'],
  ],
  regulations: [{ from: 2013, title: 'K League, competition rules', url: 'https://www.kleague.com' }],
  eras: [
    { from: 2013, tieBreak: ['goal difference', 'goals', 'wins'], lastResorts: ['fair play', 'lots'] },
    { from: 2016, tieBreak: ['goals', 'goal difference', 'wins'], lastResorts: ['fair play', 'lots'] },
  ],
  formats: [{ from: 2013, phases: ['regular season', 'play-offs'] }],
}
