import type { Translated } from '../../app/i18n/types.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Translated<typeof en> = {
  tabs: { label: 'Treinador', basics: 'Resumo', fixtures: 'Jogos', stats: 'Estatísticas' },
  profile: 'Perfil',
  teams: 'Equipas treinadas',
  noTeams: 'Não se conhece nenhuma equipa.',
  team: 'Equipa',
  from: 'De',
  to: 'Até',
  position: 'Função',
  present: 'hoje',
  upcoming: 'Próximos jogos',
  transfers: 'Transferências como jogador',
  playerTrophies: 'Troféus como jogador',
  coachTrophies: 'Troféus como treinador',
  trophies: 'Troféus',
  playerPage: 'Página como jogador',
  season: 'Época',
  fixtures: 'Jogos',
  noData: {
    fixture: 'Sem dados de jogos.',
    stats: 'Sem dados de estatísticas.',
    transfers: 'Sem dados de transferências.',
  },
  stats: 'Estatísticas por época',
  league: 'Liga',
  columns: {
    matches: 'Jogos',
    wins: 'Vitórias',
    draws: 'Empates',
    losses: 'Derrotas',
    points: 'Pontos por jogo',
  },
  short: { matches: 'J', wins: 'V', draws: 'E', losses: 'D', points: 'PPJ' },
  openSeason: '{{season}}, {{league}}, {{team}}: todos os números',
}
