import { providerLogin } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import { ownAddress } from '@touchline/football'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitAddress } from '../../../platform/http/rate-limit.ts'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import type { AccountDeps } from '../account-deps.ts'
import { holdAccount } from '../accounts.queries.ts'
import { PER_ADDRESS } from '../limits.ts'
import { factorsOf } from '../second-factor/factors.queries.ts'
import { useFactorCode } from '../second-factor/second-factor.queries.ts'
import { newSecret, secretHash } from '../secrets.ts'
import { signIn } from '../sessions/sign-in.ts'
import { beginStep, consumeStep, readStep } from '../sessions/sign-in-steps.queries.ts'
import { INVALID, signedIn } from '../sessions/signed-in.ts'
import { type IdentityProvider, ProviderRefused } from './identity-provider.ts'
import { letReturn, type Outcome } from './returning.ts'

const PATH = '/api/login/provider'
const COOKIE = 'touchline_visit'
const LASTS_SECONDS = 300
const VALUE = /(?:^|; ?)touchline_visit=([\w-]{43})(?:;|$)/
const MAX_NEXT = 1000

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>

/**
 * Signing in with an identity provider. A cookie binds the visit to the browser, so the return address of somebody else's
 * visit does not work here.
 */
export async function providerLoginRoutes(
  app: FastifyInstance,
  deps: AccountDeps & { provider: IdentityProvider | null },
): Promise<void> {
  const { database, clock, limits, browsers, publicUrl, provider } = deps
  const rest = `Path=${PATH}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`
  const keep = (reply: Pick<FastifyReply, 'header'>, value: string, seconds: number) =>
    reply.header('set-cookie', `${COOKIE}=${value}; Max-Age=${seconds}; ${rest}`)
  const browserOf = ({ headers }: FastifyRequest) => VALUE.exec(headers.cookie ?? '')?.[1] ?? null

  const enter = async ({ body, request, reply }: CallInput<typeof providerLogin>) => {
    const secret = browserOf(request)
    const step = secret && (await readStep(database.pool, { purpose: 'returned', secret }, clock.now()))
    if (!step || step.accountId === null) return INVALID
    const { accountId } = step
    const { code } = body
    const giveBack = code === undefined ? null : await limits.factorCode(accountId)
    const opened = await inTransaction(database, async (client) => {
      const now = clock.now()
      const account = await holdAccount(client, accountId)
      if (account === null) return INVALID
      if (account.blockedAt !== null) return { ...INVALID, blocked: true as const }
      const second_factors = await factorsOf(client, accountId)
      if (second_factors.length > 0) {
        if (code === undefined) return { ...INVALID, second_factor: 'needed' as const, second_factors }
        const used = await useFactorCode(client, { accountId, code, box: deps.box }, now)
        if (used !== 'right') return { ...INVALID, second_factor: used }
      }
      if ((await consumeStep(client, { purpose: 'returned', secret }, now)) === null) return INVALID
      return { account, token: await signIn(client, account, { ...deps, request, now }) }
    })
    if ('invalid' in opened) return opened
    await giveBack?.()
    browsers.remember(reply, opened.account)
    return signedIn(database, opened.account, opened.token)
  }
  serve(app, providerLogin, enter, { perAddress: PER_ADDRESS.login })

  if (provider === null) return
  const onRequest = limitAddress(deps.rateLimits.limiter('provider-login', PER_ADDRESS.login))
  const page = { schema: { hide: true }, onRequest }

  const toLogin = (reply: FastifyReply, outcome: Outcome, next: string | null) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`/login?provider=${outcome}${next === null ? '' : `&next=${encodeURIComponent(next)}`}`, 302)

  app.get('/login/provider', page, async (request: Asked, reply) => {
    const given = ownAddress(request.query.next)
    const next = given !== null && given.length <= MAX_NEXT ? given : null
    const browser = newSecret()
    try {
      const { url, state, ...visit } = await provider.begin(`${publicUrl}${PATH}/return`)
      const data = { ...visit, browser: secretHash(browser), ...(next !== null && { next }) }
      await beginStep(database.pool, { purpose: 'visit', secret: state, data }, clock.now())
      keep(reply, browser, LASTS_SECONDS)
      return reply.header('cache-control', 'no-store').redirect(url, 302)
    } catch (error) {
      request.log.error({ err: error }, 'The identity provider cannot be asked')
      return toLogin(reply, 'unreachable', next)
    }
  })

  app.get('/login/provider/return', page, async (request: Asked, reply) => {
    const { state } = request.query
    const browser = browserOf(request)
    if (typeof state !== 'string' || browser === null) return toLogin(reply, 'stale', null)
    const visit = await consumeStep(database.pool, { purpose: 'visit', secret: state }, clock.now())
    const { nonce = '', verifier = '', next = null, browser: of } = visit?.data ?? {}
    if (visit === null || of !== secretHash(browser)) return toLogin(reply, 'stale', null)
    try {
      const returned = new URL(`${publicUrl}${PATH}/return${new URL(request.url, publicUrl).search}`)
      const identity = await provider.finish(returned, { state, nonce, verifier })
      const { ip: address, log } = request
      return toLogin(reply, await letReturn(deps, { identity, provider: provider.name, browser, address, log }), next)
    } catch (error) {
      if (error instanceof ProviderRefused) return toLogin(reply, 'refused', next)
      request.log.error({ err: error }, 'The answer of the identity provider does not hold')
      return toLogin(reply, 'unreachable', next)
    }
  })
}
