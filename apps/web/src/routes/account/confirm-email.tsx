import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { ConfirmEmailPage } from '../../features/accounts/confirm-email-page.tsx'

export const Route = createFileRoute('/account/confirm-email')({
  staticData: { bare: 'no-frame' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    token === undefined ? {} : { token: String(token) },
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.confirmEmail'), hidden: true }),
  component: Page,
})

function Page() {
  return <ConfirmEmailPage token={Route.useSearch().token} />
}
