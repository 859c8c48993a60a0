import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { HeldAccount } from '../accounts.queries.ts'
import { newDeviceMail } from '../mails/security-mails.ts'
import { openSession } from './session.queries.ts'

/**
 * Opens a session of an account that is held and has proved who it is. Those who run the site are mailed about a browser they did not use before.
 * @returns the token for the browser
 */
export async function signIn(
  client: pg.ClientBase,
  account: HeldAccount,
  { browsers, brand, request, now }: Pick<AccountDeps, 'browsers' | 'brand'> & { request: FastifyRequest; now: Date },
): Promise<string> {
  const userAgent = request.headers['user-agent']
  if (account.role !== null && browsers.find(request, account) === null)
    await queueMail(client, newDeviceMail(account, { userAgent, at: now }, brand), now)
  return openSession(client, { accountId: account.id, userAgent }, now)
}
