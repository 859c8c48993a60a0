import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { NotBuiltYet } from '../ui/not-built-yet.tsx'

export const Route = createFileRoute('/login')({
  /** `next`: where the guard was on the way to; only addresses of this site are followed. */
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {},
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.login'), path: '/login' }),
  component: () => <NotBuiltYet page="login" />,
})
