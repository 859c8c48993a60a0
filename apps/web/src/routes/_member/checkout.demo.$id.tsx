import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { DemoCheckoutPage } from '../../features/billing/checkout/demo-checkout-page.tsx'

export const Route = createFileRoute('/_member/checkout/demo/$id')({
  loader: ({ context }) => needTexts(context.app, 'billing'),
  head: headOf((t) => ({ title: t('billing:demo.title'), hidden: true })),
  component: function DemoCheckoutRoute() {
    return <DemoCheckoutPage id={Route.useParams().id} />
  },
})
