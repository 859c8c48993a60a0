import type { Language } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { escapeHtml, type MailBrand, mailPage } from '../../../platform/mail/mail-html.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'

/** Shows an operator that mail arrives. */
export function testMessage(to: string, brand: MailBrand, language: Language): Mail {
  const t = textsOf(language, 'mails')
  const text = t('test.text', { brand: brand.name })
  return {
    recipient: to,
    subject: t('test.subject', { brand: brand.name }),
    text: `${text}\n`,
    html: mailPage(language, brand, [`<p>${escapeHtml(text)}</p>`]),
  }
}
