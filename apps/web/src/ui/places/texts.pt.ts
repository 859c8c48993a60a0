import { PLACE_NAMES_PT } from '@touchline/football'
import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  city: PLACE_NAMES_PT,
  region: {
    Africa: 'África',
    America: 'América',
    Antarctica: 'Antártida',
    Arctic: 'Ártico',
    Asia: 'Ásia',
    Atlantic: 'Atlântico',
    Australia: 'Austrália',
    Europe: 'Europa',
    Indian: 'Índico',
    Pacific: 'Pacífico',
  },
}
