import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { WithdrawPage } from '../../features/billing/withdraw-page.tsx'

export const Route = createFileRoute('/subscription/withdraw')({
  loader: ({ context }) => needTexts(context.app, 'billing'),
  head: ({ match }) =>
    pageHead(match.context.app, {
      title: textsOf(match.context.app)('withdraw.title', { ns: 'billing' }),
      path: '/subscription/withdraw',
      hidden: true,
    }),
  component: WithdrawPage,
})
