import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { asWritten, readName } from '../../app/search-params.ts'
import { ConfirmEmailPage } from '../../features/accounts/confirm-email-page.tsx'

export const Route = createFileRoute('/account/confirm-email')({
  staticData: { bare: 'no-frame' },
  validateSearch: asWritten<{ token?: string }>,
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: headOf((t) => ({ title: t('titles.confirmEmail'), hidden: true })),
  component: Page,
})

function Page() {
  return <ConfirmEmailPage token={readName(Route.useSearch().token)} />
}
