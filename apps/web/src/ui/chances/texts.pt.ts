import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  about:
    'Probabilidades ao fim de 90 minutos, a partir da odd antes do início, do resultado, do minuto e dos vermelhos.',
  estimated: 'O minuto é estimado, e por isso estas também.',
  spoken: 'Probabilidades: {{home}} {{homeChance}}, empate {{drawChance}}, {{away}} {{awayChance}}',
}
