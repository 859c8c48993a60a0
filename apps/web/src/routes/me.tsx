import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '../app/head.ts'
import { MePage } from '../features/me/me-page.tsx'
import { loadMe } from '../features/me/me-queries.ts'
import { DemoBanner } from '../features/shell/frame.tsx'

export const Route = createFileRoute('/me')({
  // Only this page uses the loader's code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadMe(context),
  head: headOf((t) => ({ title: t('titles.me'), hidden: true })),
  component: Page,
})

function Page() {
  return (
    <>
      <DemoBanner />
      <MePage />
    </>
  )
}
