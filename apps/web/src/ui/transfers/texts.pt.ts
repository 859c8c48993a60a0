import type { Translated } from '../../app/i18n/types.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Translated<typeof en> = {
  caption: 'Transferências, da mais recente para a mais antiga: de, para, data, tipo e valor',
  player: 'Jogador',
  from: 'De',
  to: 'Para',
  date: 'Data',
  type: 'Tipo',
  amount: 'Valor',
  euros: 'Valor em euros',
  noClub: 'Sem clube',
  unknownTeam: 'Equipa não indicada',
}
