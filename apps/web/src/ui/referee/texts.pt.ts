import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  title: 'Árbitro',
  born: 'Nascido a {{date}}',
  bornUnknown: 'Data de nascimento desconhecida',
  caption: 'Jogos e o que foi assinalado neles, por época e liga, da época mais recente para a mais antiga',
  season: 'Época',
  league: 'Liga',
  matches: 'Jogos',
  matchesShort: 'J',
  fouls: 'Faltas',
  foulsShort: 'F',
  penalties: 'Penáltis',
  penaltiesShort: 'GP',
  yellow: 'Cartões amarelos, segundos amarelos incluídos',
  red: 'Cartões vermelhos, com os segundos amarelos',
  video: 'Revisões de vídeo',
  videoShort: 'VAR',
  perMatch: '{{what}}: {{average}} por jogo',
  none: 'Sem estatísticas do árbitro',
  noneText: 'Ainda não foi contado nenhum jogo: {{name}}.',
}
