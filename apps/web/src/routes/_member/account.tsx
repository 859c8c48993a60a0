import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { AccountPage } from '../../features/settings/account/account-page.tsx'

export const Route = createFileRoute('/_member/account')({
  loader: ({ context }) => needTexts(context.app, 'settings'),
  head: headOf((t) => ({ title: t('titles.account'), hidden: true })),
  component: AccountPage,
})
