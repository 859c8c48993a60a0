import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PaypalEvent, PaypalShop } from './shop.ts'

interface Page {
  shop: PaypalShop
  /** Reports the seller's webhook. */
  notify: (events: readonly PaypalEvent[]) => Promise<void>
}

/** Where a customer approves a subscription or turns back; then the browser goes where the seller said, as from PayPal. */
export function approvalPage(
  { shop, notify }: Page,
  { asked, body, request, response }: { asked: URL; body: string; request: IncomingMessage; response: ServerResponse },
): void {
  const token = asked.searchParams.get('ba_token')
  const all = [...shop.subscriptions.values()]
  const revised = all.find(({ revision }) => revision?.token === token)
  if (revised?.revision && request.method === 'POST') {
    const back = revised.revision.returnUrl
    const isApproved = new URLSearchParams(body).get('choice') === 'approve'
    const events = isApproved ? [shop.approveRevision(revised.id)] : []
    response.writeHead(302, { location: back }).end()
    return void notify(events)
  }
  const one = revised ?? all.find((subscription) => subscription.token === token)
  if (!one)
    return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Things don’t appear to be working.')
  if (request.method !== 'POST') {
    const { currency, months } = shop.planOf(one)
    const price = shop.nextPrice(one)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><title>PayPal stand-in</title><link rel="icon" href="data:,"><h1>Approve ${price} ${currency} every ${months} months?</h1>
<form method="post"><button name="choice" value="approve">Approve</button> <button name="choice" value="cancel">Cancel</button></form>`,
    )
    return
  }
  const approved = new URLSearchParams(body).get('choice') === 'approve'
  const back = new URL(approved ? one.returnUrl : one.cancelUrl)
  back.searchParams.set('subscription_id', one.id)
  back.searchParams.set('ba_token', one.token)
  back.searchParams.set('token', one.token.replace('BA-', 'EC-'))
  const events = approved && one.status === 'APPROVAL_PENDING' ? shop.approve(one.id) : []
  response.writeHead(302, { location: back.href }).end()
  void notify(events)
}
