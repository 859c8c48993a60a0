import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { prefetch } from '../app/queries.ts'
import { SetupPage, setupStateQuery } from '../features/console/setup/setup-page.tsx'
import { Brand } from '../features/shell/brand.tsx'

export const Route = createFileRoute('/setup')({
  staticData: { bare: 'own-frame' },
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context }) =>
    Promise.all([prefetch(context.queryClient, setupStateQuery()), needTexts(context.app, 'setup', 'console')]),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.setup'), path: '/setup', hidden: true }),
  component: () => <SetupPage brand={<Brand />} />,
})
