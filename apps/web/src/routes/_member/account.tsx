import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { memberHead } from '../../app/head.ts'
import { AccountPage } from '../../features/settings/account/account-page.tsx'

export const Route = createFileRoute('/_member/account')({
  loader: ({ context }) => needTexts(context.app, 'settings'),
  head: memberHead('account'),
  component: AccountPage,
})
