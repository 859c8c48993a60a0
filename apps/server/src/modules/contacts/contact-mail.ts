import { SOURCE_LANGUAGE } from '@touchline/messages'
import { escapeHtml, type MailBrand, mailPage, nameInMail } from '../../platform/mail/mail-html.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import type { ContactMessage } from './contacts.queries.ts'

/** The message as mail to the operator, quoted so that it cannot pass for words of ours; an answer goes to its writer. */
export function contactMail({ username, email, message }: ContactMessage, to: string, brand: MailBrand): Mail {
  const name = nameInMail(username)
  const from = `${name} <${email}>`
  const quoted = message.split(/\r?\n|\r/).map((line) => `> ${line}`)
  return {
    recipient: to,
    replyTo: email,
    subject: `${brand.name}: message from ${name}`,
    text: `${from} wrote through the contact form:\n\n${quoted.join('\n')}\n`,
    html: mailPage(SOURCE_LANGUAGE, brand, [
      `<p>${escapeHtml(from)} wrote through the contact form:</p>`,
      `<blockquote style="white-space:pre-wrap">${escapeHtml(message)}</blockquote>`,
    ]),
  }
}
