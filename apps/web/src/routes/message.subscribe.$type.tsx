import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { SubscribeMessage } from '../features/billing/subscribe-message.tsx'

/** `expired`; every other type counts as not paid. */
export const Route = createFileRoute('/message/subscribe/$type')({
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.subscribe'), hidden: true }),
  component: function SubscribeMessagePage() {
    const { type } = Route.useParams()
    return <SubscribeMessage expired={type === 'expired'} />
  },
})
