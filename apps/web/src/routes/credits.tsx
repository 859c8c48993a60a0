import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { prefetch } from '../app/queries.ts'
import { CreditsPage } from '../features/credits/credits-page.tsx'
import { creditsQuery } from '../features/credits/credits-queries.ts'

export const Route = createFileRoute('/credits')({
  loader: ({ context }) =>
    Promise.all([needTexts(context.app, 'credits'), prefetch(context.queryClient, creditsQuery())]),
  head: headOf((t, { brand }) => ({
    title: t('credits:title'),
    description: t('credits:description', { brand }),
    path: '/credits',
  })),
  component: CreditsPage,
})
