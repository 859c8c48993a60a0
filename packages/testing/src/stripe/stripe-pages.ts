import { escapeHtml } from '@touchline/server/src/platform/mail/mail-html.ts'
import type { StripeWorld } from './stripe-world.ts'

/** The answer of a page of the provider: HTML, or the next address. */
export type PageAnswer = { html: string } | { redirect: string } | null

const money = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><body style="font:16px sans-serif;max-width:24rem;margin:3rem auto"><h1>${escapeHtml(title)}</h1>${body}</body></html>`
const button = (action: string, label: string) =>
  `<form method="post" action="${escapeHtml(action)}"><button style="font:inherit;padding:.5rem 1.5rem;margin:.25rem 0">${label}</button></form>`

/** The pages people see at the provider: the checkout, an open invoice, the portal. */
export function stripePages(world: StripeWorld) {
  const checkout = (id: string, doing: string | undefined): PageAnswer => {
    const session = world.sessions.get(id)
    if (!session) return null
    if (doing === 'pay') {
      world.payCheckout(id)
      return { redirect: session.success_url }
    }
    if (doing === 'back') return { redirect: session.cancel_url }
    const [line] = session.order.line_items
    if (session.status !== 'open' || !line) return { html: page('This checkout is over', '') }
    const { unit_amount, currency, product_data } = line.price_data
    const off = world.coupons.get(session.order.discounts?.[0]?.coupon ?? '')?.amount_off ?? 0
    const declined = doing === 'decline' ? '<p role="alert">Your card was declined.</p>' : ''
    const buttons = `${button(`/c/pay/${id}/pay`, 'Pay')}${button(`/c/pay/${id}/decline`, 'Decline')}${button(`/c/pay/${id}/back`, 'Back')}`
    return {
      html: page(product_data.name, `<p>${escapeHtml(money(unit_amount - off, currency))}</p>${declined}${buttons}`),
    }
  }

  const invoice = (id: string, doing: string | undefined): PageAnswer => {
    const open = world.invoices.get(id)
    if (!open) return null
    if (doing === 'pay' && open.status === 'open') world.settle(id)
    const state = open.status === 'open' ? button(`/i/${id}/pay`, 'Pay') : `<p>${escapeHtml(String(open.status))}</p>`
    return { html: page('Invoice', `<p>${escapeHtml(money(open.amount_due, open.currency))}</p>${state}`) }
  }

  const portal = (query: URLSearchParams): PageAnswer => {
    const back = query.get('return_url') ?? ''
    return { html: page('Billing', `<p><a href="${escapeHtml(back)}">Return</a></p>`) }
  }

  return (path: string, query: URLSearchParams): PageAnswer => {
    const [, area, second, third, fourth] = path.split('/')
    if (area === 'c' && second === 'pay' && third) return checkout(third, fourth)
    if (area === 'i' && second) return invoice(second, third)
    if (area === 'p') return portal(query)
    return area === 'receipts' ? { html: page('Receipt', '') } : null
  }
}
