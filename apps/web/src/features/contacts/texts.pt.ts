import type { Translated } from '../../app/i18n/types.ts'
import type { texts as english } from './texts.en.ts'

export const texts: Translated<typeof english> = {
  title: 'Contactos',
  lead: 'Uma mensagem para nós em três passos.',
  description: 'Escreva-nos: perguntas, correções, dados errados ou em falta.',
  steps: { label: 'Passos', check: 'Verificação', message: 'Mensagem', thanks: 'Obrigado' },
  next: 'Seguinte',
  send: 'Enviar',
  check: {
    title: 'É uma pessoa?',
    text: 'Basta um toque: o seu navegador faz uma pequena conta que sai cara aos robôs. Não há quebra-cabeças, e nenhuma outra empresa participa.',
    start: 'Sou uma pessoa',
    working: 'A verificar …',
    done: 'Verificado, obrigado',
    failed: 'A verificação não funcionou. Tente de novo.',
    offline: 'Não é possível contactar o servidor. Verifique a ligação e tente de novo.',
    tooMany: 'Demasiadas tentativas. Espere alguns minutos e tente de novo.',
    insecure: 'A verificação só funciona numa ligação segura (https).',
  },
  form: {
    title: 'A sua mensagem',
    username: 'Nome de utilizador',
    email: 'E-mail',
    emailHint: 'A nossa resposta segue para aqui',
    message: 'Mensagem',
    messageNeeded: 'Escreva uma mensagem.',
    left: 'Restam {{count}} caracteres',
  },
  thanks: {
    title: 'Obrigado',
    text: 'Temos a sua mensagem e entraremos em contacto em breve.',
  },
  kept: {
    text: 'Uma mensagem sua anterior ainda está guardada neste navegador.',
    again: 'Enviar de novo',
    drop: 'Eliminar',
    sent: 'A sua mensagem anterior foi enviada.',
    still: 'Não foi possível enviar. Continua guardada neste navegador.',
  },
}
