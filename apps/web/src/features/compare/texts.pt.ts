import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  title: '{{home}} – {{away}}',
  description:
    '{{home}} – {{away}}: todos os confrontos com golos, cantos, cartões e estatísticas, e os últimos jogos das duas equipas.',
  header: 'Equipas',
  versus: 'VS',
  swap: 'Trocar',
  swapLong: 'Trocar casa e fora',
  others: 'Outras equipas',
  choose: 'Escolher duas equipas',
  unknown: 'Não conhecemos uma destas equipas, ou é a mesma equipa duas vezes.',
}
