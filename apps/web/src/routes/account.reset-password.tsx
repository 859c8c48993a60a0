import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

export const Route = createFileRoute('/account/reset-password')({
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.resetPassword'), hidden: true }),
  component: () => <NotBuiltYet page="resetPassword" />,
})
