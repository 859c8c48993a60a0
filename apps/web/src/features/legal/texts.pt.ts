import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  description: '{{title}} do {{brand}}.',
  version: 'Versão de {{date}}',
  starting:
    'Este é um texto inicial que vem com o software. Quem gere este site ainda não colocou o seu próprio texto.',
  otherLanguage: 'Este texto só está disponível noutra língua.',
}
