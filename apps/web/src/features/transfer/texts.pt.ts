import type { Translated } from '../../app/i18n/types.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Translated<typeof en> = {
  title: 'Últimas transferências',
  lead: 'Quem vai para onde, em todas as competições que conhecemos, do mais recente para o mais antigo.',
  kinds: 'Tipo de transferência',
  all: 'Todas',
  ofLoaded: '{{count}} das {{loaded}} mais recentes',
  noneOfKind: 'Nenhuma deste tipo entre as {{loaded}} transferências mais recentes.',
  noneOfKindText: 'Carregue mais ou veja todas.',
  none: 'Ainda não há transferências.',
  noneText: 'Aparecem aqui assim que uma fonte der conta de alguma.',
}
