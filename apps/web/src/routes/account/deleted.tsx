import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { AccountDeletedPage } from '../../features/accounts/account-deleted-page.tsx'

export const Route = createFileRoute('/account/deleted')({
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: headOf((t) => ({ title: t('titles.accountDeleted'), hidden: true })),
  component: AccountDeletedPage,
})
