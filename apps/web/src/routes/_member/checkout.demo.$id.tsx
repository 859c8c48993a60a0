import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { DemoCheckoutPage } from '../../features/billing/checkout/demo-checkout-page.tsx'

export const Route = createFileRoute('/_member/checkout/demo/$id')({
  loader: ({ context }) => needTexts(context.app, 'billing'),
  head: ({ match }) =>
    pageHead(match.context.app, {
      title: textsOf(match.context.app)('demo.title', { ns: 'billing' }),
      hidden: true,
    }),
  component: function DemoCheckoutRoute() {
    return <DemoCheckoutPage id={Route.useParams().id} />
  },
})
