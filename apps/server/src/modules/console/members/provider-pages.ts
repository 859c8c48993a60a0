const PAGES = {
  stripe: {
    subscription: 'https://dashboard.stripe.com/subscriptions/',
    payment: 'https://dashboard.stripe.com/invoices/',
  },
  paypal: {
    subscription: 'https://www.paypal.com/billing/subscriptions/',
    payment: 'https://www.paypal.com/activity/payment/',
  },
} as const

/** Address of the provider's page for one of its things; null if there is none. */
export function pageAtProvider(provider: string, kind: 'subscription' | 'payment', id: string | null): string | null {
  const pages = provider === 'stripe' || provider === 'paypal' ? PAGES[provider] : null
  return pages === null || id === null ? null : `${pages[kind]}${encodeURIComponent(id)}`
}
