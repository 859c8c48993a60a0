import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { type Onward, readOnward } from '../../features/accounts/own-address.ts'
import { ResetPasswordPage } from '../../features/accounts/reset-password-page.tsx'

interface ResetSearch extends Onward {
  token?: string
}

export const Route = createFileRoute('/account/reset-password')({
  validateSearch: ({ token, ...more }: Record<string, unknown>): ResetSearch => ({
    ...(token === undefined ? {} : { token: String(token) }),
    ...readOnward(more),
  }),
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.resetPassword'), hidden: true }),
  component: Page,
})

function Page() {
  const { token, ...more } = Route.useSearch()
  return <ResetPasswordPage token={token} onward={readOnward(more)} />
}
