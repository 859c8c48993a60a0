import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { asWritten } from '../../app/search-params.ts'
import { ForgotPasswordPage } from '../../features/accounts/forgot-password-page.tsx'
import { type Onward, readOnward } from '../../features/accounts/onward.ts'

export const Route = createFileRoute('/account/forgot-password')({
  validateSearch: asWritten<Onward>,
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: headOf((t) => ({ title: t('titles.forgotPassword'), hidden: true })),
  component: Page,
})

function Page() {
  return <ForgotPasswordPage onward={readOnward(Route.useSearch())} />
}
