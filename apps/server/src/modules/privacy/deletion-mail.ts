import { languageOf } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { escapeHtml, mailPage } from '../../platform/mail/mail-html.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import type { DeletedAccount } from './deletion.queries.ts'

/** Confirms when an account was deleted. */
export function deletionMail({ username, email, language }: DeletedAccount, brand: string, now: Date): Mail {
  const t = textsOf(language, 'mails')
  const format = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' } as const
  const at = `${new Intl.DateTimeFormat(languageOf(language).locale, format).format(now)} UTC`
  const lines = [t('deleted.done', { name: username, brand, at }), t('deleted.erased'), t('deleted.last')]
  return {
    recipient: email,
    subject: t('deleted.subject', { brand }),
    text: `${lines.join('\n\n')}\n`,
    html: mailPage(
      language,
      lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ),
  }
}
