import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { asWritten, readName } from '../../app/search-params.ts'
import { type Onward, readOnward } from '../../features/accounts/onward.ts'
import { ResetPasswordPage } from '../../features/accounts/reset-password-page.tsx'

interface ResetSearch extends Onward {
  token?: string
}

export const Route = createFileRoute('/account/reset-password')({
  validateSearch: asWritten<ResetSearch>,
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: headOf((t) => ({ title: t('titles.resetPassword'), hidden: true })),
  component: Page,
})

function Page() {
  const { token, next } = Route.useSearch()
  return <ResetPasswordPage token={readName(token)} onward={readOnward({ next })} />
}
