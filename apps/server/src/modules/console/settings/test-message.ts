import type { Language } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { escapeHtml, mailPage } from '../../../platform/mail/mail-html.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'

/** Shows an operator that mail arrives. */
export function testMessage(to: string, brand: string, language: Language): Mail {
  const t = textsOf(language, 'mails')
  const text = t('test.text', { brand })
  return {
    recipient: to,
    subject: t('test.subject', { brand }),
    text: `${text}\n`,
    html: mailPage(language, [`<p>${escapeHtml(text)}</p>`]),
  }
}
