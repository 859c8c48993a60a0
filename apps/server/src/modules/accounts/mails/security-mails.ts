import { textsOf } from '@touchline/messages/texts'
import type { Values } from '@touchline/messages/translation'
import { escapeHtml, mailPage, nameInMail } from '../../../platform/mail/mail-html.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import type { MailAccount, MailLanguage } from '../accounts.queries.ts'
import type { SiteNames } from './account-mails.ts'

/** Which sessions a change ended. */
export type Ended = 'all' | 'others' | 'none'

interface SecurityMail {
  recipient: string
  language: MailLanguage
  brand: string
  kind: 'emailOld' | 'emailNew' | 'passwordChanged' | 'emailChanged'
  values: Values
  link?: string
}

function compose({ recipient, language, brand, kind, values, link }: SecurityMail): Mail {
  const t = textsOf(language, 'mails')
  const [before, after] = [t(`${kind}.before`, values), t(`${kind}.after`, values)]
  const action = kind === 'emailOld' || kind === 'emailNew' ? t(`${kind}.action`) : ''
  const paragraphs = [before, ...(link === undefined ? [] : [link]), after]
  return {
    recipient,
    subject: t(`${kind}.subject`, { brand }),
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailPage(language, [
      `<p>${escapeHtml(before)}</p>`,
      ...(link === undefined ? [] : [`<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`]),
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
  const values = { name: nameInMail(account.username), brand, email }
  const link = (secret: string) => `${publicUrl}/account/confirm-email?token=${secret}`
  return [
    compose({ recipient: account.email, language, brand, kind: 'emailOld', values, link: link(oldSecret) }),
    compose({ recipient: email, language, brand, kind: 'emailNew', values, link: link(newSecret) }),
  ]
}

/** Says that the password was changed, to whom the account belongs. */
export const passwordChangedMail = ({ email, language, username }: MailAccount, ended: Ended, brand: string): Mail =>
  compose({ recipient: email, language, brand, kind: 'passwordChanged', values: { name: nameInMail(username), ended } })

/** Says that the address was changed, to the old one and to the new one. */
export const emailChangedMails = (account: MailAccount, email: string, { brand, publicUrl }: SiteNames): Mail[] =>
  [account.email, email].map((recipient) => {
    const values = { name: nameInMail(account.username), email, contact: `${publicUrl}/contacts` }
    return compose({ recipient, language: account.language, brand, kind: 'emailChanged', values })
  })
