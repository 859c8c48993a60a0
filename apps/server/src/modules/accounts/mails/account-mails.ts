import type { Brand } from '../../../platform/brand.ts'
import { escapeHtml, mailPage, nameInMail } from '../../../platform/mail/mail-html.ts'
import type { MailDraft } from '../../../platform/mail/outbox.ts'
import type { MailAccount } from '../accounts.queries.ts'
import { newSecret, toUidb64 } from '../secrets.ts'

/**
 * Kinds of mails with a one-time link; `claim` activates an account by setting its password, where somebody else may have chosen the
 * present one; `moved` sets the first password of an account that an operator imported.
 */
export type LinkKind = 'activate' | 'claim' | 'moved' | 'reset'

export interface SiteNames {
  brand: Brand
  /** Links begin with it, whatever host a request named. */
  publicUrl: string
}

/** The mail with a link of one use, which leads on to `next`, and the secret in the link. */
export function linkMail(
  kind: LinkKind,
  { account, siteNames: { brand, publicUrl }, next }: { account: MailAccount; siteNames: SiteNames; next?: string },
): { mail: MailDraft; secret: string } {
  const secret = newSecret()
  const page = kind === 'activate' ? `/activate?uidb64=${toUidb64(account.id)}&` : '/account/reset-password?'
  const link = `${publicUrl}${page}token=${secret}${next ? `&next=${encodeURIComponent(next)}` : ''}`
  const { email: recipient, language } = account
  const values = { name: nameInMail(account.username), brand: brand.name }
  const compose: MailDraft['compose'] = (t) => {
    const [before, action, after] = [
      t(`${kind}.before`, values),
      t(`${kind}.action`, values),
      t(`${kind}.after`, values),
    ]
    return {
      subject: t(`${kind}.subject`, values),
      text: `${before}\n\n${link}\n\n${after}\n`,
      html: mailPage(language, brand, [
        `<p>${escapeHtml(before)}</p>`,
        `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
        `<p>${escapeHtml(after)}</p>`,
        `<p style="color:#666">${escapeHtml(brand.name)}</p>`,
      ]),
    }
  }
  return { secret, mail: { recipient, language, compose } }
}
