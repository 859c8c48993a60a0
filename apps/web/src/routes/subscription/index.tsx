import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { prefetch } from '../../app/queries.ts'
import { asWritten } from '../../app/search-params.ts'
import { plansQuery } from '../../features/billing/billing-queries.ts'
import { SubscriptionPage } from '../../features/billing/subscription-page.tsx'
import { readSubscriptionSearch, type SubscriptionSearch } from '../../features/billing/subscription-search.ts'

export const Route = createFileRoute('/subscription/')({
  validateSearch: asWritten<SubscriptionSearch>,
  loader: ({ context }) =>
    Promise.all([needTexts(context.app, 'billing'), prefetch(context.queryClient, plansQuery())]),
  head: headOf((t) => ({
    title: t('billing:headTitle'),
    description: t('billing:description'),
    path: '/subscription',
  })),
  component: function SubscriptionRoute() {
    return <SubscriptionPage search={Route.useSearch({ select: readSubscriptionSearch, structuralSharing: true })} />
  },
})
