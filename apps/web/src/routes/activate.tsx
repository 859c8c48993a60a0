import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../app/app.ts'
import { headOf } from '../app/head.ts'
import { asWritten, readName } from '../app/search-params.ts'
import { ActivatePage } from '../features/accounts/activate-page.tsx'
import { type Onward, readOnward } from '../features/accounts/onward.ts'

interface ActivateSearch extends Onward {
  uidb64?: string
  token?: string
}

export const Route = createFileRoute('/activate')({
  staticData: { bare: 'no-frame' },
  validateSearch: asWritten<ActivateSearch>,
  loader: ({ context }) => needTexts(context.app, 'accounts'),
  head: headOf((t) => ({ title: t('titles.activate'), hidden: true })),
  component: Page,
})

function Page() {
  const { uidb64, token, next } = Route.useSearch()
  return <ActivatePage uidb64={readName(uidb64)} token={readName(token)} onward={readOnward({ next })} />
}
