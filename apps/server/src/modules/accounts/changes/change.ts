import { DAY_MS } from '@touchline/football'
import type pg from 'pg'
import type { Brand } from '../../../platform/brand.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { activateAccount, type HeldAccount, type MailAccount, setPasswordHash } from '../accounts.queries.ts'
import { type LinkKind, linkMail, type SiteNames } from '../mails/account-mails.ts'
import { type Ended, passwordChangedMail } from '../mails/security-mails.ts'
import { storeLink, voidMailed } from '../one-time.queries.ts'
import { dropSteps } from '../sessions/sign-in-steps.queries.ts'

/**
 * Sets a new password of a locked account: earlier links are void, and its owner is informed. Anyone who could set it owns the address,
 * which is all that activation needs. The caller decides which sessions end.
 */
export async function setPassword(
  client: pg.ClientBase,
  account: HeldAccount,
  { passwordHash, ended, brand, now }: { passwordHash: string; ended: Ended; brand: Brand; now: Date },
): Promise<void> {
  await setPasswordHash(client, account.id, passwordHash)
  await activateAccount(client, account.id, now)
  await voidMailed(client, account.id, now)
  await dropSteps(client, account.id)
  await queueMail(client, passwordChangedMail(account, ended, brand), now)
}

const PURPOSE = { activate: 'activate', claim: 'reset', moved: 'reset', reset: 'reset' } as const

/** Nobody waits for the mail about a move. */
const MOVED_MS = 7 * DAY_MS

/** Puts a mail with a new link on its way to an account that is held. */
export async function mailLink(
  client: pg.ClientBase,
  {
    link: { kind, account, next },
    site,
    now,
  }: { link: { kind: LinkKind; account: MailAccount; next?: string | undefined }; site: SiteNames; now: Date },
): Promise<void> {
  const { mail, secret } = linkMail(kind, { account, siteNames: site, next })
  await storeLink(
    client,
    { purpose: PURPOSE[kind], accountId: account.id, secret, ...(kind === 'moved' && { lastsMs: MOVED_MS }) },
    now,
  )
  await queueMail(client, mail, now)
}
