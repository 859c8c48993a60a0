import type { Language } from '@touchline/messages'
import type { Brand } from '../../../platform/brand.ts'
import { escapeHtml, mailLogo } from '../../../platform/mail/mail-html.ts'
import type { AlertTexts } from '../../../platform/mail/mail-texts.queries.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'

export interface MailFrame {
  recipient: string
  language: Language
  t: AlertTexts
  brand: Brand
  publicUrl: string
  /** Leaves this list with one press. */
  unsubscribe: string
}

interface MailContent {
  subject: string
  text: string
  /** HTML already. */
  parts: readonly string[]
}

/** A mail that looks like the site: no picture but the logo, no style sheet, so that it is the same everywhere; why it came and how to end it at its foot. */
export function siteMail(frame: MailFrame, { subject, text, parts }: MailContent): Mail {
  const { recipient, language, t, brand, publicUrl, unsubscribe } = frame
  const settings = `${publicUrl}/me/alerts`
  const link = (address: string, words: string) =>
    `<a href="${escapeHtml(address)}" style="color:#435365">${escapeHtml(words)}</a>`
  return {
    recipient,
    subject,
    unsubscribe,
    text: `${text}\n\n--\n${t('mail.why', { brand: brand.name })}\n${t('mail.settings')}: ${settings}\n${t('mail.unsubscribe')}: ${unsubscribe}\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><body style="margin:0;background:#f3f5f8;color:#131b24;font-family:Inter,system-ui,-apple-system,'Segoe UI',sans-serif;font-size:15px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 12px;font-size:17px;font-weight:700"><a href="${escapeHtml(publicUrl)}" style="color:#131b24;text-decoration:none">${mailLogo(brand) || escapeHtml(brand.name)}</a></td></tr>
<tr><td style="padding:22px;background:#ffffff;border:1px solid #dfe5ec;border-radius:10px">${parts.join('')}</td></tr>
<tr><td style="padding:14px 4px;color:#435365;font-size:13px">${escapeHtml(t('mail.why', { brand: brand.name }))}<br>${link(settings, t('mail.settings'))} · ${link(unsubscribe, t('mail.unsubscribe'))}</td></tr>
</table></td></tr></table></body></html>`,
  }
}
