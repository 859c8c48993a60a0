import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { LoginPage } from '../features/accounts/login-page.tsx'
import { ownAddress } from '../features/accounts/own-address.ts'

export const Route = createFileRoute('/login')({
  /** `next`: where the guard was on the way to; only addresses of this site are followed. */
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === 'string' && ownAddress(next) !== null ? { next } : {},
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.login'), path: '/login' }),
  component: Page,
})

function Page() {
  return <LoginPage next={Route.useSearch().next} />
}
