import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  home: 'Equipa da casa',
  away: 'Equipa de fora',
  versus: 'vs',
  compare: 'Comparar',
  change: 'Trocar {{team}}',
  taken: 'já escolhida',
  same: 'Já escolheu {{team}}. Escolha duas equipas diferentes.',
}
