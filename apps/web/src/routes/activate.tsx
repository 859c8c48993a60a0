import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { ActivatePage } from '../features/accounts/activate-page.tsx'
import { type Onward, readOnward } from '../features/accounts/own-address.ts'

interface ActivateSearch extends Onward {
  uidb64?: string
  token?: string
}

export const Route = createFileRoute('/activate')({
  staticData: { bare: 'no-frame' },
  validateSearch: ({ uidb64, token, ...more }: Record<string, unknown>): ActivateSearch => ({
    ...(uidb64 === undefined ? {} : { uidb64: String(uidb64) }),
    ...(token === undefined ? {} : { token: String(token) }),
    ...readOnward(more),
  }),
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.activate'), hidden: true }),
  component: Page,
})

function Page() {
  const { uidb64, token, ...more } = Route.useSearch()
  return <ActivatePage uidb64={uidb64} token={token} onward={readOnward(more)} />
}
