import type { Translated } from '../../app/i18n/types.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Translated<typeof en> = {
  title: 'Últimas transferências',
  lead: 'Jogadores que mudam de clube, começando pelos mais recentes.',
  kinds: 'Tipo de transferência',
  all: 'Todas',
  noneOfKind: 'Ainda não há transferências deste tipo.',
  none: 'Ainda não há transferências.',
  noneText: 'Aparecem aqui assim que forem anunciadas.',
}
