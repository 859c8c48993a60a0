import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { SubscribeMessage } from '../features/billing/subscribe-message.tsx'

/** `expired`; every other type counts as not paid. */
export const Route = createFileRoute('/message/subscribe/$type')({
  head: ({ match, params: { type } }) => {
    const t = textsOf(match.context.app)
    const title = t(type === 'expired' ? 'titles.expired' : 'titles.subscribe')
    return pageHead(match.context.app, { title, hidden: true })
  },
  component: function SubscribeMessagePage() {
    const { type } = Route.useParams()
    return <SubscribeMessage expired={type === 'expired'} />
  },
})
