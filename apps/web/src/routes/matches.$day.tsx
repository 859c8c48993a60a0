import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { DemoBanner } from '../features/shell/frame.tsx'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

export const Route = createFileRoute('/matches/$day')({
  head: ({ match, params }) =>
    pageHead(match.context.app, {
      title: textsOf(match.context.app)('titles.matchesOn', { day: params.day }),
      path: `/matches/${params.day}`,
    }),
  component: () => (
    <>
      <DemoBanner />
      <NotBuiltYet page="matches" />
    </>
  ),
})
