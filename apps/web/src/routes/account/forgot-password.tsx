import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { ForgotPasswordPage } from '../../features/accounts/forgot-password-page.tsx'
import { readOnward } from '../../features/accounts/own-address.ts'

export const Route = createFileRoute('/account/forgot-password')({
  validateSearch: readOnward,
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.forgotPassword'), hidden: true }),
  component: Page,
})

function Page() {
  return <ForgotPasswordPage onward={readOnward(Route.useSearch())} />
}
