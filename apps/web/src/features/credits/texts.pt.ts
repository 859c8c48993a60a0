import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  title: 'Fontes dos dados',
  description: 'De onde vêm os jogos, as odds e a meteorologia em {{brand}}, e com que licenças.',
  lead: 'Os dados de futebol são obra de muita gente. É este o trabalho que vê aqui.',
  held: 'Jogos, odds e meteorologia',
  shipped: 'Nomes, estádios e bandeiras',
  licence: 'Licença',
  withoutKey: 'O que falta aqui',
  withoutKeyLead: 'Quem gere este site pode ter mais com chaves gratuitas destas fontes:',
  adds: {
    'football-data-org':
      'Resultados em direto de doze competições, com cerca de cinco minutos de atraso, os jogos de toda a época, a Liga dos Campeões e o Mundial.',
    'the-odds-api': 'Odds mais recentes de oito ligas e da Liga dos Campeões, duas vezes por dia.',
  },
  invented:
    'Este é o mundo de demonstração: as equipas têm nomes de clubes reais, mas todos os jogos, jogadores, odds e números são inventados. Nada disto aconteceu.',
  empty: 'Ainda não foram carregados jogos.',
  of: {
    sportmonks: 'Jogos, onzes, estatísticas e odds.',
    'football-data-org': 'Dados de futebol fornecidos pela API do Football-Data.org.',
    'football-data': 'Resultados, estatísticas dos jogos e odds desde 1993, e as odds dos próximos dias.',
    openligadb: 'Golos, minutos e marcadores das ligas alemãs, registados por voluntários.',
    openfootball: 'Calendários e resultados em domínio público.',
    wyscout:
      'Jogos, onzes e jogadores da época 2017/2018 e do Mundial de 2018: Pappalardo, L. et al. (2019), Scientific Data 6, 236.',
    statsbomb: 'Acontecimentos e onzes dos jogos, dos dados abertos da StatsBomb.',
    schochastics: 'Golos, cartões e substituições com os seus minutos.',
    'the-odds-api': 'Odds das casas de apostas antes do jogo.',
    'open-meteo': 'Dados meteorológicos de Open-Meteo.com.',
    'openfootball-clubs': 'Nomes dos clubes, ano de fundação e onde jogam; em domínio público.',
    grounds: 'Coordenadas dos estádios.',
    geonames: 'Coordenadas das cidades.',
    flags: 'As bandeiras dos países.',
  },
}
