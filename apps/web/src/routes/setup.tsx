import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { prefetch } from '../app/queries.ts'
import { SetupPage, setupStateQuery } from '../features/console/setup/setup-page.tsx'
import { Brand } from '../features/shell/brand.tsx'

export const Route = createFileRoute('/setup')({
  staticData: { bare: 'own-frame' },
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context }) =>
    Promise.all([prefetch(context.queryClient, setupStateQuery()), needTexts(context.app, 'setup', 'console')]),
  head: headOf((t) => ({ title: t('titles.setup'), path: '/setup', hidden: true })),
  component: () => <SetupPage brand={<Brand />} />,
})
