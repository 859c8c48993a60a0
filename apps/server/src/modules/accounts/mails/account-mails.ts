import { escapeHtml, mailPage, nameInMail } from '../../../platform/mail/mail-html.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import type { MailLanguage, OneTimePurpose } from '../one-time.queries.ts'
import { newSecret, toUidb64 } from '../secrets.ts'

interface MailText {
  subject: (brand: string) => string
  /** Before and after the link, by paragraph. */
  before: (username: string, brand: string) => string
  action: string
  after: string
}

const TEXTS: Readonly<Record<OneTimePurpose, Readonly<Record<MailLanguage, MailText>>>> = {
  activate: {
    en: {
      subject: (brand) => `Activate your ${brand} account`,
      before: (username, brand) => `Hello ${username}, welcome to ${brand}. Open this link to activate your account:`,
      action: 'Activate my account',
      after: 'The link works once and expires after 48 hours. If you did not sign up, you can ignore this email.',
    },
    pt: {
      subject: (brand) => `Ative a sua conta ${brand}`,
      before: (username, brand) =>
        `Olá ${username}, damos-lhe as boas-vindas ao ${brand}. Abra esta ligação para ativar a sua conta:`,
      action: 'Ativar a minha conta',
      after:
        'A ligação só funciona uma vez e expira ao fim de 48 horas. Se não se registou, pode ignorar esta mensagem.',
    },
  },
  reset: {
    en: {
      subject: (brand) => `Set a new ${brand} password`,
      before: (username) => `Hello ${username}, open this link to set a new password:`,
      action: 'Set a new password',
      after:
        'The link works once and expires after one hour. If you did not request it, ignore this email: your password stays the same.',
    },
    pt: {
      subject: (brand) => `Defina uma nova palavra-passe ${brand}`,
      before: (username) => `Olá ${username}, abra esta ligação para definir uma nova palavra-passe:`,
      action: 'Definir uma nova palavra-passe',
      after:
        'A ligação só funciona uma vez e expira ao fim de uma hora. Se não a pediu, ignore esta mensagem: a sua palavra-passe não muda.',
    },
  },
}

export interface MailAccount {
  id: number
  username: string
  email: string
  language: MailLanguage
}

export interface SiteNames {
  brand: string
  /** Links begin with it, whatever host a request named. */
  publicUrl: string
}

/** The mail with a link of one use, which leads on to `next`, and the secret in the link. */
export function linkMail(
  purpose: OneTimePurpose,
  account: MailAccount,
  { brand, publicUrl }: SiteNames,
  next?: string,
): { mail: Mail; secret: string } {
  const secret = newSecret()
  const page = purpose === 'activate' ? `/activate?uidb64=${toUidb64(account.id)}&` : '/account/reset-password?'
  const link = `${publicUrl}${page}token=${secret}${next ? `&next=${encodeURIComponent(next)}` : ''}`
  const words = TEXTS[purpose][account.language]
  const before = words.before(nameInMail(account.username), brand)
  return {
    secret,
    mail: {
      recipient: account.email,
      subject: words.subject(brand),
      text: `${before}\n\n${link}\n\n${words.after}\n`,
      html: mailPage(account.language, [
        `<p>${escapeHtml(before)}</p>`,
        `<p><a href="${escapeHtml(link)}">${escapeHtml(words.action)}</a></p>`,
        `<p>${escapeHtml(words.after)}</p>`,
        `<p style="color:#666">${escapeHtml(brand)}</p>`,
      ]),
    },
  }
}
