import { escapeHtml, mailPage, nameInMail } from '../../../platform/mail/mail-html.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import type { MailAccount, MailLanguage } from '../accounts.queries.ts'
import type { SiteNames } from './account-mails.ts'

interface Words {
  subject: string
  before: string
  /** Of the link; a mail that only informs has none. */
  action?: string
  after: string
}

type Texts = (username: string, brand: string, email: string) => Words

const TO_OLD: Readonly<Record<MailLanguage, Texts>> = {
  en: (username, brand, email) => ({
    subject: `Confirm the new email address of your ${brand} account`,
    before: `Hello ${username}, someone asked to change the email address of your account to ${email}. Open this link to approve the change. We have also sent a link to the new address, and both must be opened:`,
    action: 'Approve the new address',
    after:
      'The link expires after 24 hours. If you did not ask for this, do not open it. Log in and change your password: someone else knows it.',
  }),
  pt: (username, brand, email) => ({
    subject: `Confirme o novo endereço de e-mail da sua conta ${brand}`,
    before: `Olá ${username}, foi pedido que o endereço de e-mail da sua conta passe a ser ${email}. Abra esta ligação para aprovar a alteração. Enviámos outra ligação para o novo endereço, e é preciso abrir as duas:`,
    action: 'Aprovar o novo endereço',
    after:
      'A ligação expira ao fim de 24 horas. Se não fez este pedido, não a abra. Inicie sessão e altere a sua palavra-passe: alguém a conhece.',
  }),
}

const TO_NEW: Readonly<Record<MailLanguage, Texts>> = {
  en: (username, brand) => ({
    subject: `Confirm your email address for ${brand}`,
    before: `Hello ${username}, open this link to confirm that this is your email address. We have also sent a link to your current address, and both must be opened:`,
    action: 'Confirm this address',
    after: 'The link expires after 24 hours. If you were not expecting this email, you can ignore it.',
  }),
  pt: (username, brand) => ({
    subject: `Confirme o seu endereço de e-mail para ${brand}`,
    before: `Olá ${username}, abra esta ligação para confirmar que este é o seu endereço de e-mail. Enviámos outra ligação para o seu endereço atual, e é preciso abrir as duas:`,
    action: 'Confirmar este endereço',
    after: 'A ligação expira ao fim de 24 horas. Se não esperava esta mensagem, pode ignorá-la.',
  }),
}

/** Which sessions a change ended. */
export type Ended = 'all' | 'others' | 'none'

const PASSWORD_CHANGED: Readonly<Record<MailLanguage, (ended: Ended) => Texts>> = {
  en: (ended) => (username, brand) => ({
    subject: `Your ${brand} password was changed`,
    before: `Hello ${username}, the password of your account was changed${{ all: ' with a link we sent you, and every browser was logged out', others: ', and all your other sessions were logged out', none: '' }[ended]}. Links we sent before no longer work.`,
    after: 'If this was not you, set a new password right away with "Forgotten your password?" on the login page.',
  }),
  pt: (ended) => (username, brand) => ({
    subject: `A sua palavra-passe ${brand} foi alterada`,
    before: `Olá ${username}, a palavra-passe da sua conta foi alterada${{ all: ' através de uma ligação que lhe enviámos e a sessão foi terminada em todos os navegadores', others: ' e todas as outras sessões foram terminadas', none: '' }[ended]}. As ligações enviadas antes já não funcionam.`,
    after:
      'Se não foi você, defina já uma nova palavra-passe com "Esqueceu-se da palavra-passe?" na página de início de sessão.',
  }),
}

const EMAIL_CHANGED: Readonly<Record<MailLanguage, (contact: string) => Texts>> = {
  en: (contact) => (username, brand, email) => ({
    subject: `The email address of your ${brand} account was changed`,
    before: `Hello ${username}, the email address of your account is now ${email}. Links we sent before no longer work.`,
    after: `If this was not you, write to us right away: ${contact}`,
  }),
  pt: (contact) => (username, brand, email) => ({
    subject: `O endereço de e-mail da sua conta ${brand} foi alterado`,
    before: `Olá ${username}, o endereço de e-mail da sua conta passou a ser ${email}. As ligações enviadas antes já não funcionam.`,
    after: `Se não foi você, escreva-nos já: ${contact}`,
  }),
}

function compose(recipient: string, language: MailLanguage, brand: string, words: Words, link?: string): Mail {
  const { subject, before, action, after } = words
  const paragraphs = [before, ...(link === undefined ? [] : [link]), after]
  return {
    recipient,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailPage(language, [
      `<p>${escapeHtml(before)}</p>`,
      ...(link === undefined ? [] : [`<p><a href="${escapeHtml(link)}">${escapeHtml(action ?? link)}</a></p>`]),
      `<p>${escapeHtml(after)}</p>`,
      `<p style="color:#666">${escapeHtml(brand)}</p>`,
    ]),
  }
}

/** The mails to the present and to the new address, each with a link of its own. */
export function emailChangeMails(
  account: MailAccount,
  { email, oldSecret, newSecret }: { email: string; oldSecret: string; newSecret: string },
  { brand, publicUrl }: SiteNames,
): Mail[] {
  const { language } = account
  const name = nameInMail(account.username)
  const link = (secret: string) => `${publicUrl}/account/confirm-email?token=${secret}`
  return [
    compose(account.email, language, brand, TO_OLD[language](name, brand, email), link(oldSecret)),
    compose(email, language, brand, TO_NEW[language](name, brand, email), link(newSecret)),
  ]
}

/** Says that the password was changed, to whom the account belongs. */
export const passwordChangedMail = ({ email, language, username }: MailAccount, ended: Ended, brand: string): Mail =>
  compose(email, language, brand, PASSWORD_CHANGED[language](ended)(nameInMail(username), brand, email))

/** Says that the address was changed, to the old one and to the new one. */
export const emailChangedMails = (account: MailAccount, email: string, { brand, publicUrl }: SiteNames): Mail[] =>
  [account.email, email].map((recipient) => {
    const words = EMAIL_CHANGED[account.language](`${publicUrl}/contacts`)(nameInMail(account.username), brand, email)
    return compose(recipient, account.language, brand, words)
  })
