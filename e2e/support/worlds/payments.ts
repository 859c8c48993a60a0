import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '../../../packages/messages/src/index.ts'
import { type MailServer, mailServer } from '../../../packages/testing/src/mail.ts'
import { type PaypalStandIn, startPaypalStandIn } from '../../../packages/testing/src/paypal/stand-in.ts'
import { type StripeStandIn, startStripeStandIn } from '../../../packages/testing/src/stripe/index.ts'
import { copyDemo } from './demo.ts'
import { type Product, startProduct } from './product.ts'

const READY_SECONDS = 170

/** The product with a mail server and both providers, all at one time. */
export interface Shop {
  /** The site's address in mails, to which providers send people back. */
  readonly url: string
  stripe: StripeStandIn
  paypal: PaypalStandIn
  post: MailServer
  /** Delivers PayPal's webhook events. @returns the status of our answer */
  deliverPaypalEvents(event: Parameters<PaypalStandIn['sign']>[0]): Promise<number>
  /** Ends the product and starts it again on the same database later, when it is later at the providers too. */
  goOnAt(instant: Date): Promise<void>
  stop(): Promise<void>
}

/** Opens a shop on a copy of the demo world. Nothing is played in it, and the demo's own payment is not offered. */
export async function openShop(instant: Date): Promise<Shop> {
  let now = instant
  const folder = await mkdtemp(join(tmpdir(), 'touchline-payments-'))
  const dataDir = join(folder, 'data')
  await copyDemo(dataDir)
  const post = await mailServer()
  const stripe = await startStripeStandIn({ now })
  const paypal = await startPaypalStandIn({ now: () => now })

  const start = () =>
    startProduct({
      dataDir,
      readySeconds: READY_SECONDS,
      env: {
        FEED: 'none',
        CLOCK: now.toISOString(),
        SMTP_URL: post.url,
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_BASE: stripe.url,
        PAYPAL_CLIENT_ID: paypal.clientId,
        PAYPAL_CLIENT_SECRET: paypal.clientSecret,
        PAYPAL_WEBHOOK_ID: paypal.webhookId,
        PAYPAL_PLAN_IDS: paypal.planIds,
        PAYPAL_API_BASE: paypal.url,
      },
    })
  let product: Product | null = await start().catch(async (error: unknown) => {
    await Promise.all([post.close(), stripe.close(), paypal.close()])
    throw error
  })
  const address = () => product?.url ?? ''
  const deliverStripeEvents = () => stripe.notify(`${address()}/api/webhooks/stripe`)
  deliverStripeEvents()

  return {
    get url() {
      return address().replace('127.0.0.1', 'localhost')
    },
    stripe,
    paypal,
    post,
    deliverPaypalEvents: async (event) => {
      const answer = await fetch(`${address()}/api/webhooks/paypal`, { method: 'POST', ...paypal.sign(event) })
      return answer.status
    },
    goOnAt: async (later) => {
      stripe.notify(null)
      await product?.stop()
      product = null
      now = later
      stripe.advanceTo(later)
      product = await start()
      deliverStripeEvents()
    },
    stop: async () => {
      stripe.notify(null)
      await product?.stop()
      await Promise.all([post.close(), stripe.close(), paypal.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Buyer {
  email: string
  username: string
  password: string
}

/** Storage of a member's browser. */
export interface Member {
  token: string
  uid: string
  username: string
}

const PORTUGAL = 178

/** Signs up without a browser and activates with the link of the mail. */
export async function newMember({ url, post }: Shop, buyer: Buyer, language: Language): Promise<Member> {
  await call(url, { path: '/signup', body: { ...buyer, country: PORTUGAL, language } })
  const { searchParams } = new URL(linkIn(await post.mailTo(buyer.email, '/activate?')))
  const link = { uidb64: searchParams.get('uidb64'), token: searchParams.get('token') }
  const { token, user } = await call<{ token: string; user: { id: number } }>(url, { path: '/activate', body: link })
  return { token, uid: String(user.id), username: buyer.username }
}

/** The address of a page of ours with a secret in it. */
export const linkIn = (mail: string): string => /http:\/\/localhost:\d+\/activate\?[\w=&-]+/.exec(mail)?.[0] ?? ''

/** Sends JSON to the API, with a token if it is given. @throws Error when the answer is not 200 */
export async function call<T>(
  url: string,
  { path, body, token }: { path: string; body: object; token?: string },
): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Token ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}
