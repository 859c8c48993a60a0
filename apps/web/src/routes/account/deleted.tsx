import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { AccountDeletedPage } from '../../features/accounts/account-deleted-page.tsx'

export const Route = createFileRoute('/account/deleted')({
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.accountDeleted'), hidden: true }),
  component: AccountDeletedPage,
})
