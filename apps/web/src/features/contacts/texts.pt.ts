import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  title: 'Contactos',
  lead: 'Envie-nos uma mensagem em três passos.',
  description: 'Escreva-nos: perguntas, correções, dados errados ou em falta.',
  steps: { label: 'Passos', check: 'Verificação', message: 'Mensagem', thanks: 'Obrigado' },
  next: 'Seguinte',
  send: 'Enviar',
  check: {
    title: 'É uma pessoa?',
    text: 'Basta um toque. O navegador resolve uma pequena tarefa em segundo plano: sem enigmas e sem terceiros.',
    start: 'Sou uma pessoa',
    working: 'A verificar …',
    done: 'Verificado, obrigado',
    failed: 'A verificação falhou. Tente de novo.',
    offline: 'Não é possível contactar o servidor. Verifique a ligação e tente de novo.',
    tooMany: 'Demasiadas tentativas. Espere alguns minutos e tente de novo.',
    insecure: 'A verificação só funciona numa ligação segura (https).',
  },
  form: {
    title: 'A sua mensagem',
    username: 'Nome de utilizador',
    email: 'E-mail',
    emailHint: 'Responderemos para este endereço',
    message: 'Mensagem',
    messageNeeded: 'Escreva uma mensagem.',
    left: 'Restam {{count}} caracteres',
  },
  thanks: {
    title: 'Obrigado',
    text: 'Recebemos a sua mensagem e entraremos em contacto em breve.',
  },
  notSent: 'Não foi possível enviar a sua mensagem',
  kept: {
    now: 'Fica guardada neste navegador: envie-a de novo daqui a pouco.',
    text: 'Tem uma mensagem por enviar neste navegador.',
    again: 'Enviar de novo',
    drop: 'Eliminar',
    sent: 'A sua mensagem foi enviada.',
    still: 'Não foi possível enviar. Continua guardada neste navegador.',
  },
}
