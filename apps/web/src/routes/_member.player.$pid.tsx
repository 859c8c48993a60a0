import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

export const Route = createFileRoute('/_member/player/$pid')({
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.player'), hidden: true }),
  component: () => <NotBuiltYet page="player" />,
})
