import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { LoginPage } from '../features/accounts/login-page.tsx'
import { readOnward } from '../features/accounts/own-address.ts'

export const Route = createFileRoute('/login')({
  validateSearch: readOnward,
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.login'), path: '/login' }),
  component: Page,
})

function Page() {
  return <LoginPage onward={readOnward(Route.useSearch())} />
}
