import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { WithdrawPage } from '../../features/billing/withdraw-page.tsx'

export const Route = createFileRoute('/subscription/withdraw')({
  loader: ({ context }) => needTexts(context.app, 'billing'),
  head: headOf((t) => ({
    title: t('billing:withdraw.title'),
    path: '/subscription/withdraw',
    hidden: true,
  })),
  component: WithdrawPage,
})
