import { languageOf } from '@touchline/messages'
import { escapeHtml, type MailBrand, mailPage, nameInMail } from '../../../platform/mail/mail-html.ts'
import type { MailDraft } from '../../../platform/mail/outbox.ts'
import type { HeldMessage } from './contacts.queries.ts'

type Written = Pick<HeldMessage, 'username' | 'email' | 'language' | 'message' | 'createdAt'>

interface Answer {
  text: string
  brand: MailBrand
  /** Address for further answers of the writer; the sender by default. */
  replyTo: string | undefined
}

/** An operator's answer as a mail, with the message quoted below it. */
export function answerMail(to: Written, { text, brand, replyTo }: Answer): MailDraft {
  const { language, message, createdAt, email } = to
  const day = new Intl.DateTimeFormat(languageOf(language).locale, { dateStyle: 'long', timeZone: 'UTC' })
  const values = { name: nameInMail(to.username), brand: brand.name, day: day.format(createdAt) }
  const quoted = message.split(/\r?\n|\r/).map((line) => `> ${line}`)
  const compose: MailDraft['compose'] = (t) => {
    const [greeting, wrote] = [t('contact.greeting', values), t('contact.wrote', values)]
    return {
      subject: t('contact.subject', values),
      text: `${[greeting, text, brand.name, wrote, quoted.join('\n')].join('\n\n')}\n`,
      html: mailPage(language, brand, [
        `<p>${escapeHtml(greeting)}</p>`,
        `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>`,
        `<p style="color:#666">${escapeHtml(brand.name)}</p>`,
        `<p style="color:#666">${escapeHtml(wrote)}</p>`,
        `<blockquote style="white-space:pre-wrap;color:#666">${escapeHtml(message)}</blockquote>`,
      ]),
    }
  }
  return { recipient: email, language, ...(replyTo !== undefined && { replyTo }), compose }
}
