import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { ForgotPasswordPage } from '../features/accounts/forgot-password-page.tsx'

export const Route = createFileRoute('/account/forgot-password')({
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.forgotPassword'), hidden: true }),
  component: ForgotPasswordPage,
})
