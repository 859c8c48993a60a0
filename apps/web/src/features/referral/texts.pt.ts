import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  bar: {
    label: 'Cookies de ligações de parceiros',
    text: 'Chegou pela ligação de um parceiro. Podemos guardar dois cookies durante 30 dias, para o parceiro ser recompensado se encomendar um plano?',
    more: 'Privacidade',
    accept: 'Permitir',
    reject: 'Recusar',
  },
  choice: {
    title: 'Cookies de ligações de parceiros',
    text: 'Dois cookies lembram durante 30 dias que ligação de parceiro o trouxe aqui. Só são guardados se o permitir.',
    granted: 'Cookies permitidos.',
    denied: 'Cookies recusados.',
    none: 'Ainda não lhe perguntámos.',
    withdraw: 'Retirar e apagar',
  },
}
