import type { CompetitionRules } from '../competition-rules.types.ts'
import { WINS_FIRST } from '../orders.ts'

export const BELGIUM_CHALLENGER_PRO_LEAGUE: CompetitionRules = {
  keys: ['belgium/challenger-pro-league'],
  articles: [
    [2016, '{season} Belgian First Division B'],
    [2022, '{season} Challenger Pro League'],
  ],
  regulations: [{ from: 2016, title: 'RBFA and Pro League, Bondsreglement', url: 'https://www.proleague.be' }],
  eras: [{ from: 2020, tieBreak: WINS_FIRST }],
  formats: [{ from: 2020, phases: ['regular season'] }],
}
