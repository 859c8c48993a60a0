import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  title: '{{home}} – {{away}}',
  headTitle: '{{home}} e {{away}} em comparação: confrontos diretos, forma, golos',
  description:
    '{{home}} – {{away}}: todos os confrontos com golos, cantos, cartões e estatísticas, e os últimos jogos das duas equipas.',
  chooserDescription:
    'Compare duas equipas de futebol: todos os confrontos, últimos jogos, golos, cantos, cartões e estatísticas.',
  lead: 'Todos os confrontos e os últimos jogos de ambas, com golos, cantos, cartões e estatísticas.',
  clubs: 'Clubes populares',
  header: 'Equipas',
  versus: 'VS',
  swap: 'Trocar',
  swapLong: 'Trocar casa e fora',
  others: 'Outras equipas',
  choose: 'Escolher duas equipas',
  unknown: 'Não encontrámos uma destas equipas, ou as duas são a mesma.',
}
