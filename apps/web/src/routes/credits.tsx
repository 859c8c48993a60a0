import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { prefetch } from '../app/queries.ts'
import { CreditsPage } from '../features/credits/credits-page.tsx'
import { creditsQuery } from '../features/credits/credits-queries.ts'

export const Route = createFileRoute('/credits')({
  loader: ({ context }) =>
    Promise.all([needTexts(context.app, 'credits'), prefetch(context.queryClient, creditsQuery())]),
  head: ({ match }) => {
    const { app } = match.context
    const t = textsOf(app)
    return pageHead(app, {
      title: t('title', { ns: 'credits' }),
      description: t('description', { ns: 'credits', brand: app.page.brand }),
      path: '/credits',
    })
  },
  component: CreditsPage,
})
