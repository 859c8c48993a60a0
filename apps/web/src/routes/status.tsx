import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { prefetch } from '../app/queries.ts'
import { StatusPage } from '../features/status/status-page.tsx'
import { statusQuery } from '../features/status/status-queries.ts'

export const Route = createFileRoute('/status')({
  loader: ({ context }) =>
    Promise.all([needTexts(context.app, 'status'), prefetch(context.queryClient, statusQuery())]),
  head: headOf((t, { brand }) => ({
    title: t('status:title'),
    description: t('status:description', { brand }),
    path: '/status',
  })),
  component: StatusPage,
})
