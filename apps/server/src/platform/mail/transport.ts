import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './outbox.ts'

/** Delivers one mail; `name` is unlike that of any other mail. Rejects when it could not. */
export type SendMail = (mail: Mail, name: string) => Promise<void>

export interface MailSettings {
  /** Mail server; without it every mail becomes an `.eml` file in the folder. */
  smtpUrl?: string | undefined
  /** Name in its certificate, if the address is none of its names. */
  servername?: string | undefined
  folder: string
  /** Sender: `Name <address>`. */
  from: string
}

const TIMEOUT_MS = 20_000

/** The recipient as one address whatever it contains, so that no comma makes two of it. */
const messageOf = (mail: Mail, from: string) => ({
  from,
  to: { name: '', address: mail.recipient },
  ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.unsubscribe && {
    headers: { 'List-Unsubscribe': `<${mail.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
  disableFileAccess: true,
  disableUrlAccess: true,
})

export function mailTransport({ smtpUrl, servername, folder, from }: MailSettings): SendMail {
  return smtpUrl ? bySmtp(smtpUrl, from, servername) : intoFolder(folder, from)
}

function bySmtp(url: string, from: string, servername?: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(servername !== undefined && { tls: { servername } }),
  })
  return async (mail) => void (await transport.sendMail(messageOf(mail, from)))
}

function intoFolder(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail, name) => {
    const { message } = await transport.sendMail(messageOf(mail, from))
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not made in one piece')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Links in mail open accounts, so other users of this machine may not read them.
    await writeFile(join(folder, `${name}.eml`), message, { mode: 0o600 })
  }
}
