import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

export const Route = createFileRoute('/signup')({
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.signup'), path: '/signup' }),
  component: () => <NotBuiltYet page="signup" />,
})
