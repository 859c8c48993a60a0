import type { CompetitionRules } from '../competition-rules.types.ts'

export const PORTUGAL_CAMPEONATO_FEMININO: CompetitionRules = {
  keys: ['portugal/campeonato-feminino'],
  articles: [[2016, '{season} Campeonato Nacional Feminino']],
  regulations: [
    { from: 2016, title: 'FPF, Regulamento do Campeonato Nacional de Futebol Feminino', url: 'https://www.fpf.pt' },
  ],
  formats: [{ from: 2016, phases: ['regular season'] }],
}
