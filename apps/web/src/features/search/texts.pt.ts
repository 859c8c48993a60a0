import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  field: 'Liga, equipa ou país',
  fieldMember: 'Liga, equipa, país ou jogador',
  results: 'Resultados',
  leagues: 'Ligas',
  teams: 'Equipas',
  countries: 'Países e regiões',
  players: 'Jogadores',
  more: 'Mais',
  recent: 'Pesquisas recentes',
  forget: 'Esquecer “{{text}}”',
  startTitle: 'O que procura?',
  start: 'Acentos e alcunhas são entendidos: experimente psg, man u ou sao.',
  leadingSpace: 'Comece por uma letra: uma pesquisa não começa por um espaço.',
  nothingTitle: 'Nenhum resultado para “{{text}}”',
  nothing: 'Experimente menos letras, ou o nome em inglês.',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
}
