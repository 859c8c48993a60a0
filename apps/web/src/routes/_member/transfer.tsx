import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { asWritten } from '../../app/search-params.ts'
import { DemoBanner } from '../../features/shell/frame.tsx'
import { readTransferSearch, type TransferSearch } from '../../features/transfer/transfer.search.ts'
import { TransferPage } from '../../features/transfer/transfer-page.tsx'

export const Route = createFileRoute('/_member/transfer')({
  validateSearch: asWritten<TransferSearch>,
  loader: ({ context }) => needTexts(context.app, 'transfer', 'transfers'),
  head: headOf((t) => ({ title: t('titles.transfers'), hidden: true })),
  component: Page,
})

function Page() {
  const { type } = Route.useSearch({ select: readTransferSearch, structuralSharing: true })
  const navigate = Route.useNavigate()
  return (
    <>
      <DemoBanner />
      <TransferPage
        type={type}
        onType={(next) => void navigate({ search: { type: next }, replace: true, resetScroll: false })}
      />
    </>
  )
}
