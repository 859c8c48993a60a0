import type { CompetitionRules } from '../competition-rules.types.ts'

/** The half year before the first season from autumn to spring. */
export const JAPAN_J1_100_YEAR_VISION_LEAGUE: CompetitionRules = {
  keys: ['japan/j1-100-year-vision-league'],
  articles: [[2026, '{season} J1 100 Year Vision League']],
  regulations: [{ from: 2026, title: 'J.League, competition rules', url: 'https://www.jleague.jp' }],
  eras: [{ from: 2026, shootOut: { win: 2, loss: 1 } }],
  formats: [{ from: 2026, phases: ['groups', 'play-offs'] }],
}
