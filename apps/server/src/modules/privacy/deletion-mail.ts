import { escapeHtml, mailPage } from '../../platform/mail/mail-html.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import type { MailLanguage } from '../accounts/accounts.queries.ts'
import type { DeletedAccount } from './deletion.queries.ts'

interface DeletionText {
  subject: (brand: string) => string
  paragraphs: (username: string, brand: string, at: string) => string[]
}

const TEXTS: Readonly<Record<MailLanguage, DeletionText>> = {
  en: {
    subject: (brand) => `Your ${brand} account has been deleted`,
    paragraphs: (username, brand, at) => [
      `Hello ${username}, your ${brand} account was deleted on ${at}.`,
      'If you had a subscription, it will not renew. We have erased the data we held about you; the payment service keeps its receipts, as the law requires.',
      'This is the only confirmation, and the last email you will receive from us.',
    ],
  },
  pt: {
    subject: (brand) => `A sua conta ${brand} foi eliminada`,
    paragraphs: (username, brand, at) => [
      `Olá ${username}, a sua conta ${brand} foi eliminada em ${at}.`,
      'Se tinha uma subscrição, não será renovada. Apagámos os dados que guardávamos sobre si; o serviço de pagamento conserva os recibos, como a lei exige.',
      'Esta é a única confirmação e a última mensagem que receberá de nós.',
    ],
  },
}

const LOCALE: Readonly<Record<MailLanguage, string>> = { en: 'en-GB', pt: 'pt-PT' }

/** Confirms when an account was deleted. */
export function deletionMail({ username, email, language }: DeletedAccount, brand: string, now: Date): Mail {
  const { subject, paragraphs } = TEXTS[language]
  const at = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })
  const lines = paragraphs(username, brand, `${at.format(now)} UTC`)
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
