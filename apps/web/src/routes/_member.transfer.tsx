import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

export const Route = createFileRoute('/_member/transfer')({
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.transfers'), hidden: true }),
  component: () => <NotBuiltYet page="transfers" />,
})
