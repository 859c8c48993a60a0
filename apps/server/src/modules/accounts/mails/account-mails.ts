import { textsOf } from '@touchline/messages/texts'
import { escapeHtml, mailPage, nameInMail } from '../../../platform/mail/mail-html.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import type { MailAccount } from '../accounts.queries.ts'
import { newSecret, toUidb64 } from '../secrets.ts'

/** Of mails with a link of one use; `claim` activates an account by setting its password, where somebody else may have chosen the one it has. */
export type LinkKind = 'activate' | 'claim' | 'reset'

export interface SiteNames {
  brand: string
  /** Links begin with it, whatever host a request named. */
  publicUrl: string
}

/** The mail with a link of one use, which leads on to `next`, and the secret in the link. */
export function linkMail(
  kind: LinkKind,
  account: MailAccount,
  { brand, publicUrl }: SiteNames,
  next?: string,
): { mail: Mail; secret: string } {
  const secret = newSecret()
  const page = kind === 'activate' ? `/activate?uidb64=${toUidb64(account.id)}&` : '/account/reset-password?'
  const link = `${publicUrl}${page}token=${secret}${next ? `&next=${encodeURIComponent(next)}` : ''}`
  const t = textsOf(account.language, 'mails')
  const values = { name: nameInMail(account.username), brand }
  const [before, action, after] = [t(`${kind}.before`, values), t(`${kind}.action`), t(`${kind}.after`)]
  return {
    secret,
    mail: {
      recipient: account.email,
      subject: t(`${kind}.subject`, values),
      text: `${before}\n\n${link}\n\n${after}\n`,
      html: mailPage(account.language, [
        `<p>${escapeHtml(before)}</p>`,
        `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
        `<p>${escapeHtml(after)}</p>`,
        `<p style="color:#666">${escapeHtml(brand)}</p>`,
      ]),
    },
  }
}
