import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { asWritten } from '../app/search-params.ts'
import { type Onward, readOnward } from '../features/accounts/onward.ts'
import { SignUpPage } from '../features/accounts/sign-up/sign-up-page.tsx'

export const Route = createFileRoute('/signup')({
  validateSearch: asWritten<Onward & { owner?: string }>,
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: headOf((t, { brand }) => ({
    title: t('titles.signup'),
    description: t('accounts:descriptions.signup', { brand }),
    path: '/signup',
  })),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return <SignUpPage onward={readOnward(search)} owner={typeof search.owner === 'string' ? search.owner : null} />
}
