import { escapeHtml } from '../../../platform/mail/mail-html.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import type { AlertWords } from '../deliver/words.ts'
import { type MailFrame, siteMail } from './site-mail.ts'

/** A single alert as a mail. */
export function alertMail({ title, body, path }: AlertWords, frame: MailFrame): Mail {
  const { publicUrl, t } = frame
  const link = `${publicUrl}${path}`
  const open = t('mail.open')
  return siteMail(frame, {
    subject: `${title}: ${body}`,
    text: `${title}\n${body}\n\n${link}`,
    parts: [
      `<h1 style="margin:0 0 8px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>`,
      `<p style="margin:0 0 20px">${escapeHtml(body)}</p>`,
      `<p style="margin:0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0a66c2;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(open)}</a></p>`,
    ],
  })
}
