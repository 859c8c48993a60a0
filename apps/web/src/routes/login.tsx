import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { asWritten } from '../app/search-params.ts'
import { LoginPage } from '../features/accounts/login-page.tsx'
import { type Onward, readOnward, readOutcome } from '../features/accounts/onward.ts'

export const Route = createFileRoute('/login')({
  validateSearch: asWritten<Onward>,
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: headOf((t, { brand }) => ({
    title: t('titles.login'),
    description: t('accounts:descriptions.login', { brand }),
    path: '/login',
  })),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return <LoginPage onward={readOnward(search)} outcome={readOutcome(search)} />
}
