import { escapeHtml, mailPage } from '../../platform/mail/mail-html.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import type { MailLanguage } from '../accounts/one-time.queries.ts'
import type { DeletedAccount } from './deletion.queries.ts'

interface DeletionText {
  subject: (brand: string) => string
  paragraphs: (username: string, brand: string, at: string) => string[]
}

const TEXTS: Readonly<Record<MailLanguage, DeletionText>> = {
  en: {
    subject: (brand) => `Your ${brand} account was deleted`,
    paragraphs: (username, brand, at) => [
      `Hello ${username}, your ${brand} account was deleted on ${at}.`,
      'Your subscription, if you had one, does not renew any more. What was kept about you is gone; the payment service keeps its receipts as the law demands.',
      'This mail is the only confirmation, and the last mail you get from us.',
    ],
  },
  pt: {
    subject: (brand) => `A sua conta ${brand} foi eliminada`,
    paragraphs: (username, brand, at) => [
      `Olá ${username}, a sua conta ${brand} foi eliminada em ${at}.`,
      'A sua subscrição, se tinha uma, já não se renova. O que era guardado sobre si desapareceu; o serviço de pagamento guarda os recibos, como a lei exige.',
      'Esta mensagem é a única confirmação e a última que recebe de nós.',
    ],
  },
}

/** Confirms when an account was deleted. */
export function deletionMail({ username, email, language }: DeletedAccount, brand: string, now: Date): Mail {
  const { subject, paragraphs } = TEXTS[language]
  const lines = paragraphs(username, brand, `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`)
  return {
    recipient: email,
    subject: subject(brand),
    text: `${lines.join('\n\n')}\n`,
    html: mailPage(
      language,
      lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ),
  }
}
