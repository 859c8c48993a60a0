import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

export const Route = createFileRoute('/activate')({
  staticData: { bare: 'no-frame' },
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.activate'), hidden: true }),
  component: () => <NotBuiltYet page="activate" />,
})
