import { languageOf } from '@touchline/messages'
import { escapeHtml, type MailBrand, mailPage } from '../../platform/mail/mail-html.ts'
import type { MailDraft } from '../../platform/mail/outbox.ts'
import type { DeletedAccount } from './deletion.queries.ts'

/** Confirms when an account was deleted. */
export function deletionMail({ username, email, language }: DeletedAccount, brand: MailBrand, now: Date): MailDraft {
  const format = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' } as const
  const at = `${new Intl.DateTimeFormat(languageOf(language).locale, format).format(now)} UTC`
  const values = { name: username, brand: brand.name, at }
  const compose: MailDraft['compose'] = (t) => {
    const lines = [t('deleted.done', values), t('deleted.erased', values), t('deleted.last', values)]
    return {
      subject: t('deleted.subject', values),
      text: `${lines.join('\n\n')}\n`,
      html: mailPage(
        language,
        brand,
        lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      ),
    }
  }
  return { recipient: email, language, compose }
}
