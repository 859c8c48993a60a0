import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

export const Route = createFileRoute('/compare/teams/$hid/$aid')({
  head: ({ match, params }) =>
    pageHead(match.context.app, {
      title: textsOf(match.context.app)('titles.compare'),
      path: `/compare/teams/${params.hid}/${params.aid}`,
    }),
  component: () => <NotBuiltYet page="compare" />,
})
