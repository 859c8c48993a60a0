import { escapeHtml, mailPage } from '../../platform/mail/mail-html.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import type { ContactMessage } from './contacts.queries.ts'

/** The message as mail to the operator; an answer goes to whoever wrote it. */
export function contactMail({ username, email, message }: ContactMessage, to: string, brand: string): Mail {
  const from = `${username} <${email}>`
  return {
    recipient: to,
    replyTo: email,
    subject: `${brand}: message from ${username}`,
    text: `${from} wrote through the contact form:\n\n${message}\n`,
    html: mailPage('en', [
      `<p>${escapeHtml(from)} wrote through the contact form:</p>`,
      `<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
    ]),
  }
}
