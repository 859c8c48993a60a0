import type { Translated } from '../../app/i18n/types.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Translated<typeof en> = {
  title: 'Em direto',
  count_zero: 'Nenhum jogo a decorrer',
  count_one: '{{count}} jogo a decorrer',
  count_other: '{{count}} jogos a decorrer',
  sort: { label: 'Ordenar', tournament: 'Por competição', time: 'Por hora' },
  ended: 'Terminado',
  open: '{{home}} – {{away}}, detalhes do jogo',
  kickoff: 'Início às {{time}}',
  groupCount_one: '{{count}} jogo',
  groupCount_other: '{{count}} jogos',
  star: {
    add: 'Adicionar {{league}} às favoritas',
    remove: 'Remover {{league}} das favoritas',
    added: '{{league}} foi adicionada às favoritas.',
    removed: '{{league}} foi removida das favoritas.',
  },
  empty: {
    title: 'Não há jogos a decorrer.',
    text: 'Os jogos aparecem aqui sozinhos assim que começam.',
    upcoming: 'Ver os próximos jogos',
  },
  stale: 'Não foi possível voltar a ler a lista; pode estar desatualizada.',
}
