import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

export const Route = createFileRoute('/setting')({
  head: ({ match }) =>
    pageHead(match.context.app, {
      title: textsOf(match.context.app)('titles.settings'),
      path: '/setting',
      hidden: true,
    }),
  component: () => <NotBuiltYet page="settings" />,
})
