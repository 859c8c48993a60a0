import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { readOnward } from '../features/accounts/own-address.ts'
import { SignUpPage } from '../features/accounts/sign-up/sign-up-page.tsx'

export const Route = createFileRoute('/signup')({
  validateSearch: readOnward,
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.signup'), path: '/signup' }),
  component: Page,
})

function Page() {
  return <SignUpPage onward={readOnward(Route.useSearch())} />
}
