import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { ResetPasswordPage } from '../features/accounts/reset-password-page.tsx'

export const Route = createFileRoute('/account/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    token === undefined ? {} : { token: String(token) },
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.resetPassword'), hidden: true }),
  component: Page,
})

function Page() {
  return <ResetPasswordPage token={Route.useSearch().token} />
}
