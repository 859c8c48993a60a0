import type { CompetitionRules } from '../competition-rules.types.ts'

export const GERMANY_3_LIGA: CompetitionRules = {
  keys: ['germany/3-liga'],
  articles: [[2008, '{season} 3. Liga']],
  regulations: [{ from: 2008, title: 'DFB, Spielordnung', url: 'https://www.dfb.de' }],
  decisions: {
    2010: { points: [['Rot Weiss Ahlen', -3, 'licence']], last: ['Rot Weiss Ahlen'] },
  },
}
