import type { Translated } from '../../app/i18n/types.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Translated<typeof en> = {
  caption: 'Troféus por liga',
  league: 'Liga',
  winner: 'Vencedor',
  runnerUp: 'Segundo lugar',
  open: '{{league}}: vencedor {{won}}, segundo lugar {{second}}. Mostrar as épocas',
  leaguePage: 'Ir para a liga',
  none: 'Ainda sem troféus.',
}
