import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { prefetch } from '../../app/queries.ts'
import { plansQuery } from '../../features/billing/billing-queries.ts'
import { SubscriptionPage } from '../../features/billing/subscription-page.tsx'
import { readSubscriptionSearch } from '../../features/billing/subscription-search.ts'

export const Route = createFileRoute('/subscription/')({
  validateSearch: readSubscriptionSearch,
  loader: ({ context }) =>
    Promise.all([needTexts(context.app, 'billing'), prefetch(context.queryClient, plansQuery())]),
  head: ({ match }) => {
    const t = textsOf(match.context.app)
    return pageHead(match.context.app, {
      title: t('titles.plans'),
      description: t('description', { ns: 'billing' }),
      path: '/subscription',
    })
  },
  component: function SubscriptionRoute() {
    return <SubscriptionPage search={Route.useSearch()} />
  },
})
