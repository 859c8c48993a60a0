import { join } from 'node:path'
import type { Queryable } from '@touchline/database'
import type { Config } from '../../../config.ts'
import type { Brand } from '../../../platform/brand.ts'
import { mailTransport, type SendMail } from '../../../platform/mail/transport.ts'
import { type SecretBox, SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import { senderOf } from '../../../unlikely-settings.ts'
import { isFromEnvironment } from './effective-config.ts'
import { guardedSmtp } from './guarded-smtp.ts'
import type { Environment } from './settings-deps.ts'
import { readGroup, textsOf } from './stored-settings.ts'

export interface MailWayOptions {
  client: Queryable
  environment: Environment
  config: Config
  brand: Pick<Brand, 'name'>
  box: Pick<SecretBox, 'open'>
  dataDir: string
}

interface MailWay {
  kind: 'smtp' | 'folder'
  send: SendMail
}

/** The mail server in use: that of the environment, else the stored one, which counts at once. @throws SecretUnreadable */
export async function mailWay({ client, environment, config, brand, box, dataDir }: MailWayOptions): Promise<MailWay> {
  const { texts, unreadable } = textsOf('mail', await readGroup(client, 'mail'), box)
  const given = (name: 'SMTP_URL' | 'MAIL_FROM') =>
    isFromEnvironment(environment, name) ? environment[name] : texts[name]
  const from = senderOf({ ...config, MAIL_FROM: given('MAIL_FROM') }, brand)
  const folder = join(dataDir, 'outbox')
  if (isFromEnvironment(environment, 'SMTP_URL'))
    return { kind: 'smtp', send: mailTransport({ smtpUrl: environment.SMTP_URL, folder, from }) }
  if (unreadable.SMTP_URL) throw new SecretUnreadable(unreadable.SMTP_URL)
  if (texts.SMTP_URL === undefined) return { kind: 'folder', send: mailTransport({ folder, from }) }
  return { kind: 'smtp', send: await storedTransport(texts.SMTP_URL, { config, folder, from }) }
}

/** Transport by a mail server that an operator typed. @throws AddressRefused */
export async function storedTransport(
  address: string,
  { config, folder, from }: { config: Pick<Config, 'ALERT_HOSTS'>; folder: string; from: string },
): Promise<SendMail> {
  const { url, servername } = await guardedSmtp(address, config.ALERT_HOSTS)
  return mailTransport({ smtpUrl: url, servername, folder, from })
}

/** Current transport, for the job that sends mail. */
export const liveMail =
  (options: MailWayOptions): SendMail =>
  async (mail, name) =>
    (await mailWay(options)).send(mail, name)
