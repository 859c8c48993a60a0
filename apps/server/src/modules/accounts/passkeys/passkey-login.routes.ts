import { beginPasskeyLogin, passkeyLogin } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import type { AccountDeps } from '../account-deps.ts'
import { holdAccount } from '../accounts.queries.ts'
import { PER_ADDRESS } from '../limits.ts'
import { signIn } from '../sessions/sign-in.ts'
import { beginStep, consumeStep } from '../sessions/sign-in-steps.queries.ts'
import { INVALID, signedIn } from '../sessions/signed-in.ts'
import { findPasskey, usePasskey } from './passkeys.queries.ts'
import { challengeIn, passkeyOptions, verifiedUse } from './web-authn.ts'

/** Signing in with a passkey. It replaces password and second factor: its owner has the device and unlocked it. */
export async function passkeyLoginRoutes(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  const { database, clock, browsers } = deps

  const begin = async () => {
    const options = await passkeyOptions(deps)
    await beginStep(database.pool, { purpose: 'passkey', secret: options.challenge }, clock.now())
    return { options: JSON.stringify(options) }
  }
  serve(app, beginPasskeyLogin, begin, { perAddress: PER_ADDRESS.passkey })

  const enter = async ({ body: { credential }, request, reply }: CallInput<typeof passkeyLogin>) => {
    const now = clock.now()
    const challenge = challengeIn(credential.response.clientDataJSON)
    // Used up before anything is checked, so that no answer works twice.
    const asked = challenge && (await consumeStep(database.pool, { purpose: 'passkey', secret: challenge }, now))
    const passkey = await findPasskey(database.pool, credential.id)
    if (!asked || passkey === null) return INVALID
    const used = await verifiedUse(deps, credential, { challenge, passkey })
    if (used === null) return INVALID
    const opened = await inTransaction(database, async (client) => {
      const account = await holdAccount(client, passkey.accountId)
      if (account === null || account.activatedAt === null) return INVALID
      const { newCounter: counter, credentialBackedUp: backedUp } = used
      if (!(await usePasskey(client, { id: passkey.id, counter, backedUp }, now))) return INVALID
      if (account.blockedAt !== null) return { ...INVALID, blocked: true as const }
      return { account, token: await signIn(client, account, { ...deps, request, now }) }
    })
    if ('invalid' in opened) return opened
    browsers.remember(reply, opened.account)
    return signedIn(database, opened.account, opened.token)
  }
  serve(app, passkeyLogin, enter, { perAddress: PER_ADDRESS.passkey })
}
