import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  description: {
    terms:
      'O que pode esperar do {{brand}} e o que se espera de si: planos, pagamento, cancelamento, resolução e responsabilidade.',
    privacy: 'Que dados o {{brand}} guarda, para quê e por quanto tempo, e como vê-los, corrigi-los ou apagá-los.',
    legal: 'Quem é responsável pelo {{brand}} e como contactar.',
    accessibility: 'Como usar o {{brand}} com o teclado, um leitor de ecrã ou texto ampliado, e o que ainda falta.',
  },
  version: 'Versão de {{date}}',
  starting:
    'Este é um texto inicial que vem com o software. Quem gere este site ainda não colocou o seu próprio texto.',
  otherLanguage: 'Este texto só está disponível noutra língua.',
}
